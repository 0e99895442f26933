/** Monster Hunt (16.1): what lies hidden, Monsters, Ruins and Rocks (R36, R52). */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { distance } from '@shared/games/dungeon-digger/hexes'
import { createRandom } from '@main/games/random'
import { optionsSchema, type Action } from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { at, endTurn, move, step, tableAt, work, type Place } from './table'

const HUNT = { scenario: 'monsterHunt' } as const
const FACE_DOWN = { scenario: 'monsterHunt', monsterHuntFaceDown: true } as const
function conquer(place: Place, take: 'none' | 'bag' | 'hand' = 'bag'): Action {
  return { type: 'conquer', at: at(place), take, from: at(place) }
}

describe('setup', () => {
  test.each([false, true])('three tiles each, far from Portals; face down: %s', (faceDown) => {
    const options = v.parse(optionsSchema, {
      players: 3,
      scenario: 'monsterHunt',
      monsterHuntFaceDown: faceDown,
    })
    let { state } = game.setup(options, createRandom(7), 1)
    const hiders: number[] = []
    while (state.round === 0) {
      const seat = must(game.asked(state)[0] ?? null)
      const listed = game.legalActions(state, seat)
      const portals = state.players.flatMap(({ portal }) => (portal === null ? [] : [portal]))
      const [action] = listed
      if (action?.type === 'hide') {
        hiders.push(seat)
        for (const one of listed)
          if (one.type === 'hide')
            for (const portal of portals) expect(distance(one.at, portal)).toBeGreaterThan(2)
        const near = must(portals[0])
        expect(game.whyNot(state, seat, { type: 'hide', at: near + 1 })).toMatchObject({
          code: 'too-near-portal',
        })
        // Nobody sees what is placed.
        const backs = game.view(state, seat).map.tiles.filter((tile) => tile?.kind === 'neutral')
        expect(new Set(backs.map(({ tile }) => tile)).size).toBeLessThan(2)
      }
      const applied = game.apply(state, seat, action)
      if (!applied.ok) throw new Error('refused')
      ;({ state } = applied)
    }
    const first = state.firstPlayer
    const order = [0, 1, 2].map((after) => (first + after) % 3)
    expect(hiders).toEqual([...order, ...order, ...order])
    const tiles = state.map.tiles.filter((tile) => tile?.kind === 'neutral')
    expect(tiles).toHaveLength(9)
    for (const kind of ['rock', 'monster', 'ruins'])
      expect(tiles.filter(({ tile }) => tile === kind)).toHaveLength(3)
    for (const tile of tiles) expect(tile).toMatchObject({ faceUp: !faceDown })
  })
})

describe('a Monster', () => {
  const four: readonly Place[] = ['-3,0', '-3,0', '-3,0', '-3,0']
  const board = (options: typeof HUNT | typeof FACE_DOWN = HUNT) =>
    tableAt({
      options,
      neutral: [['monster', '-2,0']],
      seats: [{ tiles: ['KIT-1/0 -1,0'], minions: four }, { minions: ['-1,0'] }],
    })
  test('R36: four cross it by any edge, three stay', () => {
    const table = board().play(move, step('-3,0', 4, '-2,0'))
    expect(table.rejection(step('-2,0', 3, '-3,0'))).toMatchObject({
      code: 'monster-holds',
      ruling: 'R36',
      named: { needed: 4, size: 3 },
    })
    table.play(step('-2,0', 4, '-1,0'))
    expect(table.count(0, '-1,0')).toBe(4)
    expect(table.player(1).reserve).toBe(13)
  })
  test('conquered by one minion: 4 gold, no coin; its marker stays for good', () => {
    const table = board().play(move, step('-3,0', 3, '-2,0'), conquer('-2,0', 'none'))
    expect(table.player(0)).toMatchObject({ gold: 4, coins: [] })
    expect(table.happened('gold')).toMatchObject([{ gold: 4, source: 'monster' }])
    // A minion alone would go through now, but those who stand there defend it.
    expect(table.play(endTurn).why(move)).toBe('no-way')
  })
  test('nobody replaces its marker', () => {
    const table = tableAt({
      options: HUNT,
      active: 1,
      neutral: [['monster', '2,0']],
      seats: [{ markers: ['2,0'] }, { minions: ['3,0', '2,0'] }],
    })
    expect(table.rejection(conquer('2,0', 'none'))).toMatchObject({ code: 'not-conquerable' })
    table.play(move, step('2,0', 1, '3,0'), step('3,0', 1, '2,0'))
    expect(table.count(1, '2,0')).toBe(1)
  })
  test('closes a corridor that runs against its door', () => {
    const table = tableAt({
      options: HUNT,
      neutral: [['monster', '-1,0']],
      seats: [{ projects: ['COR-1'] }, {}],
    }).play(work('COR-1/0 -2,0'))
    expect(table.player(0).gold).toBe(1)
  })
})

