/** How the database is opened: the settings on which the promise to lose nothing stands. */
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@shared/errors'
import { checksum } from './checksums'
import { keepRowChecksums } from './row-checksums'

export type Connection = Database.Database

/** Marks a SQLite file as this app's own: "DTbl" in its header. */
export const APPLICATION_ID = 0x4454626c

/** Milliseconds that a statement waits for another program's lock; the app answers nothing meanwhile. */
export const BUSY_TIMEOUT = 250

/**
 * Opens a database for reading and writing. WAL with `synchronous=FULL`: what is committed survives the
 * loss of power, and a reader never sees half a transaction.
 */
export function connect(file: string): Connection {
  const db = new Database(file, { timeout: BUSY_TIMEOUT })
  try {
    if (isSharedMemoryUnsafe(statfsSync(dirname(file)).bsize)) db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    addChecksumFunction(db)
    keepRowChecksums(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Bytes between the places that SQLite touches in the index of its log, so that the disk gives it room for all. */
const TOUCHED = 4096

/**
 * Whether a full disk could end the process: SQLite maps the index of its log (`-shm`) into memory, and where blocks
 * are smaller than the steps in which it asks for room, writing into the rest is SIGBUS. A connection that keeps the
 * lock to itself has that index in its own memory.
 * @param blockSize bytes of a block of the file system
 */
export function isSharedMemoryUnsafe(blockSize: number): boolean {
  return blockSize < TOUCHED
}

/** Whether a connection keeps others out, in this process too. */
export function isExclusive(db: Connection): boolean {
  return db.pragma('locking_mode', { simple: true }) === 'exclusive'
}

/** Whether nothing may be written through a connection, as where its library is damaged. */
export function onlyReads(db: Connection): boolean {
  return db.pragma('query_only', { simple: true }) === 1
}

/** Adds to a connection the function that the SQL of checksums calls. */
export function addChecksumFunction(db: Connection): void {
  db.function('checksum', { deterministic: true }, checksum)
}

/** The number of the newest migration a database has seen. */
export function schemaOf(db: Connection): number {
  return Number(db.pragma('user_version', { simple: true }))
}

const OF_A_ROW = /^((NULL|NUMERIC|TEXT|non-\w+) value in |CHECK constraint failed in )/
/** Whether SQLite speaks of a value that its column should not hold: the row is left out by whoever reads it. */
export function isOfARow(said: string): boolean {
  return OF_A_ROW.test(said)
}
/** More rows than this are no matter of rows any more. */
const MOST_ROWS = 1_000

/**
 * Every page read and every index compared: SQLite's own word that the file is sound. Rows that hold what they should
 * not do not make the others worth less.
 */
export function isSound(db: Connection): boolean {
  const told = db.prepare(`PRAGMA quick_check(${MOST_ROWS})`).pluck().all()
  const faults = told.map(String).filter((fault) => fault !== 'ok' && !isOfARow(fault))
  return faults.length === 0 && told.length < MOST_ROWS
}

/** Whether SQLite says that the file itself is broken, as opposed to busy, full or misused. */
export function saysDamaged(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    (error.code.startsWith('SQLITE_CORRUPT') || error.code === 'SQLITE_NOTADB')
  )
}

/** Whether SQLite refused to write through a connection that only reads. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY'
}

/** Whether a row would have broken what the schema asks of it. */
export function isConstraint(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')
}

/** What SQLite and the file system say when the disk is full, and when the folder is closed to the app. */
const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT)$/
const CLOSED = /^(SQLITE_(READONLY|CANTOPEN|PERM).*|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/

/** What they say of a device that fails, of another program's lock, and of a path beyond the system's limit. */
const BROKEN = /^(SQLITE_IOERR.*|EIO)$/
const BUSY = /^(SQLITE_(BUSY|LOCKED).*|EBUSY)$/
const TOO_LONG = 'ENAMETOOLONG'

/**
 * The refusal behind an error of the database or of its folder, where a person can do something about it;
 * null where the error is of another kind.
 */
export function storageRefusal(error: unknown): Refusal | null {
  if (saysDamaged(error)) return new Refusal('database-damaged', 'The database is damaged.')
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code !== 'string') return null
  if (FULL.test(code)) return new Refusal('disk-full', 'The disk is full: nothing was written.')
  if (BROKEN.test(code)) return new Refusal('disk-error', 'The disk could not be read or written.')
  if (BUSY.test(code))
    return new Refusal('database-busy', 'Another program has the database locked.')
  if (code === TOO_LONG) return new Refusal('path-too-long', 'The path of the data is too long.')
  return CLOSED.test(code)
    ? new Refusal('folder-unwritable', 'The data folder cannot be written to.')
    : null
}
