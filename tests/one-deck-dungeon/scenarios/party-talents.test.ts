/** Two heroes with talents: whose they are, and what counts once or twice (R38, R42–R44; Campaign Mode). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { earnedCheckmarks } from '@main/games/one-deck-dungeon/checkmarks'
import { createRandom } from '@main/games/random'
import type { OptionsInput, TierId } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, position, rolls, type Seated } from './table'

type Talents = NonNullable<Seated['talents']>
function both(talents: Talents): readonly Seated[] {
  return [
    { hero: 'warrior', talents },
    { hero: 'rogue', talents },
  ]
}
const TWOS = [
  ...hand({ strength: [2, 2, 2], agility: [2] }),
  ...hand({ agility: [2, 2, 2], magic: [2] }),
]

function begun(tier: TierId | null, one: Talents, other: Talents) {
  const options: OptionsInput = {
    heroes: [
      { hero: 'warrior', talents: [...one] },
      { hero: 'rogue', talents: [...other] },
    ],
    dungeon: 'lichs-tomb',
    tier,
  }
  const { state } = oneDeckDungeon.setup(
    v.parse(oneDeckDungeon.schemas.options, options),
    createRandom(7),
    oneDeckDungeon.rulesVersion,
  )
  return oneDeckDungeon.view(state, null)
}

describe('at the start', () => {
  test('Prepared gives one potion for each hero who has it', () => {
    expect(begun(null, [], []).potions).toBe(1)
    expect(begun(null, ['prepared'], []).potions).toBe(2)
    expect(begun(null, ['prepared'], ['prepared']).potions).toBe(3)
  })

  test('Challenge Tiers: the same for a party of two as for one', () => {
    expect(begun('novice', [], [])).toMatchObject({ potions: 2, levelsGained: 0 })
    expect(begun('novice', [], []).level).toMatchObject({ level: 2, items: 2, skills: 2 })
    expect(begun('standard', [], [])).toMatchObject({ potions: 1 })
    expect(begun('standard', [], []).xp.cards.length).toBe(1)
    expect(begun('veteran', [], [])).toMatchObject({ potions: 1 })
    expect(begun('fearless', [], [])).toMatchObject({ potions: 0 })
    expect(begun('fearless', ['prepared'], []).potions).toBe(1)
  })

  test('Durability is its own hero’s', () => {
    const { heroes } = begun(null, [], ['durability'])
    expect(heroes.map(({ health }) => health)).toEqual([4, 4])
  })

  test('Setup: one deck of 44 and one supply for two heroes', () => {
    const view = begun(null, [], [])
    // The first turn has not begun.
    expect(view.deck).toBe(44)
    expect(view.supply).toEqual({ strength: 8, agility: 8, magic: 8, heroic: 6 })
  })
})

describe('always in effect', () => {
  test('Knowledge counts for each hero who has it', () => {
    const need = (party: readonly Seated[]) => position({ party }).view.level.need
    expect(need(both([]))).toBe(6)
    expect(need([{ hero: 'warrior', talents: ['knowledge'] }, { hero: 'rogue' }])).toBe(5)
    expect(need(both(['knowledge']))).toBe(4)
    // A potion at level 4 is no levelling up.
    expect(position({ party: both(['knowledge']), level: 4 }).view.level.need).toBe(5)
  })

  test('Foresight of both does no more than of one', () => {
    for (const party of [both(['foresight']), both(['foresight']).with(1, { hero: 'rogue' })]) {
      const table = position({
        party,
        dungeon: 'lichs-tomb',
        asked: { type: 'start-of-turn', floorBegins: true },
      })
      expect(table.timeFor('turn')).toBe(0)
      table.do('begin-turn').do('explore').do('begin-turn')
      expect(table.timeFor('turn')).toBe(2)
    }
  })

  test('First Aid helps only the hero who has it', () => {
    const party: readonly Seated[] = [
      { hero: 'warrior', damage: 3, talents: ['first-aid', 'durability'] },
      { hero: 'rogue', damage: 2 },
    ]
    const table = facing('ogre-1', { party, potions: 2, rolls: TWOS }).do('roll-dice')
    table.do('drink-healing', { hero: 0 }).do('drink-healing', { hero: 1 })
    expect(table.happened('healed').map(({ hero, amount }) => [hero, amount])).toEqual([
      [0, 3],
      [1, 2],
    ])
    const turn = position({
      party: [
        { hero: 'warrior', damage: 4, talents: ['first-aid', 'durability'] },
        { hero: 'paladin', damage: 4, talents: ['durability'], items: ['ogre-1'] },
      ],
      potions: 2,
      asked: { type: 'start-of-turn', floorBegins: false },
    })
    turn.do('drink-healing', { hero: 0 }).do('drink-healing', { hero: 1 })
    expect(turn.view.heroes.map(({ damage }) => damage)).toEqual([0, 1])
  })

  test('R38: Recovery heals each hero who has it, and no other', () => {
    const table = position({
      party: [
        { hero: 'warrior', damage: 2, talents: ['recovery'] },
        { hero: 'rogue', damage: 2 },
      ],
      dungeon: 'lichs-tomb',
      deckSize: 0,
      asked: { type: 'descend-or-stay' },
    }).do('descend')
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([1, 2])
    const all = position({
      party: both(['recovery']).map((seated) => ({ ...seated, damage: 1 })),
      dungeon: 'lichs-tomb',
      deckSize: 0,
      asked: { type: 'descend-or-stay' },
    }).do('descend')
    expect(all.happened('healed').map(({ hero, cause }) => [hero, cause])).toEqual([
      [0, 'recovery'],
      [1, 'recovery'],
    ])
  })

  test('Facts: the Warrior of a party has no Second Wind', () => {
    const table = position({
      party: [{ hero: 'warrior', damage: 2 }, { hero: 'rogue' }],
      dungeon: 'lichs-tomb',
      deckSize: 0,
      asked: { type: 'descend-or-stay' },
    }).do('descend')
    expect(table.heroAt(0).damage).toBe(2)
  })
})

describe('used in encounters', () => {
  test('R14: talents touch the dice of the hero who has them', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', talents: ['guile', 'planning', 'direct-hit'] }],
      rolls: [...TWOS, ...rolls('reroll.agility', 5)],
    }).do('roll-dice')
    expect(new Set(table.listed('use-talent').map(({ hero }) => hero))).toEqual(new Set([1]))
    expect(table.refused({ type: 'use-talent', hero: 0, talent: 'guile' })).toBe('talent-unknown')
    table.do('use-talent', { hero: 1, talent: 'guile' })
    expect(new Set(table.listed('pick-die').map(({ hero }) => hero))).toEqual(new Set([1]))
    table.pick('1: agility 2')
    table.do('use-talent', { hero: 1, talent: 'planning' }).pick('1: agility 2')
    table.do('use-talent', { hero: 1, talent: 'direct-hit' }).pick('1: magic 2')
    expect(table.diceOf(1)).toEqual(['agility 5', 'agility 3', 'agility 2', 'magic 6'])
    expect(table.diceOf(0).every((die) => die.endsWith('2'))).toBe(true)
    table.end()
  })

  test('Cunning and Fortitude: each hero’s own, once each in a peril', () => {
    const table = facing('cave-in-2', {
      party: both(['cunning', 'fortitude']),
      rolls: [...hand({ strength: [2, 2, 2] }), ...rolls('effect.strength', 5, 6)],
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    for (const hero of [0, 1]) table.do('use-talent', { hero, talent: 'cunning' })
    expect(table.diceOf(0).at(-1)).toBe('strength 5')
    expect(table.diceOf(1)).toEqual(['strength 6'])
    table.do('use-talent', { hero: 1, talent: 'fortitude' })
    expect(table.stopping?.damage).toBe(0)
    table.end()
  })

  test('Fade takes time for talents of either hero', () => {
    const table = facing('shadow-1', { party: both(['grit']), rolls: TWOS }).do('roll-dice')
    for (const hero of [0, 1]) table.do('use-talent', { hero, talent: 'grit' })
    expect(table.timeFor('fade')).toBe(2)
  })
})

describe('what a game earns', () => {
  test('R42, R43: descents and levels count once for the party, for every hero the full number', () => {
    // The Lich untouched deals 15: both fall in the first round, after the descent to it.
    const table = boss('lichs-tomb', {
      party: both([]),
      tier: 'veteran',
      rolls: [
        ...hand({ strength: [2, 2, 2], agility: [2] }, 'boss'),
        ...hand({ agility: [2, 2, 2], magic: [2] }, 'boss'),
      ],
    }).do('roll-dice')
    table.do('finish-placing').do('take-damage', { hero: 0 })
    const outcome = oneDeckDungeon.outcome(table.state)
    expect(outcome).toMatchObject({
      result: 'lost',
      cause: 'boss',
      heroes: ['warrior', 'rogue'],
      descents: 1,
      levels: 0,
      bossDefeated: false,
      bossRounds: 1,
      healthLeft: [0, 0],
    })
    if (outcome === null) throw new Error('the game goes on')
    expect(earnedCheckmarks(outcome, oneDeckDungeon.catalogue)).toEqual({
      descents: 1,
      levels: 0,
      boss: 0,
      tier: 2,
      total: 3,
    })
  })
})
