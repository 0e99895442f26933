/**
 * The database file of a data folder, from start-up to shutdown: locked, inspected, backed up, migrated,
 * and, where it is damaged or someone else's, set aside instead of touched.
 */
import { mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Backup, Notice } from '@shared/api'
import { Refusal } from '@shared/errors'
import {
  isDailyBackupDue,
  listBackups,
  makeBackup,
  newestGoodBackup,
  pruneBackups,
} from './backups'
import { emptyBin } from './bin'
import { APPLICATION_ID, connect, schemaOf, storageRefusal } from './connection'
import type { Connection } from './connection'
import { hasCompanions, removeUnfinished, setAside } from './files'
import { inspect } from './inspection'
import { lockFolder } from './lock'
import { MIGRATIONS, migrate, newestSchema } from './migrations'
import type { Migration } from './migration'
import { prepareRestore, swapIn } from './restore'
import type { RestorePlace } from './restore'

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

interface Place extends RestorePlace {
  readonly version: string
  readonly logError: (error: unknown) => void
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
 * @throws Refusal `already-running`, `database-newer`, `database-damaged`, `disk-full`, `folder-unwritable`
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
      return restoredFrom(file, swapIn(place, prepareRestore(place, file)))
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
  const notices = [...before, ...readyFile(place)]
  const db = connect(place.file)
  try {
    notices.push(...(await bringUpToDate(db, place)))
    return storeOf(db, place, notices, unlock)
  } catch (error) {
    db.close()
    throw error
  }
}

/** Sees to it that a database of ours, sound and not too new, stands in its place. */
function readyFile(place: Place): readonly Notice[] {
  const found = inspect(place.file, place.newest)
  switch (found.kind) {
    case 'missing':
      // A log without its database would be taken for the new one's.
      if (hasCompanions(place.file)) setAside(place.file, 'orphaned', place.now())
      createDatabase(place)
      return []
    case 'foreign':
    case 'damaged': {
      const aside = setAside(place.file, found.kind, place.now())
      createDatabase(place)
      const backup = newestGoodBackup(place.backups, place.newest)
      const details = { reason: found.kind, file: basename(aside), backup: backup?.file ?? '' }
      return [{ code: 'damaged-set-aside', details }]
    }
    case 'database':
      if (found.schema > place.newest) throw newerThan(place, found.schema)
      return []
  }
}

function newerThan({ file, newest }: Place, schema: number): Refusal {
  const version = releaseOf(file) ?? `schema ${schema}`
  return new Refusal(
    'database-newer',
    `The database was written by a newer release (${version}).`,
    {
      version,
      schema,
      newest,
    },
  )
}

/** The latest release that opened a database, as far as that can still be read from it. */
function releaseOf(file: string): string | null {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const row: unknown = db
      .prepare('SELECT version FROM releases ORDER BY first_opened_at DESC LIMIT 1')
      .pluck()
      .get()
    return typeof row === 'string' ? row : null
  } catch {
    // Only a newer release knows how its database looks.
    return null
  } finally {
    db.close()
  }
}

/** Made whole under another name first: a database in its place is never half made. */
function createDatabase({ file, migrations }: Place): void {
  const unfinished = `${file}.new`
  removeUnfinished(unfinished)
  const db = connect(unfinished)
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`)
    migrate(db, migrations)
  } finally {
    db.close()
  }
  renameSync(unfinished, file)
}

/** Migrates after a backup, makes the daily backup, empties the bin. */
async function bringUpToDate(db: Connection, place: Place): Promise<readonly Notice[]> {
  const notices: Notice[] = []
  const from = schemaOf(db)
  if (from < place.newest) {
    const reason = `before-schema-${place.newest}` as const
    const backup = await makeBackup(db, place.backups, reason, place.now())
    migrate(db, place.migrations)
    notices.push({ code: 'migrated', details: { from, to: place.newest, backup } })
  }
  notices.push(...(await backUpDaily(db, place)))
  emptyBin(db, place.now())
  noteRelease(db, place)
  return notices
}

/** A backup that cannot be made is told, and keeps nobody from playing: the database itself is well. */
async function backUpDaily(
  db: Connection,
  { backups, now, logError }: Place,
): Promise<readonly Notice[]> {
  try {
    if (hasContent(db) && isDailyBackupDue(backups, now())) {
      await makeBackup(db, backups, 'daily', now())
    }
    pruneBackups(backups, now())
    return []
  } catch (error) {
    logError(error)
    return [{ code: 'backup-failed', details: {} }]
  }
}

/** An empty database needs no backup, and its backups must not push out those of a full one. */
function hasContent(db: Connection): boolean {
  return (
    db
      .prepare('SELECT EXISTS (SELECT 1 FROM campaigns) OR EXISTS (SELECT 1 FROM tables)')
      .pluck()
      .get() === 1
  )
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
  const notices = [...noticed]
  return {
    get db() {
      return db
    },
    schema: place.newest,
    notices,
    listBackups: () => listBackups(place.backups),
    restore: (file) => {
      const ready = prepareRestore(place, file)
      db.close()
      try {
        if (hasCompanions(place.file)) throw new Error('The database could not be closed cleanly.')
        const replaced = swapIn(place, ready)
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
