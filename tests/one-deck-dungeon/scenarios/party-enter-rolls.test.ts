/** Dice of the table's own: every kind of roll is asked, for one, two and four heroes (R16). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { asked, own, enterDice } from './enter-dice'
import { WARRIOR_ROGUE } from './parties'
import { boss, facing, hand, rolls } from './table'

describe('every kind of roll', () => {
  test('feats: the Gamble and Eagle Eye, both dice of it together', () => {
    const table = own('ogre-1', { party: [{ hero: 'archer' }, { hero: 'rogue' }] })
    table.do('use-feat', { hero: 1 })
    expect(asked(table)).toBe('1 feat.heroic ×1')
    enterDice(table, 'feat.heroic', 1)
    expect(table.heroAt(1).damage).toBe(1)
    expect(table.timeFor('feat')).toBe(3)
    table.do('use-feat', { hero: 0 })
    // The time is spent before the dice are thrown.
    expect(table.timeFor('feat')).toBe(5)
    enterDice(table, 'feat.heroic', 2, 6)
    expect(table.asked).toBe('discard-feat-die')
    table.do('pick-die', { die: table.die('0: heroic 2') })
    expect(table.diceOf(0)).toEqual(['heroic 6'])
  })

  test('feats: a stored die', () => {
    const table = own('ogre-1', { party: [{ hero: 'warrior', stored: 1 }, { hero: 'rogue' }] })
    table.do('use-feat', { hero: 0 })
    enterDice(table, 'feat.heroic', 4)
    expect(table.diceOf(0)).toEqual(['heroic 4'])
  })

  test('effects: each colour of a skill is a roll; rerolls are told die by die', () => {
    const table = own('ogre-1', {
      party: [
        { hero: 'warrior', skills: ['plague-rat-1'] },
        { hero: 'paladin', talents: ['guile'] },
      ],
    }).do('roll-dice')
    enterDice(table, 'encounter.strength', 2, 2, 1)
    enterDice(table, 'encounter.agility', 1)
    enterDice(table, 'encounter.strength', 3, 3)
    enterDice(table, 'encounter.magic', 3, 3)
    table.do('use-skill', { hero: 0, skill: 'persistence' }).pick('0: strength 2', '0: strength 2')
    enterDice(table, 'effect.strength', 5)
    enterDice(table, 'effect.heroic', 1)
    table.do('use-talent', { hero: 1, talent: 'guile' }).pick('1: magic 3')
    enterDice(table, 'reroll.magic', 6)
    table.do('use-skill', { hero: 1, skill: 'support-aura' })
    table.pick('0: strength 1', '0: agility 1', '0: heroic 1')
    expect(asked(table)).toBe('0 reroll.strength ×1')
    enterDice(table, 'reroll.strength', 4)
    enterDice(table, 'reroll.agility', 3)
    enterDice(table, 'reroll.heroic', 2)
    expect(table.diceOf(0)).toEqual(['strength 4', 'agility 3', 'strength 5', 'heroic 2'])
    expect(table.diceOf(1)).toEqual(['strength 3', 'strength 3', 'magic 6', 'magic 3'])
  })

  test('effects: a potion’s rerolls and its roll; Cunning in the peril’s colour', () => {
    const table = own('cave-in-2', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', talents: ['cunning'] }],
      identified: ['skeleton-2'],
      potions: 1,
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    enterDice(table, 'encounter.strength', 1, 2, 3)
    table.do('drink-potion', { hero: 0, potion: 'clarity' })
    enterDice(table, 'reroll.strength', 6)
    enterDice(table, 'reroll.strength', 5)
    enterDice(table, 'effect.heroic', 4)
    expect(table.diceOf(0)).toEqual(['strength 6', 'strength 5', 'strength 3', 'heroic 4'])
    table.do('use-talent', { hero: 1, talent: 'cunning' })
    enterDice(table, 'effect.strength', 6)
    expect(table.diceOf(1)).toEqual(['strength 6'])
  })

  test('the boss: its rounds’ rolls, for two and for a pair of four', () => {
    const two = boss('yetis-cavern', { party: WARRIOR_ROGUE, dice: 'own', level: 2 })
    two.do('roll-dice').do('roll-bonus', { hero: 0 })
    enterDice(two, 'boss.strength', 1, 5, 5)
    enterDice(two, 'boss.agility', 1)
    enterDice(two, 'boss.agility', 6, 6, 6)
    enterDice(two, 'boss.magic', 1)
    enterDice(two, 'boss.heroic', 4)
    expect(two.diceOf(0)).toEqual(['strength 5', 'strength 5', 'heroic 4'])
    expect(two.diceOf(1)).toEqual(['agility 6', 'agility 6', 'agility 6'])

    const four = boss('yetis-cavern', {
      party: [...WARRIOR_ROGUE, { hero: 'mage' }, { hero: 'paladin' }],
      dice: 'own',
    })
    four.do('choose-pair', { first: 1, second: 3 }).do('roll-dice')
    expect(asked(four)).toBe('1 boss.agility ×3')
    enterDice(four, 'boss.agility', 2, 2, 2)
    enterDice(four, 'boss.magic', 2)
    expect(asked(four)).toBe('3 boss.strength ×2')
    enterDice(four, 'boss.strength', 2, 2)
    enterDice(four, 'boss.magic', 2, 2)
    expect(four.asked).toBe('place')
  })

  test('one hero alone', () => {
    const table = facing('cave-in-2', { hero: 'mage', dice: 'own', stored: 2 })
    table.do('choose-option', { option: 'climb-over-it' }).do('use-feat', { dice: 2 })
    enterDice(table, 'feat.heroic', 3, 3)
    table.do('roll-dice')
    enterDice(table, 'encounter.agility', 6, 6)
    expect(table.dice).toEqual(['heroic 3', 'heroic 3', 'agility 6', 'agility 6'])
  })
})

describe('what is asked', () => {
  test('R16: as many dice as there are', () => {
    const table = own('ogre-1', {
      party: [
        { hero: 'warrior', items: ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1'] },
        { hero: 'paladin', items: ['wraith-2', 'arrow-wall-1'] },
      ],
      level: 4,
    }).do('roll-dice')
    table.do('take-first', { hero: 1 }).do('roll-bonus', { hero: 0 })
    expect(asked(table)).toBe('0 encounter.strength ×4')
    enterDice(table, 'encounter.strength', 1, 1, 1, 1)
    enterDice(table, 'encounter.agility', 1)
    expect(asked(table)).toBe('1 encounter.strength ×4')
  })

  test('R16: a roll of no dice is not asked', () => {
    // All six heroic dice are out; the seventh is lost without a word.
    const table = own('ogre-1', {
      party: [
        { hero: 'archer', skills: ['boulder-1'] },
        { hero: 'mage', stored: 1 },
      ],
      level: 4,
      identified: ['skeleton-2'],
      potions: 1,
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 0 })
    enterDice(table, 'encounter.strength', 3)
    enterDice(table, 'encounter.agility', 3, 3)
    enterDice(table, 'encounter.magic', 3)
    enterDice(table, 'encounter.agility', 3)
    enterDice(table, 'encounter.magic', 3, 3, 3)
    enterDice(table, 'encounter.heroic', 3, 3)
    table.do('use-skill', { hero: 0, skill: 'valor' })
    enterDice(table, 'effect.heroic', 3)
    for (const hero of [0, 1]) {
      table.do('begin-heroic-die', { hero, crafty: false })
      table.pick(`${hero}: magic 3`, `${hero}: agility 3`)
    }
    expect(table.view.supply.heroic).toBe(0)
    // Clarity finds nothing to reroll, and no heroic die to roll.
    table.do('drink-potion', { hero: 1, potion: 'clarity' })
    expect(table.happened('dice-lost').at(-1)).toMatchObject({ color: 'heroic', count: 1 })
    expect(table.asked).toBe('place')
  })

  test('the app’s dice are never asked', () => {
    const table = facing('ogre-1', { party: WARRIOR_ROGUE }).do('roll-dice')
    expect(table.asked).toBe('place')
    expect(table.refused({ type: 'enter-die', hero: 0, value: 3 })).toBe('not-now')
  })

  test('told or thrown by the app, the same values play the same game', () => {
    const thrown = facing('ogre-1', {
      party: WARRIOR_ROGUE,
      rolls: [
        ...rolls('feat.heroic', 5),
        ...hand({ strength: [1, 2, 3], agility: [4] }),
        ...hand({ agility: [5, 6, 1], magic: [2] }),
      ],
    })
    thrown.do('use-feat', { hero: 1 }).do('roll-dice')
    thrown.end()
    const told = own('ogre-1').do('use-feat', { hero: 1 })
    enterDice(told, 'feat.heroic', 5).do('roll-dice')
    enterDice(told, 'encounter.strength', 1, 2, 3)
    enterDice(told, 'encounter.agility', 4)
    enterDice(told, 'encounter.agility', 5, 6, 1)
    enterDice(told, 'encounter.magic', 2)
    expect(told.events).toEqual(thrown.events)
    expect({ ...told.state, options: null }).toEqual({ ...thrown.state, options: null })
    expect(oneDeckDungeon.view(told.state, null).options.dice).toBe('own')
  })
})