describe('Ruins', () => {
  test('R52: conquered they give a coin of the bag and a point for this turn', () => {
    const table = tableAt({
      options: HUNT,
      neutral: [['ruins', '-2,0']],
      seats: [{ minions: ['-2,0'] }, {}],
      coinBag: [3],
    }).play(conquer('-2,0'))
    expect(table.player(0).coins).toEqual([3])
    expect(table.state.turn.points).toBe(2)
    expect(table.markers('-2,0')).toEqual([0])
  })
  test('R52: taken over they give a coin of the former holder’s instead', () => {
    const table = tableAt({
      options: HUNT,
      active: 1,
      neutral: [['ruins', '2,0']],
      seats: [{ markers: ['2,0'], coins: [2] }, { minions: ['2,0'] }],
    })
    expect(table.listed('conquer')).toEqual([conquer('2,0', 'hand')])
    table.play(conquer('2,0', 'hand'))
    expect(table.player(1).coins).toEqual([2])
    expect(table.player(0)).toMatchObject({ coins: [], reserve: 12 })
    expect(table.markers('2,0')).toEqual([1])
    expect(table.state.turn.points).toBe(2)
  })
  test('R52: they are no base for Work', () => {
    const table = tableAt({
      options: HUNT,
      neutral: [['ruins', '-2,0']],
      seats: [{ minions: ['-2,0', '-3,0'], projects: ['KIT-1'] }, {}],
    })
    expect(table.why(work('KIT-1/0 -1,0'))).toBe('not-connected')
  })
})

test('a Rock is demolished like a Collapse', () => {
  const table = tableAt({
    options: HUNT,
    neutral: [['rock', '-2,0']],
    seats: [{}, {}],
  }).play({ type: 'demolish', at: at('-2,0') })
  expect(table.state.map.tiles[at('-2,0')]).toBeNull()
  expect(table.state.collapses).toBe(4)
})

describe('option: tiles lie face down', () => {
  test('one is turned up by a tile that opens towards it, and closes corridors at once', () => {
    const table = tableAt({
      options: FACE_DOWN,
      neutral: [['ruins', '-1,0', 'down']],
      seats: [{ projects: ['NUG-1'] }, {}],
      coinBag: [2],
    })
    expect(game.view(table.state, 0).map.tiles[at('-1,0')]).toMatchObject({ tile: 'hunt-back' })
    table.play(work('NUG-1/0 -2,0'))
    expect(table.happened('tile-revealed')).toMatchObject([{ at: at('-1,0'), tile: 'ruins' }])
    expect(table.player(0)).toMatchObject({ gold: 1, coins: [2] })
    expect(table.reveals).toBe(true)
  })
  test('corridors of others that it closes pay them', () => {
    const table = tableAt({
      options: FACE_DOWN,
      neutral: [['monster', '0,0', 'down']],
      seats: [
        { tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['NUG-1'] },
        { tiles: ['COR-1/0 2,0', 'NUG-2/0 1,0'] },
      ],
      coinBag: [1, 3],
    }).play(work('NUG-1/0 -1,0'))
    expect([table.player(0).gold, table.player(1).gold]).toEqual([3, 3])
    expect([table.player(0).coins, table.player(1).coins]).toEqual([[1], [3]])
  })
  test('a Rock turned up closes nothing', () => {
    const table = tableAt({
      options: FACE_DOWN,
      neutral: [['rock', '-1,0', 'down']],
      seats: [{ projects: ['COR-1'] }, {}],
    }).play(work('COR-1/0 -2,0'))
    expect(table.happened('tile-revealed')).toMatchObject([{ tile: 'rock' }])
    expect(table.player(0).gold).toBe(0)
  })
  test('face down it blocks the way, and any edge may lie against it, also later', () => {
    const board = (...ruins: readonly ['ruins', Place] | readonly ['ruins', Place, 'down']) =>
      tableAt({ options: FACE_DOWN, neutral: [ruins], seats: [{ projects: ['KIT-1'] }, {}] })
    const hidden = board('ruins', '-2,0', 'down')
    expect(hidden.listed('move')).toEqual([])
    const known = board('ruins', '-2,0')
    expect(known.listed('move')).toHaveLength(1)
    // Earth against it, and a door against the Portal.
    for (const table of [hidden, known]) expect(table.why(work('KIT-1/1 -2,-1'))).toBeNull()
  })
})

test('the game ends with 25 gold', () => {
  const board = (gold: number) =>
    tableAt({ options: HUNT, seats: [{ gold }, {}] }).play(endTurn).state.result
  expect(board(24)).toBeNull()
  expect(board(25)).toBe('gold')
})
