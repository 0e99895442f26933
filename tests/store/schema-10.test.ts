/** A database of schema 9 comes over: nothing of it changes, and packs have a place. */
import { expect, test } from 'vitest'
import { brokenChecksums } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import type { Connection } from '@main/store/connection'
import { packIdOf } from '@main/store/derived-ids'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { packQueries } from '@main/store/pack-queries'

const AT = '2026-01-01T11:30:00.000Z'
const CAMPAIGN = 'aaaaaaaa-0000-4000-8000-000000000001'

/** With a campaign, a setting and an earlier text. */
function ofSchema9(): Connection {
  const db = connect(':memory:')
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 10),
  )
  db.prepare(
    "INSERT INTO campaigns (id, name, game, created_at, notes) VALUES (?, 'Winter', 'paper-dungeons', ?, '')",
  ).run(CAMPAIGN, AT)
  db.prepare("INSERT INTO settings (name, value_json) VALUES ('theme', '\"daylight\"')").run()
  return db
}
function rowsOf(db: Connection): unknown {
  return ['campaigns', 'settings', 'players', 'tables', 'records', 'earlier_values'].map((table) =>
    db.prepare(`SELECT * FROM ${table}`).raw().all(),
  )
}

test('nothing that was there changes, and packs can be kept', () => {
  const db = ofSchema9()
  const before = rowsOf(db)
  migrate(db, MIGRATIONS)
  expect(rowsOf(db)).toEqual(before)
  expect(brokenChecksums(db)).toEqual([])
  const { packs, pack, putPack, removePack } = packQueries(db)
  expect(packs()).toEqual([])
  const kept = { game: 'paper-dungeons', name: 'Printed', content: { rivers: [] } }
  const id = packIdOf(kept)
  putPack({ id, ...kept })
  expect(pack(id)).toEqual({ id, ...kept })
  expect(brokenChecksums(db)).toEqual([])
  db.prepare("UPDATE packs SET checksum = 'x'").run()
  expect(brokenChecksums(db)).toEqual([`packs ${id}`])
  db.prepare("UPDATE packs SET name = 'Another'").run()
  expect(packs()).toEqual([])
  expect(removePack(id)).toBe(true)
  expect(removePack(id)).toBe(false)
})
