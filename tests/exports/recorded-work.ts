/** Exports and imports on a furnished library, with every statement that they put to its database. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createWork } from '@main/exchange/work'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { addChecksumFunction } from '@main/store/connection'
import { exchangeQueries } from '@main/store/exchange-queries'
import { DATABASE_FILE } from '@main/store/store'
import { fillLibrary } from '../../scripts/bench/library-content'
import { tempFolder } from '../api/test-app'

export async function recordedWork() {
  const folder = tempFolder()
  await fillLibrary(folder, 8)
  const asked: string[] = []
  const db = new Database(join(folder, DATABASE_FILE), {
    readonly: true,
    verbose: (statement) => void asked.push(String(statement)),
  })
  addChecksumFunction(db)
  const queries = exchangeQueries(db, outcomeRules(games))
  const work = createWork({ queries, games, app: '0.1.0', now: () => new Date(0) })
  const hooks = {
    step: () => undefined,
    pause: () => Promise.resolve(),
    ofOneMoment: false,
    write: <T>(write: () => T) => Promise.resolve(write()),
  }
  const close = (): void => {
    db.close()
  }
  return { asked, work, hooks, close }
}
