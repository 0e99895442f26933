/**
 * The database file of a data folder, from start-up to shutdown: locked, inspected, backed up, migrated,
 * and, where it is damaged or someone else's, set aside instead of touched.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LASTING_NOTICES } from '@shared/api'
import type { Backup, LastingNotice, Notice } from '@shared/api'
import { Refusal } from '@shared/errors'
import {
  isDailyBackupDue,
  isMadeFor,
  listBackups,
  makeBackup,
  ownBackups,
  pruneBackups,
} from './backups'
import { emptyBin } from './bin'
import { connect, schemaOf, storageRefusal } from './connection'
import type { Connection } from './connection'
import { hasCompanions } from './files'
import { hasContent, libraryOf } from './library'
import { lockFolder } from './lock'
import { MIGRATIONS, migrate, newestSchema } from './migrations'
import type { Migration } from './migration'
import type { Place } from './place'
import { readyFile } from './ready-file'
import { prepareRestore, swapIn } from './restore'
import { answer, readUnanswered } from './unanswered'

export const DATABASE_FILE = 'delvers-table.sqlite3'
export const BACKUP_FOLDER = 'backups'

export interface Store {
  /** The open connection; another one after `restore`. */
  readonly db: Connection
  readonly schema: number
  /** What had to be done with the file since start-up, in order. */
  readonly notices: readonly Notice[]
  readonly listBackups: () => readonly Backup[]
  /**
   * Puts a backup in the database's place; the database in use is kept beside it.
   * @throws Refusal `not-found`, `damaged-file`, `newer-file`, `foreign-file`; then nothing has changed
   */
  readonly restore: (file: string) => void
  /** Takes the notices with this code as understood: they are not shown again. */
  readonly acknowledge: (code: LastingNotice) => void
  readonly close: () => void
}

export interface StoreOptions {
  readonly dataDir: string
  /** This release, told to an older one that meets the file. */
  readonly version: string
  readonly now: () => Date
  readonly migrations?: readonly Migration[]
  /** What was done with the file before it was opened, as a restored backup. */
  readonly notices?: readonly Notice[]
  /** Hears of errors that keep nobody from playing; standard error by default. */
  readonly logError?: (error: unknown) => void
}

function placeOf({
  dataDir,
  version,
  now,
  migrations = MIGRATIONS,
  logError = console.error,
}: StoreOptions): Place {
  return {
    file: join(dataDir, DATABASE_FILE),
    backups: join(dataDir, BACKUP_FOLDER),
    version,
    now,
    migrations,
    newest: newestSchema(migrations),
    logError,
  }
}

/**
 * Opens the database of a data folder, or makes one.
 * @throws Refusal `already-running`, `database-newer`, `database-link-broken`, `database-folder`,
 * `migration-failed`, and what `storageRefusal` knows
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir } = options
  const place = placeOf(options)
  try {
    mkdirSync(dataDir, { recursive: true })
    const unlock = lockFolder(dataDir)
    try {
      return await openPlace(place, options.notices ?? [], unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw storageRefusal(error) ?? error
  }
}

/**
 * Puts a backup in the place of a database that cannot be opened; that one is kept beside it.
 * @returns what is to be told of it once the database is open
 * @throws Refusal `already-running`, `not-found`, `damaged-file`, `newer-file`, `foreign-file`, `disk-full`,
 * `folder-unwritable`; then nothing has changed
 */
export function restoreClosed(options: StoreOptions, file: string): Notice {
  const place = placeOf(options)
  try {
    const unlock = lockFolder(options.dataDir)
    try {
      const restored = restoredFrom(file, swapIn(place, prepareRestore(place, file)))
      answer(options.dataDir, LASTING_NOTICES)
      return restored
    } finally {
      unlock()
    }
  } catch (error) {
    throw storageRefusal(error) ?? error
  }
}

function restoredFrom(file: string, replaced: string | null): Notice {
  return {
    code: 'restored',
    details: { file, replaced: replaced === null ? '' : basename(replaced) },
  }
}

