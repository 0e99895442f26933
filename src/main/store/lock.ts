/** One app at a time on a data folder. */
import { accessSync, constants, truncateSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@shared/errors'
import { saysDamaged } from './connection'
import type { Connection } from './connection'

const FILE = 'instance.lock'

/**
 * Takes the folder for this process. The lock is a transaction held open in a database of its own: the
 * operating system drops it with the process, however that ends, so no stale lock can keep anyone out.
 * @returns gives the folder back
 * @throws Refusal `already-running`
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, FILE)
  let db: Connection
  try {
    db = lock(file)
  } catch (error) {
    if (!saysDamaged(error)) throw error
    // It holds nothing, so garbage that a crash left in it keeps nobody out. Emptied, not replaced: two
    // starts at once still meet at the same file.
    truncateSync(file)
    db = lock(file)
  }
  return () => {
    db.close()
  }
}

/** @throws Refusal `already-running` */
function lock(file: string): Connection {
  // An instance that is just closing gets a moment to finish.
  const db = new Database(file, { timeout: 1000 })
  try {
    db.exec('BEGIN EXCLUSIVE')
    // SQLite opens a file that is closed to writing for reading, and its lock then keeps nobody out.
    accessSync(file, constants.W_OK)
    return db
  } catch (error) {
    db.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Refusal('already-running', 'Another instance of the app uses this data folder.')
    }
    throw error
  }
}
