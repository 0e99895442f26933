/** The record of games: those played at a table here, and those played with the cards (R46). */
import * as v from 'valibot'
import type { BotLevel, GameId, GameTypes } from '../games/game'
import { DEFEAT_CAUSES, DUNGEONS, HEROES, TIERS } from '../games/one-deck-dungeon'
import type { OddTypes } from '../games/one-deck-dungeon'
import { campaignId, gauntletId, recordId, sheetId } from '../ids'
import type { CampaignId, GauntletId, Instant, RecordId, SheetId, TableId } from '../ids'
import { call, isOnCalendar, name, note, whole } from './call'
import type { Mark } from './campaigns'
import type { Day } from './challenges'

/** What a game earned: descents, levels, boss and tier, in that order (R42). */
export interface Earned {
  readonly descents: number
  readonly levels: number
  readonly boss: number
  readonly tier: number
  readonly total: number
}

/** One hero's part in a game: who played it, and on which sheet. */
export interface RecordSeat {
  readonly sheet: SheetId | null
  /** The player's name; null where nobody has said. */
  readonly player: string | null
  /** How strong the bot was that sat there; absent: a person. */
  readonly bot?: BotLevel
}

/** One game in a campaign's record. */
export interface GameRecord<T extends GameTypes = GameTypes> {
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
  readonly outcome: T['outcome']
  readonly seats: readonly RecordSeat[]
  readonly note: string
  readonly checkmarks: Earned
  /** The gauntlet that it was a game of. */
  readonly gauntlet: GauntletId | null
  /** How often it was corrected (R46). */
  readonly corrections: number
  readonly deletedAt: Instant | null
}

/** A game as one sheet has it. */
export interface SheetRecord<T extends GameTypes = OddTypes> extends GameRecord<T> {
  /**
   * Whether the placing of this game's checkmarks is over, and what was placed, in the order of placing.
   * Settled games keep their marks: a sheet's file carries them (sheet-file.ts).
   */
  readonly settled: boolean
  readonly marks: readonly Mark[]
}

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

/** A hero in a game played with the cards: on a sheet of the campaign, or anybody. */
const heroAtTheCards = v.strictObject({
  hero: v.optional(v.picklist(HEROES)),
  sheet: v.optional(v.nullable(sheetId), null),
  player: v.optional(v.nullable(name), null),
})

/** A game played with the cards, as its players tell it (R46). */
export const playedWithCards = v.strictObject({
  heroes: v.pipe(v.array(heroAtTheCards), v.minLength(1), v.maxLength(4)),
  dungeon: v.picklist(DUNGEONS),
  tier: v.picklist(TIERS),
  won: v.boolean(),
  /** How it was lost, where somebody remembers. */
  cause: v.optional(v.nullable(v.picklist(DEFEAT_CAUSES)), null),
  descents: whole(3),
  levels: whole(3),
  turns: v.optional(v.nullable(whole(1_000)), null),
  bossRounds: v.optional(v.nullable(whole(1_000)), null),
  /** Health that each hero had left, by seat. */
  healthLeft: v.optional(
    v.nullable(v.pipe(v.array(whole(100)), v.minLength(1), v.maxLength(4))),
    null,
  ),
  /** The moment it was played; where only the day is known, any moment of it. */
  playedAt: v.pipe(v.string(), v.isoTimestamp(), v.check(isOnCalendar, 'no-such-day')),
  note: v.optional(note, ''),
})
export type PlayedWithCards = v.InferInput<typeof playedWithCards>

const record = v.strictObject({ record: recordId })

export const recordCalls = {
  /** What a game would earn each hero with a sheet (R42), before it is entered; refused as `records.add` is. */
  'records.preview': call<Earned>()(v.strictObject({ game: playedWithCards })),
  /**
   * Enters a game played with the cards; every hero with a sheet earns its checkmarks there. Refused with
   * `bad-record` where it could not have happened: the boss fought before three descents, a level too many.
   */
  'records.add': call<GameRecord>()(
    v.strictObject({
      campaign: campaignId,
      gauntlet: v.optional(v.nullable(gauntletId), null),
      game: playedWithCards,
    }),
  ),
  /**
   * Corrects a record; what it said before is kept (R46). Of a game played here only the note and the
   * players' names can change: `record-of-table`. Checkmarks that no longer fit are taken back and placed again.
   */
  'records.correct': call<RecordDetails>()(
    v.strictObject({ record: recordId, game: playedWithCards }),
  ),
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
