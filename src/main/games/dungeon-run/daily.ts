/** The daily run: what a day's game is, and which was the best. */
import * as v from 'valibot'
import {
  optionsSchema,
  outcomeSchema,
  soloTotal,
  type DailyRunScore,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import type { DailyRules, DailyTable } from '../daily-rules'

/** One hero alone, by the rules as they are printed: hero, tiles, cards and dice follow from the seed. */
export const daily: DailyRules<DungeonRunTypes> = {
  // Never to be changed: a day already played would become another.
  draw: 'dungeon-run daily run',
  optionsOf: () => v.parse(optionsSchema, { players: 1 }),
  // Who sits there is no part of them.
  withoutPlayers: (options) => options,
  title: (day) => ({ key: 'run.daily.of', named: { day } }),
}

/** What a table says of its day's game; nothing where it is no daily run, or its outcome cannot be read. */
export function dailyScores(tables: readonly DailyTable[]): readonly DailyRunScore[] {
  return tables.flatMap(({ id, daily: day, status, updatedAt, outcome, seats }) => {
    if (day === null) return []
    const parsed = v.safeParse(v.nullable(outcomeSchema), outcome)
    if (!parsed.success) return []
    const endedAt = status === 'playing' ? null : updatedAt
    const player = seats?.[0]?.player ?? null
    return [{ table: id, day, status, player, endedAt, ended: endingOf(parsed.output) }]
  })
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
