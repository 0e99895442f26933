/** Schema 10: content packs, what the owners of printed games put in the place of the app's own values. */
import type { Migration } from './migration'

export const schema10: Migration = {
  schema: 10,
  sql: `
    -- A pack never changes: its id follows from all the rest (derived-ids.ts). Games carry what they are played with, so
    -- nothing refers to a row.
    CREATE TABLE packs (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      name TEXT NOT NULL,
      content_json TEXT NOT NULL,
      checksum TEXT NOT NULL DEFAULT ''
    ) STRICT;
  `,
}
