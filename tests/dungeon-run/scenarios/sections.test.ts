/** Sentences of the rules page that no ruling and no worked case is about, by the sections that they stand in. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { CONTENT } from '@main/games/dungeon-run/cards'
import { createRandom } from '@main/games/random'
import { HEROES, optionsSchema } from '@shared/games/dungeon-run'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { at, AWAY, beside, FIGHT, NONE, strike, VAULTS } from './fights'
import { tableAt } from './table'

describe('section 4', () => {
  test.each([
    [1, 18],
    [2, 20],
    [3, 22],
    [4, 24],
  ])('of %i players the stack has %i tiles', (players, tiles) => {
    const { state } = game.setup(v.parse(optionsSchema, { players }), createRandom(1), 1)
    expect(state.tileDeck).toHaveLength(tiles)
    expect(state.tileDeck.filter((tile) => tile.startsWith('x'))).toHaveLength(2 * players)
    expect(state.encounterDeck).toHaveLength(38)
    expect(state.treasureDeck).toHaveLength(22)
    expect(state.artifacts).toHaveLength(4)
  })
  test('alone there are no skills', () => {
    const { state } = game.setup(v.parse(optionsSchema, { players: 1 }), createRandom(1), 1)
    expect(must(state.heroes[0]).kit.skills).toEqual([])
    expect(game.legalActions(state, 0).some(({ type }) => type === 'learn')).toBe(false)
  })
})

test.each(HEROES)('section 5: %s wears what has no icon, or one that it is trained in', (id) => {
  const { training } = must(CONTENT.heroes.find((hero) => hero.id === id))
  for (const item of CONTENT.treasures) {
    const other = { id: id === 'pim' ? 'maelis' : 'pim' } as const
    const table = tableAt({ heroes: [{ id, loot: [item.id] }, other] }).do({ type: 'equip' })
    const fits = item.training.length === 0 || item.training.some((one) => training.includes(one))
    expect(table.may({ type: 'wear', item: item.id }), item.id).toBe(fits)
  }
})

test('section 6.1: no Move beside a monster, no Fight with nobody here', () => {
  const table = beside('slime.1', { id: 'pim' })
  expect(table.refusal({ type: 'move', dir: 'N' })).toBe('monster-here')
  expect(at({ id: 'pim' }).may(FIGHT)).toBe(false)
})

test('section 7.1: with an empty stack no unexplored exit is offered', () => {
  const lair = { tile: 'lair', x: 1, y: 0, turn: 3 } as const
  const table = tableAt({ heroes: [{ id: 'pim' }, AWAY], tiles: [VAULTS, lair] })
  const ways = table.actions().flatMap((one) => (one.type === 'move' ? [one.dir] : []))
  expect(ways.toSorted()).toEqual(['E', 'N'])
  expect(table.refusal({ type: 'move', dir: 'W' })).toBe('stack-empty')
})

test('section 8.5: of several places as far away the first player chooses the Lair’s', () => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis' }],
    tileDeck: ['s01'],
    lastTiles: true,
    firstPlayer: 1,
    boss: 'mother-tangle',
    dice: [['content', 6]],
    encounters: ['lost-peddler.1'],
  })
  table.do({ type: 'move', dir: 'E' })
  expect([table.seat, table.types()]).toEqual([1, ['lair']])
  table.do(must(table.actions().find((one) => one.type === 'lair' && one.x === 2)))
  expect(table.room(2).monster?.card).toBe('mother-tangle')
  // Nobody has to fight it at once.
  expect(table.hero()).toMatchObject({ at: 1, actions: 1 })
})

test('section 10: a monster that was just drawn is fought without an action', () => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis', at: 1 }],
    tiles: [VAULTS],
    tileDeck: ['s14'],
    encounters: ['slime.1'],
    dice: [['content', 4], NONE, ['fight', 1, 1, 1, 1]],
  })
  strike(table.do({ type: 'move', dir: 'E' }))
  expect(table.hero()).toMatchObject({ at: 2, actions: 1 })
  expect(table.types()).toContain('escape')
})

test('section 11: who beats a hero before the endgame has neither its cards nor a Heal', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', wounds: 2 },
      { id: 'maelis', wounds: 5, equipped: ['lampcap'], loot: ['slime.1'] },
    ],
    dice: [
      ['fight', 1, 1, 1, 1],
      ['fight', 4, 1, 1, 1, 1],
    ],
  })
  strike(table.do({ type: 'fight', target: 1 })).do({ type: 'stat', stat: 'strength' }, 0)
  table.assign(0, 1)
  expect(table.hero(1)).toMatchObject({ status: 'fainted', wounds: 3, loot: ['slime.1'] })
  expect(table.room(0).items).toEqual([{ id: 'lampcap', faceUp: true }])
  expect(table.hero(0)).toMatchObject({ wounds: 2, loot: [], actions: 1 })
  expect([table.seat, table.types().includes('search')]).toEqual([0, true])
})

test('section 12: a card that needs both hands fills both, what lay there goes to loot', () => {
  const both = must(
    CONTENT.treasures.find(
      ({ slots, training }) => slots.length === 2 && training.includes('strength'),
    ),
  )
  const shield = must(CONTENT.treasures.find(({ slots }) => slots.join('') === 'offHand'))
  const table = at({ id: 'hadrun', equipped: [shield.id], loot: [both.id] })
  table.do({ type: 'equip' }).do({ type: 'wear', item: both.id })
  expect(table.hero().kit.equipped).toEqual([both.id])
  expect(table.hero().loot).toEqual([shield.id])
})

test('section 13: everything that lies there is turned over and taken, but not beside a monster', () => {
  const items = ['lampcap', { down: 'iron-pot' }] as const
  const table = at({ id: 'pim' }, { entrance: { items } })
  table.do({ type: 'search', dir: null })
  for (const item of ['lampcap', 'iron-pot'] as const) table.do({ type: 'keep', item })
  expect(table.hero()).toMatchObject({ loot: ['lampcap', 'iron-pot'], actions: 1 })
  expect(table.room(0).items).toEqual([])
  const guarded = at({ id: 'pim' }, { entrance: { items, monster: 'slime.1' } })
  expect(guarded.refusal({ type: 'search', dir: null })).toBe('monster-here')
})

describe('healing and falling', () => {
  test('section 15.3: a kill brings one Heal, which may be declined', () => {
    const slain = () => {
      const table = at(
        { id: 'hadrun', wounds: 3 },
        { entrance: { monster: 'slime.1', wounds: 2 } },
        NONE,
        ['fight', 5, 1, 1, 1, 1],
      )
      return strike(table.do(FIGHT)).assign(0, 1)
    }
    expect(slain().do({ type: 'heal' }).hero()).toMatchObject({ wounds: 2, loot: ['slime.1'] })
    expect(slain().do({ type: 'decline' }).hero()).toMatchObject({ wounds: 3, actions: 1 })
  })
  test('section 15.4: a cost that would defeat its payer cannot be paid', () => {
    const dice = [NONE, ['fight', 1, 1, 1, 1, 1, 1]] as const
    const skills = ['headbutt'] as const
    const hale = beside('slime.1', { id: 'grothka', skills, wounds: 5 }, ...dice).do(FIGHT)
    expect(hale.types()).toEqual(['use', 'decline'])
    const weak = beside('slime.1', { id: 'grothka', skills, wounds: 6 }, ...dice).do(FIGHT)
    expect(weak.types()).toEqual(['stat'])
  })
  test('section 15.5: who falls leaves one card of its choice and its traps; loot and training stay', () => {
    const table = tableAt({
      heroes: [
        {
          id: 'hadrun',
          wounds: 5,
          tokens: { magic: 1 },
          equipped: ['lampcap'],
          loot: ['slime.2', 'iron-pot'],
        },
        { id: 'maelis' },
      ],
      entrance: { monster: 'slime.1' },
      dice: [
        ['escape', 1, 1, 1],
        ['attack', 3, 1],
      ],
    })
    table.do({ type: 'escape' }).do({ type: 'pass' })
    expect(table.actions()).toEqual([
      { type: 'discard', card: 'lampcap' },
      { type: 'discard', card: 'iron-pot' },
    ])
    table.do({ type: 'discard', card: 'iron-pot' })
    expect(table.room(0).items).toEqual([{ id: 'iron-pot', faceUp: true }])
    expect(table.hero()).toMatchObject({
      status: 'fainted',
      wounds: 3,
      training: { magic: 1 },
      kit: { equipped: ['lampcap'] },
      loot: ['slime.2'],
    })
    // It can no longer be fought, helped or traded with.
    expect(table.seat).toBe(1)
    expect(table.may({ type: 'fight', target: 0 })).toBe(false)
  })
})

test('section 16.2: a monster beside a standing hero stays, one beside fainted heroes goes', () => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis', at: 1, status: 'fainted', wounds: 3 }],
    tiles: [{ ...VAULTS, monster: 'slime.1' }],
    active: 0,
    after: [],
  })
  table.do({ type: 'end-turn' })
  while (table.types().includes('monster')) table.do(must(table.actions()[0]))
  expect(table.room(1).monster).toBeNull()
})

describe('section 20', () => {
  test('alone a defeat ends the game', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', wounds: 5 }],
      entrance: { monster: 'slime.1' },
      dice: [
        ['escape', 1, 1, 1],
        ['attack', 3, 1],
      ],
    })
    table.do({ type: 'escape' })
    expect(game.outcome(table.state)).toMatchObject({ winner: null, by: 'nobody-left' })
  })
  test('alone an Advance gives its token and no skill', () => {
    const table = tableAt({ heroes: [{ id: 'pim', loot: ['slime.1', 'slime.2'] }] })
    table.do({ type: 'advance', stat: 'magic', pay: 'encounters' })
    table.do({ type: 'discard', card: 'slime.1' })
    expect(table.hero()).toMatchObject({ training: { magic: 1 }, kit: { skills: [] }, loot: [] })
    expect(table.types()).not.toContain('learn')
  })
})
