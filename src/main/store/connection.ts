/** How the database is opened: the settings on which the promise to lose nothing stands. */
import Database from 'better-sqlite3'

export type Connection = Database.Database

/** Marks a SQLite file as this app's own: "DTbl" in its header. */
export const APPLICATION_ID = 0x4454626c

/**
 * Opens a database for reading and writing. WAL with `synchronous=FULL`: what is committed survives the
 * loss of power, and a reader never sees half a transaction.
 */
export const connect = (file: string): Connection => {
  const db = new Database(file, { timeout: 2000 })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** The number of the newest migration a database has seen. */
export const schemaOf = (db: Connection): number =>
  Number(db.pragma('user_version', { simple: true }))

/** Every page read and every index compared: SQLite's own word that the file is sound. */
export const isSound = (db: Connection): boolean =>
  db.pragma('quick_check(1)', { simple: true }) === 'ok'

/** Whether SQLite says that the file itself is broken, as opposed to busy, full or misused. */
export const saysDamaged = (error: unknown): boolean =>
  error instanceof Database.SqliteError &&
  (error.code.startsWith('SQLITE_CORRUPT') || error.code === 'SQLITE_NOTADB')
