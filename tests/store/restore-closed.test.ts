/** A backup chosen while no database can be opened: what a failed start offers. */
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { Refusal } from '@shared/errors'
import { DATABASE_FILE, backupsIn, restoreClosed } from '@main/store/store'
import type { StoreOptions } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open, refusalOf } from './test-store'

function optionsFor(dataDir: string): StoreOptions {
  return {
    dataDir,
    version: '0.1.0',
    now: () => new Date('2026-05-03T10:00:00.000Z'),
  }
}

/** A folder with a backup that holds one campaign, and a database of a release to come with two. */
async function folderOfTomorrow() {
  const dataDir = tempFolder()
  const first = await open(dataDir)
  addCampaign(first, 'Winter')
  first.close()
  const second = await open(dataDir)
  addCampaign(second, 'Spring')
  second.close()
  const file = join(dataDir, DATABASE_FILE)
  const db = new Database(file)
  db.pragma('user_version = 99')
  db.close()
  const [backup] = backupsIn(dataDir)
  if (backup === undefined) throw new Error('There is no backup.')
  return { dataDir, file, backup: backup.file }
}

function refusedWith(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  throw new Error('Nothing was refused.')
}
function replacedIn(dataDir: string): readonly string[] {
  return readdirSync(dataDir).filter((name) => name.includes('.replaced-'))
}

test('takes the place of a database of a newer release, which is kept with every byte', async () => {
  const { dataDir, file, backup } = await folderOfTomorrow()
  expect((await refusalOf(open(dataDir))).code).toBe('database-newer')
  const bytes = readFileSync(file)
  const notice = restoreClosed(optionsFor(dataDir), backup)
  const [replaced = ''] = replacedIn(dataDir)
  expect(notice).toEqual({ code: 'restored', details: { file: backup, replaced } })
  expect(readFileSync(join(dataDir, replaced)).equals(bytes)).toBe(true)
  const store = await open(dataDir, { notices: [notice] })
  expect(campaignNames(store)).toEqual(['Winter'])
  expect(store.notices).toEqual([notice])
  store.close()
})

test('keeps the log that a crash left, and does not mix it into the backup', async () => {
  const { dataDir, file, backup } = await folderOfTomorrow()
  const copies = tempFolder()
  const db = new Database(file)
  db.prepare("UPDATE campaigns SET name = 'Autumn'").run()
  // A crash leaves the files as they are while the database is open.
  for (const end of ['', '-wal', '-shm']) copyFileSync(`${file}${end}`, join(copies, `db${end}`))
  db.close()
  for (const end of ['', '-wal', '-shm']) copyFileSync(join(copies, `db${end}`), `${file}${end}`)
  const wal = readFileSync(`${file}-wal`)
  expect(wal.length).toBeGreaterThan(0)

  restoreClosed(optionsFor(dataDir), backup)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const kept = replacedIn(dataDir).find((name) => name.endsWith('-wal')) ?? ''
  expect(readFileSync(join(dataDir, kept)).equals(wal)).toBe(true)
  const store = await open(dataDir)
  expect(campaignNames(store)).toEqual(['Winter'])
  store.close()
  const replaced = new Database(join(dataDir, kept.replace(/-wal$/, '')))
  expect(replaced.prepare('SELECT DISTINCT name FROM campaigns').pluck().all()).toEqual(['Autumn'])
  replaced.close()
})

test('fills the place where no database is', async () => {
  const { dataDir, file, backup } = await folderOfTomorrow()
  rmSync(file)
  expect(restoreClosed(optionsFor(dataDir), backup).details['replaced']).toBe('')
  const store = await open(dataDir)
  expect(campaignNames(store)).toEqual(['Winter'])
  store.close()
})

test('is refused while another app has the folder, and changes nothing then', async () => {
  const { dataDir, file, backup } = await folderOfTomorrow()
  const bytes = readFileSync(file)
  const owner = new Database(join(dataDir, 'instance.lock'))
  owner.exec('BEGIN EXCLUSIVE')
  expect(refusedWith(() => restoreClosed(optionsFor(dataDir), backup))).toBe('already-running')
  owner.close()
  expect(readFileSync(file).equals(bytes)).toBe(true)
  expect(replacedIn(dataDir)).toEqual([])
})

test('refuses a damaged backup and one that is not there, and gives the folder back', async () => {
  const { dataDir, file, backup } = await folderOfTomorrow()
  const bytes = readFileSync(file)
  const damaged = '2026-05-02T10-00-00-000Z-daily.sqlite3'
  copyFileSync(join(dataDir, 'backups', backup), join(dataDir, 'backups', damaged))
  truncateSync(join(dataDir, 'backups', damaged), 20_000)
  expect(refusedWith(() => restoreClosed(optionsFor(dataDir), damaged))).toBe('damaged-file')
  expect(refusedWith(() => restoreClosed(optionsFor(dataDir), '../x.sqlite3'))).toBe('not-found')
  expect(readFileSync(file).equals(bytes)).toBe(true)
  restoreClosed(optionsFor(dataDir), backup)
})

test('a folder without readable backups has none', () => {
  const dataDir = tempFolder()
  expect(backupsIn(dataDir)).toEqual([])
  writeFileSync(join(dataDir, 'backups'), 'a file in the way')
  expect(backupsIn(dataDir)).toEqual([])
})
