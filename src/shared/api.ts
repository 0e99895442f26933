/**
 * Every call and event of the app, in one table: for a call its input schema and output type, for an event
 * its payload. The three hosts carry this table and nothing else.
 */
import * as v from 'valibot'
import type { Result } from './errors'
import { campaignId, recordId, sheetId, tableId } from './ids'
import type { CampaignId, Instant, RecordId, SheetId, TableId } from './ids'
import { GAMES } from './games'
import type {
  GameAction,
  GameCatalogue,
  GameEvent,
  GameId,
  GameOptions,
  GameOutcome,
  GameView,
} from './games'
import { BASIC_SKILLS, FOCUSES, HEROES, SPACE_COLORS, TALENTS } from './games/one-deck-dungeon'
import type { BossId, HeroId, SpaceColor, TalentId, TierId } from './games/one-deck-dungeon'

// --- what calls answer -------------------------------------------------------------------------

export interface AppInfo {
  readonly name: string
  readonly version: string
  readonly host: 'electron' | 'browser' | 'stdio'
  /** Whether `tables.start` takes a script (tests only). */
  readonly scripted: boolean
  readonly schema: number
  /** What start-up had to do with the database: a backup before a migration, a damaged file set aside. */
  readonly notices: readonly Notice[]
}

export interface Notice {
  readonly code: 'migrated' | 'backup-failed' | 'damaged-set-aside' | 'restored'
  readonly details: Readonly<Record<string, string | number>>
}

export interface GameInfo {
  readonly game: GameId
  readonly rulesVersion: number
}

export interface CampaignSummary {
  readonly campaign: CampaignId
  readonly name: string
  readonly game: GameId
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
  readonly sheets: number
  readonly games: number
}

/** Marks on one talent, per colour of its spaces. */
export interface TalentMarks {
  readonly talent: TalentId
  readonly marks: Readonly<Record<SpaceColor, number>>
  readonly spaces: Readonly<Record<SpaceColor, number>>
  /** All its own spaces are checked (R43). */
  readonly earned: boolean
}

/** One checkmark on a space of a talent. */
export interface Mark {
  readonly talent: TalentId
  readonly color: SpaceColor
}

/** Checkmarks of one finished game still to be placed on a sheet. */
export interface OpenCheckmarks {
  readonly record: RecordId
  readonly earned: number
  readonly placed: number
  /** Colours that this game's dungeon allows (R43). */
  readonly colors: readonly SpaceColor[]
  /** Whether any unplaced checkmark still has a space to go to. */
  readonly placeable: boolean
  readonly marks: readonly Mark[]
}

export interface SheetSummary {
  readonly sheet: SheetId
  readonly campaign: CampaignId
  readonly hero: HeroId
  readonly player: string
  readonly createdAt: Instant
  readonly games: number
  readonly wins: number
  readonly talentsEarned: number
  readonly open: OpenCheckmarks | null
}

/** One game in a campaign's record. */
export interface GameRecord {
  readonly record: RecordId
  readonly table: TableId | null
  readonly endedAt: Instant
  readonly outcome: GameOutcome
  /** What the game earned: descents, levels, boss and tier, in that order (R42). */
  readonly checkmarks: {
    readonly descents: number
    readonly levels: number
    readonly boss: number
    readonly tier: number
    readonly total: number
  }
  /**
   * Of the sheet asked about: whether the placing of this game's checkmarks is over, and what was placed,
   * in the order of placing. Settled games keep their marks: a sheet's file carries them (sheet-file.ts).
   */
  readonly settled: boolean
  readonly marks: readonly Mark[]
}

export interface Sheet extends SheetSummary {
  readonly talents: readonly TalentMarks[]
  /** Each boss's first defeat (R45). */
  readonly bosses: readonly { readonly boss: BossId; readonly tier: TierId; readonly at: Instant }[]
  readonly records: readonly GameRecord[]
}

export interface Campaign extends CampaignSummary {
  readonly sheetList: readonly SheetSummary[]
  readonly tables: readonly TableSummary[]
}

