/** The record of games: those played at a table here, and those played with the real cards (R46). */
import * as v from 'valibot'
import { moment } from '../days'
import type { Day } from '../days'
import type { BotLevel, GameId, GameTypes } from '../games/game'
import { campaignId, recordId } from '../ids'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '../ids'
import { call, note } from './call'
import { oneSeries, seriesFields } from './series-input'

/** One seat of a game: who played there, and on which sheet. */
export interface RecordSeat {
  readonly sheet: SheetId | null
  /** The player's name; null where nobody has said. */
  readonly player: string | null
  /** How strong the bot was that sat there; absent: a person. */
  readonly bot?: BotLevel
}

/** One game in a campaign's record, by what its game makes of how it ended and of what it earned. */
export interface RecordOf<Outcome, Earned> {
  readonly record: RecordId
  readonly campaign: CampaignId
  readonly game: GameId
  /** The table it was played at; null: with the cards. A table that came from elsewhere may not be here. */
  readonly table: TableId | null
  /** Whether that table is here, to be looked at again. */
  readonly replayable: boolean
  readonly endedAt: Instant
  /** The calendar day on which it was played, where it was played. */
  readonly day: Day
  readonly outcome: Outcome
  readonly seats: readonly RecordSeat[]
  readonly note: string
  /** What it earned each sheet in it. */
  readonly checkmarks: Earned
  /** The series that it was a game of. */
  readonly series: SeriesId | null
  /** How often it was corrected (R46). */
  readonly corrections: number
  readonly deletedAt: Instant | null
}

export type GameRecord<T extends GameTypes = GameTypes> = RecordOf<T['outcome'], T['earned']>

/** What a record said before a correction. */
export interface RecordVersion<T extends GameTypes = GameTypes> {
  readonly correctedAt: Instant
  readonly endedAt: Instant
  /** The calendar day on which it was played, where it was played. */
  readonly day: Day
  readonly outcome: T['outcome']
  readonly seats: readonly RecordSeat[]
  readonly note: string
}

export interface RecordDetails<T extends GameTypes = GameTypes> extends GameRecord<T> {
  /** What it said earlier, the first form first. */
  readonly history: readonly RecordVersion<T>[]
}

/** A game played with the real cards, as its players record it (R46): the rest is its game's own. */
const manualGame = v.looseObject({
  /** The moment it was played; where only the day is known, any moment of it. */
  playedAt: moment,
  note: v.optional(note, ''),
})
/** What its caller tells of such a game. */
export type ManualGame = v.InferInput<typeof manualGame>

const record = v.strictObject({ record: recordId })

export const recordCalls = {
  /** What a game would earn each sheet in it, before it is entered; refused as `records.add` is. */
  'records.preview': call<GameTypes['earned']>()(
    v.strictObject({
      /** Whose game it is; null: a game of the app's first kind. */
      campaign: v.optional(v.nullable(campaignId), null),
      game: manualGame,
    }),
  ),
  /**
   * Enters a game played with the real cards; every sheet in it gets what it earned. Refused with `bad-record`
   * where it could not have happened, and with `no-manual-games` where its game takes none.
   */
  'records.add': call<GameRecord>()(
    v.pipe(
      v.strictObject({
        campaign: campaignId,
        /** The series whose next game it was. */
        ...seriesFields,
        game: manualGame,
      }),
      oneSeries(),
    ),
  ),
  /**
   * Corrects a record; what it said before is kept (R46). Of a game played here only the note and the
   * players' names can change: `record-of-table`. What it earned on its sheets follows.
   */
  'records.correct': call<RecordDetails>()(v.strictObject({ record: recordId, game: manualGame })),
  'records.note': call<RecordDetails>()(v.strictObject({ record: recordId, note })),
  'records.get': call<RecordDetails>()(record),
  /** Every record of a campaign, or of all campaigns that are not in the bin; the oldest first. */
  'records.list': call<readonly GameRecord[]>()(
    v.strictObject({
      campaign: v.optional(v.nullable(campaignId), null),
      deleted: v.optional(v.boolean(), false),
    }),
  ),
  /** Puts a record into the bin: what it earned leaves the sheets until it comes back. */
  'records.delete': call<null>()(record),
  'records.restore': call<RecordDetails>()(record),
} as const
