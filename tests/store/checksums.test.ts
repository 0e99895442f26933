/** What people did is sealed by whoever writes it, and a flipped bit in it is found. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { campaignQueries } from '@main/store/campaign-queries'
import { brokenChecksums, checksum, isChecksum } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import { DATABASE_FILE } from '@main/store/store'
import { openTestApp, playToEnd, startCampaign, tempFolder } from '../api/test-app'
import { addCampaign, open } from './test-store'
import { picker } from '../picker'

/** A table that has ended, one that goes on, and one in the bin, with records and marks. */
async function played(dataDir: string) {
  const app = await openTestApp({ dataDir })
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  const place = { dungeon: 'dragons-cave', tier: 'standard' } as const
  const game = 'one-deck-dungeon'
  const options = { heroes: [{ sheet, focus: 'lore' }], ...place }
  await playToEnd(app, await call('tables.start', { game, options, seed: 7 }), picker(3))
  const { record } = await call('records.add', {
    campaign,
    game: {
      ...place,
      heroes: [{ sheet }],
      won: false,
      descents: 1,
      levels: 1,
      playedAt: '2026-05-01T10:00:00.000Z',
      note: 'By the fire',
    },
  })
  for (const of of (await call('sheets.get', { sheet })).waiting)
    await call('sheets.settle', { sheet, record: of, forfeit: true })
  await call('records.note', { record, note: 'In the rain' })
  await call('statistics.plots', { scope: { of: 'everything' } })
  const alone = { heroes: [{ hero: 'rogue', player: 'Bob' }], ...place }
  let at = await call('tables.start', { game, options: alone, seed: 8 })
  for (let step = 0; step < 12; step += 1) {
    const action = at.actions[step % at.actions.length]
    if (action === undefined) break
    at = await call('tables.act', { table: at.table, revision: at.revision, action })
  }
  const binned = await call('tables.start', { game, options: alone, seed: 9 })
  await call('tables.delete', { table: binned.table })
  await app.app.close()
}

/** The seals of a folder's database after a change made behind the app's back. */
function sealsAfter(folder: string, change: string): readonly string[] {
  const db = new Database(join(folder, DATABASE_FILE))
  db.function('checksum', { deterministic: true }, checksum)
  db.exec('BEGIN')
  db.exec(change)
  const broken = brokenChecksums(db)
  db.exec('ROLLBACK')
  db.close()
  return broken
}

test('a text has its own checksum and no other', () => {
  for (let number = 0; number < 200; number += 1) {
    const text = `["${number}","Ä"]`
    const own = checksum(text)
    expect(isChecksum(own, text)).toBe(true)
    for (let at = 0; at < own.length; at += 1) {
      const other = `${own.slice(0, at)}${own[at] === 'A' ? 'B' : 'A'}${own.slice(at + 1)}`
      expect(isChecksum(other, text)).toBe(false)
    }
    for (const none of ['', own.slice(1), `${own}A`, null, 7, Buffer.from(own)])
      expect(isChecksum(none, text)).toBe(false)
  }
})

test('every change that people could not have made is found', async () => {
  const folder = tempFolder()
  await played(folder)
  expect(sealsAfter(folder, 'SELECT 1')).toEqual([])
  const changes: readonly (readonly [string, RegExp])[] = [
    ["UPDATE tables SET seed = seed + 1 WHERE status = 'ended'", /^tables /],
    ["UPDATE tables SET outcome_json = replace(outcome_json, 'lost', 'LOST')", /^tables /],
    ['UPDATE tables SET revision = revision + 1', /^tables /],
    ['UPDATE table_seats SET player_id = NULL WHERE player_id IS NOT NULL', /^tables /],
    ['DELETE FROM table_actions WHERE step = 12', /^table/],
    ['DELETE FROM table_actions WHERE step = 4', /^table_actions /],
    ['DELETE FROM table_actions WHERE step = 1', /^table_actions /],
    ['UPDATE table_actions SET step = step + 1000', /^table/],
    ['DELETE FROM table_actions WHERE step > 5', /^tables /],
    ["UPDATE table_actions SET action_json = action_json || ' ' WHERE step = 3", /^table_actions /],
    ["UPDATE table_actions SET taken_at = '2020-01-01T00:00:00.000Z' WHERE step = 2", /^table_act/],
    ["UPDATE table_actions SET bot = 'easy' WHERE step = 1", /^table_actions /],
    ['UPDATE table_actions SET seat = 0 WHERE step = 1', /^table_actions /],
    ["UPDATE records SET note = 'in the rain' WHERE note = 'In the rain'", /^records /],
    ["UPDATE records SET day = '2026-05-03'", /^records /],
    ['UPDATE record_seats SET sheet_id = NULL', /^records /],
    ['UPDATE sheet_records SET settled = 1 - settled', /^sheet_records /],
    [
      "INSERT INTO checkmarks (sheet_id, record_id, talent, color) SELECT sheet_id, record_id, 'grit', 'red' FROM sheet_records",
      /^sheet_records /,
    ],
    ["UPDATE campaigns SET name = 'Winter evening'", /^campaigns /],
    ["UPDATE campaigns SET notes = 'x'", /^campaigns /],
    ["UPDATE players SET name = 'Adb' WHERE name = 'Ada'", /^players /],
    ["UPDATE sheets SET created_at = '2020-01-01T00:00:00.000Z'", /^sheets /],
    ["UPDATE record_versions SET note = 'x'", /^record_versions /],
    ["UPDATE stamps SET at = '2020-01-01T00:00:00.000Z' WHERE field = 'note'", /^stamps /],
    ['UPDATE tallies SET revision = revision + 1', /^tallies /],
  ]
  for (const [change, found] of changes) {
    const broken = sealsAfter(folder, change)
    expect(broken.length, change).toBeGreaterThan(0)
    expect(broken[0], change).toMatch(found)
  }
})

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000)
}
/** Now and then, by a clock that goes on evenly. */
async function openOnDays(folder: string, days: readonly number[]): Promise<void> {
  for (const day of days) (await open(folder, { now: () => inDays(day) })).close()
}

