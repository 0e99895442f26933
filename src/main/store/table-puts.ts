/** The rows beside a table's own that playing and imports put alike. The checksum of the table is set afterwards. */
import type { Day } from '@shared/days'
import type { Instant, TableId } from '@shared/ids'
import { checksum, hashedText } from './checksums'
import type { Connection } from './connection'
import type { ActionRow, SnapshotRow } from './table-queries'

/** An action, and after which it was taken. */
interface TakenAction extends ActionRow {
  /** 1 for a table's first action. */
  readonly step: number
  readonly takenAt: Instant
  /** The hash of the action before; '' for the first. */
  readonly before: string
}

/**
 * Puts an action. Its hash is taken here: SQLite would look for the action before it, and ask back for the hash.
 * @returns the hash of the action, which holds all before it
 */
export function actionPutter(db: Connection) {
  const insert = db.prepare(`
    INSERT INTO table_actions (table_id, step, revision, action_json, reveals, taken_at, seat, bot, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  return (table: TableId, { step, takenAt, before, ...row }: TakenAction): string => {
    const { revision, reveals, seat, bot } = row
    const text = JSON.stringify(row.action)
    const hash = checksum(
      hashedText(before, JSON.stringify(text), {
        seat: JSON.stringify(seat),
        bot: JSON.stringify(bot),
        takenAt: JSON.stringify(takenAt),
      }),
    )
    insert.run(table, step, revision, text, reveals ? 1 : 0, takenAt, seat, bot, hash)
    return hash
  }
}

/** Puts a snapshot in the place of the one that a table has. */
export function snapshotPutter(db: Connection) {
  const put = db.prepare(`
    INSERT OR REPLACE INTO table_snapshots (table_id, step, digest, state_json) VALUES (?, ?, ?, ?)`)
  return (table: TableId, { step, digest, state }: SnapshotRow): void => {
    put.run(table, step, digest, state)
  }
}

/** Puts a day in the place of the one that a table has. */
export function daySetter(db: Connection) {
  const put = db.prepare(`
    INSERT INTO table_days (table_id, day) VALUES (?, ?)
    ON CONFLICT DO UPDATE SET day = excluded.day`)
  const remove = db.prepare('DELETE FROM table_days WHERE table_id = ?')
  return (table: TableId, on: Day | null): void => {
    if (on === null) remove.run(table)
    else put.run(table, on)
  }
}
