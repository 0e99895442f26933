/**
 * The database file of a data folder, from start-up to shutdown: locked, inspected, backed up, migrated,
 * and, where it is damaged or someone else's, set aside instead of touched.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LASTING_NOTICES } from '@shared/api'
import type { Backup, LastingNotice, Notice } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { TableId } from '@shared/ids'
import { isMadeFor, listBackups, makeBackup, ownBackups } from './backups'
import { searchBackups } from './backup-search'
import type { InBackup } from './backup-search'
import { checkFile } from './check'
import type { CheckFile } from './check-in-worker'
import { connect, isReadOnly, saysDamaged, schemaOf, storageRefusal } from './connection'
import type { Connection } from './connection'
import { hasCompanions } from './files'
import { inspect } from './inspection'
import { libraryOf } from './library'
import { lockFolder } from './lock'
import { MIGRATIONS, migrate, newestSchema } from './schemas/migrations'
import type { Migration } from './schemas/migration'
import type { Place } from './place'
import { readyFile, setAside } from './ready-file'
import { prepareRestore, swapIn } from './restore'
import { markOpening } from './stray-log'
import { answer, readUnanswered } from './unanswered'
import { lookAfter, noteDamage } from './upkeep'

export const DATABASE_FILE = 'delvers-table.sqlite3'
export const BACKUP_FOLDER = 'backups'

export interface Store {
  /** The open connection; another one after `restore`, and after an answer that begins an empty library. */
  readonly db: Connection
  readonly schema: number
  /** What had to be done with the file since start-up, in order. */
  readonly notices: readonly Notice[]
  readonly listBackups: () => readonly Backup[]
  /** Looks for a table in the backups of the open library, the newest first. */
  readonly searchBackups: <Found>(search: {
    readonly table: TableId
    readonly look: (copy: Connection) => Found | null
  }) => InBackup<Found> | null
  /**
   * Puts a backup in the database's place; the database in use is kept beside it.
   * @throws Refusal `not-found`, `damaged-file`, `newer-file`, `foreign-file`; then nothing has changed
   */
  readonly restore: (file: string) => Promise<void>
  /**
   * Takes the notices with this code as understood: they are not shown again. A damaged library is set aside then,
   * and an empty one begun.
   */
  readonly acknowledge: (code: LastingNotice) => Promise<void>
  /**
   * Looks at the whole library and makes the backup that is due, while it is in use; once for each opening.
   * @returns what is news; nothing where it was ended
   */
  readonly lookAfter: () => Promise<readonly Notice[]>
  /** Ends what `lookAfter` is about, and waits for it. */
  readonly stop: () => Promise<void>
  /** What a person is told of an error that a call met; null where nothing can be done about it. */
  readonly refusalOf: (error: unknown) => Refusal | null
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
  /** Looks at a file from end to end; in this thread by default. */
  readonly check?: CheckFile
  /** Hears of errors that keep nobody from playing; standard error by default. */
  readonly logError?: (error: unknown) => void
}

