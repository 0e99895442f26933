/** Four heroes against the boss: double health, two pairs a round (rulebook p. 37; R29–R34, R41). */
import type { CardId, DungeonId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, hand, rolls, type Position, type Seated, type Table } from './table'

/** Cards of 1 health each, four for every hero at level 4: nobody falls at once. */
const CARDS: readonly CardId[] = ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1']
const MORE: readonly CardId[] = ['ogre-2', 'phantom-2', 'boulder-1', 'force-wall-2']
/** 0 Warrior, 1 Rogue, 2 Mage, 3 Paladin. */
const HARDY: readonly Seated[] = [
  { hero: 'warrior', items: CARDS },
  { hero: 'rogue', items: MORE },
  { hero: 'mage', items: CARDS },
  { hero: 'paladin', items: MORE },
]
const FOUR: readonly Seated[] = HARDY.map(({ hero }) => ({ hero }))

function against(dungeon: DungeonId, given: Position = {}): Table {
  return boss(dungeon, { party: FOUR, ...given })
}

/** Fights with a pair first: up to its roll. */
function pair(table: Table, first: number, second: number): Table {
  return table.do('choose-pair', { first, second })
}

function damages(table: Table) {
  return table.happened('damaged').map(({ hero, amount }) => `${hero}: ${amount}`)
}
/** Gives an odd damage to a hero, and drinks for whoever would fall. */
function holdOut(table: Table, taker: number): Table {
  if (table.asked === 'assign-damage') table.do('take-damage', { hero: taker })
  while (table.asked === 'save-hero') table.do('drink-healing')
  return table
}
function struck(table: Table) {
  return table.happened('boss-struck').map(({ amount }) => amount)
}

/** What each hero rolls without items, everything showing one value. */
function dice(seat: number, value: number) {
  return hand(
    [
      { strength: [value, value, value], agility: [value] },
      { agility: [value, value, value], magic: [value] },
      { agility: [value], magic: [value, value, value] },
      { strength: [value, value], magic: [value, value] },
    ][seat] ?? {},
    'boss',
  )
}

