/** Gauntlets and the daily delve. */
import * as v from 'valibot'
import { TIERS } from '../games/one-deck-dungeon'
import type { DungeonId, Options, Outcome, TierId } from '../games/one-deck-dungeon'
import { campaignId, gauntletId, sheetId } from '../ids'
import type { CampaignId, GauntletId, Instant, RecordId, SheetId, TableId } from '../ids'
import { call, isOnCalendar, nothing } from './call'
import type { TableStatus } from './tables'

/** A day of the calendar where the players are, as `2026-11-28`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'no-such-day'))
export type Day = string

/** The five dungeons in a row with one hero or pair, keeping nothing but the talents. */
export interface Gauntlet {
  readonly gauntlet: GauntletId
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
export interface DailyResult {
  readonly table: TableId
  readonly day: Day
  readonly status: TableStatus
  readonly endedAt: Instant | null
  readonly outcome: Outcome | null
}

export const challengeCalls = {
  /** Refused with `bad-gauntlet`: other than one or two sheets of the campaign, or one of them is in a gauntlet. */
  'gauntlets.start': call<Gauntlet>()(
    v.strictObject({
      campaign: campaignId,
      sheets: v.pipe(v.array(sheetId), v.minLength(1), v.maxLength(2)),
      tier: v.picklist(TIERS),
    }),
  ),
  'gauntlets.get': call<Gauntlet>()(v.strictObject({ gauntlet: gauntletId })),
  'gauntlets.giveUp': call<Gauntlet>()(v.strictObject({ gauntlet: gauntletId })),
  'daily.get': call<Daily>()(v.strictObject({ day })),
  /** Every daily delve played here, the newest day first. */
  'daily.list': call<readonly DailyResult[]>()(nothing),
} as const