export const TABLE_STATUSES = ['playing', 'ended', 'abandoned'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

export interface TableSummary {
  readonly table: TableId
  readonly game: GameId
  readonly status: TableStatus
  readonly options: GameOptions
  readonly campaign: CampaignId | null
  readonly sheets: readonly (SheetId | null)[]
  readonly revision: number
  readonly startedAt: Instant
  readonly updatedAt: Instant
  readonly deletedAt: Instant | null
  readonly outcome: GameOutcome | null
  /** Where the game stands, for the list of games in progress. */
  readonly floor: number
  readonly turn: number
}

export interface TableAnswer {
  readonly table: TableId
  readonly revision: number
  readonly status: TableStatus
  readonly view: GameView
  /** The complete list of what may be done now. */
  readonly actions: readonly GameAction[]
  /** What the call made happen, in order. */
  readonly events: readonly GameEvent[]
  /** `nothing`: no step yet; `reveal`: the last step rolled a die or showed a card. */
  readonly undo: 'free' | 'nothing' | 'reveal'
  /** The record this game ended in, where it is a campaign game that is over. */
  readonly record: RecordId | null
}

/** What happened at one step of a table, for the log in words. */
export interface LogEntry {
  readonly revision: number
  readonly action: GameAction | null
  readonly events: readonly GameEvent[]
}

export const SHEET_EXPORTS = ['pdf', 'json'] as const
/** What a sheet can be written as: a page to print, or the file that another copy of the app imports. */
export type SheetExportFormat = (typeof SHEET_EXPORTS)[number]

export interface ExportedFile {
  readonly name: string
  readonly mime: string
  readonly base64: string
}

/** What an import would do. */
export interface ImportPreview {
  readonly kind: 'sheet'
  readonly campaignName: string
  readonly hero: HeroId
  readonly player: string
  readonly games: number
  /** `new`: would be added; `same`: is here already, nothing would change; `conflict`: differs from the one here. */
  readonly status: 'new' | 'same' | 'conflict'
}

export const LOCALES = ['en', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export interface Settings {
  readonly locale: Locale
  readonly paper: Paper
}

export interface Backup {
  readonly file: string
  readonly createdAt: Instant
  readonly bytes: number
  readonly schema: number
}

// --- the calls ---------------------------------------------------------------------------------

interface Call<Input extends v.GenericSchema, Output> {
  readonly input: Input
  /** Carries the output's type; never set. */
  readonly output?: Output
}
const call =
  <Output>() =>
  <Input extends v.GenericSchema>(input: Input): Call<Input, Output> => ({ input })

const nothing = v.strictObject({})
/** Line ends, controls and overrides of direction: they would garble the words around a name. */
const UNRULY = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu
/** A character that leaves a trace on the screen. */
const VISIBLE = /[^\p{Z}\p{Cf}\p{DI}]/u
export const NAME_LENGTH = 80
/** A name as a person types it; what is kept of it is one line, and can be seen. */
const name = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replace(UNRULY, ' ')),
  v.trim(),
  v.check((text) => VISIBLE.test(text), 'empty-name'),
  v.maxLength(NAME_LENGTH, 'long-name'),
)
const revision = v.pipe(v.number(), v.integer(), v.minValue(0))
const game = v.picklist(GAMES)
const table = v.strictObject({ table: tableId })
const campaign = v.strictObject({ campaign: campaignId })
const sheet = v.strictObject({ sheet: sheetId })
const markInput = v.strictObject({
  sheet: sheetId,
  record: recordId,
  talent: v.picklist(TALENTS),
  color: v.picklist(SPACE_COLORS),
})
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
/** A whole file as text, 8 MiB at most. */
const fileText = v.pipe(v.string(), v.maxLength(8 * 1024 * 1024, 'too-large'))

/** One hero at the table: with a sheet its hero and talents come from there (R42, R44). */
const seat = v.strictObject({
  hero: v.optional(v.picklist(HEROES)),
  sheet: v.optional(sheetId),
  focus: v.optional(v.nullable(v.picklist(FOCUSES))),
  basicSkill: v.optional(v.nullable(v.picklist(BASIC_SKILLS))),
  /** Talents of a hero without a sheet. */
  talents: v.optional(v.array(v.picklist(TALENTS))),
})
export type SeatInput = v.InferOutput<typeof seat>

