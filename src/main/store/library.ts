/** Which library a database holds, and whether there is anything in it. */
import Database from 'better-sqlite3'
import { schemaOf } from './connection'
import type { Connection } from './connection'
import { EARLIER_LIBRARY_ID, schema5 } from './schemas/schema-5'

/** The id of a database's library, equal in all its copies; null where it cannot be known. */
export function libraryOf(db: Connection): string | null {
  const sql =
    schemaOf(db) < schema5.schema ? `SELECT ${EARLIER_LIBRARY_ID}` : 'SELECT id FROM library'
  const id: unknown = db.prepare(sql).pluck().get()
  return typeof id === 'string' ? id : null
}

/** Whether anything was ever played or begun in it. */
export function hasContent(db: Connection): boolean {
  return (
    db
      .prepare('SELECT EXISTS (SELECT 1 FROM campaigns) OR EXISTS (SELECT 1 FROM tables)')
      .pluck()
      .get() === 1
  )
}

/** Asks a database file, read-only; null where it cannot answer. */
export function askFile<Answer>(file: string, ask: (db: Connection) => Answer): Answer | null {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true })
    try {
      return ask(db)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}
