/** The party sides of the five heroes: dice, health and feats (facts; R8, R13, R35, R36). */
import type { HeroId, HeroSkillId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { damages } from './parties'
import { facing, hand, position, rolls, type Seated } from './table'

const SIDES: readonly (readonly [
  HeroId,
  readonly [number, number, number],
  number,
  number,
  HeroSkillId,
])[] = [
  ['warrior', [3, 1, 0], 4, 1, 'fearless-charge'],
  ['rogue', [0, 3, 1], 3, 0, 'dungeoneering'],
  ['mage', [0, 1, 3], 3, 1, 'power-transfer'],
  ['archer', [1, 2, 1], 3, 0, 'combined-shot'],
  ['paladin', [2, 0, 2], 3, 1, 'support-aura'],
]

function beside(hero: HeroId, of: Omit<Seated, 'hero'> = {}): readonly Seated[] {
  return [{ hero, ...of }, { hero: hero === 'rogue' ? 'mage' : 'rogue' }]
}

describe('party sides', () => {
  test.each(SIDES)('Setup: the %s of a party', (hero, dice, health, stores, skill) => {
    const [strength, agility, magic] = dice
    const table = position({ party: beside(hero) })
    expect(table.view.side).toBe('party')
    expect(table.heroAt(0)).toMatchObject({
      hero,
      stats: { strength, agility, magic },
      health,
      storeLimit: stores,
      skills: [{ skill, card: null, used: false }],
    })
  })
})

describe('feats', () => {
  test('Rulebook p. 28: either hero uses its feat first, each once, each into its own pool', () => {
    const party: readonly Seated[] = [{ hero: 'warrior', stored: 1 }, { hero: 'rogue' }]
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const table = facing('ogre-1', { party, rolls: rolls('feat.heroic', 4, 5) })
      for (const hero of order) table.do('use-feat', { hero })
      expect(table.diceOf(order[0])).toEqual(['heroic 4'])
      expect(table.diceOf(order[1])).toEqual(['heroic 5'])
      expect(table.can('use-feat')).toBe(false)
      expect(table.refused({ type: 'use-feat', hero: 1, dice: 1 })).toBe('not-now')
      table.end()
    }
  })

  test('Rulebook p. 28: one hero may use its feat and the other not', () => {
    const table = facing('ogre-1', {
      party: [
        { hero: 'warrior', stored: 1 },
        { hero: 'mage', stored: 1 },
      ],
      rolls: [
        ...rolls('feat.heroic', 6),
        ...hand({ strength: [1, 1, 1], agility: [1] }),
        ...hand({ agility: [1], magic: [1, 1, 1] }),
      ],
    })
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    expect(table.heroAt(0).stored).toBe(1)
    expect(table.heroAt(1).stored).toBe(0)
    expect(table.diceOf(1)[0]).toBe('heroic 6')
    table.end()
  })
})

describe('Frenzy of a party', () => {
  test('R35: stores one die at most, for whatever damage', () => {
    // Uncovered, the Bandit and the Hall of Statues cost 5 damage: three for the Warrior.
    const table = facing('bandit-1', {
      party: beside('warrior'),
      rolls: [
        ...hand({ strength: [1, 1, 1], agility: [1] }),
        ...hand({ agility: [1, 1, 1], magic: [1] }),
      ],
    }).do('roll-dice')
    table.do('finish-placing').do('take-damage', { hero: 0 })
    expect(damages(table)).toEqual(['0: 3 consequences', '1: 2 consequences'])
    expect(table.happened('die-stored')).toEqual([{ type: 'die-stored', hero: 0 }])
    expect(table.heroAt(0).stored).toBe(1)
    table.end()
  })

  test('R35: no damage to the partner stores anything', () => {
    const table = facing('fire-elemental-1', { party: beside('warrior') })
    table.do('take-damage', { hero: 1 })
    expect(table.heroAt(0).stored).toBe(0)
    expect(table.happened('die-stored')).toEqual([])
  })

  test('R8, R35: Flames store a die that is rolled in the same encounter', () => {
    const table = facing('fire-elemental-1', {
      party: beside('warrior'),
      rolls: rolls('feat.heroic', 2),
    })
    table.do('take-damage', { hero: 0 })
    expect(table.heroAt(0)).toMatchObject({ damage: 1, stored: 1 })
    expect(table.listed('use-feat', { hero: 0 })).toEqual([{ type: 'use-feat', hero: 0, dice: 1 }])
    table.do('use-feat', { hero: 0 })
    expect(table.diceOf(0)).toEqual(['heroic 2'])
    table.end()
  })

  test('R35: damage of the stairs stores a die', () => {
    const table = position({
      party: beside('warrior'),
      deckSize: 0,
      stairsTokens: 2,
      closed: ['cave-in-1'],
    })
    table.do('enter-room').do('flee').do('stay').do('begin-turn').do('take-damage', { hero: 0 })
    expect(damages(table)).toEqual(['0: 1 stairs'])
    expect(table.heroAt(0).stored).toBe(1)
  })
})

