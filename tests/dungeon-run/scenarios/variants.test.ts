/** Variants that players asked for, each off unless it is chosen. */
import { expect, test } from 'vitest'
import { ROUND_REROLL } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { tableAt, type Position, type Roll, type TileAt } from './table'

const LAIR: TileAt = { tile: 'lair', x: 1, y: 0, turn: 3 }
/** Hadrun fights a Slime, which rolls no hit. */
function fight(options: NonNullable<Position['options']>) {
  const table = tableAt({
    heroes: [{ id: 'maelis' }],
    entrance: { monster: 'slime.1' },
    options,
    dice: [
      ['attack', 1, 1],
      ['fight', 1, 1, 1, 1],
    ],
  })
  return table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
}

test('roundReroll: once a round a hero may reroll one die of its own', () => {
  const table = fight({ roundReroll: true })
  expect(table.may({ type: 'reroll', card: ROUND_REROLL, die: 0 })).toBe(true)
  table.dice(['fight', 6]).do({ type: 'reroll', card: ROUND_REROLL, die: 0 })
  expect(table.happened('rerolled')).toMatchObject([{ card: ROUND_REROLL, dice: [6, 1, 1, 1] }])
  table.assign(0, 1)
  // Its second Fight of the round has none.
  table.dice(['attack', 1, 1], ['fight', 1, 1, 1, 1])
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
  expect(table.types()).not.toContain('reroll')
})

test('roundReroll: without it nobody is asked', () => {
  expect(fight({}).types()).not.toContain('reroll')
})

/** The last turn of a round; the deck begins with these. */
function endOfRound(options: NonNullable<Position['options']>, position: Partial<Position> = {}) {
  return tableAt({
    heroes: [{ id: 'hadrun', at: 1 }],
    tiles: [LAIR],
    encounters: ['dart-gallery.1', 'slime.1'],
    bossDead: true,
    options,
    ...position,
  }).do({ type: 'end-turn' })
}

test('wanderingMonsters: at the end of a round a monster comes in by the entrance, others are discarded', () => {
  const table = endOfRound({ wanderingMonsters: true })
  expect(table.room(0).monster).toEqual({ card: 'slime.1', wounds: 0 })
  expect(table.happened('wandered')).toEqual([{ type: 'wandered', card: 'slime.1', room: 0 }])
  expect(table.state.encounterDiscard).toEqual(['dart-gallery.1'])
})

test('wanderingMonsters: not while tiles are left, nor onto a monster, nor without the option', () => {
  const early = endOfRound({ wanderingMonsters: true }, { tiles: [], heroes: [{ id: 'hadrun' }] })
  expect(early.room(0).monster).toBeNull()
  const taken = endOfRound(
    { wanderingMonsters: true },
    // It stays where a standing hero is.
    { heroes: [{ id: 'hadrun' }], entrance: { monster: 'gutter-rats.1' } },
  )
  expect(taken.happened('wandered')).toEqual([])
  expect(endOfRound({}).room(0).monster).toBeNull()
})

/** A hero goes east and draws an Encounter; a Slime was met before. */
function draws(options: NonNullable<Position['options']>, ...dice: readonly Roll[]) {
  const table = tableAt({
    heroes: [{ id: 'maelis', loot: ['slime.1'] }],
    tileDeck: ['s14'],
    encounters: ['slime.2', 'dart-gallery.1'],
    options,
  })
  table.dice(['content', 4], ...dice)
  table.do({ type: 'move', dir: 'E' })
  const place = table.actions().find(({ type }) => type === 'place')
  if (place !== undefined) table.do(place)
  return table
}

test('variedEncounters: a kind that was met goes under the deck', () => {
  const table = draws({ variedEncounters: true }, ['disarm', 6, 6])
  expect(table.happened('encounter-drawn')).toMatchObject([{ card: 'dart-gallery.1' }])
  expect(must(table.state.encounterDeck.at(-1))).toBe('slime.2')
  expect(draws({}, ['attack', 1, 1]).happened('encounter-drawn')).toMatchObject([
    { card: 'slime.2' },
  ])
})

test('variedEncounters: where every kind was met, the top card comes', () => {
  const table = tableAt({
    heroes: [{ id: 'maelis' }],
    tileDeck: ['s14'],
    encounters: ['slime.2'],
    options: { variedEncounters: true },
  })
  const [slime = '', ...rest] = table.state.encounterDeck
  const rats = 'gutter-rats.1'
  const encounterDiscard = rest.filter((card) => card !== rats)
  table.state = { ...table.state, encounterDeck: [slime, rats], encounterDiscard }
  table.dice(['content', 4], ['attack', 1, 1]).do({ type: 'move', dir: 'E' })
  expect(table.happened('encounter-drawn')).toMatchObject([{ card: 'slime.2' }])
  expect(table.state.encounterDeck).toEqual(['gutter-rats.1'])
})

test('who can do nothing but end the turn is asked after a while: no game goes on for ever by itself', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', at: 1 }],
    tiles: [{ tile: 'lair', x: 9, y: 9, turn: 3 }],
    lastTiles: true,
    bossDead: true,
    options: { roundCap: 0 },
  })
  expect(table.types()).toEqual(['end-turn'])
  const { round } = table.state
  expect(table.do({ type: 'end-turn' }).state.round).toBeGreaterThan(round)
})
