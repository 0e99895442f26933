/** The look at the whole library while it is in use: what it finds is told, kept, and goes on as far as it is sound. */
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checksumWriters } from '@main/store/checksums'
import { connect, isExclusive, isSharedMemoryUnsafe } from '@main/store/connection'
import { BACKUP_FOLDER, DATABASE_FILE, openStore } from '@main/store/store'
import type { Store, StoreOptions } from '@main/store/store'
import { openTestApp, tempFolder } from '../api/test-app'
import { damage } from '../damaged/damage'
import { addCampaign, campaignNames } from './test-store'

const DAY = 24 * 60 * 60 * 1000
function on(day: number): Date {
  return new Date(Date.parse('2026-05-01T10:00:00.000Z') + day * DAY)
}

/** A start on a day; the upkeep has not begun. */
async function start(
  folder: string,
  day: number,
  options: Partial<StoreOptions> = {},
): Promise<Store> {
  const store = await openStore({
    dataDir: folder,
    version: '0.1.0',
    now: () => on(day),
    logError: () => undefined,
    ...options,
  })
  onTestFinished(() => store.close())
  return store
}

/** What a start and its upkeep tell. */
async function codesAt(folder: string, day: number): Promise<readonly string[]> {
  const store = await start(folder, day)
  await store.lookAfter()
  store.close()
  return store.notices.map(({ code }) => code)
}

function addTable({ db }: Store, id: string, campaign: string | null): void {
  db.prepare(
    `INSERT INTO tables (id, game, rules_version, campaign_id, options_json, seed, status, revision,
       progress_json, started_at, updated_at, checksum)
     VALUES (?, 'one-deck-dungeon', 2, ?, '{}', 1, 'playing', 0, '{}', ?, ?, '')`,
  ).run(id, campaign, on(0).toISOString(), on(0).toISOString())
  checksumWriters(db).setTableChecksum(id)
}

/** A library with a position of several pages, which no start reads, and a backup of its first day. */
async function library(): Promise<{ folder: string; file: string; backup: string }> {
  const folder = tempFolder()
  const first = await start(folder, 0)
  first.db.transaction(() => {
    for (let n = 0; n < 400; n++) addCampaign(first, `Campaign ${n} ${'x'.repeat(60)}`)
    addTable(first, 'a', null)
    const state = `${MARK}${'x'.repeat(40_000)}`
    first.db
      .prepare(
        "INSERT INTO table_snapshots (table_id, step, digest, state_json) VALUES ('a', 0, '', ?)",
      )
      .run(state)
  })()
  await first.lookAfter()
  const [backup] = first.listBackups()
  first.close()
  return { folder, file: join(folder, DATABASE_FILE), backup: backup?.file ?? '' }
}

const MARK = 'where the position begins'

/** Spoils the page on which this stands. */
function spoilAPage(file: string, text = MARK): void {
  const at = readFileSync(file).indexOf(text)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(8, 0xa5), 0, 8, Math.floor(at / 4096) * 4096)
  closeSync(descriptor)
}

function refusalOn(store: Store, work: () => unknown) {
  try {
    work()
  } catch (error) {
    return store.refusalOf(error)
  }
  throw new Error('Nothing was refused.')
}

