/** The daily run as the calls answer it. */
import type { Day } from '../../days'
import type { TableOfDay } from '../daily-table'
import type { HeroId } from './names'
import type { Options } from './options'

/** One hero alone; hero, tiles, cards and dice are the same for everyone who plays it on that day. */
export interface DailyRun {
  readonly day: Day
  readonly seed: number
  readonly options: Options
  /** The games of that day here, the best first. */
  readonly results: readonly DailyRunScore[]
}
export interface DailyRunScore extends TableOfDay {
  /** null: it has not come to its end. */
  readonly ended: {
    readonly hero: HeroId
    readonly total: number
    readonly won: boolean
    readonly rounds: number | null
  } | null
}
