/**
 * Schema 5: each library has an id, which its copies keep. One of before takes its first opening for it, so
 * that the backups made until then are known as its own; a new one draws its id.
 */
import type { Migration } from './migration'

/** The id of a library of a schema before this one, in SQL. */
export const EARLIER_LIBRARY_ID = "(SELECT 'since ' || min(first_opened_at) FROM releases)"

export const schema5: Migration = {
  schema: 5,
  sql: `
    CREATE TABLE library (
      id TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    INSERT INTO library VALUES (coalesce(${EARLIER_LIBRARY_ID}, lower(hex(randomblob(16)))));
  `,
}
