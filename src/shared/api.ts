/**
 * Every call and event of the app, in one table: for a call its input schema and output type, for an event
 * its payload. The three hosts carry this table and nothing else. Its chapters are in api/, those of single
 * games in the games' folders.
 */
import type * as v from 'valibot'
import { appCalls } from './api/app'
import type { Command, LastingNotice, Notice } from './api/app'
import { campaignCalls } from './api/campaigns'
import { damagedCalls } from './api/damaged'
import { earlierCalls } from './api/earlier'
import { exchangeCalls } from './api/exchange'
import type { LongJob } from './api/exchange'
import { libraryCalls } from './api/library'
import { packCalls } from './api/packs'
import { recordCalls } from './api/records'
import { statisticsCalls } from './api/statistics'
import { tableCalls } from './api/tables'
import type { TableStatus } from './api/tables'
import type { Result } from './errors'
import { gameCalls } from './games'
import type { CampaignId, TableId } from './ids'

export * from './api/app'
export { MOST_ON_A_PAGE, NAME_LENGTH, NOTE_LENGTH } from './api/call'
export * from './api/campaigns'
export * from './api/damaged'
export * from './api/earlier'
export type { EndedGame } from './api/ended-game'
export * from './api/exchange'
export * from './api/library'
export * from './api/packs'
export * from './api/records'
export * from './api/statistics'
export * from './api/tables'
export type { Day } from './days'

export const api = {
  ...appCalls,
  ...libraryCalls,
  ...campaignCalls,
  ...recordCalls,
  ...tableCalls,
  ...damagedCalls,
  ...earlierCalls,
  ...exchangeCalls,
  ...packCalls,
  ...statisticsCalls,
  ...gameCalls,
} as const

export type Api = typeof api
export type CallName = keyof Api
export type CallInput<Name extends CallName> = v.InferInput<Api[Name]['input']>
export type ParsedInput<Name extends CallName> = v.InferOutput<Api[Name]['input']>
export type CallOutput<Name extends CallName> =
  | NonNullable<Api[Name]['output']>
  | Extract<Api[Name]['output'], null>

/** What answers a call. */
export type Handler<Name extends CallName> = (
  input: ParsedInput<Name>,
) => CallOutput<Name> | Promise<CallOutput<Name>>

/** Events that the app sends on its own. */
export interface AppEvents {
  'table.changed': {
    readonly table: TableId
    readonly revision: number
    readonly status: TableStatus
  }
  'campaign.changed': { readonly campaign: CampaignId }
  /** There are other packs in the library. */
  'packs.changed': Readonly<Record<string, never>>
  /** How far long work has come: with how many games, or things that an import puts in. */
  'job.progress': {
    readonly job: LongJob
    readonly done: number
    readonly total: number
  }
  'app.notice': Notice
  /** A lasting notice was answered, perhaps on another page. */
  'app.acknowledged': { readonly notice: LastingNotice }
  /** The desktop's menu was used. */
  'app.command': { readonly command: Command }
  /** A file that the system handed to the app waits for `imports.opened`. */
  'imports.waiting': Readonly<Record<string, never>>
  /** What became of an exported file, where the host asks where to save it. */
  'exports.ended': { readonly file: string; readonly outcome: 'saved' | 'cancelled' | 'failed' }
}
export type AppEventName = keyof AppEvents

/** How a host hands a call in, whatever carries it. */
export type CallFunction = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Result<CallOutput<Name>>>
