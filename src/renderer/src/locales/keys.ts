/** Message keys of the app that are put together from an id; each game has its own. */
import {
  CAMPAIGN_EXPORTS,
  DAMAGED_KINDS,
  EVERYTHING_EXPORTS,
  CONFLICT_FIELDS,
  IMPORT_STATUSES,
  LEFT_OUT_REASONS,
  PAPERS,
  SHEET_EXPORTS,
  SPEEDS,
  THEME_CHOICES,
  TURN_CHECKS,
} from '@shared/api'
import { BOT_LEVELS } from '@shared/games'
import type { ImportKind, Notice } from '@shared/api'
import { CONTENT_KINDS } from '@shared/content-kinds'
import { CSV_SEPARATORS } from '@shared/csv'
import { ERROR_CODES, type ErrorCode } from '@shared/errors'
import { family } from '@shared/key-family'

export { badRecordText } from '@shared/bad-records'

export const paperName = family(PAPERS, (id) => `settings.papers.${id}`)
export const separatorName = family(CSV_SEPARATORS, (id) => `export.separators.${id}`)
export const themeName = family(THEME_CHOICES, (id) => `settings.themes.${id}.name`)
export const themeText = family(THEME_CHOICES, (id) => `settings.themes.${id}.text`)
/** What a bot of this strength is called. */
export const botName = family(BOT_LEVELS, (id) => `table.seats.bots.${id}`)
export const turnCheckName = family(TURN_CHECKS, (id) => `settings.turnChecks.${id}`)
export const speedName = family(SPEEDS, (id) => `settings.speeds.${id}`)
/** A theme in the words of the first run. */
export const themeWelcome = family(THEME_CHOICES, (id) => `welcome.themes.${id}`)

/** All members of a union that has no list of its own; one left out is a type error. */
function all<Id extends string>(ids: Record<Id, true>) {
  return Object.keys(ids) as Id[]
}
const NOTICES = all<Notice['code']>({
  migrated: true,
  'backup-failed': true,
  'damaged-set-aside': true,
  'library-missing': true,
  'library-damaged': true,
  'content-doubtful': true,
  'log-set-aside': true,
  restored: true,
})
/** What start-up did with the data. */
export const noticeText = family(NOTICES, (id) => `library.notices.${id}`)
/** What something is that cannot be read. */
export const damagedKind = family(DAMAGED_KINDS, (id) => `library.damaged.kinds.${id}`)
/** What importing one thing of a file would do. */
export const importStatus = family(IMPORT_STATUSES, (id) => `import.status.${id}`)
/** What both sides have written differently, and of what. */
export const conflictField = family(CONFLICT_FIELDS, (id) => `import.conflicts.fields.${id}`)
const IMPORT_KINDS = all<Exclude<ImportKind['kind'], 'series'>>({
  campaign: true,
  sheet: true,
  record: true,
  table: true,
  pack: true,
})
/** What things of a file are; what a kind of series is called, its game says. */
export const importKind = family(IMPORT_KINDS, (id) => `import.kind.${id}`)
/** How many of a kind come with a file. */
/** What an import may be at for long. */
export const IMPORT_JOBS = ['reading', 'import', 'merging'] as const
export type ImportJob = (typeof IMPORT_JOBS)[number]
export const importProgress = family(IMPORT_JOBS, (id) => `import.progress.${id}`)
export const importCount = family(IMPORT_KINDS, (id) => `import.count.${id}`)

export const sheetExportName = family(SHEET_EXPORTS, (id) => `export.sheetAs.${id}.name`)
export const sheetExportText = family(SHEET_EXPORTS, (id) => `export.sheetAs.${id}.text`)
export const campaignExportName = family(CAMPAIGN_EXPORTS, (id) => `export.campaignAs.${id}.name`)
export const campaignExportText = family(CAMPAIGN_EXPORTS, (id) => `export.campaignAs.${id}.text`)
export const everythingExportText = family(EVERYTHING_EXPORTS, (id) => `export.everythingAs.${id}`)

/** Why something is not in an exported file, and what such a thing is. */
export const leftOutReason = family(LEFT_OUT_REASONS, (id) => `export.leftOut.${id}`)
export const leftOutKind = family(CONTENT_KINDS, (id) => `export.leftOut.kinds.${id}`)

const ERRORS = family(ERROR_CODES, (id) => `errors.${id}`)
/** Why a call was refused. The refusals of a game's rules are listed with the game. */
export const errorText = Object.assign((code: ErrorCode) => `errors.${code}`, { keys: ERRORS.keys })
