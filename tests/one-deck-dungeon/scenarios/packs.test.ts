/** Games played with a pack: a talent or basic skill does what the pack says, whatever ours does. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import type { OddContent, TalentEffect } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, position, type Position, type Table } from './table'

const ROLLED = hand({ strength: [1, 6, 1, 5], agility: [1, 1], magic: [1] })

function fight(content: OddContent, given: Position = {}): Table {
  return facing('ogre-1', { content, rolls: ROLLED, ...given }).do('roll-dice')
}
/** A pack in which one talent has another effect. */
function grit(effect: TalentEffect): OddContent {
  return { talents: { grit: changed(effect) } }
}
/** As a file brings it: nothing of it is shared with anything else. */
function changed(effect: TalentEffect) {
  return structuredClone(effect) as NonNullable<NonNullable<OddContent['talents']>['grit']>
}

describe('a talent of a pack', () => {
  test('that was used may be always in effect, and is then used no more', () => {
    const table = fight(grit({ type: 'more-health', by: 3 }), { talents: ['grit', 'durability'] })
    expect(table.hero.health).toBe(10)
    expect(table.can('use-talent')).toBe(false)
    expect(table.refused({ type: 'use-talent', hero: 0, talent: 'grit' })).toBe('works-by-itself')
  })

  test('that was always in effect may be used, and is then in effect no more', () => {
    const content: OddContent = {
      talents: {
        durability: {
          type: 'use',
          when: ['combat'],
          effects: [{ type: 'gain', color: 'heroic', value: 4, count: 2, only: null }],
        },
      },
    }
    const table = fight(content, { talents: ['durability'] })
    expect(table.hero.health).toBe(6)
    table.do('use-talent', { talent: 'durability' })
    expect(table.dice.slice(-2)).toEqual(['heroic 4', 'heroic 4'])
    expect(table.hero.talents).toEqual([{ talent: 'durability', used: true }])
    expect(table.refused({ type: 'use-talent', hero: 0, talent: 'durability' })).toBe('skill-used')
  })

  test('may let a heroic die take the highest value: each such talent once in an encounter', () => {
    const content = grit({ type: 'highest-heroic-die' })
    const table = fight(content, { talents: ['grit', 'crafty'] })
    table.do('begin-heroic-die', { crafty: true }).pick('strength 1', 'strength 6')
    expect(table.dice.at(-1)).toBe('heroic 6')
    expect(table.hero.talents).toEqual([
      { talent: 'grit', used: true },
      { talent: 'crafty', used: false },
    ])
    table.do('begin-heroic-die', { crafty: true }).pick('strength 1', 'strength 5')
    expect(table.dice.at(-1)).toBe('heroic 5')
    expect(table.can('begin-heroic-die', { crafty: true })).toBe(false)
    expect(table.refused({ type: 'begin-heroic-die', hero: 0, crafty: true })).toBe('skill-used')
    const without = fight(grit({ type: 'more-health', by: 1 }), { talents: ['grit'] })
    expect(without.refused({ type: 'begin-heroic-die', hero: 0, crafty: true })).toBe(
      'talent-unknown',
    )
  })

  test('may heal on the way down, and is named for it', () => {
    const content = grit({ type: 'heal-on-descent', by: 2 })
    const table = boss('dragons-cave', { content, talents: ['grit', 'recovery'], damage: 5 })
    expect(table.happened('healed')).toMatchObject([
      { amount: 2, cause: 'second-wind' },
      { amount: 2, cause: 'grit' },
      { amount: 1, cause: 'recovery' },
    ])
  })

  test('may make potions heal more, together with First Aid', () => {
    const content = grit({ type: 'better-healing', by: 2 })
    const table = position({ content, talents: ['grit', 'first-aid'], damage: 5, potions: 1 })
    expect(table.do('drink-healing').hero.damage).toBe(0)
  })

  test('may bring potions, and save time and XP, but never all of it', () => {
    const content = grit({ type: 'more-potions', by: 4 })
    const { options } = position({ content, talents: ['grit', 'prepared'] }).state
    const begun = oneDeckDungeon.setup(options, createRandom(7), oneDeckDungeon.rulesVersion)
    expect(begun.state.potions).toBe(6)
    const cheap = (by: number): number =>
      position({ content: grit({ type: 'cheaper-levels', by }), talents: ['grit', 'knowledge'] })
        .view.level.need
    expect([cheap(1), cheap(5)]).toEqual([4, 1])
    const asked = { type: 'start-of-turn', floorBegins: true } as const
    const timeless = position({
      content: grit({ type: 'timeless-first-turn' }),
      talents: ['grit'],
      dungeon: 'yetis-cavern',
      asked,
    })
    expect(timeless.view.question).toMatchObject({ discards: 0, tokens: 0 })
    expect(timeless.do('begin-turn').timeFor('turn')).toBe(0)
  })

  test('is skipped where it offers a choice of nothing', () => {
    const nothing = { type: 'reroll-values', values: [4] } as const
    const content = grit({
      type: 'use',
      when: ['combat'],
      effects: [
        { type: 'choose', of: [nothing, nothing] },
        { type: 'gain', color: 'magic', value: 2, count: 1, only: null },
      ],
    })
    const table = fight(content, { talents: ['grit'] }).do('use-talent', { talent: 'grit' })
    expect(table.asked).toBe('place')
    expect(table.dice.at(-1)).toBe('magic 2')
  })

  test('may prevent damage of the boss alone', () => {
    const content = grit({
      type: 'use',
      when: ['combat'],
      effects: [{ type: 'prevent', damage: 0, bossDamage: 2, time: 0 }],
    })
    expect(fight(content, { talents: ['grit'] }).can('use-talent')).toBe(false)
    const round = boss('dragons-cave', { content, talents: ['grit'] }).do('roll-dice')
    const before = round.stopping?.damage ?? 0
    round.do('use-talent', { talent: 'grit' })
    expect(round.stopping?.damage).toBe(before - 2)
  })
})