/** The backups of a data folder, newest first; none where the folder cannot be read. */
export function backupsIn(dataDir: string): readonly Backup[] {
  try {
    return listBackups(join(dataDir, BACKUP_FOLDER))
  } catch {
    return []
  }
}

async function openPlace(
  place: Place,
  before: readonly Notice[],
  unlock: () => void,
): Promise<Store> {
  readyFile(place)
  const notices = [...before, ...readUnanswered(dirname(place.file))]
  const db = connect(place.file)
  try {
    notices.push(...(await bringUpToDate(db, place)))
    return storeOf(db, place, notices, unlock)
  } catch (error) {
    db.close()
    throw error
  }
}

/** Migrates after a backup, makes the daily backup, empties the bin. */
async function bringUpToDate(db: Connection, place: Place): Promise<readonly Notice[]> {
  const notices: Notice[] = []
  const from = schemaOf(db)
  if (from < place.newest) {
    const reason = `before-schema-${place.newest}` as const
    const backup = await makeBackup(db, place.backups, reason, place.now())
    migrateOrRefuse(db, place, backup)
    notices.push({ code: 'migrated', details: { from, to: place.newest, backup } })
  }
  notices.push(...(await backUpDaily(db, place)))
  emptyBin(db, place.now())
  noteRelease(db, place)
  return notices
}

/**
 * A start that fails at a migration is tried again and again: only the last one's backup is kept.
 * @throws Refusal `migration-failed`
 */
function migrateOrRefuse(db: Connection, place: Place, backup: string): void {
  const { backups, migrations, newest, now } = place
  try {
    migrate(db, migrations)
  } catch (error) {
    for (const one of ownBackups(backups, libraryOf(db), now()))
      if (isMadeFor(one, `before-schema-${newest}`) && one.file !== backup)
        rmSync(join(backups, one.file))
    const known = storageRefusal(error)
    if (known !== null) throw known
    place.logError(error)
    const why = error instanceof Error ? error.message : String(error)
    const message = `The migration to schema ${newest} failed: ${why}`
    throw new Refusal('migration-failed', message, { backup })
  }
}

/** A backup that cannot be made is told, and keeps nobody from playing: the database itself is well. */
async function backUpDaily(
  db: Connection,
  { backups, now, logError }: Place,
): Promise<readonly Notice[]> {
  try {
    const own = (): readonly Backup[] => ownBackups(backups, libraryOf(db), now())
    const before = own()
    // An empty database needs no backup.
    const due = hasContent(db) && isDailyBackupDue(before, now())
    if (due) await makeBackup(db, backups, 'daily', now())
    pruneBackups(backups, due ? own() : before)
    return []
  } catch (error) {
    logError(error)
    return [{ code: 'backup-failed', details: {} }]
  }
}

function noteRelease(db: Connection, { version, now }: Place): void {
  db.prepare('INSERT OR IGNORE INTO releases (version, first_opened_at) VALUES (?, ?)').run(
    version,
    now().toISOString(),
  )
}

function storeOf(
  opened: Connection,
  place: Place,
  noticed: readonly Notice[],
  unlock: () => void,
): Store {
  let db = opened
  let notices = [...noticed]
  const acknowledge = (codes: readonly LastingNotice[]): void => {
    answer(dirname(place.file), codes)
    const answered: readonly string[] = codes
    notices = notices.filter(({ code }) => !answered.includes(code))
  }
  return {
    get db() {
      return db
    },
    schema: place.newest,
    get notices() {
      return notices
    },
    acknowledge: (code) => acknowledge([code]),
    listBackups: () => listBackups(place.backups),
    restore: (file) => {
      const ready = prepareRestore(place, file)
      db.close()
      try {
        if (hasCompanions(place.file)) throw new Error('The database could not be closed cleanly.')
        const replaced = swapIn(place, ready)
        acknowledge(LASTING_NOTICES)
        notices.push(restoredFrom(file, replaced))
      } finally {
        db = connect(place.file)
      }
    },
    close: () => {
      db.close()
      unlock()
    },
  }
}
