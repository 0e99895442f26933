/** The turn on the table: the Orders given in it, a whole Move walked step by step, tiles that look alike. */
import type { LogEntry } from '@shared/api'
import type { Action, DungeonDiggerTypes, Event, Forecast } from '@shared/games/dungeon-digger'
import { legOf, walk } from '@renderer/games/dungeon-digger/table/journey'
import { looksAlike } from '@renderer/games/dungeon-digger/table/looks'
import { ordersGiven } from '@renderer/games/dungeon-digger/table/turn-plan'
import { wayOut } from '@renderer/games/dungeon-digger/table/way-out'
import { expect, test } from 'vitest'

function entry(
  revision: number,
  action: Action | null,
  events: readonly Event[],
): LogEntry<DungeonDiggerTypes> {
  return { revision, actor: 0, bot: null, stumbled: false, action, events }
}
const BEGUN: Event = { type: 'turn-begun', seat: 0, points: 2 }
function ordered(order: 'move' | 'work' | 'think'): Event {
  return { type: 'ordered', seat: 0, order, points: 1, bonus: false }
}
const STEPPED: Event = { type: 'stepped', seat: 0, from: 1, size: 1, path: [2] }

test('steps belong to their Move, and taking it back takes them back', () => {
  const log = [
    entry(4, { type: 'end-turn' }, [BEGUN]),
    entry(5, { type: 'move' }, [ordered('move')]),
    entry(6, { type: 'step', from: 1, size: 1, to: 2 }, [STEPPED]),
    entry(7, { type: 'work', tile: 'KIT-1', at: 3, rotation: 0 }, [ordered('work')]),
  ]
  const given = ordersGiven(log, 0)
  expect(given.map(({ back, stands }) => ({ back, stands }))).toEqual([
    { back: 3, stands: false },
    { back: 1, stands: false },
  ])
  expect(given[0]?.events).toHaveLength(2)
})
test('what came before something was drawn stands', () => {
  const drawn: Event = { type: 'tiles-drawn', seat: 0, count: 1, tiles: ['COR-1'], knownTo: null }
  const log = [
    entry(4, { type: 'end-turn' }, [BEGUN]),
    entry(5, { type: 'move' }, [ordered('move')]),
    entry(6, { type: 'think' }, [ordered('think')]),
    entry(7, { type: 'draw' }, [drawn]),
    entry(8, { type: 'move' }, [ordered('move')]),
  ]
  expect(ordersGiven(log, 0).map(({ stands }) => stands)).toEqual([true, true, false])
})
test('in the turn of another nothing is listed', () => {
  expect(ordersGiven([entry(4, null, [{ ...BEGUN, seat: 1 }])], 0)).toEqual([])
})

function told(paths: readonly (readonly number[])[], trap = false): Forecast {
  return {
    actions: paths.map((path) => ({ type: 'step', path, kills: [], trap, wakes: false })),
    trials: [],
    moves: [],
    points: { move: 1, think: 1, sabotage: 1, rise: 1, conquer: 1, demolish: 2, work: 1 },
    exposure: null,
  }
}
function step(from: number, to: number, size = 2): Action & { readonly type: 'step' } {
  return { type: 'step', from, size, to }
}
test('of the listed steps the one that goes furthest along the way is taken', () => {
  const actions = [step(1, 2), step(1, 3), step(1, 9)]
  const leg = legOf({ from: 1, path: [2, 3, 4], size: 2 }, actions, told([[2], [2, 3], [9]]))
  expect(leg?.action).toEqual(step(1, 3))
  expect(leg?.tiles).toBe(2)
})
test('a journey goes on with those whom a Trap has left, and ends where a step is refused', async () => {
  const done: Action[] = []
  const offers: readonly (readonly [readonly Action[], Forecast])[] = [
    [[step(1, 2), { type: 'move' }], told([[2]], true)],
    [[step(2, 3, 1)], told([[3]])],
  ]
  let at = 0
  await walk(
    { from: 1, path: [2, 3, 4], size: 2 },
    {
      actions: () => offers[at]?.[0] ?? [],
      forecast: () => offers[at]?.[1] ?? null,
      act(action) {
        done.push(action)
        if (action.type === 'step') at += 1
        return Promise.resolve(true)
      },
    },
  )
  expect(done).toEqual([{ type: 'move' }, step(1, 2), step(2, 3, 1)])
})

test('steps that are left are gone without another Order', async () => {
  const done: Action[] = []
  await walk(
    { from: 1, path: [2], size: 2 },
    {
      actions: () => [step(1, 2)],
      forecast: () => told([[2]]),
      act: (action) => Promise.resolve(done.push(action) > 0),
    },
  )
  expect(done).toEqual([step(1, 2)])
})
test('whether a part of a group takes the Treasure along is not chosen for its player', () => {
  const actions = [
    { ...step(1, 2), carrier: true },
    { ...step(1, 2), carrier: false },
  ]
  expect(legOf({ from: 1, path: [2], size: 2 }, actions, told([[2], [2]]))).toBeNull()
})

test('a straight corridor looks the same upside down, a bend does not', () => {
  expect(looksAlike('COR-1', 0, 3)).toBe(true)
  expect(looksAlike('COR-1', 0, 1)).toBe(false)
  expect(looksAlike('COR-2', 0, 3)).toBe(false)
  expect(looksAlike('KIT-2', 0, 2)).toBe(true)
})

test('a turn whose time is up is ended, or what is under way before', () => {
  const stop: Action = { type: 'stop' }
  const end: Action = { type: 'end-turn' }
  expect(wayOut([{ type: 'move' }, end])).toEqual(end)
  expect(wayOut([step(1, 2), stop])).toEqual(stop)
  expect(wayOut([{ type: 'put-back', tile: 'KIT-1' }])).toEqual({ type: 'put-back', tile: 'KIT-1' })
  expect(wayOut([])).toBeNull()
})
