import { copyFileSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { MIGRATIONS, newestSchema } from '@main/store/schemas/migrations'
import { BACKUP_FOLDER, DATABASE_FILE } from '@main/store/store'
import { dump, tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open, refusalOf } from './test-store'

const HOUR = 60 * 60 * 1000
const begin = Date.parse('2026-05-01T10:00:00.000Z')
function at(hours: number) {
  return { now: () => new Date(begin + hours * HOUR) }
}

async function folderWith(...names: readonly string[]): Promise<string> {
  const folder = tempFolder()
  const store = await open(folder, at(0))
  for (const name of names) addCampaign(store, name)
  store.close()
  return folder
}
/** Opens and closes once, as a start of the app does. */
async function start(folder: string, hours: number): Promise<readonly string[]> {
  const store = await open(folder, at(hours))
  const files = store.listBackups().map(({ file }) => file)
  store.close()
  return files
}

test('a start makes a backup when a day has gone by since the last one', async () => {
  const folder = await folderWith('Kept')
  expect(await start(folder, 1)).toHaveLength(1)
  expect(await start(folder, 24)).toHaveLength(1)
  expect(await start(folder, 25)).toHaveLength(2)
})

test('an empty database is not backed up', async () => {
  const folder = await folderWith()
  expect(await start(folder, 1)).toEqual([])
})

test('a start whose clock was years ahead keeps no later one from its backup', async () => {
  const folder = await folderWith('Kept')
  const ahead = 24 * 365
  for (let day = 0; day < 12; day++) await start(folder, ahead + day * 24)
  const [today] = (await start(folder, 1)).filter((file) => file.startsWith('2026-'))
  expect(today).toBeDefined()
  expect(await start(folder, 2)).toContain(today)
  expect(await start(folder, 2)).toHaveLength(10)
})

test('a backup that cannot be made is told, and keeps nobody from their campaigns', async () => {
  const folder = await folderWith('Kept')
  writeFileSync(join(folder, BACKUP_FOLDER), 'a file where the folder should be')
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const store = await open(folder, at(1))
  expect(store.notices).toEqual([{ code: 'backup-failed', details: {} }])
  expect(campaignNames(store)).toEqual(['Kept'])
  store.close()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('the newest ten daily backups are kept, and those before migrations beside them', async () => {
  const folder = await folderWith('Kept')
  const next = newestSchema(MIGRATIONS) + 1
  const migrations = [...MIGRATIONS, { schema: next, sql: 'CREATE INDEX n ON campaigns (name)' }]
  for (let day = 0; day < 13; day++) {
    const store = await open(folder, { ...at(24 * day), migrations })
    store.close()
  }
  const files = readdirSync(join(folder, BACKUP_FOLDER)).toSorted()
  expect(files.filter((file) => file.includes('before-schema'))).toHaveLength(1)
  const daily = files.filter((file) => file.includes('daily'))
  expect(daily).toHaveLength(10)
  expect(daily[0]).toBe('2026-05-04T10-00-00-000Z-daily.sqlite3')
})

test('the list tells newest first, and leaves out what is no backup of ours', async () => {
  const folder = await folderWith('Kept')
  await start(folder, 1)
  await start(folder, 49)
  const backups = join(folder, BACKUP_FOLDER)
  writeFileSync(join(backups, 'notes.txt'), 'mine')
  writeFileSync(join(backups, '2026-05-09T10-00-00-000Z-daily.sqlite3'), 'x'.repeat(200))
  const store = await open(folder, at(50))
  expect(store.listBackups()).toEqual([
    expect.objectContaining({ createdAt: '2026-05-03T11:00:00.000Z' }),
    expect.objectContaining({
      file: '2026-05-01T11-00-00-000Z-daily.sqlite3',
      createdAt: '2026-05-01T11:00:00.000Z',
      schema: newestSchema(MIGRATIONS),
      bytes: readFileSync(join(backups, '2026-05-01T11-00-00-000Z-daily.sqlite3')).length,
    }),
  ])
  store.close()
})

test('restoring brings the backup back and keeps the database it replaces', async () => {
  const folder = await folderWith('Old')
  await start(folder, 1)
  const store = await open(folder, at(2))
  addCampaign(store, 'New')
  const backup = store.listBackups()[0]
  const before = dump(join(folder, DATABASE_FILE))
  await store.restore(String(backup?.file))
  expect(campaignNames(store)).toEqual(['Old'])
  addCampaign(store, 'After')
  store.close()

  const notice = store.notices.at(-1)
  expect(notice).toMatchObject({ code: 'restored', details: { file: backup?.file } })
  expect(dump(join(folder, String(notice?.details['replaced'])))).toBe(before)
  const again = await open(folder, at(3))
  expect(campaignNames(again)).toEqual(['Old', 'After'])
  again.close()
})

test('restoring a backup of an older release migrates it', async () => {
  const folder = await folderWith('Old')
  await start(folder, 1)
  const next = newestSchema(MIGRATIONS) + 1
  const sql = "ALTER TABLE campaigns ADD COLUMN note TEXT NOT NULL DEFAULT ''"
  const store = await open(folder, { ...at(2), migrations: [...MIGRATIONS, { schema: next, sql }] })
  const old = store.listBackups().find(({ schema }) => schema < next)
  await store.restore(String(old?.file))
  expect(store.db.pragma('user_version', { simple: true })).toBe(next)
  store.close()
})

test('a backup that cannot be restored is refused, and nothing changes', async () => {
  const folder = await folderWith('Kept')
  const [good] = await start(folder, 1)
  const backups = join(folder, BACKUP_FOLDER)
  const named = (day: number): string => `2026-06-0${day}T10-00-00-000Z-daily.sqlite3`
  const copy = (day: number): string => {
    copyFileSync(join(backups, String(good)), join(backups, named(day)))
    return join(backups, named(day))
  }
  truncateSync(copy(1), 20_000)
  const newer = new Database(copy(2))
  newer.pragma('user_version = 99')
  newer.close()

  const store = await open(folder, at(2))
  const before = dump(join(folder, DATABASE_FILE))
  const refused = (file: string) => refusalOf(store.restore(file))
  expect(await refused(named(1))).toMatchObject({ code: 'damaged-file' })
  expect(await refused(named(2))).toMatchObject({ code: 'newer-file' })
  for (const file of [named(3), '../delvers-table.sqlite3', '', '/etc/passwd']) {
    expect(await refused(file)).toMatchObject({ code: 'not-found' })
  }
  expect(dump(join(folder, DATABASE_FILE))).toBe(before)
  expect(campaignNames(store)).toEqual(['Kept'])
  store.close()
})
