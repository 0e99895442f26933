/** Schema 8: rows that stand by themselves have checksums (`row-checksums.ts`), and so has the schema (`schema-checksum.ts`). */
import type { Migration } from './migration'
import { addRowChecksums } from '../row-checksums'

export const schema8: Migration = {
  schema: 8,
  sql: `ALTER TABLE library ADD COLUMN schema_checksum TEXT NOT NULL DEFAULT '';
${addRowChecksums([
  'players',
  'campaigns',
  'sheets',
  'series',
  'series_seats',
  'record_versions',
  'stamps',
  'tallies',
  'settings',
  'damaged_in_bin',
])}`,
}