describe('a page that is broken', () => {
  test('is told at every start, and nothing more is written', async () => {
    const { folder, file, backup } = await library()
    spoilAPage(file)
    const store = await start(folder, 2)
    expect(store.notices).toEqual([])
    const notice = { code: 'library-damaged', details: { backup } }
    expect(await store.lookAfter()).toEqual([notice])
    expect(refusalOn(store, () => addCampaign(store, 'Late'))).toMatchObject({
      code: 'database-damaged',
    })
    // What is sound is still read, and no damaged copy takes a good one's place.
    expect(store.db.prepare('SELECT count(*) FROM releases').pluck().get()).toBe(1)
    expect(store.listBackups().map((one) => one.file)).toEqual([backup])
    store.close()

    const bytes = readFileSync(file)
    const again = await start(folder, 3)
    expect(again.notices).toEqual([notice])
    expect(refusalOn(again, () => addCampaign(again, 'Late'))?.code).toBe('database-damaged')
    again.close()
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('lets every later start go on with what is sound', async () => {
    const { folder, file } = await library()
    spoilAPage(file)
    await codesAt(folder, 2)
    const app = await openTestApp({ dataDir: folder })
    expect(await app.call('campaigns.list', {})).toHaveLength(400)
    const written = await app.refusal('campaigns.create', { name: 'Late' })
    expect(written.code).toBe('database-damaged')
  })

  test('is answered by beginning an empty library, and the damaged one is kept', async () => {
    const { folder, file, backup } = await library()
    spoilAPage(file)
    const store = await start(folder, 2)
    await store.lookAfter()
    const bytes = statSync(file).size
    await store.acknowledge('library-damaged')
    expect(campaignNames(store)).toEqual([])
    expect(store.notices).toMatchObject([{ code: 'damaged-set-aside', details: { backup } }])
    expect(statSync(join(folder, String(store.notices[0]?.details['file']))).size).toBe(bytes)
    addCampaign(store, 'Fresh')
    store.close()
    const again = await start(folder, 2)
    expect(campaignNames(again)).toEqual(['Fresh'])
  })

  test('is answered by a backup, restored or put in its place by hand', async () => {
    for (const way of ['restored', 'by hand'] as const) {
      const { folder, file, backup } = await library()
      spoilAPage(file)
      const store = await start(folder, 2)
      await store.lookAfter()
      if (way === 'restored') await store.restore(backup)
      store.close()
      if (way === 'by hand') copyFileSync(join(folder, BACKUP_FOLDER, backup), file)
      const again = await start(folder, 3)
      expect(campaignNames(again)).toHaveLength(400)
      expect(again.notices).toEqual([])
      addCampaign(again, 'After')
      again.close()
    }
  })

  test('is told too where the start itself meets it', async () => {
    const { folder, file, backup } = await library()
    // Each start looks whether it is the first of its release.
    spoilAPage(file, '0.1.02026')
    const store = await start(folder, 31)
    expect(store.notices).toEqual([{ code: 'library-damaged', details: { backup } }])
    expect(refusalOn(store, () => addCampaign(store, 'Late'))?.code).toBe('database-damaged')
  })

  test('is known at the start where the file ends before its last page', async () => {
    const { folder, file } = await library()
    truncateSync(file, statSync(file).size - 4096)
    expect(await codesAt(folder, 1)).toEqual(['damaged-set-aside'])
  })
})

test('a broken index is made anew from its rows', async () => {
  const { folder, file } = await library()
  const db = connect(file)
  db.unsafeMode()
  db.exec('CREATE INDEX by_name ON campaigns (name)')
  const change = (to: string): void => {
    db.pragma('writable_schema = ON')
    db.prepare("UPDATE sqlite_schema SET sql = ? WHERE name = 'by_name'").run(to)
    db.pragma('writable_schema = RESET')
  }
  change("CREATE INDEX by_name ON campaigns (name) WHERE name = ''")
  db.prepare("UPDATE campaigns SET name = 'Missed' WHERE name LIKE 'Campaign 7 %'").run()
  change('CREATE INDEX by_name ON campaigns (name)')
  db.close()
  const found = (store: Store): unknown =>
    store.db.prepare("SELECT count(*) FROM campaigns WHERE name = 'Missed'").pluck().get()

  const store = await start(folder, 2)
  expect(found(store)).toBe(0)
  expect(await store.lookAfter()).toEqual([])
  expect(found(store)).toBe(1)
  expect(store.listBackups()).toHaveLength(2)
})

describe('rows that are not as they were written', () => {
  async function libraryWithTable(): Promise<{ folder: string; store: Store }> {
    const folder = tempFolder()
    const store = await start(folder, 0)
    const campaign = addCampaign(store, 'Kept')
    addTable(store, 'a', campaign)
    addTable(store, 'b', campaign)
    return { folder, store }
  }

  test('are told until somebody has answered, and again only where there are others', async () => {
    const { folder, store } = await libraryWithTable()
    expect(await store.lookAfter()).toEqual([])
    store.db.prepare("UPDATE tables SET seed = 2 WHERE id = 'a'").run()
    store.close()
    const told = ['content-doubtful']
    expect(await codesAt(folder, 1)).toEqual(told)
    expect(await codesAt(folder, 2)).toEqual(told)
    const next = await start(folder, 3)
    expect(next.notices).toMatchObject([{ details: { count: 1 } }])
    await next.acknowledge('content-doubtful')
    next.close()
    expect(await codesAt(folder, 4)).toEqual([])
    const other = await start(folder, 5)
    other.db.prepare("UPDATE tables SET seed = 2 WHERE id = 'b'").run()
    expect(await other.lookAfter()).toMatchObject([
      { code: 'content-doubtful', details: { count: 2 } },
    ])
  })

  test('are told all, and the library is backed up, where bytes stand in place of text', async () => {
    const { folder, store } = await libraryWithTable()
    store.db.prepare("UPDATE tables SET seed = 2 WHERE id = 'a'").run()
    store.close()
    const value = Buffer.from([0xff, 0x00])
    damage(join(folder, DATABASE_FILE), {
      table: 'tables',
      column: 'status',
      where: "id = 'b'",
      value,
    })
    const next = await start(folder, 1)
    // Two tables by their checksums, and one of them as SQLite says.
    expect(await next.lookAfter()).toMatchObject([
      { code: 'content-doubtful', details: { count: 3 } },
    ])
    expect(next.listBackups()).toHaveLength(1)
  })

  test('are those too that belong to nothing', async () => {
    const { store } = await libraryWithTable()
    store.db.pragma('foreign_keys = OFF')
    store.db.prepare('DELETE FROM campaigns').run()
    store.db.pragma('foreign_keys = ON')
    expect(await store.lookAfter()).toMatchObject([
      { code: 'content-doubtful', details: { count: 2 } },
    ])
  })
})

test('whoever closes or restores does not wait for the end of a long look', async () => {
  const { folder, backup } = await library()
  const check = vi.fn(
    (_: string, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  const store = await start(folder, 2, { check })
  const looked = store.lookAfter()
  await store.restore(backup)
  expect(await looked).toEqual([])
  expect(campaignNames(store)).toHaveLength(400)
  const second = store.lookAfter()
  store.close()
  expect(await second).toEqual([])
  expect(check).toHaveBeenCalledTimes(2)
})

test('where blocks are small, the index of the log is not shared: a full disk would end the process', async () => {
  expect([512, 1024, 2048, 4096, 65_536].map(isSharedMemoryUnsafe)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  const store = await start(tempFolder(), 0)
  expect(isExclusive(store.db)).toBe(false)
  store.db.pragma('locking_mode = EXCLUSIVE')
  addCampaign(store, 'Alone')
  expect(isExclusive(store.db)).toBe(true)
  // No other connection gets in, so that it is looked at through this one.
  expect(await store.lookAfter()).toEqual([])
  expect(store.listBackups()).toHaveLength(1)
})