describe('a basic skill of a pack', () => {
  const content: OddContent = {
    basicSkills: {
      spark: {
        name: 'Second Thoughts',
        when: ['combat'],
        cost: { agility: 1 },
        effects: [
          { type: 'gain', color: 'strength', value: 3, count: 1, only: null },
          { type: 'raise-gained', to: 6 },
        ],
      },
    },
  }

  test('has its own cost and effects', () => {
    const table = fight(content, { basicSkill: 'spark' })
    table.do('use-skill', { skill: 'spark' }).pick('agility 1')
    expect(table.dice.at(-1)).toBe('strength 3')
    table.pick('strength 3')
    expect(table.dice.at(-1)).toBe('strength 6')
  })

  test('is not used where it does not work', () => {
    const peril = facing('cave-in-1', {
      content,
      basicSkill: 'spark',
      rolls: hand({ agility: [1, 1] }),
    })
      .do('choose-option', { option: 'climb-over-it' })
      .do('roll-dice')
    expect(peril.refused({ type: 'use-skill', hero: 0, skill: 'spark' })).toBe('combat-only')
  })

  test('leaves the other one ours', () => {
    const table = fight(content, { basicSkill: 'steady-grip' })
    table.do('use-skill', { skill: 'steady-grip' }).pick('strength 1')
    expect(table.view.question).toMatchObject({ type: 'pick-dice', least: 0, most: 2 })
  })

  test('turns no more dice heroic than there are heroic dice left', () => {
    const recolor: OddContent = {
      basicSkills: {
        spark: {
          name: 'Blaze',
          when: ['combat'],
          cost: {},
          effects: [
            { type: 'gain', color: 'heroic', value: 1, count: 5, only: null },
            { type: 'recolor', from: 'strength', least: 2, most: 3 },
          ],
        },
      },
    }
    const table = fight(recolor, { basicSkill: 'spark' }).do('use-skill', { skill: 'spark' })
    expect(table.view.question).toMatchObject({ type: 'pick-dice', least: 1, most: 1 })
    table.pick('strength 6')
    expect(table.dice).toContain('heroic 6')
  })
})
