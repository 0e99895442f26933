/** Four heroes: two encounters for two pairs (rulebook p. 37; R39). */
import { describe, expect, test } from 'vitest'
import { damages, FOUR } from './parties'
import { before, send, type Stack } from './stacks'
import { hand, type Position, type Table } from './table'

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const
/** Two perils whose second options are of agility: untouched they cost 2 damage and 2 time, and 3 and 2. */
const PERILS: Stack = ['cave-in-1', 'arrow-wall-1']

/** Meets a peril without covering anything; an odd damage goes to the first of the pair. */
function endure(table: Table, option: string): Table {
  table.do('choose-option', { option }).do('roll-dice').do('finish-placing')
  if (table.asked === 'assign-damage') {
    const [first] = table.listed('take-damage')
    table.do('take-damage', { hero: first?.hero })
  }
  return table
}

describe('pairs', () => {
  test('R39: the party chooses a card, then which two meet it: six ways', () => {
    const table = before(PERILS)
    expect(table.view.question).toEqual({ type: 'choose-card', cards: PERILS })
    expect(table.actions).toEqual([
      { type: 'choose-card', hero: null, card: 'cave-in-1' },
      { type: 'choose-card', hero: null, card: 'arrow-wall-1' },
    ])
    table.do('choose-card', { card: 'arrow-wall-1' })
    expect(table.view.question).toEqual({ type: 'choose-pair', card: 'arrow-wall-1' })
    expect(
      table.actions.map((action) => ('first' in action ? [action.first, action.second] : [])),
    ).toEqual(PAIRS)
    expect(table.refused({ type: 'choose-pair', hero: null, first: 2, second: 2 })).toBe('not-now')
  })

  test.each(PAIRS.flatMap((pair) => PERILS.map((card) => [pair, card] as const)))(
    'R39: heroes %j meet %s first, the others the other card',
    (pair, card) => {
      const [other] = PERILS.filter((one) => one !== card)
      const others = [0, 1, 2, 3].filter((seat) => !pair.some((one) => one === seat))
      const option = (met: string | undefined) =>
        met === 'cave-in-1' ? 'climb-over-it' : 'rush-through'
      const table = send(before(PERILS), card, pair)
      expect(table.view.encounter).toMatchObject({ card, heroes: pair })
      endure(table, option(card))
      expect(table.view.encounter).toMatchObject({ card: other, heroes: others })
      endure(table, option(other))
      expect(table.happened('encounter-began').map(({ heroes }) => heroes)).toEqual([pair, others])
      expect(table.view.question).toEqual({ type: 'claim-loot', card })
    },
  )

  test('R39: two cards of the same name are one choice, and both are met', () => {
    const table = before(['cave-in-1', 'cave-in-1'])
    expect(table.asked).toBe('choose-pair')
    table.do('choose-pair', { first: 1, second: 2 })
    endure(table, 'climb-over-it')
    expect(table.view.encounter).toMatchObject({ card: 'cave-in-1', heroes: [0, 3] })
    endure(table, 'climb-over-it')
    table.do('claim-item', { hero: 0 }).do('claim-item', { hero: 1 })
    expect(table.view.heroes.map(({ items }) => items.length)).toEqual([1, 1, 0, 0])
    expect(table.view.doors).toEqual([])
  })

  test('p. 37: damage of an encounter is split among the pair in it', () => {
    const table = send(before(PERILS), 'arrow-wall-1', [2, 3])
    table.do('choose-option', { option: 'rush-through' }).do('roll-dice').do('finish-placing')
    expect(table.view.question).toMatchObject({ type: 'assign-damage', among: [2, 3] })
    table.do('take-damage', { hero: 3 })
    endure(table, 'climb-over-it')
    expect(damages(table)).toEqual([
      ...['2: 1 consequences', '3: 2 consequences', '0: 1 consequences', '1: 1 consequences'],
    ])
  })

  test('p. 37: Flames and Drain ask the pair alone', () => {
    const flames = send(before(['fire-elemental-1', 'cave-in-1']), 'fire-elemental-1', [0, 3])
    expect(flames.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 3],
      cause: 'flames',
    })
    const drained = before(['wraith-1', 'cave-in-1'], {
      party: [
        { hero: 'warrior', items: ['goblin-1'] },
        { hero: 'rogue', items: ['bandit-1'] },
        { hero: 'mage', items: ['beetle-1'] },
        { hero: 'paladin' },
      ],
    })
    send(drained, 'wraith-1', [1, 2])
    expect(drained.listed('give-item').map(({ hero }) => hero)).toEqual([1, 2])
    const bare = send(
      before(['wraith-1', 'cave-in-1'], {
        party: [{ hero: 'warrior', items: ['goblin-1'] }, ...FOUR.slice(1)],
      }),
      'wraith-1',
      [2, 3],
    )
    expect(bare.asked).toBe('feats')
    expect(bare.heroAt(0).items).toEqual(['goblin-1'])
  })

  test('R14: only the pair uses feats, rolls, and uses skills and potions', () => {
    const table = before(['ogre-1', 'cave-in-1'], {
      party: FOUR.map((seated) => (seated.hero === 'rogue' ? seated : { ...seated, stored: 1 })),
      identified: ['shadow-2'],
      potions: 3,
      rolls: [
        ...hand({ strength: [2, 2, 2], agility: [2] }),
        ...hand({ agility: [2], magic: [2, 2, 2] }),
      ],
    })
    send(table, 'ogre-1', [0, 2])
    expect(table.listed('use-feat').map(({ hero }) => hero)).toEqual([0, 2])
    expect(table.refused({ type: 'use-feat', hero: 1, dice: 1 })).toBe('not-now')
    table.do('roll-dice')
    expect(new Set(table.pool.map(({ hero }) => hero))).toEqual(new Set([0, 2]))
    expect(table.listed('drink-potion').map(({ hero }) => hero)).toEqual([0, 2])
    expect(table.listed('use-skill').map(({ hero }) => hero)).toEqual([0, 2])
    expect(table.listed('begin-heroic-die').map(({ hero }) => hero)).toEqual([0, 2])
    for (const elsewhere of [
      { type: 'use-skill', hero: 3, skill: 'support-aura' },
      { type: 'use-talent', hero: 3, talent: 'grit' },
      { type: 'drink-potion', hero: 1, potion: 'heroism' },
      { type: 'begin-heroic-die', hero: 1, crafty: false },
    ])
      expect(table.refused(elsewhere)).toBe('hero-elsewhere')
    // The Mage’s partner is the one in her encounter.
    table.do('use-skill', { hero: 2, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(table.diceOf(0).at(-1)).toBe('strength 1')
    table.end()
  })

  test('R24: Healing reaches across pairs', () => {
    const table = before(['ogre-1', 'cave-in-1'], {
      party: [...FOUR.slice(0, 3), { hero: 'paladin', damage: 2 }],
      potions: 1,
    })
    send(table, 'ogre-1', [0, 1]).do('roll-dice').do('drink-healing', { hero: 3 })
    expect(table.heroAt(3).damage).toBe(0)
  })
})

