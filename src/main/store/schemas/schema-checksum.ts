/**
 * A checksum over the definitions of tables, indexes and views, kept in the file: a flipped bit there leaves every page
 * whole, and would have other columns, or none, answer.
 */
import Database from 'better-sqlite3'
import { checksum } from '../checksums'
import { schemaOf } from '../connection'
import type { Connection } from '../connection'

/** The first schema whose files hold it. */
const FIRST = 8

const DEFINITIONS = `
  SELECT json_group_array(json_array(type, name, tbl_name, sql) ORDER BY type, name) FROM sqlite_schema
  WHERE name NOT LIKE 'sqlite_%'`

function checksumOfSchema(db: Connection): string {
  return checksum(db.prepare(DEFINITIONS).pluck().get())
}

/** To be set whenever a definition has changed. */
export function setSchemaChecksum(db: Connection): void {
  if (schemaOf(db) < FIRST) return
  db.prepare('UPDATE library SET schema_checksum = ?').run(checksumOfSchema(db))
}

/** Whether the definitions are as they were written; of a schema without the checksum nobody knows. */
export function isSchemaAsWritten(db: Connection): boolean {
  if (schemaOf(db) < FIRST) return true
  try {
    const kept: unknown = db.prepare('SELECT schema_checksum FROM library').pluck().get()
    return kept === checksumOfSchema(db)
  } catch (error) {
    // Not even the table or the column is called as it was.
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR') return false
    throw error
  }
}

/** Each definition as one text. */
export function definitionsOf(db: Connection): readonly string[] {
  return db.prepare(`SELECT value FROM json_each((${DEFINITIONS}))`).pluck().all().map(String)
}
