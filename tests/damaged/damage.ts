/** Puts into a database what SQLite would not let in, as a flipped bit does. */
import Database from 'better-sqlite3'

export type Value = string | number | null | Buffer

/** One column of one row, and what stands there. */
export interface Damage {
  readonly table: string
  readonly column: string
  /** SQL that picks the row. */
  readonly where: string
  readonly value: Value
}

function withSchema(file: string, work: (db: Database.Database) => void): void {
  const db = new Database(file)
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  work(db)
  db.close()
}

/** The rows of an index are never without a key, and a row's own number is always whole. */
function isImpossible(error: unknown): boolean {
  const { code } = error instanceof Database.SqliteError ? error : { code: '' }
  return code === 'SQLITE_MISMATCH' || code.startsWith('SQLITE_CONSTRAINT')
}

/**
 * Whatever the schema asks of columns is not asked while a value is put in.
 * @returns whether a file can hold it at all
 */
export function damage(file: string, { table, column, where, value }: Damage): boolean {
  let schema = ''
  withSchema(file, (db) => {
    const stored = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(table)
    schema = String(stored)
    const lax = schema
      .replace(') STRICT', ')')
      .replace(', WITHOUT ROWID', ' WITHOUT ROWID')
      .replaceAll(' TEXT', ' BLOB')
      .replaceAll(/ INTEGER(?! PRIMARY KEY)/g, ' BLOB')
      .replaceAll(/(?<! IS) NOT NULL/g, '')
    db.prepare('UPDATE sqlite_schema SET sql = ? WHERE name = ?').run(lax, table)
  })
  const db = new Database(file)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  try {
    const { changes } = db
      .prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`)
      .run(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value)
    if (changes !== 1) throw new Error(`${changes} rows of ${table} where ${where}`)
  } catch (error) {
    if (isImpossible(error)) return false
    throw error
  } finally {
    db.close()
  }
  withSchema(file, (again) => {
    again.prepare('UPDATE sqlite_schema SET sql = ? WHERE name = ?').run(schema, table)
  })
  return true
}