describe('the fight of four', () => {
  test.each([
    ['dragons-cave', 12],
    ['hydras-reef', 10],
    ['yetis-cavern', 12],
    ['lichs-tomb', 10],
    ['minotaurs-maze', 20],
  ] as const)('R41: the boss of %s has double health: %i', (dungeon, health) => {
    expect(against(dungeon).view.boss).toMatchObject({ health, damage: 0, round: 1 })
  })

  test('R29: all four lose their stored dice', () => {
    const table = against('dragons-cave', {
      party: FOUR.map((seated) => (seated.hero === 'rogue' ? seated : { ...seated, stored: 1 })),
    })
    expect(table.happened('stored-dice-lost').map(({ hero }) => hero)).toEqual([0, 2, 3])
    expect(table.view.supply.heroic).toBe(12)
  })

  test('R41: each round the party splits into pairs anew, and each rolls its own dice', () => {
    const table = against('lichs-tomb', {
      party: HARDY,
      level: 4,
      potions: 20,
    })
    expect(table.view.question).toEqual({ type: 'choose-pair', card: null })
    expect(table.listed('choose-pair').length).toBe(6)
    pair(table, 1, 3)
    expect(table.happened('round-began')).toEqual([
      { type: 'round-began', round: 1, heroes: [1, 3] },
    ])
    expect(table.view.question).toEqual({ type: 'roll-round', round: 1 })
    table.do('roll-dice')
    expect(table.listed('roll-bonus').map(({ hero }) => hero)).toEqual([1, 3])
    table.do('roll-bonus', { hero: 3 })
    expect(new Set(table.pool.map(({ hero }) => hero))).toEqual(new Set([1, 3]))
    // The Lich untouched: 15 damage, to the pair alone.
    holdOut(table.do('finish-placing'), 1)
    expect(damages(table)).toEqual(['1: 8', '3: 7'])

    // The second pair, in the same round, with no die of the first.
    expect(table.view.question).toEqual({ type: 'roll-round', round: 1 })
    expect(table.view.encounter).toMatchObject({ heroes: [0, 2], pool: [] })
    expect(table.view.supply).toEqual({ strength: 16, agility: 16, magic: 16, heroic: 12 })
    table.do('roll-dice')
    expect(table.listed('roll-bonus').map(({ hero }) => hero)).toEqual([0, 2])
    holdOut(table.do('roll-bonus', { hero: 2 }).do('finish-placing'), 2)
    expect(damages(table).slice(2)).toEqual(['0: 7', '2: 8'])

    expect(table.view.boss?.round).toBe(2)
    expect(table.view.question).toEqual({ type: 'choose-pair', card: null })
    pair(table, 0, 1)
    expect(table.view.encounter?.heroes).toEqual([0, 1])
  })

  test('R41: if the first pair kills, the second does not fight', () => {
    // One damage is left to the Lich. Potions pay for its 14.
    const table = against('lichs-tomb', {
      bossDamage: 9,
      potions: 9,
      rolls: [...dice(0, 3), ...dice(1, 1)],
    })
    pair(table, 0, 1).do('roll-dice')
    table.place('0: strength 3', 0).place('0: strength 3', 0).do('finish-placing')
    holdOut(table, 0)
    expect(table.view.outcome).toMatchObject({ result: 'won', bossDefeated: true, bossRounds: 1 })
    expect(table.view.outcome?.healthLeft?.slice(2)).toEqual([3, 3])
    expect(table.happened('round-began').length).toBe(1)
    table.end()
  })

  test('R41: otherwise the second pair strikes on', () => {
    const table = against('lichs-tomb', {
      bossDamage: 8,
      potions: 12,
      rolls: [...dice(0, 3), ...dice(1, 1), ...dice(2, 1), ...dice(3, 3)],
    })
    pair(table, 0, 1).do('roll-dice')
    table.place('0: strength 3', 0).place('0: strength 3', 0).do('finish-placing')
    holdOut(table, 0)
    expect(table.view.boss?.damage).toBe(9)
    table.do('roll-dice')
    table.place('3: strength 3', 0).place('3: strength 3', 0).do('finish-placing')
    holdOut(table, 0)
    expect(struck(table)).toEqual([1, 1])
    expect(table.view.outcome).toMatchObject({ result: 'won', bossRounds: 1 })
    table.end()
  })

  test('R34: who falls in the first pair loses the game, though the boss would fall in the same round', () => {
    const table = against('lichs-tomb', { bossDamage: 9, rolls: [...dice(0, 3), ...dice(1, 1)] })
    pair(table, 0, 1).do('roll-dice')
    table.place('0: strength 3', 0).place('0: strength 3', 0).do('finish-placing')
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'boss', bossDefeated: false })
    expect(table.view.boss?.damage).toBe(9)
    expect(table.view.outcome?.healthLeft).toEqual([0, 0, 3, 3])
  })

  test('R24: Healing reaches the pair that does not fight', () => {
    const table = against('lichs-tomb', {
      party: [...FOUR.slice(0, 3), { hero: 'paladin', damage: 2 }],
      potions: 1,
    })
    pair(table, 0, 1).do('drink-healing', { hero: 3 })
    expect(table.heroAt(3).damage).toBe(0)
  })

  test('R21: a skill is ready again in each round, whoever the partner is', () => {
    const table = against('lichs-tomb', { party: HARDY, level: 4, potions: 30 })
    pair(table, 0, 2).do('roll-dice').do('roll-bonus', { hero: 0 })
    table.do('use-skill', { hero: 2, skill: 'power-transfer' }).do('choose-effect', { effect: 1 })
    expect(table.diceOf(0).at(-1)).toBe('agility 1')
    expect(table.can('use-skill', { skill: 'power-transfer' })).toBe(false)
    holdOut(table.do('finish-placing'), 0)
    // She is not in the second pair’s bout.
    table.do('roll-dice').do('roll-bonus', { hero: 1 })
    expect(table.can('use-skill', { hero: 2 })).toBe(false)
    holdOut(table.do('finish-placing'), 1)
    pair(table, 1, 2).do('roll-dice').do('roll-bonus', { hero: 1 })
    table.do('use-skill', { hero: 2, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(table.diceOf(1).at(-1)).toBe('strength 1')
  })
})

