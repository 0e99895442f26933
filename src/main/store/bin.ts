/** The bin: what was deleted stays restorable for a while, then goes for good. */
import { checksumWriters } from './checksums'
import type { Connection } from './connection'
import type { StampedEntity } from './stamps'

const DAYS_IN_BIN = 30

const STAMPED_TABLES: readonly (readonly [StampedEntity, string])[] = [
  ['player', 'players'],
  ['campaign', 'campaigns'],
  ['sheet', 'sheets'],
  ['record', 'records'],
  ['series', 'series'],
  ['table', 'tables'],
]

/** Removes what has lain in the bin for 30 days, with all that belongs to it, its stamps too. */
export function emptyBin(db: Connection, now: Date): void {
  const before = new Date(now.getTime() - DAYS_IN_BIN * 24 * 60 * 60 * 1000).toISOString()
  // Their seats forget the sheets that go, and so get a new checksum; nothing else does, lest damage be covered up by it.
  const loosened = db.prepare(`
    SELECT DISTINCT table_id FROM table_seats JOIN sheets ON sheets.id = sheet_id
    WHERE sheets.deleted_at <= ?`)
  db.transaction(() => {
    const tables = loosened.pluck().all(before).map(String)
    for (const table of ['tables', 'records', 'sheets', 'campaigns']) {
      db.prepare(`DELETE FROM ${table} WHERE deleted_at <= ?`).run(before)
    }
    const { setTableChecksum } = checksumWriters(db)
    for (const id of tables) setTableChecksum(id)
    for (const [entity, table] of STAMPED_TABLES) {
      db.prepare(`DELETE FROM stamps WHERE entity = ? AND id NOT IN (SELECT id FROM ${table})`).run(
        entity,
      )
    }
  }).immediate()
}
