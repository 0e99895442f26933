/** A turn begins when the party says so, never by itself (R47): what it takes, and what can be taken back before. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  type ActionType,
  type CardId,
  type OptionsInput,
} from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FOUR, WARRIOR_ROGUE } from './parties'
import { before } from './stacks'
import { boss, facing, hand, position, Table, type Position } from './table'

const nextTurn = { type: 'start-of-turn', floorBegins: false } as const
const nextFloor = { type: 'start-of-turn', floorBegins: true } as const

function newGame(options: OptionsInput): Table {
  const begun = oneDeckDungeon.setup(
    v.parse(optionsSchema, options),
    createRandom(7),
    oneDeckDungeon.rulesVersion,
  )
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  return table
}

function types(table: Table): readonly ActionType[] {
  return [...new Set(table.actions.map(({ type }) => type))]
}

/** At the loot of a card: an Invisibility potion has skipped its encounter. */
function looting(card: CardId, given: Position = {}): Table {
  return position({
    ...given,
    open: [card],
    potions: 1 + (given.potions ?? 0),
    identified: ['skeleton-1'],
  })
    .do('enter-room', { door: 1 })
    .do('drink-invisibility')
}

/** Nothing of the next turn has happened, and nothing was shown by the step before. */
function expectUnbegun(table: Table, deck: number): void {
  expect(table.asked).toBe('start-of-turn')
  expect(table.revealed).toBe(false)
  expect(table.view.deck).toBe(deck)
  expect(table.happened('turn-began')).toEqual([])
  expect([table.timeFor('turn'), table.timeFor('floor')]).toEqual([0, 0])
}

describe('the moment', () => {
  test('R47: a new game waits for its first turn, with nothing spent', () => {
    const table = newGame({ heroes: [{ hero: 'warrior' }], dungeon: 'lichs-tomb' })
    expectUnbegun(table, 44)
    expect(table.actions).toEqual([{ type: 'begin-turn', hero: null }])
    expect(table.view.question).toEqual({
      type: 'start-of-turn',
      discards: 2,
      tokens: 0,
      strikes: 0,
    })
    expect(table.view.turn).toBe(1)
    table.do('begin-turn')
    expect(table.last[0]).toEqual({ type: 'turn-began', turn: 1 })
    expect(table.revealed).toBe(true)
    expect(table.view).toMatchObject({ turn: 1, deck: 42 })
    expect(table.asked).toBe('choose-turn')
  })

  test('R47: nothing of the turn is offered before, and why says so', () => {
    const table = position({ asked: nextTurn, closed: ['ogre-1'] })
    for (const action of [
      { type: 'explore', hero: null },
      { type: 'enter-room', hero: null, door: 1 },
    ]) {
      expect(oneDeckDungeon.whyNot(table.state, null, action)).toEqual({
        code: 'turn-not-begun',
        ruling: 'R47',
      })
    }
    expect(table.refused({ type: 'let-turn-pass', hero: null })).toBe('not-now')
  })

  test('R47: every way to end a turn comes to it, and to nothing else', () => {
    const ends: readonly (readonly [string, () => Table])[] = [
      ['exploring', () => position({}).do('explore')],
      [
        'fleeing',
        () =>
          position({ closed: ['ogre-1'] })
            .do('enter-room')
            .do('flee'),
      ],
      ['staying', () => position({ deckSize: 0, asked: { type: 'end-turn' } })],
      ['letting it pass', () => position({ deckSize: 0 }).do('let-turn-pass')],
      [
        'slipping by',
        () =>
          position({ closed: ['boulder-1'], identified: ['skeleton-1'], potions: 1 })
            .do('enter-room')
            .do('drink-invisibility')
            .do('claim-xp'),
      ],
    ]
    for (const [how, play] of ends) {
      const table = play()
      if (table.can('stay')) table.do('stay')
      expect([how, table.asked]).toEqual([how, 'start-of-turn'])
      expect([how, types(table)]).toEqual([how, ['begin-turn']])
      expect([how, table.timeFor('turn')]).toEqual([how, 0])
    }
  })

  test('R47: it is the same on a new floor: the descent shows nothing, and the Statues wait', () => {
    const table = position({ deckSize: 0, asked: { type: 'descend-or-stay' } }).do('descend')
    expect(table.view.floor).toBe(2)
    expectUnbegun(table, 44)
    expect(table.view.question).toEqual({
      type: 'start-of-turn',
      discards: 7,
      tokens: 0,
      strikes: 0,
    })
    table.do('begin-turn')
    expect([table.timeFor('floor'), table.timeFor('turn')]).toEqual([5, 2])
  })

  test('R47: with Foresight a floor’s first turn takes nothing, and is begun all the same', () => {
    const table = position({ asked: nextFloor, dungeon: 'lichs-tomb', talents: ['foresight'] })
    expect(table.view.question).toMatchObject({ discards: 0, tokens: 0 })
    expect(table.do('begin-turn').revealed).toBe(false)
    expect(table.asked).toBe('choose-turn')
  })

  test('R47: no turn waits at the boss: its rounds are begun by their roll', () => {
    const table = position({
      floor: 3,
      deckSize: 0,
      asked: { type: 'descend-or-stay' },
    }).do('descend')
    expect(table.asked).toBe('roll-round')
    expect(table.revealed).toBe(false)
    expect(table.view.turn).toBe(1)
    const won = boss('dragons-cave', {
      bossDamage: 5,
      talents: ['durability'],
      items: ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1', 'shadow-2'],
      level: 3,
      rolls: hand(
        { strength: [6, 1, 1, 1, 1, 1, 1, 1], agility: [5, 5], magic: [1], heroic: [1] },
        'boss',
      ),
    }).do('roll-dice')
    won.place('agility 5', 0).place('agility 5', 1).place('strength 6', 6).do('finish-placing')
    expect(won.view.outcome).toMatchObject({ result: 'won', turns: 1 })
    expect(won.actions).toEqual([])
    won.end()
  })
})

