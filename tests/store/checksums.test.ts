/** What people did is sealed by whoever writes it, and a flipped bit in it is found. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { brokenChecksums, checksum } from '@main/store/checksums'
import { DATABASE_FILE } from '@main/store/store'
import { openTestApp, picker, playToEnd, startCampaign, tempFolder } from '../api/test-app'
import { open } from './test-store'

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
  ]
  for (const [change, found] of changes) {
    const broken = sealsAfter(folder, change)
    expect(broken.length, change).toBeGreaterThan(0)
    expect(broken[0], change).toMatch(found)
  }
})

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
  const later = await open(folder, { now: () => new Date('2200-01-01T00:00:00.000Z') })
  expect(later.db.prepare('SELECT sheet_id FROM table_seats').pluck().all()).toEqual([null])
  expect(brokenChecksums(later.db)).toEqual([])
  later.close()
})