export const api = {
  'app.info': call<AppInfo>()(nothing),
  'games.list': call<readonly GameInfo[]>()(nothing),
  'games.cards': call<GameCatalogue>()(v.strictObject({ game })),

  'campaigns.create': call<Campaign>()(
    v.strictObject({ name, game: v.optional(game, 'one-deck-dungeon') }),
  ),
  'campaigns.list': call<readonly CampaignSummary[]>()(
    v.strictObject({ deleted: v.optional(v.boolean(), false) }),
  ),
  'campaigns.get': call<Campaign>()(campaign),
  'campaigns.rename': call<Campaign>()(v.strictObject({ campaign: campaignId, name })),
  'campaigns.delete': call<null>()(campaign),
  'campaigns.restore': call<Campaign>()(campaign),

  'sheets.create': call<Sheet>()(
    v.strictObject({ campaign: campaignId, hero: v.picklist(HEROES), player: name }),
  ),
  'sheets.get': call<Sheet>()(sheet),
  /** Places one checkmark of a game on a talent's space (R43). */
  'sheets.mark': call<Sheet>()(markInput),
  /** Takes back a checkmark of a game whose checkmarks are not settled yet. */
  'sheets.unmark': call<Sheet>()(markInput),
  /** Ends the placing of a game's checkmarks; `forfeit` says that placeable ones may be lost (R43). */
  'sheets.settle': call<Sheet>()(
    v.strictObject({ sheet: sheetId, record: recordId, forfeit: v.optional(v.boolean(), false) }),
  ),

  'tables.start': call<TableAnswer>()(
    v.strictObject({
      game,
      campaign: v.optional(v.nullable(campaignId), null),
      /** The game's own options: heroes (hero or sheet, focus, basic skill), dungeon, tier. */
      options: v.looseObject({ heroes: v.pipe(v.array(seat), v.minLength(1), v.maxLength(4)) }),
      /** A 32-bit integer; without it one is drawn. */
      seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
      script: v.optional(
        v.strictObject({
          deck: v.optional(v.pipe(v.array(v.string()), v.maxLength(88)), []),
          rolls: v.optional(v.pipe(v.array(die), v.maxLength(10_000)), []),
        }),
      ),
    }),
  ),
  'tables.open': call<TableAnswer>()(table),
  'tables.list': call<readonly TableSummary[]>()(
    v.strictObject({
      status: v.optional(v.picklist(TABLE_STATUSES)),
      deleted: v.optional(v.boolean(), false),
    }),
  ),
  'tables.log': call<readonly LogEntry[]>()(table),
  'tables.act': call<TableAnswer>()(
    v.strictObject({ table: tableId, revision, action: v.looseObject({ type: v.string() }) }),
  ),
  'tables.undo': call<TableAnswer>()(v.strictObject({ table: tableId, revision })),
  'tables.abandon': call<TableAnswer>()(table),
  'tables.delete': call<null>()(table),
  'tables.restore': call<TableSummary>()(table),

  'exports.sheet': call<ExportedFile>()(
    v.strictObject({
      sheet: sheetId,
      format: v.picklist(SHEET_EXPORTS),
      paper: v.optional(v.picklist(PAPERS), 'a4'),
      locale: v.optional(v.picklist(LOCALES), 'en'),
    }),
  ),
  'imports.preview': call<ImportPreview>()(v.strictObject({ text: fileText })),
  'imports.apply': call<{
    readonly sheet: SheetId
    readonly campaign: CampaignId
    readonly status: ImportPreview['status']
  }>()(v.strictObject({ text: fileText })),

  'settings.get': call<Settings>()(nothing),
  'settings.set': call<Settings>()(
    v.partial(v.strictObject({ locale: v.picklist(LOCALES), paper: v.picklist(PAPERS) })),
  ),
  'backups.list': call<readonly Backup[]>()(nothing),
  /** Replaces the database with a backup; the one in use is kept beside it. */
  'backups.restore': call<null>()(v.strictObject({ file: v.pipe(v.string(), v.maxLength(200)) })),
} as const

export type Api = typeof api
export type CallName = keyof Api
export type CallInput<Name extends CallName> = v.InferInput<Api[Name]['input']>
export type ParsedInput<Name extends CallName> = v.InferOutput<Api[Name]['input']>
export type CallOutput<Name extends CallName> =
  NonNullable<Api[Name]['output']> | Extract<Api[Name]['output'], null>

/** Events that the house sends on its own. */
export interface AppEvents {
  'table.changed': {
    readonly table: TableId
    readonly revision: number
    readonly status: TableStatus
  }
  'campaign.changed': { readonly campaign: CampaignId }
  'job.progress': { readonly job: string; readonly done: number; readonly total: number }
  'app.notice': Notice
}
export type AppEventName = keyof AppEvents

/** How a host hands a call in, whatever carries it. */
export type CallFunction = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Result<CallOutput<Name>>>