describe('Daring Gamble of a party', () => {
  test('The Rogue rolls one die, no more', () => {
    const table = facing('ogre-1', { party: beside('rogue'), rolls: rolls('feat.heroic', 2) })
    expect(table.listed('use-feat')).toEqual([{ type: 'use-feat', hero: 0, dice: 1 }])
    expect(table.refused({ type: 'use-feat', hero: 0, dice: 2 })).toBe('not-now')
    table.do('use-feat', { hero: 0 })
    expect(table.diceOf(0)).toEqual(['heroic 2'])
    expect(damages(table)).toEqual([])
    expect(table.timeFor('feat')).toBe(0)
    table.end()
  })

  test('A 1 costs the Rogue herself 1 damage, and 3 time: nobody else may take it', () => {
    const table = facing('ogre-1', { party: beside('rogue'), rolls: rolls('feat.heroic', 1) })
    table.do('use-feat', { hero: 0 })
    expect(table.asked).toBe('feats')
    expect(damages(table)).toEqual(['0: 1 feat'])
    expect(table.timeFor('feat')).toBe(3)
    expect(table.diceOf(0)).toEqual(['heroic 1'])
    table.end()
  })

  test('R13: the gamble is checked before Split and Ethereal', () => {
    const ooze = facing('glooping-ooze-1', {
      party: beside('rogue'),
      rolls: rolls('feat.heroic', 1),
    }).do('use-feat', { hero: 0 })
    expect(
      ooze.last.flatMap((event) => (event.type === 'card-discarded' ? [event.cause] : [])),
    ).toEqual(['feat', 'feat', 'feat', 'split'])

    const phantom = facing('phantom-1', {
      party: beside('rogue'),
      rolls: rolls('feat.heroic', 1),
    }).do('use-feat', { hero: 0 })
    expect(damages(phantom)).toEqual(['0: 1 feat'])
    expect(phantom.pool).toEqual([])
  })

  test('R24: the gamble may cost the game, unless Healing saves the Rogue', () => {
    const lost = facing('ogre-1', {
      party: beside('rogue', { damage: 2 }),
      rolls: rolls('feat.heroic', 1),
    }).do('use-feat', { hero: 0 })
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'feat' })

    const saved = facing('ogre-1', {
      party: beside('rogue', { damage: 2 }),
      potions: 1,
      rolls: rolls('feat.heroic', 1),
    }).do('use-feat', { hero: 0 })
    expect(saved.view.question).toEqual({ type: 'save-hero', hero: 0 })
    saved.do('drink-healing', { hero: 0 })
    expect(saved.heroAt(0).damage).toBe(1)
    expect(saved.asked).toBe('feats')
  })
})

