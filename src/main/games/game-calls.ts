/** Calls that one game alone has: what it may ask of the app to answer them. */
import type { Day, ExportedFile, ParsedInput, TableStatus } from '@shared/api'
import type { GameId, GameTypes } from '@shared/games/game'
import type { Instant, TableId } from '@shared/ids'
import type { DailyGame, DailyRules } from './daily-rules'

/** A table that is, or was, a day's game. */
export interface DailyTable {
  readonly id: TableId
  readonly daily: Day | null
  readonly status: TableStatus
  readonly updatedAt: Instant
  readonly outcome: unknown
}

export interface GameCallParts {
  readonly dailyGame: <T extends GameTypes>(rules: DailyRules<T>, day: Day) => DailyGame<T>
  /** A game's tables of one day or of all, the newest day first. */
  readonly dailyTables: (game: GameId, day: Day | null) => readonly DailyTable[]
  /** A sheet to fill in by hand, as a file. @param role whose it is to be; null: anybody's */
  readonly blankSheet: (
    game: GameId,
    role: string | null,
    page: Omit<ParsedInput<'exports.blank'>, 'hero'>,
  ) => Promise<ExportedFile>
}
