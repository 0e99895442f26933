/** The end of the game (section 13): when it comes, awards, totals. */
import {
  AWARDS,
  type Award,
  type DungeonMap,
  type HowEnded,
  type Outcome,
  type Score,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { CLOCK, TARGETS } from './cards/numbers'
import { storedOf, valueOf } from './coins'
import { log, playerAt, scenarioOf, type Draft } from './draft'
import { longestCorridor } from './map/corridors'
import { markersOf, roomGroups } from './map/tiles'
import { citadelLeft } from './scenarios/citadel'
import type { State } from './state'

export function finish(g: Draft, by: HowEnded): void {
  if (g.result !== null) return
  g.result = by
  g.agenda = []
  g.active = null
  g.reveals = true
  log(g, { type: 'over', by })
}
/** Gold that ends the game; null: none does. */
export function targetOf({ options }: Pick<State, 'options'>): number | null {
  return TARGETS[options.scenario ?? 'standard']
}
/** What ends the game with the turn that is over; null: nothing does. */
export function endOf(g: State): HowEnded | null {
  const clock = scenarioOf(g, 'sandsOfTime')?.clock ?? 0
  if (clock > CLOCK.each * g.players.length) return 'clock'
  if (g.scenario.type === 'dwarvenCitadel' && citadelLeft(g) === 0) return 'citadel-full'
  if ((scenarioOf(g, 'dragonsLair')?.delivered ?? null) !== null) return 'treasure'
  const target = targetOf(g)
  const isReached = g.players.some(
    ({ gold }, seat) => target !== null && gold >= target && !g.eliminated.includes(seat),
  )
  return isReached ? 'gold' : null
}

/** What an award goes by. */
export function measure(map: DungeonMap, seat: Seat, award: Award): number {
  switch (award) {
    case 'tunneller':
      return longestCorridor(map, seat)
    case 'builder':
      return Math.max(0, ...roomGroups(map, seat).map((group) => group.length))
    case 'conqueror':
      return markersOf(map, seat)
  }
}
/** Who has the most; nobody with a tie, or with nothing (R26). Who left the game counts for nothing (R50). */
export function winnerOf(g: State, award: Award): Seat | null {
  const values = [...g.players.keys()].map((seat) =>
    g.eliminated.includes(seat) ? 0 : measure(g.map, seat, award),
  )
  return firstAlone(values)
}
/** Whose value is above all others; null: nobody's is, or it is nothing. */
export function firstAlone(values: readonly number[]): Seat | null {
  const most = Math.max(...values)
  const first = values.indexOf(most)
  const isShared = values.slice(first + 1).includes(most)
  return most > 0 && !isShared ? first : null
}
/** null while the game goes on. */
export function outcome(g: State): Outcome | null {
  if (g.result === null) return null
  const winners = AWARDS.map((award) => winnerOf(g, award))
  return {
    scenario: g.options.scenario,
    by: g.result,
    rounds: g.round,
    scores: [...g.players.keys()].map((seat) => scoreOf(g, seat, winners)),
    eliminated: [...g.eliminated],
  }
}
function scoreOf(g: State, seat: Seat, winners: readonly (Seat | null)[]): Score {
  const { lord, gold, coins } = playerAt(g, seat)
  return {
    lord,
    gold,
    escapes: scenarioOf(g, 'adventurers')?.escapes[seat] ?? 0,
    awards: AWARDS.filter((_, at) => winners[at] === seat),
    coins: valueOf(coins) + valueOf(storedOf(g, seat)),
  }
}