describe('Mana Charge of a party', () => {
  test('R35: stores one die on exploring, one at most', () => {
    const table = position({ party: beside('mage') })
    table.do('explore')
    expect(table.heroAt(0).stored).toBe(1)
    expect(table.heroAt(1).stored).toBe(0)
    table.do('begin-turn').do('enter-room', { door: 1 }).do('flee')
    expect(table.heroAt(0).stored).toBe(1)
    expect(table.happened('die-stored').length).toBe(1)
  })

  test('R35: stores one die on fleeing', () => {
    const table = position({ party: beside('mage'), closed: ['bandit-1'] })
    table.do('enter-room', { door: 1 }).do('flee')
    expect(table.heroAt(0).stored).toBe(1)
  })
})

describe('Valiant of a party', () => {
  test('R36: stores one die on opening a door worth 4 XP, also if the party flees', () => {
    const table = position({ party: beside('paladin'), closed: ['ogre-1'] })
    table.do('enter-room', { door: 1 })
    expect(table.heroAt(0).stored).toBe(1)
    table.do('flee')
    expect(table.heroAt(0).stored).toBe(1)
    // The door is open now: to enter it opens nothing.
    table.do('begin-turn').do('enter-room', { door: 1 })
    expect(table.happened('die-stored').length).toBe(1)
  })

  test('R36: a card of 3 XP stores nothing', () => {
    const table = position({ party: beside('paladin'), closed: ['bandit-1'] })
    table.do('enter-room', { door: 1 })
    expect(table.heroAt(0).stored).toBe(0)
  })

  test('R36: Valiant and Mana Charge each store for their own hero', () => {
    const table = position({
      party: [{ hero: 'paladin' }, { hero: 'mage' }],
      closed: ['boulder-1'],
    })
    table.do('enter-room', { door: 1 })
    expect(table.view.heroes.map(({ stored }) => stored)).toEqual([1, 0])
    table.do('flee')
    expect(table.view.heroes.map(({ stored }) => stored)).toEqual([1, 1])
    expect(table.view.supply.heroic).toBe(4)
  })
})

describe('Eagle Eye of a party', () => {
  test('The Archer spends 2 time, rolls two dice and gives one of them back', () => {
    const table = facing('ogre-1', { party: beside('archer'), rolls: rolls('feat.heroic', 3, 5) })
    expect(table.listed('use-feat', { hero: 0 })).toEqual([{ type: 'use-feat', hero: 0, dice: 2 }])
    expect(table.refused({ type: 'use-feat', hero: 0, dice: 3 })).toBe('not-now')
    table.do('use-feat', { hero: 0 })
    expect(table.timeFor('feat')).toBe(2)
    expect(table.view.question).toMatchObject({ type: 'discard-feat-die', hero: 0 })
    table.do('pick-die', { die: table.die('heroic 3') })
    expect(table.diceOf(0)).toEqual(['heroic 5'])
    expect(table.view.supply.heroic).toBe(5)
    table.end()
  })

  test('R13: what is given back costs no time of Split and suffers no Poison Aura', () => {
    const ooze = facing('glooping-ooze-1', {
      party: beside('archer'),
      rolls: rolls('feat.heroic', 1, 4),
    }).do('use-feat', { hero: 0 })
    ooze.do('pick-die', { die: ooze.die('heroic 1') })
    expect(ooze.timeFor('split')).toBe(0)

    const reef = facing('ogre-1', {
      party: beside('archer'),
      dungeon: 'hydras-reef',
      floor: 3,
      rolls: rolls('feat.heroic', 6, 5),
    }).do('use-feat', { hero: 0 })
    reef.do('pick-die', { die: reef.die('heroic 5') })
    expect(reef.diceOf(0)).toEqual(['heroic 5'])
  })

  test('R13: a partner’s earlier feat die is not among those to give back', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'archer' }, { hero: 'rogue' }],
      rolls: rolls('feat.heroic', 6, 2, 3),
    })
    table.do('use-feat', { hero: 1 }).do('use-feat', { hero: 0 })
    expect(table.listed('pick-die').length).toBe(2)
    table.do('pick-die', { die: table.die('0: heroic 2') })
    expect(table.dice).toEqual(['heroic 6', 'heroic 3'])
    table.end()
  })
})