describe('what can be taken back', () => {
  test('R47: loot, as whatever it is claimed', () => {
    const by: readonly ActionType[] = ['claim-item', 'claim-skill']
    for (const [card, way] of [
      ['ogre-1', 'claim-item'],
      ['ogre-1', 'claim-skill'],
      ['arrow-wall-2', 'claim-potion'],
      ['ogre-1', 'claim-xp'],
    ] as const) {
      for (const given of [{}, { damage: 1, potions: 1 }, { party: WARRIOR_ROGUE }]) {
        const table = looting(card, given)
        const { deck } = table.view
        table.do(way, 'party' in given && by.includes(way) ? { hero: 1 } : {})
        expectUnbegun(table, deck)
      }
    }
  })

  test('R47: a level, and one declined', () => {
    const table = looting('ogre-1', { xp: ['ogre-2'] })
    const { deck } = table.view
    expect(table.do('claim-xp').revealed).toBe(false)
    expect(table.do('begin-level-up').revealed).toBe(false)
    table.do('confirm')
    expect(table.view.level.level).toBe(2)
    expectUnbegun(table, deck)
    const declined = looting('ogre-1', { xp: ['ogre-2'] })
      .do('claim-xp')
      .do('decline-level-up')
    expectUnbegun(declined, deck)
  })

  test('R47: a potion, which heals 3 then, whatever was claimed before', () => {
    const table = position({ asked: nextTurn, damage: 4, potions: 2 })
    const { deck } = table.view
    expect(types(table)).toEqual(['begin-turn', 'drink-healing'])
    table.do('drink-healing')
    expect(table.hero.damage).toBe(1)
    expectUnbegun(table, deck)
    table.do('drink-healing')
    expect(types(table)).toEqual(['begin-turn'])
    table.do('begin-turn')
    expect(table.asked).toBe('choose-turn')
  })

  test('R47: whoever is hurt or not, the same is asked', () => {
    for (const [damage, potions] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const table = position({ damage, potions, closed: ['ogre-1'] })
      table.do('enter-room').do('flee')
      expect([damage, potions, table.asked]).toEqual([damage, potions, 'start-of-turn'])
      expect(table.timeFor('turn')).toBe(0)
      table.do('begin-turn')
      expect([damage, potions, table.asked]).toEqual([damage, potions, 'choose-turn'])
    }
  })

  test('R47: the loot of both encounters of a room of two', () => {
    const table = before(['cave-in-1', 'bandit-1'], { identified: ['skeleton-1'], potions: 2 })
    if (table.asked === 'choose-card') table.do('choose-card', { card: 'cave-in-1' })
    table.do('choose-pair', { first: 0, second: 1 })
    table.do('drink-invisibility').do('drink-invisibility')
    const { deck } = table.view
    expect(table.do('claim-item', { hero: 3 }).revealed).toBe(false)
    table.do('claim-skill', { hero: 0 })
    expectUnbegun(table, deck)
    table.do('begin-turn')
    expect(table.timeFor('turn')).toBe(4)
  })
})

