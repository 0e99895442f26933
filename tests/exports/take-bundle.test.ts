/** How much of the database is read for a bundle. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { ENGLISH } from '@shared/locales'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { createWork } from '@main/exchange/work'
import { addChecksumFunction } from '@main/store/connection'
import { exchangeQueries } from '@main/store/exchange-queries'
import { DATABASE_FILE } from '@main/store/store'
import { fillLibrary } from '../../scripts/bench/library-content'
import { newFolder, removeFolder } from '../temporary-folder'

test('what a bundle takes is asked for once, and once more where it is checked', async () => {
  const folder = newFolder()
  try {
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
      write: <T>(write: () => T) => Promise.resolve(write()),
    }
    const { file, leftOut } = work.bundle(
      { kind: 'bundle', scope: 'everything', locale: ENGLISH },
      hooks,
    )
    db.close()
    expect(leftOut).toEqual([])
    // It can be handed to another thread whole.
    expect(file.buffer.byteLength).toBe(file.byteLength)
    const times = Map.groupBy(asked, (statement) => statement)
    const often = [...times].filter(([, all]) => all.length > 2).map(([statement]) => statement)
    expect(often).toEqual([])
  } finally {
    removeFolder(folder)
  }
})
