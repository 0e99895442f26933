/** Descending (R6, R7, R38; rulebook p. 35). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { DECK } from '@main/games/one-deck-dungeon/cards'
import { describe, expect, test } from 'vitest'
import { facing, position, type Position, type Table } from './table'

/** At the end of a turn, the stairs in sight. */
function atStairs(given: Position = {}): Table {
  return position({ ...given, deckSize: 0, asked: { type: 'end-turn' } })
}

function sorted(cards: readonly CardId[]): readonly CardId[] {
  return [...cards].sort()
}
function types(table: Table): readonly string[] {
  return table.last.map(({ type }) => type)
}

describe('the new deck', () => {
  test('R6: the discard pile and every door, open and closed, are shuffled into it', () => {
    const table = atStairs({
      dungeon: 'lichs-tomb',
      open: ['ogre-1'],
      closed: ['ogre-2', 'goblin-1'],
      removed: ['goblin-2', 'beetle-1'],
      items: ['beetle-2'],
      skills: ['boulder-1'],
      identified: ['arrow-wall-2'],
      xp: ['wraith-1'],
    })
    const out: readonly CardId[] = [
      'goblin-2',
      'beetle-1',
      'beetle-2',
      'boulder-1',
      'arrow-wall-2',
      'wraith-1',
    ]
    table.do('descend').do('begin-turn')
    // The first turn's 2 time has been spent from the new deck.
    const deck = [...table.state.discard, ...table.state.deck]
    expect(sorted(deck)).toEqual(sorted(DECK.filter((card) => !out.includes(card))))
    expect(table.view).toMatchObject({ doors: [], deck: 36, floor: 2 })
    expect(table.view.discard.length).toBe(2)
  })

  test('R6: cards in the box stay there; items, skills, potions and XP stay with the party', () => {
    const table = atStairs({
      removed: ['goblin-2', 'beetle-1'],
      items: ['beetle-2'],
      skills: ['boulder-1'],
      identified: ['arrow-wall-2'],
      xp: ['wraith-1'],
      potions: 3,
      level: 2,
      stored: 2,
    }).do('descend')
    expect(table.view).toMatchObject({
      removed: ['goblin-2', 'beetle-1'],
      identified: ['arrow-wall-2'],
      xp: { cards: ['wraith-1'] },
      potions: 3,
      level: { level: 2 },
    })
    expect(table.hero).toMatchObject({ items: ['beetle-2'], stored: 2 })
    expect(table.hero.skills.map(({ card }) => card)).toEqual([null, 'boulder-1'])
  })

  test('R6: it is shuffled: nobody knows its order, and what was discarded last is not on top', () => {
    const table = atStairs()
    const { discard } = table.view
    table.do('descend')
    // Nothing has been seen of it yet: the turn's time shows its first cards.
    expect(table.revealed).toBe(false)
    table.do('begin-turn')
    const shown = JSON.stringify(table.view)
    expect(table.state.deck.filter((card) => shown.includes(`"${card}"`))).toEqual([])
    const deck = [...table.state.discard, ...table.state.deck]
    expect(deck).not.toEqual(discard)
    expect(deck).not.toEqual(discard.toReversed())
    expect(table.revealed).toBe(true)
  })

  test('Rulebook p. 35: tokens on the stairs are removed', () => {
    const table = atStairs({ stairsTokens: 2 }).do('descend')
    expect(table.view.stairs).toEqual({ visible: false, tokens: 0, limit: 3 })
    expect(table.hero.damage).toBe(0)
  })
})

