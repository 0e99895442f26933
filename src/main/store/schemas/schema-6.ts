/**
 * Schema 6: each opening of the file writes a token into a table of its own, by which a log that belongs to another
 * file of this name is known (`stray-log.ts`).
 */
import type { Migration } from './migration'

export const schema6: Migration = {
  schema: 6,
  sql: `
    CREATE TABLE opening (
      token TEXT NOT NULL
    ) STRICT;
    INSERT INTO opening VALUES ('');
  `,
}
