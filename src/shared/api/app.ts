/** The app itself: what it is, its games, its settings and its backups. */
import * as v from 'valibot'
import { csvSeparator } from '../csv'
import type { CsvSeparator } from '../csv'
import { gameId } from '../games/game'
import type { BotLevel, GameId, GameTypes } from '../games/game'
import { packId } from '../ids'
import type { Instant, PackId } from '../ids'
import { locale } from '../locales'
import type { Language, Locale } from '../locales'
import { call, nothing } from './call'

export interface AppInfo {
  readonly name: string
  readonly version: string
  readonly host: 'electron' | 'browser' | 'stdio'
  /** The folder that holds the database and its backups. */
  readonly folder: string
  /** Whether `tables.start` takes a script (tests only). */
  readonly scripted: boolean
  readonly schema: number
  /** What the app speaks: each language's name is its own. */
  readonly languages: readonly Language[]
  /** What start-up had to do with the database: a backup before a migration, a damaged file set aside. */
  readonly notices: readonly Notice[]
}

/** Notices that are given at every start until a person has answered them. */
export const LASTING_NOTICES = [
  'damaged-set-aside',
  'library-missing',
  'library-damaged',
  'content-doubtful',
  'log-set-aside',
] as const
export type LastingNotice = (typeof LASTING_NOTICES)[number]

export interface Notice {
  readonly code: 'migrated' | 'backup-failed' | 'restored' | LastingNotice
  readonly details: Readonly<Record<string, string | number>>
}

export interface GameInfo {
  readonly game: GameId
  readonly rulesVersion: number
  /** The strengths of its bots; none where it has no bots. */
  readonly bots: readonly BotLevel[]
}

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** How the app is lit: by a lantern, by day, or with the strongest contrast. */
export const THEMES = ['lantern', 'daylight', 'contrast'] as const
export type Theme = (typeof THEMES)[number]
/** What may be chosen: a theme, or whichever suits the light and the contrast of the system. */
export const THEME_CHOICES = ['system', ...THEMES] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
/** How fast dice roll and cards move. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
/** The size of all text, in percent. */
export const TEXT_SIZES = [100, 125, 150, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]
/** How loud sound is: none of it, or all, in percent. */
export const VOLUME_LIMITS = [0, 100] as const
/** When it is asked whether a turn is to be closed, after which nothing in it can be taken back. */
export const TURN_CHECKS = ['always', 'company', 'never'] as const
export type TurnCheck = (typeof TURN_CHECKS)[number]
export const LARGEST_ZOOM = 4
/** Between these the edge of a table is wide, in percent. */
export const SIDE_LIMITS = [90, 125] as const
/** How closely something is looked at: how many times larger than it lies, and how far to the left and up, by its own size. */
const zoom = v.strictObject({
  scale: v.pipe(v.number(), v.minValue(1), v.maxValue(LARGEST_ZOOM)),
  x: v.pipe(v.number(), v.minValue(1 - LARGEST_ZOOM), v.maxValue(0)),
  y: v.pipe(v.number(), v.minValue(1 - LARGEST_ZOOM), v.maxValue(0)),
})
export type Zoom = Readonly<v.InferOutput<typeof zoom>>
/** How a player has laid out a game's tables; `side`: how wide the edge is, in percent of what was drawn. */
const tableLayout = v.strictObject({
  zoom,
  side: v.pipe(v.number(), v.minValue(SIDE_LIMITS[0]), v.maxValue(SIDE_LIMITS[1])),
})
export type TableLayout = Readonly<v.InferOutput<typeof tableLayout>>
/** As every table is drawn. */
export const DRAWN: TableLayout = { zoom: { scale: 1, x: 0, y: 0 }, side: 100 }
/** Far more than there are tips. */
const TIPS_LIMIT = 200
/** The screens that show tips name them. */
const tipName = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export interface Settings {
  readonly locale: Locale
  readonly paper: Paper
  /** What stands between the cells of rows; null: nobody has chosen, so what the language has. */
  readonly separator: CsvSeparator | null
  readonly theme: ThemeChoice
  readonly speed: Speed
  readonly textSize: TextSize
  readonly sound: boolean
  /** How loud it is, between `VOLUME_LIMITS`. */
  readonly volume: number
  readonly turnCheck: TurnCheck
  /** Whether what everyone did opens by itself when a turn is over. */
  readonly reveals: boolean
  /** Whether tables tell numbers and chances of what could be chosen. */
  readonly forecasts: boolean
  /** Whether tips are shown; each is shown once. */
  readonly tips: boolean
  readonly tipsSeen: readonly string[]
  /** Whether the first run's questions have been answered. */
  readonly welcomed: boolean
  /** By game: the pack in use, which new games are set up with; a game that is not named has none. */
  readonly packs: Readonly<Record<GameId, PackId>>
  /** By game: how its tables are laid out; a game that is not named as they were drawn. */
  readonly layouts: Readonly<Record<GameId, TableLayout>>
}

