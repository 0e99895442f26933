/** The boss fight (R29–R34), and the five bosses. */
import type { CardId, DieColor } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, hand, position, rolls, type Position, type Table } from './table'

type Dice = Partial<Readonly<Record<DieColor, readonly number[]>>>

/** The warrior's seven dice. */
const ONES: Dice = { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }
function round(dice: Dice) {
  return hand(dice, 'boss')
}

/** Items of strength and health: the warrior then rolls all 8 strength dice, and has 12 health. */
const HARDY: readonly CardId[] = [
  'ogre-1',
  'phantom-1',
  'boulder-2',
  'force-wall-1',
  'shadow-2',
  'glooping-ooze-2',
]

function types(table: Table): readonly string[] {
  return table.last.map(({ type }) => type)
}
function stopping(table: Table) {
  return table.view.encounter?.stopping?.damage
}
function boxOf(table: Table, id: number) {
  const box = table.view.encounter?.boxes[id]
  if (box === undefined) throw new Error(`no box ${id}`)
  return box
}

describe('the fight', () => {
  test('R29: stored heroic dice are discarded before round 1', () => {
    const table = boss('dragons-cave', { stored: 2 })
    expect(types(table)).toEqual(['stored-dice-lost', 'boss-began', 'round-began'])
    expect(table.happened('stored-dice-lost')).toEqual([
      { type: 'stored-dice-lost', hero: 0, count: 2 },
    ])
    expect(table.hero.stored).toBe(0)
    expect(table.view.supply.heroic).toBe(6)
  })

  test('R29: no feats: a round begins with its roll', () => {
    for (const hero of ['warrior', 'rogue', 'mage', 'archer', 'paladin'] as const) {
      const stores = hero === 'rogue' || hero === 'archer' ? 0 : 1
      const table = boss('dragons-cave', { hero, stored: stores })
      expect(table.view.question).toEqual({ type: 'roll-round', round: 1 })
      expect(table.actions).toEqual([{ type: 'roll-dice', hero: null }])
      expect(table.refused({ type: 'use-feat', hero: 0, dice: 2 })).toBe('not-now')
    }
  })

  test('R29, R35: damage of the boss stores nothing for Frenzy', () => {
    const table = boss('minotaurs-maze', { items: HARDY, level: 4, rolls: [] })
    table.do('roll-dice').do('finish-placing')
    expect(table.happened('die-stored')).toEqual([])
    expect(table.hero.stored).toBe(0)
  })

  test('R29: no time is spent, whatever is left uncovered', () => {
    const table = boss('yetis-cavern', {
      items: HARDY,
      level: 4,
      rolls: round({
        strength: [2, 2, 2, 2, 2, 2, 2, 2],
        agility: [2, 2],
        magic: [2],
        heroic: [2, 2],
      }),
    })
    const { discard, deck, stairs } = table.view
    table.do('roll-dice')
    expect(table.view.encounter?.stopping?.time).toBe(0)
    table.do('finish-placing')
    expect(table.view).toMatchObject({ discard, deck, stairs })
    expect(table.happened('stairs-token')).toEqual([])
  })

  test('Rulebook p. 35: the dungeon’s boxes and rules do not apply', () => {
    // Biting Cold arms no box of the Yeti; only its first has armor.
    const yeti = boss('yetis-cavern')
    expect(yeti.view.encounter?.boxes.map(({ source, armor }) => [source, armor])).toEqual([
      ['boss', true],
      ...Array.from({ length: 7 }, () => ['boss', false]),
    ])

    // Poison Aura takes nothing from heroic dice.
    const hydra = boss('hydras-reef', { level: 2, rolls: round({ ...ONES, heroic: [6] }) })
    expect(hydra.do('roll-dice').dice.at(-1)).toBe('heroic 6')

    // Weakness Curse discards no 2s, Blade Storm adds nothing.
    const lich = boss('lichs-tomb', {
      rolls: round({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
    }).do('roll-dice')
    expect(lich.dice.length).toBe(7)
    expect(stopping(lich)).toBe(1 + 3 + 1 + 4 + 1 + 5)
  })

  test('Rulebook p. 35: each round rolls the hero’s, the items’ and the level’s dice', () => {
    const table = boss('minotaurs-maze', {
      level: 4,
      items: ['beetle-1', 'boulder-2', 'ogre-1', 'phantom-1', 'force-wall-1', 'shadow-2'],
      rolls: [
        ...round({
          strength: [5, 5, 1, 1, 1, 1, 1, 1],
          agility: [6, 5],
          magic: [6, 5],
          heroic: [6, 6],
        }),
        ...round({
          strength: [2, 2, 2, 2, 2, 2, 2, 2],
          agility: [2, 2],
          magic: [2, 2],
          heroic: [2, 2],
        }),
      ],
    }).do('roll-dice')
    expect(table.dice.length).toBe(14)
    expect(table.happened('dice-lost')).toEqual([
      { type: 'dice-lost', hero: 0, color: 'strength', count: 1 },
    ])
    table.place('strength 5', 2).place('strength 5', 5).place('magic 5', 3).place('agility 5', 6)
    table.place('magic 6', 4).place('agility 6', 7).place('heroic 6', 1)
    table.do('finish-placing')
    expect(table.view.boss).toMatchObject({ damage: 4, round: 2 })
    // All dice are cleared before the next roll.
    expect(table.dice).toEqual([])
    expect(table.view.supply).toEqual({ strength: 8, agility: 8, magic: 8, heroic: 6 })
    table.do('roll-dice')
    expect(table.dice.filter((die) => die.startsWith('heroic'))).toEqual(['heroic 2', 'heroic 2'])
    expect(table.dice.length).toBe(14)
    table.end()
  })

  test('R21: skills and talents once in a round, and again in the next', () => {
    const table = boss('minotaurs-maze', {
      hero: 'paladin',
      level: 4,
      items: HARDY,
      skills: ['boulder-1'],
      talents: ['planning'],
    }).do('roll-dice')
    table.do('use-skill', { skill: 'valor' })
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'valor' })).toBe('skill-used')
    table.do('use-talent', { talent: 'planning' }).do('pick-die', table.listed('pick-die')[0])
    table.do('confirm')
    expect(table.refused({ type: 'use-talent', hero: 0, talent: 'planning' })).toBe('skill-used')
    table.do('finish-placing').do('roll-dice')
    expect(table.view.boss?.round).toBe(2)
    expect(table.can('use-skill', { skill: 'valor' })).toBe(true)
    expect(table.can('use-talent', { talent: 'planning' })).toBe(true)
  })

  test('R30: what was prevented in a round does not last into the next', () => {
    const table = boss('dragons-cave', {
      level: 4,
      items: [...HARDY, 'fire-elemental-2'],
      skills: ['goblin-2'],
    }).do('roll-dice')
    const first = stopping(table) ?? 0
    table.do('use-skill', { skill: 'dodge' })
    table.do('pick-die', table.listed('pick-die')[0]).do('confirm')
    expect(stopping(table)).toBe(first - 2)
    expect(first).toBe(11)
    table.do('finish-placing')
    expect(table.hero.damage).toBe(9)
    table.do('roll-dice')
    expect(stopping(table)).toBe(11)
  })

  test('Rulebook p. 35: Healing may be drunk in a round and between rounds, for 2', () => {
    const table = boss('lichs-tomb', { hero: 'archer', damage: 4, potions: 2 })
    table.do('drink-healing')
    expect(table.hero.damage).toBe(2)
    table.do('roll-dice').do('drink-healing')
    expect(table.hero.damage).toBe(0)
  })
})

