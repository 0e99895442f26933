/**
 * Checksums of rows that stand by themselves, so that no flipped bit in a name, a note or a date goes unnoticed.
 * Triggers of the app's own connections keep them, whoever writes: what another program or a failing disk
 * changes does not fit any more, and a row that does not fit stays so however often it is written to.
 */
import type Database from 'better-sqlite3'

interface CheckedTable {
  /** Its primary key. */
  readonly key: readonly string[]
  /** All other columns but the checksum. */
  readonly rest: readonly string[]
}

/** Rows with what belongs to them in other tables have checksums of their own (`checksums.ts`). */
const TABLES: Readonly<Record<string, CheckedTable>> = {
  players: { key: ['id'], rest: ['name', 'joined_to'] },
  campaigns: {
    key: ['id'],
    rest: ['name', 'game', 'created_at', 'deleted_at', 'archived_at', 'notes'],
  },
  sheets: { key: ['id'], rest: ['campaign_id', 'role', 'player_id', 'created_at', 'deleted_at'] },
  sheet_papers: { key: ['sheet_id'], rest: ['paper_json'] },
  series: {
    key: ['id'],
    rest: ['campaign_id', 'game', 'kind', 'setup_json', 'started_at', 'given_up_at'],
  },
  series_seats: { key: ['series_id', 'seat'], rest: ['sheet_id', 'player_id', 'bot'] },
  record_versions: {
    key: ['id'],
    rest: ['record_id', 'corrected_at', 'ended_at', 'outcome_json', 'seats_json', 'note', 'day'],
  },
  stamps: { key: ['entity', 'id', 'field'], rest: ['at', 'base'] },
  tallies: {
    key: ['table_id'],
    rest: ['rules_version', 'tally_version', 'revision', 'tally_json'],
  },
  packs: { key: ['id'], rest: ['game', 'name', 'content_json'] },
  settings: { key: ['name'], rest: ['value_json'] },
  damaged_in_bin: { key: ['kind', 'key'], rest: ['deleted_at'] },
}

/** SQL for the checksum of a row. `quote` tells text, bytes, numbers and NULL apart. */
function checksumOf({ key, rest }: CheckedTable, row: string): string {
  const quoted = [...key, ...rest].map((column) => `quote(${row}.${column})`)
  return `checksum(${quoted.join(" || ',' || ")})`
}

/** SQL that gives these tables the column, and each of their rows its checksum. */
export function addRowChecksums(tables: readonly string[]): string {
  return tables
    .flatMap((table) => {
      const of = TABLES[table]
      if (of === undefined) throw new Error(`${table} has no checksums of rows.`)
      return [
        `ALTER TABLE ${table} ADD COLUMN checksum TEXT NOT NULL DEFAULT ''`,
        `UPDATE ${table} SET checksum = ${checksumOf(of, table)}`,
      ]
    })
    .join(';\n')
}

/** Keeps the checksums of all that is written through this connection; of tables that have none yet, later. */
export function keepRowChecksums(db: Database.Database): void {
  for (const [table, of] of checkedIn(db)) {
    const isRow = of.key.map((column) => `${column} IS NEW.${column}`).join(' AND ')
    const set = `UPDATE ${table} SET checksum = ${checksumOf(of, 'NEW')} WHERE ${isRow}`
    db.exec(`
      CREATE TEMP TRIGGER IF NOT EXISTS ${table}_checksum_of_new AFTER INSERT ON main.${table}
      BEGIN ${set}; END;
      CREATE TEMP TRIGGER IF NOT EXISTS ${table}_checksum_of_changed
      AFTER UPDATE OF ${[...of.key, ...of.rest].join(', ')} ON main.${table}
      WHEN OLD.checksum IS ${checksumOf(of, 'OLD')}
      BEGIN ${set}; END;
    `)
  }
}

/** Every row whose checksum does not fit: its table, and what identifies it there. */
export function brokenRowChecksums(db: Database.Database): readonly string[] {
  return checkedIn(db).flatMap(([table, of]) => {
    const name = `'${table} ' || ${of.key.join(" || ' ' || ")}`
    return db
      .prepare(
        `SELECT ${name} FROM ${table} WHERE checksum IS NOT ${checksumOf(of, table)} ORDER BY 1`,
      )
      .pluck()
      .all()
      .map(String)
  })
}

/** Those of the tables that have the column: before the migration that adds it, none. */
function checkedIn(db: Database.Database): readonly (readonly [string, CheckedTable])[] {
  const withColumn = db
    .prepare(
      `SELECT tables.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND columns.name = 'checksum'`,
    )
    .pluck()
    .all()
  return Object.entries(TABLES).filter(([table]) => withColumn.includes(table))
}
