/** Schema 7: what cannot be read can be put into the bin, and stays there as it is. */
import type { Migration } from './migration'

export const schema7: Migration = {
  schema: 7,
  sql: `
    -- A row that cannot be read is not written to: this names it. A row that can be read again is in no bin.
    CREATE TABLE damaged_in_bin (
      kind TEXT NOT NULL,
      -- Its primary key in hexadecimal digits, whatever the bytes are.
      key TEXT NOT NULL,
      deleted_at TEXT NOT NULL,
      PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID;
  `,
}