describe('the five bosses', () => {
  test('p. 37: the Minotaur’s X is twice its damage, at least 12', () => {
    const x = (bossDamage: number) =>
      pair(against('minotaurs-maze', { bossDamage }), 0, 1).boxes[0]?.value
    expect([0, 6, 7, 19].map(x)).toEqual([12, 12, 14, 38])
  })

  test('R33, R41: X is set when each pair’s own round starts', () => {
    const table = against('minotaurs-maze', {
      bossDamage: 7,
      potions: 20,
      rolls: [...dice(0, 5), ...dice(1, 1)],
    })
    pair(table, 0, 1).do('roll-dice')
    expect(table.boxes[0]?.value).toBe(14)
    // Three skulls: 2 and 5 of strength, 6 of agility.
    table.place('0: strength 5', 2).place('0: strength 5', 5).place('0: agility 5', 6)
    expect(table.boxes[0]?.value).toBe(14)
    table.do('finish-placing')
    holdOut(table, 0)
    expect(table.view.boss?.damage).toBe(10)
    expect(table.boxes[0]?.value).toBe(20)
  })

  test('R32: the Hydra heals for every open head after each pair', () => {
    const table = against('hydras-reef', {
      party: HARDY,
      level: 4,
      bossDamage: 8,
      potions: 30,
    })
    pair(table, 0, 1).do('roll-dice').do('roll-bonus', { hero: 0 }).do('finish-placing')
    holdOut(table, 0)
    expect(table.view.boss?.damage).toBe(5)
    table.do('roll-dice').do('roll-bonus', { hero: 2 }).do('finish-placing')
    holdOut(table, 2)
    expect(table.happened('boss-healed').map(({ amount }) => amount)).toEqual([3, 3])
    expect(table.view.boss?.damage).toBe(2)
  })

  test('R31: the Lich’s boxes break for each pair anew', () => {
    const table = against('lichs-tomb', {
      potions: 9,
      rolls: [...dice(0, 3), ...dice(1, 3), ...dice(2, 3), ...dice(3, 3)],
    })
    pair(table, 0, 1).do('roll-dice').place('0: strength 3', 0).place('0: strength 3', 0)
    expect(table.boxes[0]).toMatchObject({ broken: true })
    table.do('finish-placing')
    holdOut(table, 0)
    expect(table.boxes[0]).toMatchObject({ broken: false, dice: [] })
    table.do('roll-dice').place('3: strength 3', 0)
    expect(table.boxes[0]).toMatchObject({ broken: true, dice: [] })
    table.end()
  })

  test('Yeti: 1s of each pair are discarded', () => {
    const table = against('yetis-cavern', { rolls: [...dice(2, 1), ...dice(3, 4)] })
    pair(table, 2, 3).do('roll-dice')
    expect(table.diceOf(2)).toEqual([])
    expect(table.diceOf(3).length).toBe(4)
    table.end()
  })

  test('Dragon: no heroic die on a skull, of either pair', () => {
    const table = against('dragons-cave', {
      level: 2,
      rolls: [...dice(0, 6), ...dice(1, 6), ...rolls('boss.heroic', 6)],
    })
    pair(table, 0, 1).do('roll-dice').do('roll-bonus', { hero: 0 })
    table.place('0: agility 6', 0).place('1: agility 6', 1)
    const die = table.die('0: heroic 6')
    expect(table.refused({ type: 'place-die', hero: 0, die, box: 6 })).toBe('heroic-on-skull')
    table.place('0: strength 6', 6)
    table.end()
  })
})
