/**
 * The schema, as the numbered steps that led to it. A released step is never edited: a change is a new step.
 * Times are ISO 8601 in UTC; columns that end in `_json` hold data parsed on reading.
 */
import type { Connection } from '../connection'
import { schemaOf } from '../connection'
import { schema2 } from './schema-2'
import { schema3 } from './schema-3'
import { schema4 } from './schema-4'
import { schema5 } from './schema-5'
import { schema6 } from './schema-6'
import { schema7 } from './schema-7'
import { schema8 } from './schema-8'
import { schema9 } from './schema-9'
import { schema10 } from './schema-10'
import { schema11 } from './schema-11'
import { schema12 } from './schema-12'
import { setSchemaChecksum } from './schema-checksum'
import { keepRowChecksums } from '../row-checksums'
import type { Migration } from './migration'

export const MIGRATIONS: readonly Migration[] = [
  {
    schema: 1,
    sql: `
      CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        created_at TEXT NOT NULL,
        deleted_at TEXT
      ) STRICT;

      CREATE TABLE sheets (
        id TEXT PRIMARY KEY,
        campaign_id TEXT NOT NULL REFERENCES campaigns ON DELETE CASCADE,
        hero TEXT NOT NULL,
        player TEXT NOT NULL,
        created_at TEXT NOT NULL
      ) STRICT;
      CREATE INDEX sheets_by_campaign ON sheets (campaign_id);

      CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        campaign_id TEXT REFERENCES campaigns ON DELETE CASCADE,
        options_json TEXT NOT NULL,
        seed INTEGER NOT NULL,
        script_json TEXT,
        status TEXT NOT NULL CHECK (status IN ('playing', 'ended', 'abandoned')),
        revision INTEGER NOT NULL CHECK (revision >= 0),
        outcome_json TEXT,
        -- Where the game stands, kept beside the actions so that a list need not replay every game.
        floor INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        started_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        deleted_at TEXT,
        CHECK ((status = 'ended') = (outcome_json IS NOT NULL))
      ) STRICT;
      CREATE INDEX tables_by_campaign ON tables (campaign_id);

      CREATE TABLE table_seats (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        sheet_id TEXT REFERENCES sheets ON DELETE SET NULL,
        PRIMARY KEY (table_id, seat)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX table_seats_by_sheet ON table_seats (sheet_id);

      CREATE TABLE table_actions (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        step INTEGER NOT NULL CHECK (step >= 1),
        revision INTEGER NOT NULL,
        action_json TEXT NOT NULL,
        reveals INTEGER NOT NULL CHECK (reveals IN (0, 1)),
        taken_at TEXT NOT NULL,
        PRIMARY KEY (table_id, step)
      ) STRICT, WITHOUT ROWID;

      -- A state to open a table from without replaying it all; worth nothing unless its digest fits.
      CREATE TABLE table_snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        step INTEGER NOT NULL,
        digest TEXT NOT NULL,
        state_json TEXT NOT NULL
      ) STRICT;

      CREATE TABLE records (
        id TEXT PRIMARY KEY,
        campaign_id TEXT NOT NULL REFERENCES campaigns ON DELETE CASCADE,
        -- The table as it was called where the game was played: an imported record keeps it.
        table_id TEXT UNIQUE,
        ended_at TEXT NOT NULL,
        outcome_json TEXT NOT NULL
      ) STRICT;
      CREATE INDEX records_by_campaign ON records (campaign_id);

      CREATE TABLE sheet_records (
        sheet_id TEXT NOT NULL REFERENCES sheets ON DELETE CASCADE,
        record_id TEXT NOT NULL REFERENCES records ON DELETE CASCADE,
        settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
        PRIMARY KEY (sheet_id, record_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sheet_records_by_record ON sheet_records (record_id);

      -- AUTOINCREMENT: the order of placing survives a mark taken back.
      CREATE TABLE checkmarks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        sheet_id TEXT NOT NULL,
        record_id TEXT NOT NULL,
        talent TEXT NOT NULL,
        color TEXT NOT NULL,
        FOREIGN KEY (sheet_id, record_id) REFERENCES sheet_records ON DELETE CASCADE
      ) STRICT;
      CREATE INDEX checkmarks_by_record ON checkmarks (sheet_id, record_id);

      -- The releases that have opened this file, so that an older one can name what it cannot read.
      CREATE TABLE releases (
        version TEXT PRIMARY KEY,
        first_opened_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  schema2,
  schema3,
  schema4,
  schema5,
  schema6,
  schema7,
  schema8,
  schema9,
  schema10,
  schema11,
  schema12,
]

/** The schema that a list of migrations leads to. */
export function newestSchema(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map(({ schema }) => schema))
}

/** Takes a database through every step it has not seen, each in a transaction of its own. */
export function migrate(db: Connection, migrations: readonly Migration[]): void {
  const missing = migrations.filter(({ schema }) => schema > schemaOf(db))
  for (const { schema, sql, functions } of missing.toSorted((a, b) => a.schema - b.schema)) {
    for (const [name, of] of Object.entries(functions ?? {})) {
      db.function(name, { deterministic: true }, of)
    }
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${schema}`)
      setSchemaChecksum(db)
    }).immediate()
  }
  keepRowChecksums(db)
}
