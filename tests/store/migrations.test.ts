import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { MIGRATIONS, newestSchema } from '@main/store/schemas/migrations'
import type { Migration } from '@main/store/schemas/migration'
import { BACKUP_FOLDER, DATABASE_FILE } from '@main/store/store'
import { dump, tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open } from './test-store'

const current = newestSchema(MIGRATIONS)
const withNote: Migration = {
  schema: current + 1,
  sql: "ALTER TABLE campaigns ADD COLUMN note TEXT NOT NULL DEFAULT 'none'",
}
const withIndex: Migration = {
  schema: current + 2,
  sql: 'CREATE INDEX campaigns_by_name ON campaigns (name)',
}
const broken: Migration = {
  schema: current + 2,
  sql: "UPDATE campaigns SET name = 'half done'; INSERT INTO no_such_table VALUES (1)",
}

async function folderWithCampaign(): Promise<string> {
  const folder = tempFolder()
  const store = await open(folder)
  addCampaign(store, 'Before')
  store.close()
  return folder
}

test('the steps are numbered one after the other', () => {
  expect(MIGRATIONS.map(({ schema }) => schema)).toEqual(MIGRATIONS.map((_, at) => at + 1))
})

test('missing steps are taken in order after a backup of the file as it was', async () => {
  const folder = await folderWithCampaign()
  const file = join(folder, DATABASE_FILE)
  const before = dump(file)
  const store = await open(folder, { migrations: [withIndex, ...MIGRATIONS, withNote] })
  expect(store.schema).toBe(current + 2)
  expect(store.db.pragma('user_version', { simple: true })).toBe(current + 2)
  expect(store.db.prepare('SELECT name, note FROM campaigns').all()).toEqual([
    { name: 'Before', note: 'none' },
  ])
  const [notice, ...others] = store.notices
  expect(others).toEqual([])
  expect(notice).toMatchObject({ code: 'migrated', details: { from: current, to: current + 2 } })
  const backup = String(notice?.details['backup'])
  expect(dump(join(folder, BACKUP_FOLDER, backup))).toBe(before)
  expect(store.listBackups().find((each) => each.file === backup)?.schema).toBe(current)
  store.close()
})

test('a step that fails leaves the last good state, and the backup', async () => {
  const folder = await folderWithCampaign()
  await expect(open(folder, { migrations: [...MIGRATIONS, withNote, broken] })).rejects.toThrow(
    'no_such_table',
  )
  const db = new Database(join(folder, DATABASE_FILE), { readonly: true })
  expect(db.pragma('user_version', { simple: true })).toBe(current + 1)
  expect(db.prepare('SELECT name FROM campaigns').pluck().all()).toEqual(['Before'])
  db.close()
  expect(readdirSync(join(folder, BACKUP_FOLDER))).toContainEqual(
    expect.stringMatching(new RegExp(`-before-schema-${current + 2}\\.sqlite3$`)),
  )
  const repaired = await open(folder, { migrations: [...MIGRATIONS, withNote, withIndex] })
  expect(campaignNames(repaired)).toEqual(['Before'])
  repaired.close()
})

test('a database that is up to date is neither backed up for it nor noticed', async () => {
  const folder = await folderWithCampaign()
  const store = await open(folder)
  expect(store.notices).toEqual([])
  expect(store.listBackups().filter(({ file }) => !file.endsWith('-daily.sqlite3'))).toEqual([])
  store.close()
})
