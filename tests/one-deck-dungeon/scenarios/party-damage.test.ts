/** Two heroes: damage split, the odd one, Flames, Drain and the stairs; saving one or both (R1, R3, R8, R9, R23, R24). */
import { describe, expect, test } from 'vitest'
import { damages, WARRIOR_ROGUE } from './parties'
import { facing, hand, position, type Position, type Seated, type Table } from './table'

const TWOS = [
  ...hand({ strength: [2, 2, 2], agility: [2] }),
  ...hand({ agility: [2, 2, 2], magic: [2] }),
]

/** The Bandit and the Hall of Statues, with nothing covered: 5 damage and 4 time. */
function beaten(given: Position = {}): Table {
  return facing('bandit-1', { party: WARRIOR_ROGUE, rolls: TWOS, ...given })
    .do('roll-dice')
    .do('finish-placing')
}

/** A cave-in not dismantled, its armor covered: 1 damage, 3 time. */
function buried(given: Position = {}): Table {
  const table = facing('cave-in-2', {
    party: WARRIOR_ROGUE,
    rolls: hand({ strength: [2, 1, 1] }),
    ...given,
  })
  table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
  return table.place('strength 2', 1).do('finish-placing')
}

describe('R23: splitting', () => {
  test.each([
    [0, ['0: 3 consequences', '1: 2 consequences']],
    [1, ['0: 2 consequences', '1: 3 consequences']],
  ] as const)('R23: the party gives the odd one of 5 to hero %i', (taker, dealt) => {
    const table = beaten({
      party: [{ hero: 'warrior' }, { hero: 'rogue', talents: ['durability'] }],
    })
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1],
      cause: 'consequences',
    })
    expect(table.actions).toEqual([
      { type: 'take-damage', hero: 0 },
      { type: 'take-damage', hero: 1 },
    ])
    expect(damages(table)).toEqual([])
    table.do('take-damage', { hero: taker })
    expect(damages(table)).toEqual(dealt)
    table.end()
  })

  test('R23: an even damage is split without asking', () => {
    // The Hall's strength 3 covered: 4 damage.
    const table = facing('bandit-1', {
      party: WARRIOR_ROGUE,
      rolls: [
        ...hand({ strength: [3, 2, 2], agility: [2] }),
        ...hand({ agility: [2, 2, 2], magic: [2] }),
      ],
    }).do('roll-dice')
    table.place('strength 3', 5).do('finish-placing')
    expect(damages(table)).toEqual(['0: 2 consequences', '1: 2 consequences'])
  })

  test('R23: a single damage goes to one hero, the other has none', () => {
    const table = buried().do('take-damage', { hero: 1 })
    expect(damages(table)).toEqual(['1: 1 consequences'])
    expect(table.heroAt(0).damage).toBe(0)
  })

  test('R23: each one’s share is told before the party stops, and whom it would fell for certain', () => {
    const table = facing('bandit-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', damage: 1 }],
      rolls: TWOS,
    })
    expect(table.view.encounter).toMatchObject({ stopping: null, each: 0, falling: [] })
    table.do('roll-dice')
    expect(table.view.encounter).toMatchObject({ stopping: { damage: 5 }, each: 2, falling: [1] })
  })

  test('R22, R23: Blade Storm and Freezing Winds add to the total before it is split', () => {
    // Cave-in 1, the Curse 1, the Storm's strip 1, and the Storm's own 1.
    const tomb = facing('cave-in-2', {
      party: WARRIOR_ROGUE,
      dungeon: 'lichs-tomb',
      floor: 3,
      rolls: hand({ strength: [1, 1, 1] }),
    })
    tomb.do('choose-option', { option: 'dismantle-it' }).do('roll-dice').do('finish-placing')
    expect(damages(tomb)).toEqual(['0: 2 consequences', '1: 2 consequences'])

    const cavern = facing('cave-in-2', {
      party: WARRIOR_ROGUE,
      dungeon: 'yetis-cavern',
      rolls: hand({ strength: [1, 1, 1] }),
    })
    cavern.do('choose-option', { option: 'dismantle-it' }).do('roll-dice').do('finish-placing')
    expect(damages(cavern)).toEqual(['0: 1 consequences', '1: 1 consequences'])
  })
})