describe('what it takes is said before', () => {
  test('R1, R47: the last card, and a token for what the deck lacks', () => {
    const table = position({ asked: nextTurn, deckSize: 1, closed: ['ogre-1'] })
    expect(table.view.question).toEqual({
      type: 'start-of-turn',
      discards: 1,
      tokens: 1,
      strikes: 0,
    })
    table.do('begin-turn')
    expect(table.view).toMatchObject({ deck: 0, stairs: { visible: true, tokens: 1 } })
    // They have just appeared: the party may go down at once (R4).
    expect(table.asked).toBe('descend-or-stay')
  })

  test('R1, R47: tokens alone, and the stairs that strike', () => {
    const calm = position({ asked: nextTurn, deckSize: 0, closed: ['ogre-1'] })
    expect(calm.view.question).toEqual({
      type: 'start-of-turn',
      discards: 0,
      tokens: 2,
      strikes: 0,
    })
    // With no card in the deck, time shows none.
    expect(calm.do('begin-turn').revealed).toBe(false)

    const struck = position({ asked: nextTurn, deckSize: 0, stairsTokens: 2, closed: ['ogre-1'] })
    expect(struck.view.question).toMatchObject({ tokens: 2, strikes: 1 })
    struck.do('begin-turn')
    expect(struck.happened('damaged')).toHaveLength(1)
    expect(struck.asked).toBe('choose-turn')
  })

  test('R24, R47: a hero whom the stairs would fell may drink before, or be saved after', () => {
    const falling = { asked: nextTurn, deckSize: 0, stairsTokens: 2, damage: 5 } as const
    expect(position(falling).do('begin-turn').view.outcome).toMatchObject({ cause: 'stairs' })
    const before = position({ ...falling, potions: 1, closed: ['ogre-1'] })
    before.do('drink-healing').do('begin-turn')
    expect(before.hero.damage).toBe(3)
    const after = position({ ...falling, potions: 1, closed: ['ogre-1'] }).do('begin-turn')
    expect(after.asked).toBe('save-hero')
    after.do('drink-healing')
    expect(after.hero.damage).toBe(4)
  })

  test('R1, R47: four heroes, ten for the Statues and six tokens for a strike', () => {
    const first = position({ party: FOUR, dungeon: 'dragons-cave', asked: nextFloor })
    expect(first.view.question).toMatchObject({ discards: 14, tokens: 0 })
    const late = position({
      party: FOUR,
      dungeon: 'lichs-tomb',
      asked: nextTurn,
      deckSize: 1,
      stairsTokens: 3,
    })
    expect(late.view.question).toMatchObject({ discards: 1, tokens: 3, strikes: 1 })
  })

  test('R47: dice of the table’s own change nothing about it', () => {
    const table = newGame({ heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb', dice: 'own' })
    expectUnbegun(table, 44)
    table.do('begin-turn').do('explore')
    expect(table.asked).toBe('start-of-turn')
  })
})

test('R47: the low rolls of a lost fight are behind a reveal, the loot that follows is not', () => {
  const table = facing('bear-traps-1', { rolls: hand({ agility: [1, 1] }) })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
  expect(table.revealed).toBe(true)
  table.do('finish-placing').do('claim-potion')
  expect(table.revealed).toBe(false)
  expect(table.asked).toBe('start-of-turn')
  table.end()
})
