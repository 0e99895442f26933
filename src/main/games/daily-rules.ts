/** The game of a day: one whose draws are the same for everyone who plays it on that day. */
import * as v from 'valibot'
import type { TableStatus } from '@shared/api'
import type { Day } from '@shared/days'
import type { TableOfDay } from '@shared/games/daily-table'
import type { GameTypes, Phrase, SeatInfo } from '@shared/games/game'
import type { Instant, TableId } from '@shared/ids'

export interface DailyRules<T extends GameTypes> {
  /** What days are drawn from, together with their names. Never to be changed: days already played would be others. */
  readonly draw: string
  /**
   * The options of a day: they follow from what was drawn for it alone, and never change.
   * @param drawn numbers from 0 to 2³² − 1; the first of them is the seed
   */
  optionsOf(drawn: readonly number[]): T['options']
  /** Options without what players may say for themselves: who plays. */
  withoutPlayers(options: T['options']): T['options']
  /** What the game of a day is called; the day as people write it. */
  title(day: string): Phrase
}

/** A day's game, as everyone begins it. */
export interface DailyGame<T extends GameTypes> {
  readonly day: Day
  readonly seed: number
  readonly options: T['options']
}

/** A table that is, or was, a day's game. */
export interface DailyTable {
  readonly id: TableId
  readonly daily: Day | null
  readonly status: TableStatus
  readonly updatedAt: Instant
  readonly outcome: unknown
  /** Who sits there; null: it cannot be read. */
  readonly seats: readonly SeatInfo[] | null
}

/**
 * What tables say of the games of their days; nothing where one is no such game, or its outcome cannot be read.
 * @param tell what the game itself says of how it ended; null: it has not come to its end
 */
export function resultsOf<Outcome, Told extends object>(
  tables: readonly DailyTable[],
  schema: v.GenericSchema<unknown, Outcome>,
  tell: (outcome: Outcome | null) => Told,
): readonly (TableOfDay & Told)[] {
  return tables.flatMap(({ id, daily: day, status, updatedAt, outcome, seats }) => {
    if (day === null) return []
    const ended = v.safeParse(v.nullable(schema), outcome)
    if (!ended.success) return []
    const player = seats?.[0]?.player ?? null
    const endedAt = status === 'playing' ? null : updatedAt
    return [{ table: id, day, status, player, endedAt, ...tell(ended.output) }]
  })
}