describe('R24: saving heroes', () => {
  test('R24: damage is on both heroes before anyone drinks; each is saved by its own potion', () => {
    const table = beaten({
      party: [
        { hero: 'warrior', damage: 2 },
        { hero: 'rogue', damage: 1 },
      ],
      potions: 2,
    }).do('take-damage', { hero: 0 })
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 0 })
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([5, 3])
    table.do('drink-healing', { hero: 0 })
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 1 })
    table.do('drink-healing', { hero: 1 })
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([3, 1])
    expect(table.view.potions).toBe(0)
    expect(table.asked).toBe('claim-loot')
  })

  test('R24: one hero may be saved while the other stands', () => {
    const table = beaten({
      party: [{ hero: 'warrior' }, { hero: 'rogue', damage: 1 }],
      potions: 1,
    }).do('take-damage', { hero: 0 })
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 1 })
    expect(table.actions).toEqual([
      { type: 'drink-healing', hero: 1 },
      { type: 'accept-defeat', hero: null },
    ])
    table.do('drink-healing', { hero: 1 })
    expect(table.heroAt(1).damage).toBe(1)
    expect(table.asked).toBe('claim-loot')
  })

  test('R24: with one potion for two fallen heroes the game is lost', () => {
    const table = beaten({
      party: [
        { hero: 'warrior', damage: 2 },
        { hero: 'rogue', damage: 1 },
      ],
      potions: 1,
    }).do('take-damage', { hero: 0 })
    if (table.asked === 'save-hero') table.do('drink-healing', { hero: 0 })
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'consequences' })
  })

  test('R24: the game is lost when either hero falls, whoever it is', () => {
    const table = buried({ party: [{ hero: 'warrior' }, { hero: 'rogue', damage: 2 }] })
    table.do('take-damage', { hero: 1 })
    expect(table.view.outcome).toMatchObject({
      result: 'lost',
      cause: 'consequences',
      heroes: ['warrior', 'rogue'],
      healthLeft: [4, 0],
    })
    expect(table.actions).toEqual([])
  })

  test('R24: the other hero takes the odd one, and the game goes on', () => {
    const table = buried({ party: [{ hero: 'warrior' }, { hero: 'rogue', damage: 2 }] })
    table.do('take-damage', { hero: 0 })
    expect(table.asked).toBe('claim-loot')
  })

  test('FAQ: any one hero drinks Healing: 3 at the start of a turn, 2 at any other time', () => {
    const party: readonly Seated[] = [
      { hero: 'warrior', damage: 3 },
      { hero: 'rogue', damage: 2 },
    ]
    const turn = position({
      party,
      potions: 3,
      asked: { type: 'start-of-turn', floorBegins: false },
    })
    expect(turn.listed('drink-healing').map(({ hero }) => hero)).toEqual([0, 1])
    turn.do('drink-healing', { hero: 0 })
    expect(turn.view.heroes.map(({ damage }) => damage)).toEqual([0, 2])
    turn.do('begin-turn').do('drink-healing', { hero: 1 })
    expect(turn.view.heroes.map(({ damage }) => damage)).toEqual([0, 0])
    expect(turn.view.potions).toBe(1)
    expect(turn.refused({ type: 'drink-healing', hero: 0 })).toBe('not-wounded')

    const fight = facing('ogre-1', { party, potions: 2, rolls: TWOS }).do('roll-dice')
    fight.do('drink-healing', { hero: 0 }).do('drink-healing', { hero: 1 })
    expect(fight.view.heroes.map(({ damage }) => damage)).toEqual([1, 0])
  })
})

