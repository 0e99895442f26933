/** Games to be printed, played by easy bots, and what is printed of them. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { State } from '@main/games/dungeon-digger/state'
import type { EndingSource, SeatSource } from '@main/games/print-rules'
import { createRandom } from '@main/games/random'
import type {
  DungeonDiggerTypes,
  Event,
  Outcome,
  ScenarioId,
  Tally,
  View,
} from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { must } from '../../must'

export interface Sample {
  readonly view: View
  readonly tally: Tally
}
export interface Kind {
  readonly players: number
  readonly scenario?: ScenarioId | null
  readonly seed?: number
}

/** Up to a round; without one, to the end. */
export function played({ players, scenario = null, seed = 5 }: Kind, until = Infinity) {
  const options = v.parse(game.schemas.options, { players, scenario, lords: 'dealt' })
  const bot = must(game.bots.easy)
  const random = createRandom(seed)
  const begun = game.setup(options, createRandom(seed), 1)
  let state: State = begun.state
  const events: Event[] = [...begun.events]
  while (state.result === null && state.round < until) {
    const seat = must(game.asked(state)[0])
    const listed = game.legalActions(state, seat)
    const action = bot.choose(game.view(state, seat), listed, seat, random)
    const changed = game.apply(state, seat, action)
    if (!changed.ok) throw new Error(changed.rejection.code)
    events.push(...changed.events)
    state = changed.state
  }
  return { options, state, events }
}
/** What lies open of it to all. */
export function sampleOf(kind: Kind, until?: number): Sample {
  const { options, state, events } = played(kind, until)
  return { view: game.view(state, null), tally: game.tally(options, events) }
}

export function sourceOf(
  { view, tally }: Sample,
  { seat = 0, player = 'Ada' }: { readonly seat?: number; readonly player?: string } = {},
): SeatSource<DungeonDiggerTypes> {
  return {
    seat,
    player,
    view,
    tally: () => tally,
    at: '2026-11-28T20:30:00.000Z',
    // Far in the east: the moment does not say it.
    day: '2026-11-29',
  }
}
export function endingOf(
  outcome: Outcome,
  view: View | null,
  honours: readonly string[] = [],
): EndingSource<DungeonDiggerTypes> {
  const players = ['Ada', 'Bob', null, 'Cleo', 'Dan', null].slice(0, outcome.scores.length)
  return { outcome, players, view, honours, at: '2026-11-28T20:30:00.000Z', day: '2026-11-28' }
}
