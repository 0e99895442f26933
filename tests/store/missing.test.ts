/** A library that is missing or damaged is told until somebody answers, and none of its backups go. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { Notice } from '@shared/api'
import { libraryOf } from '@main/store/library'
import { MIGRATIONS } from '@main/store/schemas/migrations'
import { BACKUP_FOLDER, DATABASE_FILE, restoreClosed } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open, refusalOf } from './test-store'

const DAY = 24 * 60 * 60 * 1000
function on(day: number) {
  return { now: () => new Date(Date.parse('2026-05-01T10:00:00.000Z') + day * DAY) }
}

/** A library with one campaign, and as many daily backups as days. */
async function library(days = 1, migrations = MIGRATIONS): Promise<string> {
  const folder = tempFolder()
  const first = await open(folder, { ...on(0), migrations })
  first.db
    .prepare("INSERT INTO campaigns (id, name, game, created_at) VALUES (?, 'Kept', ?, ?)")
    .run('aaaaaaaa-0000-4000-8000-000000000001', 'one-deck-dungeon', '2026-05-01T10:00:00.000Z')
  first.close()
  for (let day = 1; day <= days; day++) {
    const store = await open(folder, { ...on(day), migrations })
    store.close()
  }
  return folder
}

function backupsIn(folder: string): readonly string[] {
  return readdirSync(join(folder, BACKUP_FOLDER)).toSorted()
}

/** What a start tells. */
async function noticesAt(folder: string, day: number): Promise<readonly Notice[]> {
  const store = await open(folder, on(day))
  store.close()
  return store.notices
}

describe('a library that has gone missing', () => {
  test('is told at every start with its newest backup, until it is acknowledged', async () => {
    const folder = await library(2)
    rmSync(join(folder, DATABASE_FILE))
    const notice = { code: 'library-missing', details: { backup: backupsIn(folder).at(-1) } }
    for (let start = 0; start < 3; start++) expect(await noticesAt(folder, 3)).toEqual([notice])
    const store = await open(folder, on(3))
    await store.acknowledge('library-missing')
    expect(store.notices).toEqual([])
    store.close()
    expect(await noticesAt(folder, 3)).toEqual([])
  })

  test('is answered by restoring a backup', async () => {
    const folder = await library(2)
    rmSync(join(folder, DATABASE_FILE))
    const store = await open(folder, on(3))
    await store.restore(String(store.notices[0]?.details['backup']))
    expect(store.notices.map(({ code }) => code)).toEqual(['restored'])
    store.close()
    const after = await open(folder, on(3))
    expect(campaignNames(after)).toEqual(['Kept'])
    expect(after.notices).toEqual([])
    after.close()
  })

  test('is told where only its log is left', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, `${DATABASE_FILE}-wal`), 'log')
    const store = await open(folder)
    expect(store.notices).toEqual([{ code: 'library-missing', details: { backup: '' } }])
    store.close()
  })

  test('is not overwritten where a link leads to it', async () => {
    const folder = await library(1)
    const file = join(folder, DATABASE_FILE)
    rmSync(file)
    symlinkSync(join(folder, 'drive', 'not plugged in'), file)
    const before = readdirSync(folder)
    expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-link-broken' })
    const options = { dataDir: folder, version: '0.1.0', ...on(2) }
    expect(() => restoreClosed(options, String(backupsIn(folder)[0]))).toThrow(
      expect.objectContaining({ code: 'database-link-broken' }),
    )
    expect(lstatSync(file).isSymbolicLink()).toBe(true)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('keeps its backups from those of the library that follows it', async () => {
    const folder = await library(3)
    const before = backupsIn(folder)
    rmSync(join(folder, DATABASE_FILE))
    const next = await open(folder, on(4))
    addCampaign(next, 'Next')
    next.close()
    for (let day = 5; day < 20; day++) {
      const store = await open(folder, on(day))
      store.close()
    }
    expect(backupsIn(folder)).toEqual(expect.arrayContaining([...before]))
    expect(backupsIn(folder)).toHaveLength(before.length + 10)
  })

  test('keeps those made before libraries had ids, and is known by them after migrating', async () => {
    const old = MIGRATIONS.filter(({ schema }) => schema < 5)
    const folder = await library(3, old)
    const [first] = backupsIn(folder)
    const idOf = (file: string): string | null => {
      const db = new Database(file, { readonly: true })
      const id = libraryOf(db)
      db.close()
      return id
    }
    const migrated = await open(folder, on(4))
    expect(libraryOf(migrated.db)).not.toBeNull()
    expect(libraryOf(migrated.db)).toBe(idOf(join(folder, BACKUP_FOLDER, String(first))))
    await migrated.restore(String(first))
    expect(libraryOf(migrated.db)).toBe(idOf(join(folder, BACKUP_FOLDER, String(first))))
    migrated.close()
    const other = await open(tempFolder())
    expect(libraryOf(other.db)).toMatch(/^[0-9a-f]{32}$/)
    other.close()
  })
})

