/** A database of schema 11 comes over: games that are over get the day of their end, and what is wrong stays as it is. */
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { brokenChecksums, CHECKSUM_WITHOUT_DAY } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import type { Connection } from '@main/store/connection'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { tempFolder } from '../api/test-app'
import { damage } from '../damaged/damage'

/** In Auckland half past midnight on the 20th. */
const ENDED = '2026-11-19T11:30:00.000Z'
const BYTES = Buffer.from([0xff, 0x00])

afterEach(() => {
  vi.unstubAllEnvs()
})

/** With a table of each status, and some that are over and not as they were written. */
function ofSchema11(): Connection {
  const file = join(tempFolder(), 'library.sqlite3')
  const db = connect(file)
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 12),
  )
  const insert = db.prepare(`
    INSERT INTO tables (id, game, rules_version, options_json, seed, status, revision, progress_json,
      started_at, updated_at, outcome_json)
    VALUES (:id, 'one-deck-dungeon', 1, '{}', 7, :status, 0, '{}', '2026-11-19T10:00:00.000Z',
      :updatedAt, iif(:status = 'ended', '{}', NULL))`)
  const seat = db.prepare('INSERT INTO table_seats (table_id, seat) VALUES (?, 0)')
  const action = db.prepare(`
    INSERT INTO table_actions (table_id, step, revision, action_json, reveals, taken_at, hash)
    VALUES (?, 1, 1, '{}', 1, '2026-11-19T11:00:00.000Z', '')`)
  for (const [id, status, updatedAt] of [
    ['abandoned', 'abandoned', ENDED],
    ['ended', 'ended', ENDED],
    ['playing', 'playing', ENDED],
    ['wrong-action', 'ended', ENDED],
    ['wrong-moment', 'ended', 'soon'],
    ['wrong-options', 'ended', ENDED],
    ['wrong-seat', 'ended', ENDED],
    ['wrong-seed', 'ended', ENDED],
  ] as const) {
    insert.run({ id, status, updatedAt })
    seat.run(id)
    action.run(id)
  }
  db.exec(`UPDATE tables SET checksum = ${CHECKSUM_WITHOUT_DAY}`)
  db.exec("UPDATE tables SET seed = 8 WHERE id = 'wrong-seed'")
  db.close()
  for (const [table, column, where] of [
    ['tables', 'options_json', "id = 'wrong-options'"],
    ['table_seats', 'player_id', "table_id = 'wrong-seat'"],
    ['table_actions', 'hash', "table_id = 'wrong-action'"],
  ] as const)
    expect(damage(file, { table, column, where, value: BYTES })).toBe(true)
  return connect(file)
}

function rowsOf(db: Connection): unknown {
  return ['tables', 'table_seats', 'table_actions'].map((table) => {
    const rows = db.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`).all()
    return rows.map(({ checksum, ...row }) => ({
      ...row,
      checksum: ['ended', 'abandoned'].includes(String(row['id'])) ? 'set anew' : checksum,
    }))
  })
}

function brokenTables(db: Connection): readonly string[] {
  return brokenChecksums(db).filter((one) => one.startsWith('tables '))
}

test('games that are over have the day that the calendar showed here, and nothing wrong becomes sound', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const db = ofSchema11()
  const before = rowsOf(db)
  migrate(db, MIGRATIONS)
  expect(db.prepare('SELECT * FROM table_days ORDER BY table_id').raw().all()).toEqual([
    ['abandoned', '2026-11-20'],
    ['ended', '2026-11-20'],
  ])
  expect(rowsOf(db)).toEqual(before)
  expect(brokenTables(db)).toEqual(
    ['action', 'options', 'seat', 'seed'].map((what) => `tables wrong-${what}`),
  )
  db.exec("UPDATE table_days SET day = '2026-11-19' WHERE table_id = 'ended'")
  expect(brokenTables(db)).toContain('tables ended')
  db.exec("DELETE FROM tables WHERE id = 'ended'")
  expect(db.prepare('SELECT table_id FROM table_days').pluck().all()).toEqual(['abandoned'])
  db.close()
})
