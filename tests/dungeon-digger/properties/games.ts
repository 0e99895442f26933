/** Games to be played by properties: two to six seats, all options and scenarios, with choices that decide how. */
import { apply, asked, legalActions, setup } from '@main/games/dungeon-digger/apply'
import { earningsOf } from '@main/games/dungeon-digger/map/earnings'
import { EDGES, neighbour } from '@shared/games/dungeon-digger/hexes'
import { edgeOf, ownedAt, tileAt } from '@main/games/dungeon-digger/map/tiles'
import type { State } from '@main/games/dungeon-digger/state'
import { createRandom } from '@main/games/random'
import { optionsSchema, SCENARIOS, type Action, type Event } from '@shared/games/dungeon-digger'
import fc from 'fast-check'
import * as v from 'valibot'
import { must } from '../../must'

export function gamesOf(
  players: fc.Arbitrary<number>,
  scenario: fc.Arbitrary<(typeof SCENARIOS)[number] | null>,
) {
  return fc.record({
    options: fc.record({
      players,
      scenario,
      lords: fc.constantFrom('none' as const, 'dealt' as const),
      freeThink: fc.boolean(),
      hiddenProjects: fc.boolean(),
      monsterHuntFaceDown: fc.boolean(),
    }),
    seed: fc.nat(0xffffffff),
    choices: fc.nat(0xffffffff),
    /** Of ten choices so many are of any kind that is listed, the others rather a tile placed, a step, a conquest. */
    wild: fc.constantFrom(0, 1, 4),
  })
}
export const anyScenario = fc.constantFrom(null, ...SCENARIOS)
export const games = gamesOf(fc.integer({ min: 2, max: 6 }), anyScenario)
export type Given = typeof games extends fc.Arbitrary<infer T> ? T : never

export function begin({ options, seed }: Given) {
  return setup(v.parse(optionsSchema, options), createRandom(seed), 1)
}

export interface Played {
  readonly state: State
  readonly seat: number
  readonly action: Action
}

/** Small, quick and the same again. */
export function numbers(seed: number): (below: number) => number {
  let drawn = seed
  return (below) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
    return (drawn >>> 8) % below
  }
}
/** What carries a game on, the best first: without it games of chance build little and end by the house's rule alone. */
const EAGER = [
  'conquer',
  'liberate',
  'pit-coin',
  'work',
  'summon',
  'declare',
  'step',
  'walk',
  'move',
  'rise',
  'draw',
  'think',
] as const satisfies readonly Action['type'][]

/** One kind of action first, then one of that kind: else hundreds of placements would drown all others. */
function choose(
  state: State,
  seat: number,
  actions: readonly Action[],
  wild: number,
  next: (below: number) => number,
): Action {
  const kinds = [...new Set(actions.map(({ type }) => type))]
  const isWild = next(10) < wild
  const eager = EAGER.find((type) => kinds.includes(type) && (type !== 'think' || next(2) === 0))
  const kind = isWild || eager === undefined ? must(kinds[next(kinds.length)]) : eager
  const ofKind = actions.filter(({ type }) => type === kind)
  const some = Array.from({ length: isWild ? 1 : 6 }, () => must(ofKind[next(ofKind.length)]))
  const worths = some.map((action) => worth(state, seat, action))
  return must(some[worths.indexOf(Math.max(...worths))])
}
/** Gold for a tile; for a step a tile of one's own that can be built from. */
function worth(state: State, seat: number, action: Action): number {
  if (action.type === 'work') return earningsOf(state, seat, action).gold
  if (action.type === 'declare') return action.orders.includes('work') ? 2 : action.orders.length
  if (action.type !== 'step') return 0
  const tile = ownedAt(state.map, action.to, seat)
  if (tile === null) return tileAt(state.map, action.to)?.kind === 'owned' ? 1 : 2
  return EDGES.some((edge) => {
    const beside = neighbour(state.map.area, action.to, edge)
    return beside !== null && tileAt(state.map, beside) === null && edgeOf(tile, edge) !== 'earth'
  })
    ? 3
    : 0
}

/**
 * Plays a game to its end.
 * @param visit is handed each state with what is done in it next, and gives the state to go on with
 */
export function play(
  given: Given,
  visit: (played: Played) => State = ({ state }) => state,
): { readonly state: State; readonly events: readonly Event[]; readonly steps: number } {
  const begun = begin(given)
  const next = numbers(given.choices)
  const events: Event[] = [...begun.events]
  let { state } = begun
  let steps = 0
  for (;;) {
    const [seat] = asked(state)
    if (seat === undefined) return { state, events, steps }
    const action = choose(state, seat, legalActions(state, seat), given.wild, next)
    const applied = apply(visit({ state, seat, action }), seat, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    ;({ state } = applied)
    events.push(...applied.events)
    steps += 1
  }
}
