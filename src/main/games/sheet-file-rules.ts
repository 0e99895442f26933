/** The file of one sheet, of a game that has sheets: everything that the sheet is made of. */
import type { GenericSchema } from 'valibot'
import type { CampaignContent, Content, Named, RecordContent, SheetContent } from '@shared/content'
import type { GameTypes } from '@shared/games/game'
import type { RecordId, TableId } from '@shared/ids'

/** A sheet and its campaign as they are stored, players by name, and the sheet as its game shows it. */
export interface StoredSheet<T extends GameTypes = GameTypes> {
  readonly campaign: CampaignContent
  readonly sheet: Named<SheetContent>
  readonly shown: NonNullable<T['sheet']>
}

/** What is wrong with a file, and the place in it, with dots. */
export interface FileFault {
  readonly what: string
  readonly where: string
}

export interface SheetFileRules<T extends GameTypes = GameTypes, File = unknown> {
  /** What a file says that it is: no two games have the same. */
  readonly format: string
  /** Raised whenever an older release could not read a file as it is meant. */
  readonly version: number
  /** The shape of every version that was ever written. */
  readonly schemas: Readonly<Record<number, GenericSchema<unknown, File>>>
  /**
   * Keys always in the same order: equal sheets give equal files, apart from the release.
   * @param recordOf a game of the sheet as it is stored, players by name; null: one that stays, which is left out
   * @param app the version of this release
   */
  write(
    stored: StoredSheet<T>,
    recordOf: (record: RecordId) => Named<RecordContent> | null,
    app: string,
  ): File
  /**
   * A file of the right shape as content to merge, or what in it contradicts the rest or the rules of the game.
   * @param recordOf the id of the record that a table's game ends in
   */
  read(file: File, recordOf: (table: TableId) => RecordId): SheetRead
}

/** `app`: the release that wrote it. */
export type SheetRead =
  | { readonly ok: true; readonly app: string; readonly content: Content }
  | { readonly ok: false; readonly fault: FileFault }
