/** The bin: what was deleted stays restorable for a while, then goes for good. */
import { checksumReaders, checksumWriters } from './checksums'
import type { Connection } from './connection'
import type { StampedEntity } from './stamps'

const DAYS_IN_BIN = 30
export const TIME_IN_BIN = DAYS_IN_BIN * 24 * 60 * 60 * 1000

/** Only what is surely a moment on the calendar takes anything with it: damage is left as it is. */
const IS_MOMENT = "strftime('%Y-%m-%dT%H:%M:%fZ', deleted_at) IS deleted_at"
/** Only an id of what is gone does. */
const HEX = '[0-9a-f]'
const ID = [8, 4, 4, 4, 12].map((length) => HEX.repeat(length)).join('-')

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
  const before = new Date(now.getTime() - TIME_IN_BIN).toISOString()
  // Their seats forget the sheets that go, and so get a new checksum; nothing else does, lest damage be covered up by it.
  const loosened = db.prepare(`
    SELECT DISTINCT table_id FROM table_seats JOIN sheets ON sheets.id = sheet_id
    WHERE sheets.deleted_at <= ?`)
  const { setTableChecksum } = checksumWriters(db)
  const { isTableRowSound } = checksumReaders(db)
  db.transaction(() => {
    const tables = loosened.pluck().all(before).map(String).filter(isTableRowSound)
    for (const table of ['tables', 'records', 'sheets', 'campaigns']) {
      db.prepare(`DELETE FROM ${table} WHERE deleted_at <= ? AND ${IS_MOMENT}`).run(before)
    }
    for (const id of tables) setTableChecksum(id)
    for (const [entity, table] of STAMPED_TABLES) {
      db.prepare(
        `DELETE FROM stamps WHERE entity = ? AND id GLOB ? AND id NOT IN (SELECT id FROM ${table})`,
      ).run(entity, ID)
    }
  }).immediate()
}