describe('dice and boxes of each encounter', () => {
  test('R39: dice are cleared between the two; all dungeon boxes apply to each', () => {
    const table = send(before(PERILS, { floor: 2 }), 'cave-in-1', [1, 2])
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    const sources = table.boxes.map(({ source }) => source)
    expect(sources).toEqual(['option', 'undying-legions', 'weakness-curse'])
    expect(table.view.supply.agility).toBeLessThan(16)
    table.do('finish-placing').do('take-damage', { hero: 2 })
    expect(table.view.encounter).toMatchObject({ card: 'arrow-wall-1', pool: [] })
    expect(table.view.supply).toEqual({ strength: 16, agility: 16, magic: 16, heroic: 12 })
    table.do('choose-option', { option: 'rush-through' })
    expect(table.boxes.map(({ source }) => source)).toEqual(sources)
    expect(table.boxes.every(({ dice }) => dice.length === 0)).toBe(true)
  })

  test('R39: the supply is doubled: thirteen strength dice for one pair', () => {
    const table = before(['ogre-1', 'cave-in-1'], {
      party: [
        { hero: 'warrior', items: ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1'] },
        { hero: 'rogue' },
        { hero: 'mage' },
        {
          hero: 'paladin',
          items: ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1'],
        },
      ],
      level: 4,
    })
    send(table, 'ogre-1', [0, 3]).do('roll-dice')
    expect(table.view.question).toEqual({ type: 'choose-bonus', dice: 2 })
    table.do('roll-bonus', { hero: 3 })
    expect(table.pool.filter(({ color }) => color === 'strength').length).toBe(13)
    expect(table.happened('dice-lost')).toEqual([])
    expect(table.view.supply).toMatchObject({ strength: 3, heroic: 10 })
  })

  test('R39: each pair rolls the level’s heroic dice', () => {
    const table = send(before(PERILS, { level: 2 }), 'cave-in-1', [1, 2])
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    expect(table.listed('roll-bonus').map(({ hero }) => hero)).toEqual([1, 2])
    table.do('roll-bonus', { hero: 2 }).do('finish-placing')
    table.do('choose-option', { option: 'rush-through' }).do('roll-dice')
    expect(table.listed('roll-bonus').map(({ hero }) => hero)).toEqual([0, 3])
    table.do('roll-bonus', { hero: 0 })
    expect(table.diceOf(0).some((die) => die.startsWith('heroic'))).toBe(true)
  })

  test('R11, R39: Swarm counts open stacks, its own among them, whether met first or second', () => {
    const others: Position = { open: [['ogre-1', 'ogre-2']], closed: [['boulder-1', 'boulder-2']] }
    const early = send(before(['goblin-1', 'cave-in-1'], others), 'goblin-1', [0, 1])
    expect(early.boxes[0]?.value).toBe(8)
    const late = send(before(['goblin-1', 'cave-in-1'], others), 'cave-in-1', [0, 1])
    endure(late, 'climb-over-it')
    expect(late.view.encounter?.card).toBe('goblin-1')
    expect(late.boxes[0]?.value).toBe(8)
  })

  test('p. 37: stairs that strike in an encounter may hurt the other pair', () => {
    const table = before(['shadow-1', 'cave-in-1'], {
      deckSize: 0,
      stairsTokens: 5,
      rolls: [
        ...hand({ agility: [2, 2, 2], magic: [2] }),
        ...hand({ agility: [2], magic: [2, 2, 2] }),
      ],
    })
    send(table, 'shadow-1', [1, 2]).do('roll-dice')
    table.do('use-skill', { hero: 2, skill: 'power-transfer' })
    // Fade’s time is the sixth token.
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1, 2, 3],
      cause: 'stairs',
    })
    table.do('take-damage', { hero: 0 }).do('take-damage', { hero: 3 })
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([1, 0, 0, 1])
    expect(table.asked).toBe('choose-effect')
  })

  test('R3: in consequences the stairs strike after them, any two of the four', () => {
    const table = send(before(PERILS, { deckSize: 0, stairsTokens: 4 }), 'cave-in-1', [0, 1])
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice').do('finish-placing')
    expect(damages(table)).toEqual(['0: 1 consequences', '1: 1 consequences'])
    expect(table.view.question).toMatchObject({ among: [0, 1, 2, 3], cause: 'stairs' })
    table.do('take-damage', { hero: 2 }).do('take-damage', { hero: 3 })
    expect(table.view.encounter).toMatchObject({ card: 'arrow-wall-1', heroes: [2, 3] })
  })

  test('R24: a fallen hero ends the game before the second encounter', () => {
    const table = before(PERILS, { party: [{ hero: 'warrior', damage: 3 }, ...FOUR.slice(1)] })
    send(table, 'cave-in-1', [0, 1])
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice').do('finish-placing')
    expect(table.view.outcome).toMatchObject({
      result: 'lost',
      cause: 'consequences',
      healthLeft: [0, 2, 3, 3],
    })
  })
})
