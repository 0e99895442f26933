/** Files that leave the app and come into it. */
import * as v from 'valibot'
import { isBase64 } from '../base64'
import type { ContentKind } from '../content-kinds'
import { csvSeparator } from '../csv'
import type { Day } from '../days'
import { gameId, seat } from '../games/game'
import type { GameId } from '../games/game'
import type { PackPart } from '../games/packs'
import { campaignId, sheetId, tableId } from '../ids'
import type { CampaignId, Instant } from '../ids'
import { ENGLISH, locale } from '../locales'
import { PAPERS } from './app'
import { call, nothing } from './call'
import { endedGame } from './ended-game'

/** A page to print, a picture, rows for a spreadsheet, or the file that another copy of the app imports. */
export const SHEET_EXPORTS = ['pdf', 'png', 'csv', 'json'] as const
/** A page to print, or a picture. */
export const TABLE_EXPORTS = ['pdf', 'png'] as const
/** Its games as rows; all of it as JSON; a bundle with its games to replay; its plays for BG Stats. */
export const CAMPAIGN_EXPORTS = ['csv', 'json', 'delve', 'bgstats'] as const
export const EVERYTHING_EXPORTS = ['csv', 'delve', 'bgstats'] as const

export interface ExportedFile {
  readonly name: string
  readonly mime: string
  readonly base64: string
  /** Of a page: the letters that no font of the app has. A box stands for each. */
  readonly missing: readonly string[]
  /** What should be in the file and is not, and why. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Why something does not leave. `damaged`: it cannot be read, or no computer would take it. `doubtful`: it is not as it
 * was written. `oversized`: it is a longer game than any computer takes. `depends`: what it belongs to does not leave.
 * `stamps`: it leaves, without when some of it was last changed.
 */
export const LEFT_OUT_REASONS = ['damaged', 'doubtful', 'oversized', 'depends', 'stamps'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
export interface LeftThing {
  readonly kind: ContentKind
  /** Its id in hexadecimal digits, as `damaged.list` has it. */
  readonly key: string
  readonly why: LeftOutReason
}
export interface LeftOut extends LeftThing {
  /** What it is called; null where that cannot be read. */
  readonly name: string | null
  /** When it was played or begun, where that tells it from others of its name. */
  readonly at: Instant | null
}

/**
 * What an import would do with one thing in the file. `new`: is not here, would be added. `same`: is here
 * already. `newer`: the file knows more of it than is here, and would add that. `older`: the other way round,
 * so nothing would change. `merge`: both know something that the other does not; nothing of either is lost.
 * `conflict`: both have changed the same thing; the later change would win, and `wins` says which. `mend`: what is here is
 * damaged or not as it was written; the file's would take its place, and it would go into the bin.
 */
export const IMPORT_STATUSES = [
  'new',
  'same',
  'newer',
  'older',
  'merge',
  'conflict',
  'mend',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export type ImportItem = ImportedThing & ImportKind
export type ImportKind =
  | { readonly kind: 'campaign' | 'sheet' | 'table'; readonly series: null }
  | {
      readonly kind: 'record'
      readonly series: null
      /** The day of the calendar where it was played. */
      readonly day: Day
    }
  | {
      readonly kind: 'pack'
      readonly series: null
      readonly game: GameId
      /** What it changes of the app's own values. */
      readonly parts: readonly PackPart[]
    }
  | {
      readonly kind: 'series'
      /** Which kind of series it is, of which game. */
      readonly series: { readonly game: GameId; readonly kind: string }
    }

export interface ImportedThing {
  readonly id: string
  /** What it is called: a campaign's name, or what a sheet, game or record is of. */
  readonly name: string
  /** When it was played or begun, where that tells it from others of its name. */
  readonly at: Instant | null
  /** The campaign that it belongs to. */
  readonly campaign: CampaignId | null
  readonly status: ImportStatus
  readonly wins: 'here' | 'file' | null
}

/** The fields that are told with both forms where both sides have changed them. */
export const CONFLICT_FIELDS = [
  'campaign-name',
  'campaign-notes',
  'player-name',
  'record-note',
  'record-facts',
  'marks',
  'sheet-paper',
] as const
export type ConflictField = (typeof CONFLICT_FIELDS)[number]

/** A field that both sides have changed, as far as is known each without knowledge of the other. */
export interface ImportConflict {
  /** Names it to `imports.apply`, as long as neither side changes again. */
  readonly key: string
  readonly field: ConflictField
  /** What it is of, as that is called. */
  readonly name: string
  /** Of a game: the day on which it was played. */
  readonly day: Day | null
  /** Both forms in words; what a game placed on a sheet, one thing after the other. */
  readonly here: string
  readonly file: string
  /** Which form counts: the later, unless a person chose the other. What does not count stays among the earlier texts. */
  readonly wins: 'here' | 'file'
}

/** What importing a file would do, or has done. */
export interface ImportPreview {
  readonly kind: 'sheet' | 'bundle' | 'pack'
  readonly writtenAt: Instant | null
  /** The release that wrote it; empty: a person did. */
  readonly app: string
  readonly items: readonly ImportItem[]
  readonly conflicts: readonly ImportConflict[]
  /** Whether anything here would change. */
  readonly changes: boolean
}

/**
 * What may take long: the games of a file are read (`reading`) and played through (`import`), and what it brings is put
 * in (`merging`); games are put into a bundle (`export`), or counted (`statistics`).
 */
export const LONG_JOBS = ['reading', 'import', 'merging', 'export', 'statistics'] as const
export type LongJob = (typeof LONG_JOBS)[number]
/** What a person may end. */
export const CANCELLABLE = ['import', 'export'] as const
export type Cancellable = (typeof CANCELLABLE)[number]

/**
 * A file is taken whole, up to this size, which holds the largest bundle that is written (bundle-file.ts); a picked file's
 * own name is only ever shown.
 */
export const MOST_FILE_BYTES = 48 * 1024 * 1024
/** Four characters carry three bytes. */
const MOST_CHARACTERS = (MOST_FILE_BYTES / 3) * 4
const file = v.strictObject({
  base64: v.pipe(
    v.string(),
    v.maxLength(MOST_CHARACTERS, 'too-large'),
    // The library's own pattern overflows the stack on some megabytes.
    v.check(isBase64, 'no-base64'),
  ),
})
/** No file holds as many. */
const MOST_CHOICES = 100_000
/** Which form of a field is to count; where nothing is chosen, the later does. */
const choices = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        key: v.pipe(v.string(), v.maxLength(300)),
        take: v.picklist(['here', 'file']),
      }),
    ),
    v.maxLength(MOST_CHOICES),
  ),
  [],
)
/** How a page is printed. */
export const page = {
  paper: v.optional(v.picklist(PAPERS), 'a4'),
  locale: v.optional(locale, ENGLISH),
}
/** Of rows: what stands between two cells; null: what the language has. */
const separator = v.optional(v.nullable(csvSeparator), null)

