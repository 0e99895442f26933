/** The app itself: what it is, its games, its settings and its backups. */
import * as v from 'valibot'
import { GAMES } from '../games'
import type { GameCatalogue, GameId } from '../games'
import type { Instant } from '../ids'
import { call, nothing } from './call'

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

export const appCalls = {
  'app.info': call<AppInfo>()(nothing),
  'games.list': call<readonly GameInfo[]>()(nothing),
  'games.cards': call<GameCatalogue>()(v.strictObject({ game: v.picklist(GAMES) })),

  'settings.get': call<Settings>()(nothing),
  'settings.set': call<Settings>()(
    v.partial(v.strictObject({ locale: v.picklist(LOCALES), paper: v.picklist(PAPERS) })),
  ),
  'backups.list': call<readonly Backup[]>()(nothing),
  /** Replaces the database with a backup; the one in use is kept beside it. */
  'backups.restore': call<null>()(v.strictObject({ file: v.pipe(v.string(), v.maxLength(200)) })),
} as const
