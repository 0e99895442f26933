/** Copies of the database made with SQLite's own backup API, in a folder beside it. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Backup } from '@shared/api'
import type { Connection } from './connection'
import { inspect, inspectHeader } from './inspection'
import { stamp } from './files'
import { askFile, libraryOf } from './library'
import type { Place } from './place'
import { markCopy } from './stray-log'

/** How many backups of each kind are kept; older ones make room. */
const KEPT = 10
const DAY = 24 * 60 * 60 * 1000
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(daily|before-schema-\d+)\.sqlite3$/

export type BackupReason = 'daily' | `before-schema-${number}`

/** Pages copied at a time: the app answers in between. */
const PAGES = 200

/**
 * Copies the database as it is at this moment. The copy is checked and stands under its name only when
 * it is whole; it is a single plain file, without a log beside it.
 * @param signal ends it; it then rejects with the signal's reason
 * @returns the file's name in the folder of backups
 */
export async function makeBackup(
  db: Connection,
  { backups, now, check }: Pick<Place, 'backups' | 'now' | 'check'>,
  reason: BackupReason,
  signal: AbortSignal,
): Promise<string> {
  mkdirSync(backups, { recursive: true })
  const name = `${stamp(now())}-${reason}.sqlite3`
  const unfinished = join(backups, `${name}.part`)
  rmSync(unfinished, { force: true })
  try {
    const progress = (): number => {
      signal.throwIfAborted()
      return PAGES
    }
    await db.backup(unfinished, { progress })
    makePlain(unfinished)
    const { damage, why } = await check(unfinished, signal)
    if (damage !== null) throw new Error(`The backup ${name} came out damaged: ${why}`)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  renameSync(unfinished, join(backups, name))
  return name
}

/** Makes a fresh copy a single plain file of its own. */
function makePlain(file: string): void {
  const copy = new Database(file)
  try {
    copy.pragma('journal_mode = DELETE')
    markCopy(copy)
  } finally {
    copy.close()
  }
}

/** The backups in a folder, newest first; files that are not this app's are left out. */
export function listBackups(folder: string): readonly Backup[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(folder)
    .flatMap((file): readonly Backup[] => {
      const createdAt = timeIn(file)
      if (createdAt === null) return []
      const path = join(folder, file)
      try {
        const found = inspectHeader(path)
        return found.kind === 'database'
          ? [{ file, createdAt, bytes: statSync(path).size, schema: found.schema }]
          : []
      } catch {
        // One that cannot be read keeps nobody from the others.
        return []
      }
    })
    .toSorted((a, b) => (a.file < b.file ? 1 : -1))
}

/** The newest backup that is sound from end to end and not of a newer release; null where there is none. */
export function newestGoodBackup(folder: string, newest: number): Backup | null {
  return (
    listBackups(folder).find(({ file }) => {
      try {
        const found = inspect(join(folder, file), newest)
        return found.kind === 'database' && found.schema <= newest
      } catch {
        return false
      }
    }) ?? null
  )
}

/** Whether a day has gone by since the last daily one of a library's backups. */
export function isDailyBackupDue(own: readonly Backup[], now: Date): boolean {
  const last = own.find(isDaily)
  return last === undefined || Math.abs(now.getTime() - Date.parse(last.createdAt)) >= DAY
}

/** Removes the oldest of a library's backups beyond the number kept of each kind. */
export function pruneBackups(folder: string, own: readonly Backup[]): void {
  const daily = own.filter(isDaily)
  const others = own.filter((backup) => !isDaily(backup))
  for (const { file } of [...daily.slice(KEPT), ...others.slice(KEPT)]) rmSync(join(folder, file))
}

/**
 * A library's backups, newest first; those that a clock gone wrong dated after now come last, for they were made
 * before. Each file is opened: ask once.
 */
export function ownBackups(folder: string, library: string | null, now: Date): readonly Backup[] {
  const all = listBackups(folder).filter(
    ({ file }) => library !== null && askFile(join(folder, file), libraryOf) === library,
  )
  const fromTheFuture = ({ createdAt }: Backup): boolean => Date.parse(createdAt) > now.getTime()
  return [...all.filter((backup) => !fromTheFuture(backup)), ...all.filter(fromTheFuture)]
}

/** Whether a backup was made for a reason. */
export function isMadeFor({ file }: Backup, reason: BackupReason): boolean {
  return file.endsWith(`-${reason}.sqlite3`)
}

function isDaily(backup: Backup): boolean {
  return isMadeFor(backup, 'daily')
}

/** The moment that a backup's name tells; null for a file that is no backup. */
function timeIn(file: string): string | null {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(file) ?? []
  return day === undefined
    ? null
    : `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.${milliseconds ?? ''}Z`
}