describe('R8: Flames', () => {
  test.each([0, 1])('R8: the party says that hero %i takes the damage, before feats', (hero) => {
    const table = facing('fire-elemental-1', { party: WARRIOR_ROGUE })
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1],
      cause: 'flames',
    })
    table.do('take-damage', { hero })
    expect(damages(table)).toEqual([`${hero}: 1 flames`])
    expect(table.asked).toBe('feats')
  })
})

describe('R9: Drain', () => {
  test('R9: the heroes choose one item of either', () => {
    const table = facing('wraith-1', {
      party: [
        { hero: 'warrior', items: ['goblin-1'] },
        { hero: 'rogue', items: ['bandit-1'] },
      ],
    })
    expect(table.asked).toBe('drain-item')
    expect(table.actions).toEqual([
      { type: 'give-item', hero: 0, card: 'goblin-1' },
      { type: 'give-item', hero: 1, card: 'bandit-1' },
    ])
    table.do('give-item', { hero: 1 })
    expect(table.view.heroes.map(({ items }) => items)).toEqual([['goblin-1'], []])
    expect(table.view.xp).toEqual({ cards: ['bandit-1'], total: 3 })
  })

  test('R9: the only item of the two is taken without asking; with none nothing happens', () => {
    const one = facing('wraith-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', items: ['bandit-1'] }],
    })
    expect(one.asked).toBe('feats')
    expect(one.heroAt(1).items).toEqual([])
    const none = facing('wraith-1', { party: WARRIOR_ROGUE })
    expect(none.asked).toBe('feats')
    expect(none.view.xp.total).toBe(0)
  })

  test('R9: who loses a health item may fall', () => {
    const party: readonly Seated[] = [
      { hero: 'warrior' },
      { hero: 'rogue', items: ['phantom-2'], damage: 3 },
    ]
    const lost = facing('wraith-1', { party })
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'item-lost' })
    const saved = facing('wraith-1', { party, potions: 1 })
    expect(saved.view.question).toEqual({ type: 'save-hero', hero: 1 })
    saved.do('drink-healing', { hero: 1 })
    expect(saved.asked).toBe('feats')
  })
})

describe('R1: the stairs', () => {
  test('R1: at three tokens any one hero takes 1 damage, while time passes', () => {
    for (const hero of [0, 1]) {
      const table = position({
        party: WARRIOR_ROGUE,
        deckSize: 0,
        stairsTokens: 2,
        closed: ['cave-in-1'],
      })
      expect(table.view.stairs).toMatchObject({ limit: 3, tokens: 2 })
      table.do('enter-room').do('flee').do('stay').do('begin-turn')
      expect(table.view.question).toMatchObject({
        type: 'assign-damage',
        among: [0, 1],
        cause: 'stairs',
      })
      table.do('take-damage', { hero })
      expect(damages(table)).toEqual([`${hero}: 1 stairs`])
      // The second time of the turn is a new first token.
      expect(table.view.stairs.tokens).toBe(1)
      expect(table.asked).toBe('choose-turn')
    }
  })

  test('R3: in consequences they strike after all, at each strike a hero of choice, unprevented', () => {
    // 4 damage after Grit, then 4 time: tokens 3 and 6 strike.
    const table = facing('bandit-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', talents: ['grit'] }],
      deckSize: 0,
      stairsTokens: 2,
      rolls: TWOS,
    }).do('roll-dice')
    table.do('use-talent', { hero: 1, talent: 'grit' }).do('finish-placing')
    expect(table.happened('stairs-token').length).toBe(4)
    expect(damages(table)).toEqual(['0: 2 consequences', '1: 2 consequences'])
    table.do('take-damage', { hero: 0 })
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1],
      cause: 'stairs',
    })
    table.do('take-damage', { hero: 0 })
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'stairs' })
    table.end()
  })
})
