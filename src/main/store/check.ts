/** A look at a whole database: its pages, its indexes, its rows. */
import Database from 'better-sqlite3'
import { knownAsides } from './aside-queries'
import { brokenChecksums } from './checksums'
import { BUSY_TIMEOUT, addChecksumFunction, isOfARow, saysDamaged, schemaOf } from './connection'
import type { Connection } from './connection'
import { MIGRATIONS, newestSchema } from './schemas/migrations'

export interface FileCheck {
  /** What is broken: pages, or only indexes, which follow from the rows; null: neither. */
  readonly damage: 'pages' | 'indexes' | null
  /** SQLite's first words on it; empty where nothing is broken. */
  readonly why: string
  /** Rows that are not as they were written, or belong to none: their table and what identifies them there. */
  readonly doubtful: readonly string[]
}

/** Looks at a database that stands still or that another connection writes, read-only. */
export function checkFile(file: string): FileCheck {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT })
    try {
      addChecksumFunction(db)
      return checkDatabase(db)
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof Error && saysDamaged(error)) return damaged(error.message)
    throw error
  }
}

/** How SQLite speaks of an index that does not follow from its rows. */
const OF_AN_INDEX =
  /^(row \d+ missing from index |wrong # of entries in index |non-unique entry in )/

/** Looks at an open database as one transaction sees it. */
export function checkDatabase(db: Connection): FileCheck {
  const said = db
    .prepare('PRAGMA integrity_check')
    .pluck()
    .all()
    .map(String)
    .filter((line) => line !== 'ok')
  const broken = said.find((line) => !isOfARow(line) && !OF_AN_INDEX.test(line))
  if (broken !== undefined) return damaged(broken)
  const doubtful = [
    ...said.filter(isOfARow),
    ...db.prepare<[], Orphan>('PRAGMA foreign_key_check').all().map(describeOrphan),
    // Rows of an earlier release get their checksums with its migration.
    ...(schemaOf(db) === newestSchema(MIGRATIONS) ? unknownFaults(db) : []),
  ]
  const index = said.find((line) => OF_AN_INDEX.test(line))
  return { damage: index === undefined ? null : 'indexes', why: index ?? '', doubtful }
}

/** The rows with wrong checksums, but for those that lie in the bin for that. */
function unknownFaults(db: Connection): readonly string[] {
  const known = knownAsides(db)
  return brokenChecksums(db).filter((row) => !row.split(' ').some((id) => known.has(id)))
}

function damaged(why: string): FileCheck {
  return { damage: 'pages', why, doubtful: [] }
}

/** A row of `foreign_key_check`; its number is missing where a table has none. */
interface Orphan {
  readonly table: string
  readonly rowid: number | null
  readonly parent: string
}
function describeOrphan({ table, rowid, parent }: Orphan): string {
  return `${table} ${rowid ?? ''} without its ${parent}`
}
