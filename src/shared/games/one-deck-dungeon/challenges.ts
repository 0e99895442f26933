/** Gauntlets and daily delves as the calls answer them. */
import type { Day } from '../../days'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '../../ids'
import type { TableOfDay } from '../daily-table'
import type { DungeonId, TierId } from './names'
import type { Options } from './options'
import type { Outcome } from './view'

/** The five dungeons in a row with one hero or pair, keeping nothing but the talents. */
export interface Gauntlet {
  readonly gauntlet: SeriesId
  readonly campaign: CampaignId
  readonly sheets: readonly SheetId[]
  readonly tier: TierId
  readonly startedAt: Instant
  readonly status: 'running' | 'won' | 'lost' | 'given-up'
  /** The five, in the order in which they are played: the easiest first. */
  readonly dungeons: readonly {
    readonly dungeon: DungeonId
    readonly record: RecordId | null
    readonly outcome: Outcome | null
  }[]
  /** The dungeon that comes next; null when it is over. */
  readonly next: DungeonId | null
  /** The game that is being played in it. */
  readonly table: TableId | null
}

/** One game whose deck and dice are the same for everyone who plays it on that day. */
export interface Daily {
  readonly day: Day
  readonly seed: number
  readonly options: Options
  /** The games of that day here, the best first. */
  readonly results: readonly DailyResult[]
}
export interface DailyResult extends TableOfDay {
  readonly outcome: Outcome | null
}
