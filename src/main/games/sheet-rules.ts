/** Sheets: what a player keeps from game to game, and how it follows from what is stored. */
import type { GenericSchema } from 'valibot'
import type { GameRecord } from '@shared/api'
import type { GameTypes } from '@shared/games/game'
import type { CampaignId, Instant, RecordId, SheetId } from '@shared/ids'

/** What was placed on a sheet, and where: in the game's own words. */
export interface StoredMark {
  readonly talent: string
  readonly color: string
}

/** A sheet as it is stored, its parts read by the game's own schemas. */
export interface StoredSheet<
  T extends GameTypes,
  Role extends string = string,
  Mark extends StoredMark = StoredMark,
  Paper = unknown,
> {
  readonly sheet: SheetId
  readonly campaign: CampaignId
  /** Whom it is of. */
  readonly role: Role
  readonly player: string
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
  /** What was on it when it came from paper; null: it was begun here. */
  readonly paper: Paper | null
  /** Its games that are not in the bin, by date, then id. */
  readonly games: readonly {
    readonly record: GameRecord<T>
    /** Whether its player has said that everything of it is placed. */
    readonly settled: boolean
  }[]
  /** In the order of placing. */
  readonly marks: readonly (Mark & { readonly record: RecordId })[]
}

export interface SheetRules<
  T extends GameTypes,
  Role extends string = string,
  Mark extends StoredMark = StoredMark,
  Paper = unknown,
> {
  readonly role: GenericSchema<unknown, Role>
  readonly mark: GenericSchema<unknown, Mark>
  readonly paper: GenericSchema<unknown, Paper>
  derive(stored: StoredSheet<T, Role, Mark, Paper>): NonNullable<T['sheet']>
  /**
   * Whether a game whose record was corrected has something to place again on a sheet that was done with it.
   * @param before how it had ended until then
   */
  reopens(sheet: NonNullable<T['sheet']>, record: RecordId, before: T['outcome']): boolean
}