describe('an odd entry among the backups', () => {
  test('stops nothing', async () => {
    const folder = await library(1)
    const backups = join(folder, BACKUP_FOLDER)
    mkdirSync(join(backups, '2026-05-09T10-00-00-000Z-daily.sqlite3'))
    symlinkSync('nowhere', join(backups, '2026-05-08T10-00-00-000Z-daily.sqlite3'))
    const store = await open(folder, on(3))
    expect(store.notices).toEqual([])
    expect(store.listBackups()).toHaveLength(2)
    store.close()
    truncateSync(join(folder, DATABASE_FILE), 20_000)
    expect(await noticesAt(folder, 3)).toMatchObject([{ code: 'damaged-set-aside' }])
  })
})

describe('a damaged library', () => {
  test('is told at every start until it is acknowledged', async () => {
    const folder = await library(1)
    truncateSync(join(folder, DATABASE_FILE), 20_000)
    const told = await noticesAt(folder, 2)
    expect(told).toMatchObject([{ code: 'damaged-set-aside' }])
    const second = await open(folder, on(2))
    expect(second.notices).toEqual(told)
    await second.acknowledge('damaged-set-aside')
    second.close()
    expect(await noticesAt(folder, 2)).toEqual([])
  })

  test('stays in its place where nothing can be made to follow it', async () => {
    const folder = await library(1)
    truncateSync(join(folder, DATABASE_FILE), 20_000)
    const bytes = readFileSync(join(folder, DATABASE_FILE))
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const failing = {
      schema: 1,
      sql: 'SELECT fail(1)',
      functions: {
        fail: (_: unknown): null => {
          throw full
        },
      },
    }
    const migrations = [failing, ...MIGRATIONS.filter(({ schema }) => schema > 1)]
    expect(await refusalOf(open(folder, { ...on(2), migrations }))).toMatchObject({
      code: 'disk-full',
    })
    expect(readFileSync(join(folder, DATABASE_FILE)).equals(bytes)).toBe(true)
    expect(readdirSync(folder).filter((name) => /damaged|new|notices/.test(name))).toEqual([])
  })

  test('is told whole where a kill came between its file and its log', async () => {
    const folder = await library(1)
    const file = join(folder, DATABASE_FILE)
    truncateSync(file, 20_000)
    const store = await open(folder, on(2))
    const aside = String(store.notices[0]?.details['file'])
    store.close()
    // As the kill leaves it: the new database not yet in place, the log of the old one still there.
    rmSync(file)
    writeFileSync(`${file}-wal`, 'log')
    const again = await open(folder, on(2))
    expect(again.notices).toMatchObject([{ code: 'damaged-set-aside', details: { file: aside } }])
    again.close()
    expect(existsSync(join(folder, `${aside}-wal`))).toBe(true)
  })

  test('is not said to be set aside where a kill came before that', async () => {
    const folder = await library(1)
    const file = join(folder, DATABASE_FILE)
    truncateSync(file, 20_000)
    const first = await open(folder, on(2))
    const aside = join(folder, String(first.notices[0]?.details['file']))
    first.close()
    renameSync(aside, file)
    const second = await open(folder, on(3))
    expect(second.notices).toHaveLength(1)
    expect(existsSync(join(folder, String(second.notices[0]?.details['file'])))).toBe(true)
    second.close()
  })
})

test('a folder in place of the database is told and left alone', async () => {
  const folder = tempFolder()
  mkdirSync(join(folder, DATABASE_FILE))
  expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-folder' })
  expect(readdirSync(join(folder, DATABASE_FILE))).toEqual([])
})
