/** The bin: what was deleted stays restorable for a while, then goes for good. */
import type { Connection } from './connection'

const DAYS_IN_BIN = 30

/** Removes what has lain in the bin for 30 days, with all that belongs to it. */
export const emptyBin = (db: Connection, now: Date): void => {
  const before = new Date(now.getTime() - DAYS_IN_BIN * 24 * 60 * 60 * 1000).toISOString()
  db.transaction(() => {
    db.prepare('DELETE FROM tables WHERE deleted_at <= ?').run(before)
    db.prepare('DELETE FROM campaigns WHERE deleted_at <= ?').run(before)
  }).immediate()
}
