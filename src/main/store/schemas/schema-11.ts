/** Schema 11: what sheets brought from paper. */
import type { Migration } from './migration'

export const schema11: Migration = {
  schema: 11,
  sql: `
    -- Beside the sheets, whose rows stay as they are: most were begun here.
    CREATE TABLE sheet_papers (
      sheet_id TEXT PRIMARY KEY REFERENCES sheets ON DELETE CASCADE,
      paper_json TEXT NOT NULL,
      checksum TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE TRIGGER earlier_values_of_sheet AFTER DELETE ON sheets BEGIN
      DELETE FROM earlier_values WHERE thing_id = old.id AND entity = 'sheet';
    END;
  `,
}
