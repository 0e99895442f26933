import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { Refusal } from '@shared/errors'
import { campaignQueries } from '@main/store/campaign-queries'
import { APPLICATION_ID, storageRefusal } from '@main/store/connection'
import { MIGRATIONS, newestSchema } from '@main/store/schemas/migrations'
import { DATABASE_FILE } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open, refusalOf } from './test-store'

function hash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** A folder whose database holds one campaign, closed. */
async function folderWithCampaign(name = 'Kept'): Promise<{ folder: string; file: string }> {
  const folder = tempFolder()
  const store = await open(folder)
  addCampaign(store, name)
  store.close()
  return { folder, file: join(folder, DATABASE_FILE) }
}

describe('a new data folder', () => {
  test('gets a database with the settings that lose nothing', async () => {
    const store = await open(join(tempFolder(), 'not', 'yet', 'there'))
    const pragma = (name: string): unknown => store.db.pragma(name, { simple: true })
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
    expect(pragma('application_id')).toBe(APPLICATION_ID)
    expect(pragma('user_version')).toBe(newestSchema(MIGRATIONS))
    expect(store.notices).toEqual([])
    store.close()
  })

  test('has only STRICT tables', async () => {
    const store = await open(tempFolder())
    const loose = store.db
      .prepare(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
      )
      .all()
    expect(loose).toEqual([])
    store.close()
  })

  test('with a log left behind by a lost database does not take it for its own', async () => {
    const { folder, file } = await folderWithCampaign()
    const other = tempFolder()
    const left = join(other, DATABASE_FILE)
    const store = await open(folder)
    addCampaign(store, 'In the log')
    copyFileSync(`${file}-wal`, `${left}-wal`)
    store.close()
    const fresh = await open(other)
    expect(campaignNames(fresh)).toEqual([])
    fresh.close()
    expect(readdirSync(other).some((name) => /orphaned-.*-wal$/.test(name))).toBe(true)
  })
})

describe('a folder in use', () => {
  test('is refused to a second instance, and free again after the first', async () => {
    const folder = tempFolder()
    const first = await open(folder)
    expect(await refusalOf(open(folder))).toMatchObject({ code: 'already-running' })
    first.close()
    const second = await open(folder)
    second.close()
  })

  test('is not kept by a lock that a crash filled with garbage', async () => {
    for (const garbage of ['x', 'garbage'.repeat(1000)]) {
      const folder = tempFolder()
      writeFileSync(join(folder, 'instance.lock'), garbage)
      const first = await open(folder)
      expect(await refusalOf(open(folder))).toMatchObject({ code: 'already-running' })
      first.close()
    }
  })

  // Nothing is closed to root.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'is refused where its lock is closed to writing, and would keep nobody out',
    async () => {
      const folder = tempFolder()
      writeFileSync(join(folder, 'instance.lock'), '', { mode: 0o400 })
      const told = await open(folder).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error : storageRefusal(error)),
      )
      expect(told).toMatchObject({ code: 'folder-unwritable' })
    },
  )

  test('is free again when opening fails', async () => {
    const { folder, file } = await folderWithCampaign()
    const db = new Database(file)
    db.pragma('user_version = 99')
    db.close()
    expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-newer' })
    expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-newer' })
  })
})

describe('a database of a newer release', () => {
  test('is refused with its version named and its bytes untouched', async () => {
    const { folder, file } = await folderWithCampaign()
    const db = new Database(file)
    db.prepare('INSERT INTO releases VALUES (?, ?)').run('7.3.0', '2999-01-01T00:00:00.000Z')
    db.pragma('user_version = 99')
    db.close()
    const before = hash(file)
    const refusal = await refusalOf(open(folder))
    expect(refusal.code).toBe('database-newer')
    expect(refusal.details).toEqual({
      version: '7.3.0',
      schema: 99,
      newest: newestSchema(MIGRATIONS),
    })
    expect(hash(file)).toBe(before)
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([])
  })

  test('is known by its log too, where its writer was killed', async () => {
    const { file } = await folderWithCampaign()
    const db = new Database(file)
    db.pragma('user_version = 99')
    // As a kill leaves it: the change in the log alone.
    const folder = tempFolder()
    const left = join(folder, DATABASE_FILE)
    copyFileSync(file, left)
    copyFileSync(`${file}-wal`, `${left}-wal`)
    db.close()
    const before = [hash(left), hash(`${left}-wal`)]
    expect(await refusalOf(open(folder))).toMatchObject({ code: 'database-newer' })
    expect([hash(left), hash(`${left}-wal`)]).toEqual(before)
  })

  test('is refused by its schema where nothing else in it can be read', async () => {
    const folder = tempFolder()
    const db = new Database(join(folder, DATABASE_FILE))
    db.pragma(`application_id = ${APPLICATION_ID}`)
    const newer = newestSchema(MIGRATIONS) + 1
    db.pragma(`user_version = ${newer}`)
    db.close()
    const { details } = await refusalOf(open(folder))
    expect(details['version']).toBe(`schema ${newer}`)
  })
})

