/** The games that count in statistics, as every game is told of its own. */
import type { TableStatus } from '@shared/api'
import type { Day } from '@shared/days'
import type { GameId, GameTypes, Seat } from '@shared/games/game'
import type { CampaignId, Instant, PlayerId, RecordId, SheetId, TableId } from '@shared/ids'

/** What of a game's record can be told without reading others. */
export interface CountedRecord {
  readonly id: RecordId
  readonly table: TableId | null
  /** By seat; a sheet may have left the bin for good. */
  readonly seats: readonly { readonly sheet: SheetId | null; readonly player: PlayerId | null }[]
}

export interface CountedGame<T extends GameTypes = GameTypes> {
  readonly endedAt: Instant
  readonly day: Day
  readonly outcome: T['outcome']
  /** Those that count. */
  readonly seats: readonly Seat[]
  /** Whether one of them has won. */
  readonly won: boolean
  /** null: a game outside any campaign. */
  readonly record: CountedRecord | null
  /** Where it was played; null: with the real cards. */
  readonly table: TableId | null
}

/** A game that counts, with all that is known of how it went. */
export interface GameWithTally<T extends GameTypes = GameTypes> extends CountedGame<T> {
  /** null: nobody knows its steps, as of a game with the real cards. */
  readonly tally: T['tally'] | null
}

/** What a game at a table adds up to, also one that goes on or was abandoned. */
export interface CountedTally<T extends GameTypes = GameTypes> {
  readonly options: T['options']
  readonly tally: T['tally']
  /** Those that count. */
  readonly seats: readonly Seat[]
}

export interface Counted<T extends GameTypes = GameTypes> {
  /** The oldest first. */
  readonly games: readonly CountedGame<T>[]
  readonly tallies: readonly CountedTally<T>[]
}

/** A table that is not in the bin, with what its game adds up to so far. */
export interface TalliedTable {
  readonly id: TableId
  readonly game: GameId
  readonly campaign: CampaignId | null
  readonly status: TableStatus
  readonly updatedAt: Instant
  /** On which it came to its end; null: it goes on, or nobody kept the day. */
  readonly day: Day | null
  readonly options: unknown
  /** By seat. */
  readonly players: readonly (PlayerId | null)[]
  readonly tally: unknown
}
