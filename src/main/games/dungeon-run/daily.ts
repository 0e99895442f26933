/** The daily run: what a day's game is, and which was the best. */
import * as v from 'valibot'
import {
  optionsSchema,
  outcomeSchema,
  soloTotal,
  type DailyRunScore,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import { resultsOf, type DailyRules, type DailyTable } from '../daily-rules'

/** One hero alone, by the rules as they are printed: hero, tiles, cards and dice follow from the seed. */
export const daily: DailyRules<DungeonRunTypes> = {
  // Never to be changed: a day already played would become another.
  draw: 'dungeon-run daily run',
  optionsOf: () => v.parse(optionsSchema, { players: 1 }),
  // Who sits there is no part of them.
  withoutPlayers: (options) => options,
  title: (day) => ({ key: 'run.daily.of', named: { day } }),
}

/** What tables say of the daily run. */
export function dailyScores(tables: readonly DailyTable[]): readonly DailyRunScore[] {
  return resultsOf(tables, outcomeSchema, (outcome) => ({ ended: endingOf(outcome) }))
}
function endingOf(outcome: DungeonRunTypes['outcome'] | null): DailyRunScore['ended'] {
  const [hero] = outcome?.heroes ?? []
  if (outcome === null || hero === undefined || outcome.solo === null) return null
  const won = outcome.winner !== null
  return { hero, total: soloTotal(outcome.solo, won), won, rounds: outcome.rounds }
}

/** The highest score first, of equal ones the quicker; then what is being played, then what was abandoned. */
export function bestFirst(scores: readonly DailyRunScore[]): readonly DailyRunScore[] {
  return scores.toSorted((a, b) => {
    if (a.ended === null || b.ended === null) return placeOf(a) - placeOf(b)
    return b.ended.total - a.ended.total || (a.ended.rounds ?? 0) - (b.ended.rounds ?? 0)
  })
}
function placeOf({ ended, status }: DailyRunScore): number {
  if (ended !== null) return 0
  return status === 'playing' ? 1 : 2
}