/** A file that the system handed to the app, to be imported. */
export interface OpenedFile {
  readonly name: string
  readonly base64: string
}

export const exchangeCalls = {
  'exports.sheet': call<ExportedFile>()(
    v.strictObject({ sheet: sheetId, format: v.picklist(SHEET_EXPORTS), separator, ...page }),
  ),
  /**
   * The sheet of a seat, as it lies open: of a game under way nothing that is still hidden. Refused with `bad-input`
   * where there is no such seat, or the game's players have no sheets.
   */
  'exports.table': call<ExportedFile>()(
    v.strictObject({
      table: tableId,
      seat,
      format: v.picklist(TABLE_EXPORTS),
      ...page,
    }),
  ),
  /**
   * A picture of how a game ended. Refused with `bad-input` where its game draws none, and with `not-found` where there
   * is no such finished game.
   */
  'exports.ending': call<ExportedFile>()(v.strictObject({ ended: endedGame, locale: page.locale })),
  'exports.campaign': call<ExportedFile>()(
    v.strictObject({
      campaign: campaignId,
      format: v.picklist(CAMPAIGN_EXPORTS),
      locale: page.locale,
      separator,
    }),
  ),
  'exports.everything': call<ExportedFile>()(
    v.strictObject({
      format: v.picklist(EVERYTHING_EXPORTS),
      /** Rows and plays of one game; null: of each game one file, in a zip where there are several. */
      game: v.optional(v.nullable(gameId), null),
      locale: page.locale,
      separator,
    }),
  ),
  /** The JSON of a sheet, a campaign or a content pack, or a bundle: which it is, its content says. */
  'imports.preview': call<ImportPreview>()(file),
  /**
   * Refused with `import-changed` where a choice is of nothing that its preview would tell now. A form chosen against
   * the later one is an edit made now, which counts on other computers too.
   */
  'imports.apply': call<ImportPreview>()(v.strictObject({ ...file.entries, choices })),
  /** Ends what is under way of a kind, as if it had not been asked for: that call is refused with `cancelled`. */
  'jobs.cancel': call<null>()(v.strictObject({ job: v.picklist(CANCELLABLE) })),
  /**
   * The next file that the system handed to the desktop app, by a double click or on the command line; null when
   * none waits, and on the other hosts. Refused with `oversized-file` or `file-unreadable` (details: `file`, its
   * name); it then waits no longer.
   */
  'imports.opened': call<OpenedFile | null>()(nothing),
} as const