test('a sheet that leaves the bin for good leaves the seals of its tables whole', async () => {
  const folder = tempFolder()
  const app = await openTestApp({ dataDir: folder })
  const { sheet } = await startCampaign(app)
  await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
  })
  await app.call('sheets.delete', { sheet })
  await app.app.close()
  await openOnDays(folder, [0, 10, 20, 30])
  const later = await open(folder, { now: () => inDays(40) })
  expect(later.db.prepare('SELECT sheet_id FROM table_seats').pluck().all()).toEqual([null])
  expect(brokenChecksums(later.db)).toEqual([])
  later.close()
})

test('a row that is not as it was written stays so, however often the app writes to it', async () => {
  const folder = tempFolder()
  const store = await open(folder)
  const [kept, changed] = [addCampaign(store, 'Kept'), addCampaign(store, 'Changed')]
  store.close()
  const file = join(folder, DATABASE_FILE)
  const raw = new Database(file)
  raw.prepare("UPDATE campaigns SET name = 'Chanted' WHERE id = ?").run(changed)
  raw.close()
  const db = connect(file)
  const { setCampaignName, setCampaignNotes } = campaignQueries(db)
  for (const campaign of [kept, changed]) {
    setCampaignNotes(campaign, 'By the fire', '2026-05-01T10:00:00.000Z')
    setCampaignName(campaign, 'Winter', '2026-05-01T10:00:00.000Z')
  }
  expect(brokenChecksums(db)).toEqual([`campaigns ${changed}`])
  db.close()
})

describe('definitions of tables and views', () => {
  async function closedLibrary(): Promise<{ folder: string; file: string }> {
    const folder = tempFolder()
    const store = await open(folder)
    addCampaign(store, 'Kept')
    store.close()
    return { folder, file: join(folder, DATABASE_FILE) }
  }
  function changeDefinition(file: string, from: string, to: string): void {
    const db = new Database(file)
    db.unsafeMode()
    db.pragma('writable_schema = ON')
    const { changes } = db
      .prepare('UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE instr(sql, ?) > 0')
      .run(from, to, from)
    expect(changes).toBe(1)
    db.close()
  }
  async function codesAfterStart(folder: string): Promise<readonly string[]> {
    const store = await open(folder)
    const codes = store.notices.map(({ code }) => code)
    store.close()
    return codes
  }

  test.each([
    [
      'ELSE (\n      WITH RECURSIVE chain (id, name',
      'ELSE (\n      WITH RECURSIVE chain (id, oame',
    ],
    ['CREATE TABLE library', 'CREATE TABLE librarx'],
    ['notes TEXT', 'nntes TEXT'],
  ])('%j that has become %j is damage, and told', async (from, to) => {
    const { folder, file } = await closedLibrary()
    changeDefinition(file, from, to)
    expect(await codesAfterStart(folder)).toEqual(['damaged-set-aside'])
  })

  test('what another program adds is none, nor is a checksum that does not fit by itself', async () => {
    const { folder, file } = await closedLibrary()
    const db = new Database(file)
    db.exec('CREATE INDEX by_name ON campaigns (name)')
    db.exec("UPDATE library SET schema_checksum = 'garbage'")
    db.close()
    expect(await codesAfterStart(folder)).toEqual([])
  })
})