describe('the new floor', () => {
  test('R6: one floor more is visible, and a new turn begins', () => {
    const table = atStairs({ dungeon: 'lichs-tomb' })
    const { turn } = table.view
    table.do('descend')
    expect(types(table)).toEqual(['descended'])
    table.do('begin-turn')
    expect(types(table)[0]).toBe('turn-began')
    expect(table.view).toMatchObject({
      floor: 2,
      floors: ['undying-legions', 'weakness-curse'],
      turn: turn + 1,
      descents: 1,
      question: { type: 'choose-turn' },
    })
    expect(table.timeFor('turn')).toBe(2)
  })

  test('Rulebook p. 19: all visible floors are in force, the earlier ones too', () => {
    const table = facing('goblin-1', { dungeon: 'minotaurs-maze', floor: 3 })
    const sources = table.view.encounter?.boxes.map(({ source }) => source)
    expect(sources).toEqual([
      ...Array.from({ length: 5 }, () => 'foe'),
      'deadly-maze',
      'deadly-maze',
      'crumbling-walls',
      'crumbling-walls',
      'poison-dart-traps',
    ])
  })

  test('R7: the Hall of Statues takes its 5 time before the first turn of each floor', () => {
    for (const floor of [1, 2] as const) {
      const table = atStairs({ floor }).do('descend').do('begin-turn')
      expect([floor, table.timeFor('floor'), table.timeFor('turn')]).toEqual([floor, 5, 2])
      const turn = types(table)
      expect(turn.filter((type) => type === 'card-discarded').length).toBe(7)
      // Not before the turns that follow.
      table.do('explore').do('begin-turn')
      expect([table.timeFor('floor'), table.timeFor('turn')]).toEqual([5, 4])
    }
  })

  test('R4: the stairs in sight at the end of a turn may be left for later', () => {
    const table = atStairs({ closed: ['ogre-1'] })
      .do('stay')
      .do('begin-turn')
    expect(table.view).toMatchObject({ floor: 1, descents: 0 })
    // The turn's time falls on the stairs now.
    expect(table.view.stairs.tokens).toBe(2)
    expect(table.view.question.type).toBe('choose-turn')
    table.do('enter-room').do('flee').do('descend')
    expect(table.view).toMatchObject({ floor: 2, descents: 1 })
  })
})

describe('on the way down', () => {
  test('R38: Second Wind heals 2 before the new floor', () => {
    const table = atStairs({ hero: 'warrior', damage: 3 }).do('descend')
    expect(table.last).toEqual([
      { type: 'healed', hero: 0, amount: 2, cause: 'second-wind' },
      { type: 'descended', floor: 2 },
    ])
    expect(table.hero.damage).toBe(1)
  })

  test('R38: Second Wind: no more than there is, and nothing for others', () => {
    const one = atStairs({ hero: 'warrior', damage: 1 }).do('descend')
    expect(one.hero.damage).toBe(0)
    expect(one.happened('healed')).toMatchObject([{ amount: 1 }])
    const none = atStairs({ hero: 'warrior' }).do('descend')
    expect(none.happened('healed')).toEqual([])
    const rogue = atStairs({ hero: 'rogue', damage: 3 }).do('descend')
    expect(rogue.hero.damage).toBe(3)
  })

  test('R38: Second Wind acts on the way to the boss as well', () => {
    const table = atStairs({ hero: 'warrior', floor: 3, damage: 3 }).do('descend')
    expect(types(table).slice(0, 2)).toEqual(['healed', 'boss-began'])
    expect(table.hero.damage).toBe(1)
  })

  test('R42: every descent counts, the one to the boss among them', () => {
    const table = atStairs({ floor: 3 }).do('descend')
    expect(table.view).toMatchObject({ floor: 3, descents: 1, boss: { boss: 'dragon', round: 1 } })
  })

  test('R4: at once, when the stairs appear while a turn’s time is paid', () => {
    const table = position({
      deckSize: 1,
      damage: 1,
      closed: ['ogre-1'],
      asked: { type: 'start-of-turn', floorBegins: false },
    }).do('begin-turn')
    // The card, and a token for the second time: the payment is made in full first.
    expect(table.view.stairs.tokens).toBe(1)
    expect(table.view.question.type).toBe('descend-or-stay')
    table.do('descend')
    expect(table.view).toMatchObject({ floor: 2, stairs: { tokens: 0 }, doors: [] })
    expect(table.hero.damage).toBe(0)
  })
})
