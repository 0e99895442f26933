/** Two heroes against the boss: rounds as ever, with two pools and damage for both (R29–R34). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { damages, WARRIOR_ROGUE } from './parties'
import { boss, hand, rolls } from './table'

/** Items of 4 health and strength, and of 4 health and other dice. */
const STURDY: readonly CardId[] = ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1']
const NIMBLE: readonly CardId[] = [
  'ice-elemental-1',
  'ice-elemental-2',
  'fire-elemental-2',
  'phantom-2',
]

describe('the fight of two', () => {
  test('R29: stored dice of both heroes are discarded before round 1, and there is no feat', () => {
    const table = boss('dragons-cave', {
      party: [
        { hero: 'warrior', stored: 1 },
        { hero: 'mage', stored: 1 },
      ],
    })
    expect(table.happened('stored-dice-lost')).toEqual([
      { type: 'stored-dice-lost', hero: 0, count: 1 },
      { type: 'stored-dice-lost', hero: 1, count: 1 },
    ])
    expect(table.view.supply.heroic).toBe(6)
    expect(table.view.boss).toEqual({ boss: 'dragon', health: 6, damage: 0, round: 1 })
    expect(table.happened('round-began')).toEqual([
      { type: 'round-began', round: 1, heroes: [0, 1] },
    ])
    expect(table.view.question).toEqual({ type: 'roll-round', round: 1 })
    expect(table.actions).toEqual([{ type: 'roll-dice', hero: null }])
  })

  test('R33: the Minotaur’s X is 4 times its damage, at least 12', () => {
    const x = (bossDamage: number) =>
      boss('minotaurs-maze', { party: WARRIOR_ROGUE, bossDamage }).boxes[0]?.value
    expect([0, 3, 4, 9].map(x)).toEqual([12, 12, 16, 36])
  })

  test('R18, R32: both heroes cover a head of the Hydra; open heads heal it first', () => {
    const table = boss('hydras-reef', {
      party: [
        { hero: 'warrior', items: ['ogre-1', 'phantom-1'] },
        { hero: 'paladin', items: ['boulder-2', 'force-wall-1'] },
      ],
      level: 2,
      bossDamage: 3,
      potions: 9,
      rolls: [
        ...hand({ strength: [3, 3, 1, 1, 1], agility: [1] }, 'boss'),
        ...hand({ strength: [4, 1, 1], magic: [6, 6] }, 'boss'),
        ...rolls('boss.heroic', 3),
      ],
    }).do('roll-dice')
    table.do('take-first', { hero: 0 }).do('roll-bonus', { hero: 0 })
    table.do('begin-wide-box', { box: 0 })
    table.pick('0: strength 3', '0: strength 3', '1: strength 4', '0: heroic 3')
    table.place('1: magic 6', 1).place('1: magic 6', 3)
    // Left: heads of 3 and 3, and 2 of the last box: 8, four each.
    expect(table.stopping).toEqual({ damage: 8, time: 0 })
    table.do('finish-placing')
    expect(damages(table)).toEqual(['0: 4 boss', '1: 4 boss'])
    expect(table.happened('boss-healed').map(({ amount }) => amount)).toEqual([2])
    expect(table.happened('boss-struck').map(({ amount }) => amount)).toEqual([1])
    expect(table.view.boss).toMatchObject({ health: 5, damage: 2, round: 2 })
  })

  test('Yeti: 1s that either hero rolls are discarded; its skulls fall to both', () => {
    const table = boss('yetis-cavern', {
      party: WARRIOR_ROGUE,
      rolls: [
        ...hand({ strength: [1, 5, 4], agility: [1] }, 'boss'),
        ...hand({ agility: [1, 6, 5], magic: [1] }, 'boss'),
      ],
    }).do('roll-dice')
    expect(table.diceOf(0)).toEqual(['strength 5', 'strength 4'])
    expect(table.diceOf(1)).toEqual(['agility 6', 'agility 5'])
  })

  test('Dragon: no heroic die of either hero on a skull', () => {
    const table = boss('dragons-cave', {
      party: WARRIOR_ROGUE,
      level: 2,
      rolls: [
        ...hand({ strength: [6, 1, 1], agility: [5] }, 'boss'),
        ...hand({ agility: [5, 6, 1], magic: [1] }, 'boss'),
        ...rolls('boss.heroic', 6),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 1 })
    table.place('0: agility 5', 0).place('1: agility 5', 1)
    const die = table.die('1: heroic 6')
    expect(table.refused({ type: 'place-die', hero: 1, die, box: 4 })).toBe('heroic-on-skull')
    table.place('1: agility 6', 2).place('0: strength 6', 6)
    expect(table.boxes.filter(({ skull, dice }) => skull && dice.length > 0).length).toBe(2)
  })

  test('R31: a die of either hero breaks the Lich’s box, one of the other covers it', () => {
    const table = boss('lichs-tomb', {
      party: WARRIOR_ROGUE,
      level: 2,
      rolls: [
        ...hand({ strength: [3, 1, 1], agility: [3] }, 'boss'),
        ...hand({ agility: [4, 1, 1], magic: [1] }, 'boss'),
        ...rolls('boss.heroic', 3),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 1 })
    table.place('0: strength 3', 0)
    expect(table.boxes[0]).toMatchObject({ broken: true, dice: [] })
    table.place('1: heroic 3', 0)
    expect(table.boxes[0]?.dice.length).toBe(1)
    table.place('1: agility 4', 2).place('0: agility 3', 2)
    expect(table.boxes[2]?.dice.length).toBe(1)
  })

  test('R34: if one hero falls in the round in which the boss would, the game is lost', () => {
    // One damage is left to the Lich; its strength skull is covered, but 14 damage come first.
    const given = {
      bossDamage: 4,
      rolls: [
        ...hand({ strength: [3, 3, 2], agility: [2] }, 'boss'),
        ...hand({ agility: [2, 2, 2], magic: [2] }, 'boss'),
      ],
    } as const
    const lost = boss('lichs-tomb', { party: WARRIOR_ROGUE, ...given }).do('roll-dice')
    lost.place('0: strength 3', 0).place('0: strength 3', 0).do('finish-placing')
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'boss', bossDefeated: false })
    expect(lost.view.boss?.damage).toBe(4)

    // Potions save both: seven each, of four and three health.
    const won = boss('lichs-tomb', { party: WARRIOR_ROGUE, potions: 6, ...given }).do('roll-dice')
    won.place('0: strength 3', 0).place('0: strength 3', 0).do('finish-placing')
    while (won.asked === 'save-hero') won.do('drink-healing')
    expect(won.view.outcome).toMatchObject({ result: 'won', healthLeft: [1, 2] })
  })

  test('R21: skills of both are ready again in the next round, dice are cleared', () => {
    const round = [
      ...hand({ strength: [2, 2, 2, 2, 2, 2, 2], agility: [2] }, 'boss'),
      ...hand({ agility: [2, 2, 2, 2, 2, 2, 2], magic: [2] }, 'boss'),
      ...rolls('boss.heroic', 2, 2),
    ]
    const table = boss('lichs-tomb', {
      party: [
        { hero: 'warrior', items: STURDY, skills: ['beetle-2'] },
        { hero: 'rogue', items: NIMBLE, skills: ['cave-in-2'] },
      ],
      level: 4,
      potions: 2,
      rolls: [...round, ...round],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 1 })
    table.do('use-skill', { hero: 0, skill: 'crushing-blow' }).pick('0: strength 2')
    table.do('use-skill', { hero: 1, skill: 'crushing-blow' }).pick('1: heroic 2')
    expect(table.can('use-skill', { skill: 'crushing-blow' })).toBe(false)
    table.do('finish-placing').do('take-damage', { hero: 0 })
    while (table.asked === 'save-hero') table.do('drink-healing')
    expect(table.view.question).toEqual({ type: 'roll-round', round: 2 })
    expect(table.pool).toEqual([])
    table.do('roll-dice').do('roll-bonus', { hero: 1 })
    expect(table.listed('use-skill', { skill: 'crushing-blow' }).map(({ hero }) => hero)).toEqual([
      0, 1,
    ])
    table.end()
  })

  test('R23: a boss round’s damage is split as well', () => {
    // The Lich untouched: 15 damage; with 12 and 8 health both hold out.
    const table = boss('lichs-tomb', {
      party: [
        {
          hero: 'warrior',
          items: ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1'],
          talents: ['durability'],
        },
        {
          hero: 'rogue',
          items: ['ogre-2', 'phantom-2', 'boulder-1', 'force-wall-2'],
          talents: ['durability'],
        },
      ],
      level: 4,
      rolls: [
        ...hand({ strength: [2, 2, 2, 2, 2, 2, 2], agility: [2] }, 'boss'),
        ...hand({ agility: [2, 2, 2, 2], magic: [2, 2, 2, 2] }, 'boss'),
        ...rolls('boss.heroic', 2, 2),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 0 }).do('finish-placing')
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1],
      cause: 'boss',
    })
    table.do('take-damage', { hero: 0 })
    expect(damages(table)).toEqual(['0: 8 boss', '1: 7 boss'])
    expect(table.view.question).toEqual({ type: 'roll-round', round: 2 })
    table.end()
  })
})
