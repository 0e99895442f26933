/** One app at a time on a data folder. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '@shared/errors'

const FILE = 'instance.lock'

/**
 * Takes the folder for this process. The lock is a transaction held open in a database of its own: the
 * operating system drops it with the process, however that ends, so no stale lock can keep anyone out.
 * @returns gives the folder back
 * @throws Refusal `already-running`
 */
export const lockFolder = (folder: string): (() => void) => {
  // An instance that is just closing gets a moment to finish.
  const db = new Database(join(folder, FILE), { timeout: 1000 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Refusal('already-running', 'Another instance of the app uses this data folder.')
    }
    throw error
  }
  return () => {
    db.close()
  }
}