describe('a file that cannot be used', () => {
  const spoil = {
    'cut in the middle': (file: string) => truncateSync(file, 20_000),
    'cut in the header': (file: string) => truncateSync(file, 60),
    empty: (file: string) => truncateSync(file, 0),
    'overwritten inside': (file: string) => {
      const bytes = readFileSync(file)
      bytes.fill(0xa5, 4096 + 8, 4096 * 6)
      writeFileSync(file, bytes)
    },
    'not a database': (file: string) => writeFileSync(file, 'Dear diary. '.repeat(50)),
    "another app's database": (file: string) => {
      const db = new Database(file)
      db.pragma('application_id = 7')
      db.close()
    },
  }

  for (const [how, damage] of Object.entries(spoil)) {
    test(`${how}: is set aside with its bytes, and a new one begun`, async () => {
      const { folder, file } = await folderWithCampaign()
      damage(file)
      const before = hash(file)
      const store = await open(folder)
      expect(campaignNames(store)).toEqual([])
      const [notice, ...others] = store.notices
      expect(others).toEqual([])
      expect(notice?.code).toBe('damaged-set-aside')
      const aside = String(notice?.details['file'])
      expect(aside).toMatch(/^delvers-table\.(damaged|foreign)-.*\.sqlite3$/)
      expect(hash(join(folder, aside))).toBe(before)
      store.close()
    })
  }

  test('takes its log along', async () => {
    const { folder, file } = await folderWithCampaign()
    writeFileSync(file, 'x'.repeat(5000))
    writeFileSync(`${file}-wal`, 'log')
    const store = await open(folder)
    const aside = join(folder, String(store.notices[0]?.details['file']))
    expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('log')
    store.close()
  })

  test('never takes the name of another file set aside at the same moment', async () => {
    const { folder, file } = await folderWithCampaign()
    const now = () => new Date('2026-05-01T10:00:00.000Z')
    for (const text of ['first'.repeat(50), 'second'.repeat(50)]) {
      writeFileSync(file, text)
      const store = await open(folder, { now })
      store.close()
    }
    const kept = readdirSync(folder)
      .filter((name) => name.includes('.foreign-'))
      .map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 5))
    expect(kept.toSorted()).toEqual(['first', 'secon'])
  })

  test('names the newest good backup, passing over a damaged one', async () => {
    const { folder, file } = await folderWithCampaign()
    const dates = ['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => `${day}T10:00:00.000Z`)
    for (const date of dates) {
      const store = await open(folder, { now: () => new Date(date) })
      store.close()
    }
    const backups = readdirSync(join(folder, 'backups')).toSorted()
    expect(backups).toHaveLength(3)
    truncateSync(join(folder, 'backups', String(backups[2])), 20_000)
    truncateSync(file, 20_000)
    const store = await open(folder, { now: () => new Date('2026-05-03T11:00:00.000Z') })
    const offered = String(store.notices[0]?.details['backup'])
    expect(offered).toBe(backups[1])
    await store.restore(offered)
    expect(campaignNames(store)).toEqual(['Kept'])
    store.close()
  })

  test('is damaged for good where it is a folder: nothing is changed', async () => {
    const folder = tempFolder()
    mkdirSync(join(folder, DATABASE_FILE))
    await expect(open(folder)).rejects.toThrow()
    expect(existsSync(join(folder, DATABASE_FILE))).toBe(true)
  })
})

describe('a folder that cannot be used', () => {
  test('is told as such where a file stands in its place', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'folder')]) {
      expect(await refusalOf(open(folder))).toMatchObject({ code: 'folder-unwritable' })
    }
  })

  test('because the disk is full loses nothing that was kept, and says so', async () => {
    const { folder } = await folderWithCampaign()
    const store = await open(folder)
    store.db.pragma(`max_page_count = ${Number(store.db.pragma('page_count', { simple: true }))}`)
    let refusal: Refusal | null = null
    for (let n = 0; refusal === null && n < 1000; n++) {
      try {
        addCampaign(store, 'x'.repeat(80))
      } catch (error) {
        refusal = storageRefusal(error)
      }
    }
    expect(refusal).toMatchObject({ code: 'disk-full' })
    expect(campaignNames(store)).toContain('Kept')
    store.close()
  })
})

test('a row that this app did not write is a damaged database, with its place named', async () => {
  const { folder } = await folderWithCampaign()
  const store = await open(folder)
  const other = addCampaign(store, 'Other')
  store.db.prepare("UPDATE campaigns SET game = 'CHECKERS' WHERE name = 'Other'").run()
  expect(campaignNames(store)).toEqual(['Kept'])
  const { campaign } = campaignQueries(store.db)
  expect(() => campaign(other)).toThrow(Refusal)
  try {
    campaign(other)
  } catch (error) {
    expect(error).toMatchObject({
      code: 'database-damaged',
      details: { table: 'campaigns', column: 'game' },
    })
  }
  store.close()
})