/** Each setting's values. */
export const settings = {
  locale,
  paper: v.picklist(PAPERS),
  separator: v.nullable(csvSeparator),
  theme: v.picklist(THEME_CHOICES),
  speed: v.picklist(SPEEDS),
  textSize: v.picklist(TEXT_SIZES),
  sound: v.boolean(),
  volume: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(VOLUME_LIMITS[0]),
    v.maxValue(VOLUME_LIMITS[1]),
  ),
  turnCheck: v.picklist(TURN_CHECKS),
  reveals: v.boolean(),
  forecasts: v.boolean(),
  tips: v.boolean(),
  tipsSeen: v.pipe(v.array(tipName), v.maxLength(TIPS_LIMIT)),
  welcomed: v.boolean(),
  packs: v.record(gameId, packId),
  layouts: v.record(gameId, tableLayout),
} as const

/** What the desktop's menu asks of the page. */
export const COMMANDS = [
  'settings',
  'import',
  'export',
  'print',
  'rules',
  'openData',
  'openLogs',
  'diagnostics',
  'licences',
] as const
export type Command = (typeof COMMANDS)[number]

/** How the system is set, as far as the choice of a theme minds. */
export interface SystemLook {
  readonly dark: boolean
  readonly moreContrast: boolean
}

/** The theme that a choice comes to on a system that is set like this. */
export function themeOf(choice: ThemeChoice, { dark, moreContrast }: SystemLook): Theme {
  if (choice !== 'system') return choice
  if (moreContrast) return 'contrast'
  return dark ? 'lantern' : 'daylight'
}

export interface Backup {
  readonly file: string
  readonly createdAt: Instant
  readonly bytes: number
  readonly schema: number
}

/** The folders that a person may want to see: the data folder, and the log files in it. */
export const FOLDERS = ['data', 'logs'] as const
export type Folder = (typeof FOLDERS)[number]

export interface Diagnostics {
  /** What helps to find a fault, in English: versions, settings, counts, the end of the log; nobody's names. */
  readonly text: string
}

/** A backup's file, as `backups.list` names it. */
export const backupName = v.pipe(v.string(), v.maxLength(200))

export const appCalls = {
  'app.info': call<AppInfo>()(nothing),
  /** Shows a folder in the system's file manager (desktop app only). */
  'app.openFolder': call<null>()(v.strictObject({ folder: v.picklist(FOLDERS) })),
  /**
   * Takes a lasting notice as understood, so that it is not given again. To `library-damaged` the answer is to set
   * the file aside and to begin an empty one.
   */
  'app.acknowledge': call<null>()(v.strictObject({ notice: v.picklist(LASTING_NOTICES) })),
  'app.diagnostics': call<Diagnostics>()(nothing),
  'games.list': call<readonly GameInfo[]>()(nothing),
  'games.cards': call<GameTypes['catalogue']>()(v.strictObject({ game: gameId })),

  'settings.get': call<Settings>()(nothing),
  'settings.set': call<Settings>()(v.partial(v.strictObject(settings))),
  'backups.list': call<readonly Backup[]>()(nothing),
  /** Replaces the database with a backup; the one in use is kept beside it. */
  'backups.restore': call<null>()(v.strictObject({ file: backupName })),
} as const
