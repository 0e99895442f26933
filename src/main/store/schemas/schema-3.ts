/** Schema 3: settings that are no text (switches, sizes, the tips already seen), and the tallies of games. */
import type { Migration } from './migration'

export const schema3: Migration = {
  schema: 3,
  sql: `
    ALTER TABLE settings RENAME COLUMN value TO value_json;
    UPDATE settings SET value_json = json_quote(value_json);

    -- What a table's events add up to, kept so that statistics need not replay every game. Derived: worth
    -- nothing unless rules, way of counting and revision are the present ones.
    CREATE TABLE tallies (
      table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      rules_version INTEGER NOT NULL,
      tally_version INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      tally_json TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
}
