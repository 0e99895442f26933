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
import { copyDurably, hasCompanions, keepCopy, removeUnfinished, setAside } from './files'
import { inspect } from './inspection'
import { lockFolder } from './lock'
import { MIGRATIONS, migrate, newestSchema } from './migrations'
import type { Migration } from './migrations'

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
}

interface Place {
  readonly file: string
  readonly backups: string
  readonly version: string
  readonly now: () => Date
  readonly migrations: readonly Migration[]
  readonly newest: number
}

/**
 * Opens the database of a data folder, or makes one.
 * @throws Refusal `already-running`, `database-newer`, `database-damaged`, `disk-full`, `folder-unwritable`
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { dataDir, version, now, migrations = MIGRATIONS } = options
  const place: Place = {
    file: join(dataDir, DATABASE_FILE),
    backups: join(dataDir, BACKUP_FOLDER),
    version,
    now,
    migrations,
    newest: newestSchema(migrations),
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    const unlock = lockFolder(dataDir)
    try {
      return await openPlace(place, unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw storageRefusal(error) ?? error
  }
}

const openPlace = async (place: Place, unlock: () => void): Promise<Store> => {
  const notices = [...readyFile(place)]
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
const readyFile = (place: Place): readonly Notice[] => {
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

const newerThan = ({ file, newest }: Place, schema: number): Refusal => {
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
const releaseOf = (file: string): string | null => {
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
const createDatabase = ({ file, migrations }: Place): void => {
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
const bringUpToDate = async (db: Connection, place: Place): Promise<readonly Notice[]> => {
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
const backUpDaily = async (db: Connection, { backups, now }: Place): Promise<readonly Notice[]> => {
  try {
    if (hasContent(db) && isDailyBackupDue(backups, now())) {
      await makeBackup(db, backups, 'daily', now())
    }
    pruneBackups(backups, now())
    return []
  } catch (error) {
    console.error(error)
    return [{ code: 'backup-failed', details: {} }]
  }
}

/** An empty database needs no backup, and its backups must not push out those of a full one. */
const hasContent = (db: Connection): boolean =>
  db
    .prepare('SELECT EXISTS (SELECT 1 FROM campaigns) OR EXISTS (SELECT 1 FROM tables)')
    .pluck()
    .get() === 1

const noteRelease = (db: Connection, { version, now }: Place): void => {
  db.prepare('INSERT OR IGNORE INTO releases (version, first_opened_at) VALUES (?, ?)').run(
    version,
    now().toISOString(),
  )
}

const storeOf = (
  opened: Connection,
  place: Place,
  noticed: readonly Notice[],
  unlock: () => void,
): Store => {
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
        const replaced = swapIn(place, ready)
        notices.push({ code: 'restored', details: { file, replaced: basename(replaced) } })
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

/** A copy of a backup, checked and migrated, ready to take the database's place. */
const prepareRestore = (place: Place, name: string): string => {
  const backup = listBackups(place.backups).find(({ file }) => file === name)
  if (backup === undefined) throw new Refusal('not-found', 'There is no such backup.')
  const source = join(place.backups, backup.file)
  const found = inspect(source, place.newest)
  switch (found.kind) {
    case 'missing':
      throw new Refusal('not-found', 'There is no such backup.')
    case 'foreign':
      throw new Refusal('foreign-file', 'The backup is not a database of this app.')
    case 'damaged':
      throw new Refusal('damaged-file', 'The backup is damaged.')
    case 'database':
      if (found.schema > place.newest) {
        const details = { version: found.schema }
        throw new Refusal('newer-file', 'The backup was made by a newer release.', details)
      }
  }
  const ready = `${place.file}.restoring`
  removeUnfinished(ready)
  copyDurably(source, ready)
  const db = connect(ready)
  try {
    migrate(db, place.migrations)
  } finally {
    db.close()
  }
  return ready
}

/**
 * There is a whole database under the file's name at every moment: the one in use is copied, not moved.
 * @returns the path of the copy
 */
const swapIn = (place: Place, ready: string): string => {
  if (hasCompanions(place.file)) throw new Error('The database could not be closed cleanly.')
  const replaced = keepCopy(place.file, 'replaced', place.now())
  renameSync(ready, place.file)
  return replaced
}