function placeOf({
  dataDir,
  version,
  now,
  migrations = MIGRATIONS,
  check = (file) => Promise.resolve(checkFile(file)),
  logError = console.error,
}: StoreOptions): Place {
  return {
    file: join(dataDir, DATABASE_FILE),
    backups: join(dataDir, BACKUP_FOLDER),
    version,
    now,
    migrations,
    newest: newestSchema(migrations),
    check,
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
  const known = isStillDamaged(place)
  const db = connect(place.file)
  try {
    const migrated = known ? [] : await bringUpToDate(db, place)
    const damaged = known || migrated === null
    if (damaged) db.pragma('query_only = ON')
    const notices = [...before, ...readUnanswered(dirname(place.file)), ...(migrated ?? [])]
    return storeOf({ db, damaged }, place, notices, unlock)
  } catch (error) {
    db.close()
    throw error
  }
}

/** Whether damage that nobody has answered is still there: a person may have put another file in its place. */
function isStillDamaged({ file, newest }: Place): boolean {
  const folder = dirname(file)
  if (!readUnanswered(folder).some(({ code }) => code === 'library-damaged')) return false
  if (inspect(file, newest).kind === 'damaged') return true
  answer(folder, ['library-damaged'])
  return false
}

/**
 * Migrates after a backup and marks the file as opened.
 * @returns what is to be told; null where that met damage, which is told from then on
 */
async function bringUpToDate(db: Connection, place: Place): Promise<readonly Notice[] | null> {
  const notices: Notice[] = []
  const from = schemaOf(db)
  if (from < place.newest) {
    const reason = `before-schema-${place.newest}` as const
    const backup = await makeBackup(db, place, reason, new AbortController().signal)
    migrateOrRefuse(db, place, backup)
    notices.push({ code: 'migrated', details: { from, to: place.newest, backup } })
  }
  try {
    markOpening(db, place.file)
    noteRelease(db, place)
    return notices
  } catch (error) {
    if (!saysDamaged(error)) throw error
    noteDamage(place, error)
    return null
  }
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

function noteRelease(db: Connection, { version, now }: Place): void {
  db.prepare('INSERT OR IGNORE INTO releases (version, first_opened_at) VALUES (?, ?)').run(
    version,
    now().toISOString(),
  )
}

/** A connection, and whether its file may not be written any more. */
interface Opened {
  readonly db: Connection
  readonly damaged: boolean
}

function storeOf(
  first: Opened,
  place: Place,
  noticed: readonly Notice[],
  unlock: () => void,
): Store {
  let opened = first
  let notices = [...noticed]
  let upkeep: { readonly done: Promise<unknown>; readonly end: AbortController } | null = null

  const stop = async (): Promise<void> => {
    upkeep?.end.abort()
    await upkeep?.done
  }
  /** Closes the database, has it replaced, and opens what is in its place then. */
  const replace = async (how: () => void): Promise<void> => {
    await stop()
    opened.db.close()
    try {
      if (hasCompanions(place.file)) throw new Error('The database could not be closed cleanly.')
      how()
    } finally {
      opened = { db: connect(place.file), damaged: opened.damaged && isStillDamaged(place) }
      if (opened.damaged) opened.db.pragma('query_only = ON')
      else markOpening(opened.db, place.file)
    }
  }
  const forget = (codes: readonly LastingNotice[]): void => {
    answer(dirname(place.file), codes)
    const answered: readonly string[] = codes
    notices = notices.filter(({ code }) => !answered.includes(code))
  }
  const lookAfterNow = async (signal: AbortSignal): Promise<readonly Notice[]> => {
    try {
      const found = await lookAfter(opened.db, place, signal)
      if (found.damaged) {
        opened.db.pragma('query_only = ON')
        opened = { ...opened, damaged: true }
      }
      notices.push(...found.notices)
      return found.notices
    } catch (error) {
      // Whoever ended it wants no answer; else the library goes on as it did.
      if (!signal.aborted) place.logError(error)
      return []
    }
  }

  return {
    get db() {
      return opened.db
    },
    schema: place.newest,
    get notices() {
      return notices
    },
    acknowledge: async (code) => {
      if (code !== 'library-damaged') {
        forget([code])
        return
      }
      await replace(() => setAside(place, 'damaged'))
      forget([code])
      notices = readUnanswered(dirname(place.file)).slice()
    },
    listBackups: () => listBackups(place.backups),
    searchBackups: (search) => searchBackups(place, libraryOf(opened.db), search),
    restore: async (file) => {
      const ready = prepareRestore(place, file)
      await replace(() => {
        const replaced = swapIn(place, ready)
        forget(LASTING_NOTICES)
        notices.push(restoredFrom(file, replaced))
      })
    },
    lookAfter: () => {
      if (opened.damaged) return Promise.resolve([])
      const end = new AbortController()
      const done = lookAfterNow(end.signal)
      upkeep = { done, end }
      return done
    },
    stop,
    refusalOf: (error) =>
      opened.damaged && isReadOnly(error)
        ? new Refusal('database-damaged', 'Nothing is written into a damaged database.')
        : storageRefusal(error),
    close: () => {
      upkeep?.end.abort()
      opened.db.close()
      unlock()
    },
  }
}
