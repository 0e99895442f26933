/** Schema 9: what names, notes and checkmarks were before an edit is kept, so that no merge loses it in silence. */
import type { Migration } from './migration'

export const schema9: Migration = {
  schema: 9,
  sql: `
    -- Values that a field had. They go with what they are of, by triggers: there is no one table to refer to.
    CREATE TABLE earlier_values (
      -- A checksum of all the rest (earlier-values.ts): the same value is there once.
      id TEXT PRIMARY KEY,
      entity TEXT NOT NULL,
      thing_id TEXT NOT NULL,
      -- Of the marks of a record: on which sheet.
      field TEXT NOT NULL,
      -- When it was set.
      at TEXT NOT NULL,
      value_json TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX earlier_values_by_thing ON earlier_values (thing_id);
    CREATE TRIGGER earlier_values_of_campaign AFTER DELETE ON campaigns BEGIN
      DELETE FROM earlier_values WHERE thing_id = old.id AND entity = 'campaign';
    END;
    CREATE TRIGGER earlier_values_of_record AFTER DELETE ON records BEGIN
      DELETE FROM earlier_values WHERE thing_id = old.id AND entity = 'record';
    END;
    CREATE TRIGGER earlier_values_of_marks AFTER DELETE ON sheet_records BEGIN
      DELETE FROM earlier_values
      WHERE thing_id = old.record_id AND entity = 'marks' AND field = old.sheet_id;
    END;
  `,
}
