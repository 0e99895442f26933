/** What keeps a library from opening has a code of its own, and a start that fails leaves no traces. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { storageRefusal } from '@main/store/connection'
import { MIGRATIONS, newestSchema } from '@main/store/schemas/migrations'
import { BACKUP_FOLDER, DATABASE_FILE } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open, refusalOf } from './test-store'

async function library(): Promise<{ folder: string; file: string }> {
  const folder = tempFolder()
  const store = await open(folder)
  addCampaign(store, 'Kept')
  store.close()
  return { folder, file: join(folder, DATABASE_FILE) }
}

test('a database locked by another program at the start is told, and opens after', async () => {
  const { folder, file } = await library()
  const other = new Database(file)
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')
  expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-busy' })
  other.close()
  const store = await open(folder)
  expect(campaignNames(store)).toEqual(['Kept'])
  store.close()
})

test('a database locked by another program in play is told', async () => {
  const { folder, file } = await library()
  const store = await open(folder)
  expect(store.db.pragma('busy_timeout', { simple: true })).toBeLessThanOrEqual(250)
  const other = new Database(file)
  other.exec('BEGIN IMMEDIATE')
  let refusal = null
  try {
    addCampaign(store, 'Not now')
  } catch (error) {
    refusal = storageRefusal(error)
  }
  expect(refusal).toMatchObject({ code: 'database-busy' })
  other.exec('COMMIT')
  other.close()
  addCampaign(store, 'Now')
  store.close()
})

test.each([18, 19, 47])(
  'a header with a format from elsewhere at byte %d is damage',
  async (at) => {
    const { folder, file } = await library()
    const bytes = readFileSync(file)
    bytes[at] = 9
    writeFileSync(file, bytes)
    const store = await open(folder)
    expect(store.notices).toMatchObject([{ code: 'damaged-set-aside' }])
    store.close()
  },
)

test.each([
  [99, 'database-newer'],
  [3, 'migration-failed'],
])('a header whose byte 63 says schema %d is told', async (schema, told) => {
  const { folder, file } = await library()
  const bytes = readFileSync(file)
  bytes[63] = schema
  writeFileSync(file, bytes)
  const refusal = await refusalOf(open(folder, { logError: vi.fn() }))
  expect(refusal).toMatchObject({ code: told })
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a migration that fails is told, and leaves one backup however often it is tried', async () => {
  const { folder } = await library()
  const failing = { schema: newestSchema(MIGRATIONS) + 1, sql: 'SELECT * FROM nowhere' }
  const options = { migrations: [...MIGRATIONS, failing], logError: vi.fn() }
  for (let start = 0; start < 3; start++) {
    expect(await refusalOf(open(folder, options))).toMatchObject({ code: 'migration-failed' })
    const made = readdirSync(join(folder, BACKUP_FOLDER))
    expect(made.filter((name) => name.includes('before-schema'))).toHaveLength(1)
  }
})

test.each([
  ['SQLITE_IOERR_READ', 'disk-error'],
  ['SQLITE_IOERR_WRITE', 'disk-error'],
  ['SQLITE_BUSY', 'database-busy'],
])('%s is told as %s', (code, told) => {
  expect(storageRefusal(new Database.SqliteError('', code))).toMatchObject({ code: told })
})

test('a path beyond the limit of the system is told', async () => {
  const folder = join(tempFolder(), 'x'.repeat(300))
  expect(await refusalOf(open(folder))).toMatchObject({ code: 'path-too-long' })
})