describe('winning and losing', () => {
  /** The Dragon at 5 of 6 damage, and a warrior who covers one skull and suffers 10 damage. */
  const last = (given: Position): Table =>
    boss('dragons-cave', {
      ...given,
      bossDamage: 5,
      rolls: round({ strength: [6, 1, 1, 1], agility: [5, 5], magic: [1] }),
    })
      .do('roll-dice')
      .place('agility 5', 0)
      .place('agility 5', 1)
      .place('strength 6', 6)

  test('Rulebook p. 35: damage comes first, then the covered skulls strike', () => {
    const table = boss('dragons-cave', {
      level: 4,
      items: [...HARDY, 'fire-elemental-2'],
      rolls: round({
        strength: [6, 1, 1, 1, 1, 1, 1, 1],
        agility: [5, 5, 1],
        magic: [1],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    table.place('agility 5', 0).place('agility 5', 1).place('strength 6', 6).do('finish-placing')
    expect(types(table)).toEqual(['consequences', 'damaged', 'boss-struck', 'round-began'])
    expect(table.last[1]).toEqual({ type: 'damaged', hero: 0, amount: 10, cause: 'boss' })
    expect(table.view.boss).toEqual({ boss: 'dragon', health: 6, damage: 1, round: 2 })
    table.end()
  })

  test('Rulebook p. 35: as much damage as health wins the game', () => {
    const table = boss('dragons-cave', {
      bossDamage: 5,
      level: 4,
      items: [...HARDY, 'fire-elemental-2'],
      rolls: round({
        strength: [6, 1, 1, 1, 1, 1, 1, 1],
        agility: [5, 5, 1],
        magic: [1],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    table.place('agility 5', 0).place('agility 5', 1).place('strength 6', 6).do('finish-placing')
    expect(types(table)).toEqual(['consequences', 'damaged', 'boss-struck', 'won'])
    expect(table.view.outcome).toEqual({
      result: 'won',
      cause: null,
      dungeon: 'dragons-cave',
      tier: null,
      heroes: ['warrior'],
      descents: 0,
      levels: 0,
      bossDefeated: true,
      turns: 1,
      bossRounds: 1,
      healthLeft: [3],
    })
    expect(table.view.question.type).toBe('game-over')
    expect(table.actions).toEqual([])
    expect(table.refused({ type: 'roll-dice', hero: null })).toBe('game-over')
    table.end()
  })

  test('R34: a party that dies in the round in which the boss would fall has lost', () => {
    const table = last({})
    table.do('finish-placing')
    expect(types(table)).toEqual(['consequences', 'damaged', 'lost'])
    expect(table.view.outcome).toMatchObject({
      result: 'lost',
      cause: 'boss',
      bossDefeated: false,
    })
    expect(table.view.boss?.damage).toBe(5)
    table.end()
  })

  test('R34, R24: a potion that keeps the hero alive lets the last blow fall', () => {
    const table = last({ potions: 3 })
    table.do('finish-placing')
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 0 })
    expect(table.view.boss?.damage).toBe(5)
    // 10 damage on 6 health: two potions are not enough, three are.
    table.do('drink-healing').do('drink-healing')
    expect(table.view.question.type).toBe('save-hero')
    table.do('drink-healing')
    expect(table.view.outcome).toMatchObject({ result: 'won', bossDefeated: true })
    table.end()
  })

  test('R24: where all the tokens could not save her, she is lost without being asked', () => {
    const table = last({ potions: 2 }).do('finish-placing')
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'boss' })
    expect(table.view.potions).toBe(2)
    table.end()
  })

  test('R34: defeat may be accepted with potions in hand', () => {
    const table = last({ potions: 3 }).do('finish-placing').do('accept-defeat')
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'boss' })
  })
})

describe('Dragon', () => {
  const heroic = (dice: Dice): Table =>
    boss('dragons-cave', { level: 4, rolls: round({ ...dice, heroic: [6, 6] }) }).do('roll-dice')

  test('Dragon: armor first, which takes heroic dice', () => {
    const table = heroic({ strength: [6, 1, 1, 1], agility: [6, 1], magic: [6] })
    expect(table.refused({ type: 'place-die', hero: 0, die: table.die('magic 6'), box: 4 })).toBe(
      'armor-first',
    )
    table.place('heroic 6', 0).place('heroic 6', 1)
    table.place('magic 6', 4).place('agility 6', 2).place('strength 6', 6)
    table.end()
  })

  test('Dragon: heroic dice cannot go on its skulls', () => {
    const table = heroic({ strength: [1, 1, 1, 1], agility: [5, 5], magic: [1] })
    table.place('agility 5', 0).place('agility 5', 1)
    const die = table.die('heroic 6')
    expect(table.listed('place-die', { die })).toEqual([])
    for (const box of [2, 4, 6])
      expect(table.refused({ type: 'place-die', hero: 0, die, box })).toBe('heroic-on-skull')
    table.end()
  })

  test('Dragon: heroic dice may be among those on its wide boxes', () => {
    const table = heroic({ strength: [5, 1, 1, 1], agility: [5, 5], magic: [4] })
    table.place('agility 5', 0).place('agility 5', 1)
    table.do('begin-wide-box', { box: 3 }).pick('magic 4', 'heroic 6', 'heroic 6')
    expect(boxOf(table, 3).dice.length).toBe(3)
    table.end()
  })

  test('Dragon: dice made heroic by Critical Strikes are refused as well', () => {
    const table = boss('dragons-cave', {
      skills: ['boulder-2'],
      level: 4,
      items: ['bandit-2', 'plague-rat-1'],
      rolls: round({
        strength: [1, 1, 1, 1],
        agility: [5, 5, 6, 1],
        magic: [1],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    table.place('agility 5', 0).place('agility 5', 1)
    table.do('use-skill', { skill: 'critical-strikes' }).pick('agility 6')
    expect(table.listed('place-die', { die: table.die('heroic 6') })).toEqual([])
    table.end()
  })
})

describe('Hydra', () => {
  /** Covers its first head with three 5s, and leaves two uncovered. */
  const bite = (bossDamage: number): Table => {
    const table = boss('hydras-reef', {
      bossDamage,
      level: 4,
      items: HARDY,
      rolls: round({
        strength: [5, 5, 5, 1, 1, 1, 1, 1],
        agility: [1, 6],
        magic: [6],
        heroic: [1, 6],
      }),
    }).do('roll-dice')
    table.place('magic 6', 1).place('agility 6', 5).place('heroic 6', 3)
    table.do('begin-wide-box', { box: 0 }).pick('strength 5', 'strength 5', 'strength 5')
    return table.do('finish-placing')
  }

  test('R32: uncovered skulls heal it before covered ones hurt it', () => {
    const table = bite(4)
    expect(types(table).slice(-3)).toEqual(['boss-healed', 'boss-struck', 'round-began'])
    expect(table.happened('boss-healed')).toEqual([{ type: 'boss-healed', amount: 2 }])
    expect(table.happened('boss-struck')).toEqual([{ type: 'boss-struck', amount: 1 }])
    // 4 - 2 + 1: hurt first, it would have fallen.
    expect(table.view.boss).toMatchObject({ damage: 3, round: 2 })
    expect(table.view.outcome).toBeNull()
    table.end()
  })

  test('R32: never below 0 damage', () => {
    const one = bite(1)
    expect(one.happened('boss-healed')).toEqual([{ type: 'boss-healed', amount: 1 }])
    expect(one.view.boss?.damage).toBe(1)
    const none = bite(0)
    expect(none.happened('boss-healed')).toEqual([])
    expect(none.view.boss?.damage).toBe(1)
  })

  test('R32: other bosses do not heal', () => {
    const table = boss('dragons-cave', { bossDamage: 3, level: 4, items: HARDY })
    table.do('roll-dice').do('finish-placing')
    expect(table.happened('boss-healed')).toEqual([])
    expect(table.state.boss?.damage).toBe(3)
  })
})

describe('Lich', () => {
  const fight = (): Table =>
    boss('lichs-tomb', {
      level: 2,
      rolls: round({ strength: [3, 4, 5, 1], agility: [3, 3], magic: [2], heroic: [3] }),
    }).do('roll-dice')

  test('R31: the first die on a skull is discarded, and the box stays uncovered', () => {
    const table = fight()
    table.place('strength 3', 0)
    expect(types(table)).toEqual(['dice-placed', 'dice-discarded'])
    expect(table.happened('dice-discarded')).toMatchObject([
      { cause: 'lich', hero: 0, dice: [{ color: 'strength', value: 3 }] },
    ])
    expect(boxOf(table, 0)).toMatchObject({ dice: [], broken: true })
    expect(table.view.supply.strength).toBe(8 - 3)
    // It still has its consequence.
    expect(stopping(table)).toBe(1 + 3 + 1 + 4 + 1 + 5)
    table.end()
  })

  test('R31: the second die covers it', () => {
    const table = fight()
    table.place('strength 3', 0).place('strength 4', 0)
    expect(boxOf(table, 0)).toMatchObject({ dice: [{ value: 4 }], broken: true })
    expect(stopping(table)).toBe(3 + 1 + 4 + 1 + 5)
    expect(
      table.refused({ type: 'place-die', hero: 0, die: table.die('strength 5'), box: 0 }),
    ).toBe('box-covered')
    table.end()
  })

  test('R31: the first die must be good enough too', () => {
    const table = fight()
    expect(
      table.refused({ type: 'place-die', hero: 0, die: table.die('strength 1'), box: 0 }),
    ).toBe('die-too-low')
    table.place('heroic 3', 4)
    expect(boxOf(table, 4).broken).toBe(true)
    expect(table.refused({ type: 'place-die', hero: 0, die: table.die('magic 2'), box: 4 })).toBe(
      'die-too-low',
    )
    table.end()
  })

  test('R31: each skull has its own first time; boxes without a skull lose nothing', () => {
    const table = boss('lichs-tomb', {
      level: 4,
      items: HARDY,
      rolls: round({
        strength: [6, 6, 5, 3, 3, 1, 1, 1],
        agility: [3, 3],
        magic: [3],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    table.place('strength 3', 0).place('agility 3', 2).place('magic 3', 4)
    expect([0, 2, 4].map((box) => boxOf(table, box).broken)).toEqual([true, true, true])
    table.do('begin-wide-box', { box: 1 }).pick('strength 6', 'strength 6', 'strength 5')
    expect(boxOf(table, 1)).toMatchObject({ broken: false })
    expect(boxOf(table, 1).dice.length).toBe(3)
    table.place('agility 3', 2).place('strength 3', 0).do('finish-placing')
    expect(table.happened('boss-struck')).toEqual([{ type: 'boss-struck', amount: 2 }])
    table.end()
  })

  test('R31: a box that was broken and not covered again strikes nothing', () => {
    const table = boss('lichs-tomb', {
      level: 4,
      items: [...HARDY, 'fire-elemental-2'],
      talents: ['durability'],
      rolls: round({
        strength: [6, 6, 5, 3, 3, 1, 1, 1],
        agility: [3, 3, 3],
        magic: [3],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    table.place('strength 3', 0).do('begin-wide-box', { box: 1 })
    table.pick('strength 6', 'strength 6', 'strength 5').do('finish-placing')
    expect(table.happened('boss-struck')).toEqual([{ type: 'boss-struck', amount: 0 }])
    expect(table.hero.damage).toBe(12)
    table.end()
  })

  test('R31: once per round: in the next round the first die is lost again', () => {
    const table = boss('lichs-tomb', {
      level: 4,
      items: [...HARDY, 'fire-elemental-2'],
      talents: ['durability'],
      rolls: [
        ...round({
          strength: [6, 6, 5, 3, 3, 1, 1, 1],
          agility: [3, 3, 3],
          magic: [3],
          heroic: [1, 1],
        }),
        ...round({
          strength: [3, 3, 1, 1, 1, 1, 1, 1],
          agility: [1, 1, 1],
          magic: [1],
          heroic: [1, 1],
        }),
      ],
    }).do('roll-dice')
    table.place('strength 3', 0).place('strength 3', 0)
    table.do('begin-wide-box', { box: 1 }).pick('strength 6', 'strength 6', 'strength 5')
    table.do('finish-placing').do('roll-dice')
    expect(boxOf(table, 0)).toMatchObject({ dice: [], broken: false })
    table.place('strength 3', 0)
    expect(boxOf(table, 0)).toMatchObject({ dice: [], broken: true })
    table.end()
  })
})

describe('Minotaur', () => {
  test.each([
    [0, 12],
    [2, 12],
    [3, 12],
    [4, 16],
    [9, 36],
  ])('R33: with %i damage on it, X is %i', (bossDamage, x) => {
    const table = boss('minotaurs-maze', { bossDamage })
    expect(boxOf(table, 0)).toMatchObject({ value: x, wide: true, damage: 4, skull: true })
  })

  test('R33: X is set at the start of each round', () => {
    const table = boss('minotaurs-maze', {
      level: 4,
      items: HARDY,
      rolls: round({
        strength: [5, 5, 6, 1, 1, 1, 1, 1],
        agility: [5, 6],
        magic: [5],
        heroic: [6, 1],
      }),
    }).do('roll-dice')
    expect(boxOf(table, 0).value).toBe(12)
    table.place('strength 5', 2).place('strength 5', 5).place('magic 5', 3).place('agility 5', 6)
    expect(boxOf(table, 0).value).toBe(12)
    table.place('strength 6', 1).place('agility 6', 7).place('heroic 6', 4)
    table.do('finish-placing')
    expect(table.hero.damage).toBe(4)
    expect(table.view.boss?.damage).toBe(4)
    expect(boxOf(table, 0).value).toBe(16)
    table.end()
  })
})

describe('Yeti', () => {
  test('Yeti: rolled 1s are discarded at once, heroic ones too', () => {
    const table = boss('yetis-cavern', {
      level: 4,
      rolls: round({ strength: [1, 2, 1, 4], agility: [1, 5], magic: [1], heroic: [1, 3] }),
    }).do('roll-dice')
    expect(table.dice).toEqual(['strength 2', 'strength 4', 'agility 5', 'heroic 3'])
    expect(table.happened('dice-discarded')).toMatchObject([{ cause: 'yeti', hero: 0 }])
    expect(table.view.supply).toEqual({ strength: 6, agility: 7, magic: 8, heroic: 5 })
    table.end()
  })

  test('Yeti: R12: rerolled dice and dice of skills are rolled dice', () => {
    const table = boss('yetis-cavern', {
      skills: ['ice-elemental-1', 'boulder-1'],
      rolls: [
        ...round({ strength: [2, 2, 2, 4], agility: [2, 5], magic: [2] }),
        ...rolls('reroll.magic', 1),
        ...rolls('effect.heroic', 1),
      ],
    }).do('roll-dice')
    table.do('use-skill', { skill: 'lucky-familiar' }).do('choose-effect', { effect: 0 })
    table.pick('magic 2')
    expect(types(table)).toEqual(['dice-rolled', 'dice-discarded'])
    table.do('use-skill', { skill: 'valor' })
    expect(types(table)).toEqual(['skill-used', 'dice-rolled', 'dice-discarded'])
    expect(table.dice.length).toBe(6)
    table.end()
  })

  test('Yeti: its armor of 24 closes all else until dice of strength fill it', () => {
    const table = boss('yetis-cavern', {
      level: 4,
      rolls: round({ strength: [6, 6, 5, 4], agility: [5, 6], magic: [6], heroic: [4, 3] }),
    }).do('roll-dice')
    expect(
      table.refused({ type: 'place-die', hero: 0, die: table.die('strength 4'), box: 1 }),
    ).toBe('armor-first')
    table.do('begin-wide-box', { box: 0 })
    for (const die of [
      table.die('strength 6'),
      table.die('strength 6', 1),
      table.die('strength 5'),
      table.die('heroic 3'),
    ])
      table.do('pick-die', { die })
    // 20 are not 24.
    expect(table.can('confirm')).toBe(false)
    table.pick('heroic 4')
    expect(boxOf(table, 0).dice.length).toBe(5)
    // The armor box is a skull as well.
    table.place('strength 4', 1).place('agility 5', 6).place('agility 6', 7).place('magic 6', 4)
    table.do('finish-placing')
    expect(table.happened('boss-struck')).toEqual([{ type: 'boss-struck', amount: 2 }])
    expect(table.hero.damage).toBe(1 + 2 + 1)
    table.end()
  })
})

describe('the way there', () => {
  test('R38, R42: the third floor’s stairs lead to the boss', () => {
    const table = position({
      dungeon: 'yetis-cavern',
      floor: 3,
      deckSize: 0,
      asked: { type: 'end-turn' },
    })
    table.do('descend')
    expect(types(table)).toEqual(['boss-began', 'round-began'])
    expect(table.view).toMatchObject({
      descents: 1,
      floor: 3,
      boss: { boss: 'yeti', health: 6, damage: 0, round: 1 },
    })
    expect(table.view.encounter).toMatchObject({ kind: 'boss', card: null, option: null })
  })
})
