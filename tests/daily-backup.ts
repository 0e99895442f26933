/** The backup that the app makes once a day, while it is in use. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { must } from './must.ts'

/** @returns the name of the first one in a data folder, once it is whole */
export function dailyBackupIn(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups')
  return vi.waitFor(
    () =>
      must(
        (existsSync(folder) ? readdirSync(folder) : []).find((name) =>
          name.endsWith('-daily.sqlite3'),
        ),
      ),
    { timeout: 120_000, interval: 100 },
  )
}
