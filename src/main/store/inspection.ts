/** What a file is, told without touching a byte of it. */
import { closeSync, existsSync, lstatSync, openSync, readSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { Refusal } from '@shared/errors'
import { APPLICATION_ID, BUSY_TIMEOUT, isSound, saysDamaged, schemaOf } from './connection'
import type { Connection } from './connection'
import { hasContent, libraryOf } from './library'
import { isSchemaSound } from './schemas/schema-soundness'

export type Inspection =
  | { readonly kind: 'missing' }
  /** A link to a file that is not there, as on a drive not plugged in. */
  | { readonly kind: 'broken-link' }
  /** A folder, or whatever else is no file. */
  | { readonly kind: 'folder' }
  /** Not a database of this app. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'database'; readonly schema: number }

const MAGIC = 'SQLite format 3\0'
/** Offsets in SQLite's file header (sqlite.org/fileformat2.html, "The Database Header"). */
const HEADER = {
  bytes: 100,
  writeVersion: 18,
  readVersion: 19,
  schemaFormat: 44,
  schema: 60,
  application: 68,
} as const

/** Whether SQLite knows the file's format: its versions for writing and reading, and that of its schema. */
function isReadable(header: Buffer): boolean {
  return (
    header.readUInt8(HEADER.writeVersion) <= 2 &&
    header.readUInt8(HEADER.readVersion) <= 2 &&
    header.readUInt32BE(HEADER.schemaFormat) <= 4
  )
}

/** What a database can be put in the place of. */
export type Replaceable = Exclude<Inspection, { readonly kind: 'broken-link' | 'folder' }>

/** @throws Refusal `database-link-broken`, `database-folder` */
export function requireReplaceable(found: Inspection): Replaceable {
  switch (found.kind) {
    case 'broken-link':
      throw new Refusal('database-link-broken', 'The database is a link to a missing file.')
    case 'folder':
      throw new Refusal('database-folder', 'A folder stands in place of the database.')
    case 'missing':
    case 'foreign':
    case 'damaged':
    case 'database':
      return found
  }
}

/** Looks at the header alone: enough to know whose file it is and how new. */
export function inspectHeader(file: string): Inspection {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) {
    const link = lstatSync(file, { throwIfNoEntry: false })
    return { kind: link === undefined ? 'missing' : 'broken-link' }
  }
  if (!stats.isFile()) return { kind: 'folder' }
  const header = Buffer.alloc(HEADER.bytes)
  const descriptor = openSync(file, 'r')
  let read
  try {
    read = readSync(descriptor, header)
  } finally {
    closeSync(descriptor)
  }
  if (read < HEADER.bytes) return { kind: 'damaged' }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return { kind: 'foreign' }
  if (header.readUInt32BE(HEADER.application) !== APPLICATION_ID) return { kind: 'foreign' }
  if (!isReadable(header)) return { kind: 'damaged' }
  return { kind: 'database', schema: header.readUInt32BE(HEADER.schema) }
}

/**
 * Looks at the whole database, read-only: its header, then every page, then what its write-ahead log says.
 * @param newest the newest schema this release reads; a newer file is not looked into any further
 */
export function inspect(file: string, newest: number): Inspection {
  return inspectWith(file, newest, isSound)
}

/** Looks whether a database can be opened, read-only: its header, its schema, a few rows. Where it is to be migrated, at every page. */
export function inspectToOpen(file: string, newest: number): Inspection {
  return inspectWith(file, newest, (db) => {
    if (schemaOf(db) < newest) return isSound(db)
    hasContent(db)
    libraryOf(db)
    return true
  })
}

/** Whether a file is as long as its header says; where there is a log, that may hold pages which the file lacks yet. */
function isWhole(file: string, db: Connection): boolean {
  if (existsSync(`${file}-wal`)) return true
  const size = (name: 'page_count' | 'page_size'): number =>
    Number(db.pragma(name, { simple: true }))
  return statSync(file).size >= size('page_count') * size('page_size')
}

function inspectWith(
  file: string,
  newest: number,
  isUsable: (db: Connection) => boolean,
): Inspection {
  const header = inspectHeader(file)
  if (header.kind !== 'database' || header.schema > newest) return header
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT })
    try {
      // A release that was killed may have left its newest header in the log only.
      const schema = schemaOf(db)
      if (schema > newest) return { kind: 'database', schema }
      return isWhole(file, db) && isSchemaSound(db) && isUsable(db)
        ? { kind: 'database', schema }
        : { kind: 'damaged' }
    } finally {
      db.close()
    }
  } catch (error) {
    if (saysDamaged(error)) return { kind: 'damaged' }
    throw error
  }
}
