/** The daily dungeon as the calls answer it. */
import type { Day } from '../../days'
import type { TableOfDay } from '../daily-table'
import type { Options } from './options'

/** One game alone, whose cards and dice are the same for everyone who plays it on that day. */
export interface DailyDungeon {
  readonly day: Day
  readonly seed: number
  readonly options: Options
  /** The games of that day here, the best first. */
  readonly results: readonly DailyScore[]
}
export interface DailyScore extends TableOfDay {
  /** null: it has not come to its end. */
  readonly total: number | null
}
