/** Schema 2: parties, records by hand, gauntlets, daily delves, and what merging two computers needs. */
import { parse } from 'valibot'
import { tableId } from '@shared/ids'
import type { Migration } from './migration'
import { recordOfTable } from '../derived-ids'

/**
 * Stamps tell when a single-valued field was last set, so that of two computers the later change is kept,
 * field by field. What schema 1 held is stamped with the moments that it knows. A record of a game played at
 * a table takes the id that follows from the table's: two computers that hold the table then agree.
 */
export const schema2: Migration = {
  schema: 2,
  functions: { record_of_table: (table) => recordOfTable(parse(tableId, table)) },
  sql: `
    ALTER TABLE campaigns ADD COLUMN notes TEXT NOT NULL DEFAULT '';
    ALTER TABLE campaigns ADD COLUMN archived_at TEXT;
    ALTER TABLE sheets ADD COLUMN deleted_at TEXT;

    CREATE TABLE gauntlets (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns ON DELETE CASCADE,
      tier TEXT NOT NULL,
      started_at TEXT NOT NULL,
      given_up_at TEXT
    ) STRICT;
    CREATE INDEX gauntlets_by_campaign ON gauntlets (campaign_id);

    -- Sheets without a foreign key: who was in it stays known when a sheet has left the bin for good.
    CREATE TABLE gauntlet_sheets (
      gauntlet_id TEXT NOT NULL REFERENCES gauntlets ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat >= 0),
      sheet_id TEXT NOT NULL,
      PRIMARY KEY (gauntlet_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX gauntlet_sheets_by_sheet ON gauntlet_sheets (sheet_id);

    ALTER TABLE tables ADD COLUMN gauntlet_id TEXT REFERENCES gauntlets ON DELETE SET NULL;
    -- The day whose delve this is, as 2026-11-28.
    ALTER TABLE tables ADD COLUMN daily TEXT;
    CREATE INDEX tables_by_gauntlet ON tables (gauntlet_id);
    CREATE INDEX tables_by_day ON tables (daily);

    -- A record without a table is of a game played with the cards (R46).
    ALTER TABLE records ADD COLUMN note TEXT NOT NULL DEFAULT '';
    ALTER TABLE records ADD COLUMN gauntlet_id TEXT REFERENCES gauntlets ON DELETE SET NULL;
    ALTER TABLE records ADD COLUMN deleted_at TEXT;
    CREATE INDEX records_by_gauntlet ON records (gauntlet_id);

    -- Who sat where; without a foreign key on sheets, as above.
    CREATE TABLE record_seats (
      record_id TEXT NOT NULL REFERENCES records ON DELETE CASCADE ON UPDATE CASCADE,
      seat INTEGER NOT NULL CHECK (seat >= 0),
      sheet_id TEXT,
      player TEXT,
      PRIMARY KEY (record_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX record_seats_by_sheet ON record_seats (sheet_id);

    -- What a record said before a correction. The id follows from the content: a version is there once.
    CREATE TABLE record_versions (
      id TEXT PRIMARY KEY,
      record_id TEXT NOT NULL REFERENCES records ON DELETE CASCADE,
      corrected_at TEXT NOT NULL,
      ended_at TEXT NOT NULL,
      outcome_json TEXT NOT NULL,
      seats_json TEXT NOT NULL,
      note TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX record_versions_by_record ON record_versions (record_id);

    -- The marks of one game on one sheet, and whether they are settled, change together.
    ALTER TABLE sheet_records ADD COLUMN changed_at TEXT NOT NULL DEFAULT '';

    CREATE TABLE stamps (
      entity TEXT NOT NULL CHECK (entity IN ('campaign', 'sheet', 'record', 'gauntlet', 'table')),
      id TEXT NOT NULL,
      field TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (entity, id, field)
    ) STRICT, WITHOUT ROWID;

    UPDATE records SET outcome_json = json_set(outcome_json, '$.healthLeft', json('null'));
    UPDATE tables SET outcome_json = json_set(outcome_json, '$.healthLeft', json('null'))
    WHERE outcome_json IS NOT NULL;

    PRAGMA defer_foreign_keys = ON;
    UPDATE checkmarks SET record_id = record_of_table(records.table_id)
    FROM records WHERE records.id = record_id AND records.table_id IS NOT NULL;
    UPDATE sheet_records SET record_id = record_of_table(records.table_id)
    FROM records WHERE records.id = record_id AND records.table_id IS NOT NULL;
    UPDATE records SET id = record_of_table(table_id) WHERE table_id IS NOT NULL;

    UPDATE sheet_records SET changed_at = records.ended_at FROM records WHERE records.id = record_id;

    -- No hero was twice in a game: the hero tells whose seat it was.
    INSERT INTO record_seats (record_id, seat, sheet_id)
    SELECT records.id, heroes.key, (
      SELECT min(sheets.id) FROM sheet_records JOIN sheets ON sheets.id = sheet_id
      WHERE record_id = records.id AND sheets.hero = heroes.value
    )
    FROM records, json_each(records.outcome_json, '$.heroes') AS heroes;
    UPDATE record_seats SET player = sheets.player FROM sheets WHERE sheets.id = sheet_id;

    INSERT INTO stamps SELECT 'campaign', id, 'name', created_at FROM campaigns;
    INSERT INTO stamps SELECT 'campaign', id, 'deletedAt', deleted_at FROM campaigns
    WHERE deleted_at IS NOT NULL;
    INSERT INTO stamps SELECT 'sheet', id, 'player', created_at FROM sheets;
    INSERT INTO stamps SELECT 'record', id, 'facts', ended_at FROM records;
    INSERT INTO stamps SELECT 'table', id, 'status', updated_at FROM tables WHERE status <> 'playing';
    INSERT INTO stamps SELECT 'table', id, 'deletedAt', deleted_at FROM tables
    WHERE deleted_at IS NOT NULL;
  `,
}
