/** Schema 12: on which day of the calendar a game came to its end, kept with its table. */
import * as v from 'valibot'
import { localDay } from '@shared/days'
import { instant } from '@shared/file-parts'
import { CHECKSUM_WITHOUT_DAY, setAllChecksums } from '../checksums'
import type { Migration } from './migration'

/** Of a moment that cannot be read, none. */
function dayOfMoment(at: unknown): string | null {
  return v.is(instant, at) ? localDay(at) : null
}

/** What the checksum of a table covers, by where it stands. */
const COVERED = {
  tables: [
    ...['id', 'game', 'rules_version', 'campaign_id', 'options_json', 'seed', 'script_json'],
    ...['status', 'revision', 'outcome_json', 'progress_json', 'started_at', 'updated_at'],
    ...['deleted_at', 'series_id', 'daily'],
  ],
  table_seats: ['seat', 'sheet_id', 'player_id', 'bot'],
  table_actions: ['step', 'hash'],
} as const

/** SQL for whether there are bytes where text should be, as in a damaged file: of those SQLite makes no JSON. */
function hasBytes(table: keyof typeof COVERED): string {
  return `'blob' IN (${COVERED[table].map((column) => `typeof(${column})`).join(', ')})`
}
function belongingHasBytes(table: 'table_seats' | 'table_actions'): string {
  return `EXISTS (SELECT 1 FROM ${table} WHERE table_id = tables.id AND ${hasBytes(table)})`
}

export const schema12: Migration = {
  schema: 12,
  sql: `
    -- Beside the tables: SQLite gives no column to rows of which one is damaged. No row: the game goes on, or nobody
    -- kept its day. The checksum of the table covers it.
    CREATE TABLE table_days (
      table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      day TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- Games that are over have what this computer's calendar showed at their end. Where two computers find two days,
    -- merging finds the later on both. What is not as it was written stays so.
    INSERT INTO table_days (table_id, day)
    SELECT id, day_of_end(updated_at) FROM tables
    WHERE status <> 'playing' AND day_of_end(updated_at) IS NOT NULL AND CASE
      WHEN ${hasBytes('tables')} OR ${belongingHasBytes('table_seats')}
        OR ${belongingHasBytes('table_actions')}
      THEN 0 ELSE checksum IS ${CHECKSUM_WITHOUT_DAY} END;
    ${setAllChecksums('tables')} WHERE id IN (SELECT table_id FROM table_days);
  `,
  functions: { day_of_end: dayOfMoment },
}
