/**
 * Checks over what people did, so that no flipped bit in it goes unnoticed: a running hash over the actions of each
 * table, and a checksum over each row with all that belongs to it in other tables. Every writer of such a row sets its
 * checksum. Rows that stand by themselves have theirs from triggers (`row-checksums.ts`).
 * SQL calls `checksum`, which every connection knows.
 */
import { hash } from 'node:crypto'
import Database from 'better-sqlite3'
import type { Day } from '@shared/days'
import { brokenRowChecksums } from './row-checksums'

/** 128 bits of SHA-256, more than any accident finds twice: so many whole characters, and two bits of the next. */
const CHARACTERS = 21
const LAST = 'AAAAAAAAAAAAAAAAQQQQQQQQQQQQQQQQggggggggggggggggwwwwwwwwwwwwwwww'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** @param text what is to be the same later */
export function checksum(text: unknown): string {
  const whole = hash('sha256', String(text), 'base64url')
  return whole.slice(0, CHARACTERS) + LAST.charAt(ALPHABET.indexOf(whole.charAt(CHARACTERS)))
}

/** Whether a value is the checksum of a text: the same as comparing it with `checksum`, for a great many of them. */
export function isChecksum(value: unknown, text: string): value is string {
  if (typeof value !== 'string' || value.length !== CHARACTERS + 1) return false
  const whole = hash('sha256', text, 'base64url')
  return (
    whole.startsWith(value.slice(0, CHARACTERS)) &&
    value.charAt(CHARACTERS) === LAST.charAt(ALPHABET.indexOf(whole.charAt(CHARACTERS)))
  )
}

/** SQL for the hash of an action: of the hash before it ('' before the first) and of all that is kept of it. */
function hashOf(before: string, action: string): string {
  return `checksum(json_array(${before}, ${action}))`
}
function hashBefore(table: string, step: string): string {
  return `coalesce(
  (SELECT hash FROM table_actions AS earlier
    WHERE earlier.table_id = ${table} AND earlier.step = ${step} - 1), '')`
}

/** The same for a stored action that comes to another step. */
export const MOVED_ACTION_HASH = hashOf(
  hashBefore(':table', ':to'),
  'action_json, seat, bot, taken_at',
)

/** The text over which that hash is taken. @param action the action's JSON as a JSON string. All are JSON. */
export function hashedText(
  before: string,
  action: string,
  { seat, bot, takenAt }: { readonly seat: string; readonly bot: string; readonly takenAt: string },
): string {
  return `["${before}",${action},${seat},${bot},${takenAt}]`
}

/** SQL that hashes the actions of every table, from the first on. */
export const HASH_ALL_ACTIONS = `
  WITH RECURSIVE hashed (table_id, step, hash) AS (
    SELECT table_id, step, ${hashOf("''", 'action_json, seat, bot, taken_at')}
    FROM table_actions WHERE step = 1
    UNION ALL
    SELECT next.table_id, next.step,
      ${hashOf('hashed.hash', 'next.action_json, next.seat, next.bot, next.taken_at')}
    FROM hashed JOIN table_actions AS next
      ON next.table_id = hashed.table_id AND next.step = hashed.step + 1
  )
  UPDATE table_actions SET hash = hashed.hash FROM hashed
  WHERE hashed.table_id = table_actions.table_id AND hashed.step = table_actions.step`

/** SQL for the id of an earlier value, which is a checksum of all the rest; bytes in place of text are no error here. */
export function earlierValueId(...columns: readonly string[]): string {
  return `checksum(${columns.map((column) => `quote(${column})`).join(" || ',' || ")})`
}
/** SQL for whether an earlier value is as it was written. */
export const IS_EARLIER_VALUE_SOUND = `id IS ${earlierValueId('entity', 'thing_id', 'field', 'at', 'value_json')}`

/** The columns that the checksum of a table covers, in their order; `progress` and `updated_at` change with each action. */
const OF_A_TABLE = {
  begun: 'id, game, rules_version, campaign_id, options_json, seed, script_json',
  progress: 'status, revision, outcome_json, progress_json',
  kept: `deleted_at, series_id, daily,
    (SELECT json_group_array(json_array(seat, sheet_id, player_id, bot) ORDER BY seat)
      FROM table_seats WHERE table_id = tables.id)`,
} as const

/**
 * All of a table but its day. Its actions by the last one, whose hash holds all before it: a checksum costs the same in a
 * game of any length.
 */
const TABLE = `json_array(${OF_A_TABLE.begun}, ${OF_A_TABLE.progress}, started_at, updated_at,
    ${OF_A_TABLE.kept},
    (SELECT max(step) FROM table_actions WHERE table_id = tables.id),
    (SELECT hash FROM table_actions WHERE table_id = tables.id ORDER BY step DESC LIMIT 1))`

/** SQL for the checksum of a table before tables kept days, which is that of one whose day nobody kept. */
export const CHECKSUM_WITHOUT_DAY = `checksum(${TABLE})`

/** What of each row the checksum covers, with what belongs to it. */
const CHECKSUMMED = {
  tables: `${TABLE} || coalesce(
    (SELECT ' ' || quote(day) FROM table_days WHERE table_id = tables.id), '')`,
  records: `json_array(id, campaign_id, game, table_id, series_id, ended_at, day, outcome_json, note,
    deleted_at,
    (SELECT json_group_array(json_array(seat, sheet_id, player_id, bot) ORDER BY seat)
      FROM record_seats WHERE record_id = records.id))`,
  sheet_records: `json_array(sheet_id, record_id, settled, changed_at,
    (SELECT json_group_array(json_array(talent, color) ORDER BY checkmarks.id) FROM checkmarks
      WHERE checkmarks.sheet_id = sheet_records.sheet_id
        AND checkmarks.record_id = sheet_records.record_id))`,
} as const
type ChecksummedTable = keyof typeof CHECKSUMMED

/** SQL for what the checksum of a table covers and no action changes, each as JSON. */
export const TABLE_BASIS = `json_array(${OF_A_TABLE.begun}) AS begun,
  json_quote(started_at) AS startedAt, json_array(${OF_A_TABLE.kept}) AS kept`

/**
 * The text over which the checksum of a table is taken. All are JSON but the day, null as long as the game goes on; `last`:
 * the step and the hash of the last action.
 */
export function tableText(
  basis: { readonly begun: string; readonly startedAt: string; readonly kept: string },
  left: {
    readonly progress: string
    readonly updatedAt: string
    readonly last: string
    readonly day: Day | null
  },
): string {
  const [begun, kept, progress, last] = [basis.begun, basis.kept, left.progress, left.last].map(
    inside,
  )
  const day = left.day === null ? '' : ` '${left.day}'`
  return `[${begun},${progress},${basis.startedAt},${left.updatedAt},${kept},${last}]${day}`
}
/** The elements of a list in JSON. */
function inside(list: string): string {
  return list.slice(1, -1)
}

/** SQL that sets the checksum of every row of a table. */
export function setAllChecksums(table: ChecksummedTable): string {
  return `UPDATE ${table} SET checksum = checksum(${CHECKSUMMED[table]})`
}

/** The statements that set the checksum of a row once it is written, prepared once for a connection. */
export function checksumWriters(db: Database.Database) {
  const table = db.prepare(`${setAllChecksums('tables')} WHERE id = ?`)
  const record = db.prepare(`${setAllChecksums('records')} WHERE id = ?`)
  const placement = db.prepare(
    `${setAllChecksums('sheet_records')} WHERE sheet_id = ? AND record_id = ?`,
  )
  return {
    setTableChecksum: (id: string): void => {
      table.run(id)
    },
    setRecordChecksum: (id: string): void => {
      record.run(id)
    },
    setPlacementChecksum: (sheet: string, of: string): void => {
      placement.run(sheet, of)
    },
  }
}

const HASH = hashOf(
  hashBefore('table_actions.table_id', 'table_actions.step'),
  'action_json, seat, bot, taken_at',
)

/** Whether a table or a record is as it was written: asked before a game is played on or leaves; prepared once for a connection. */
export function checksumReaders(db: Database.Database) {
  const row = db
    .prepare(`SELECT checksum IS checksum(${CHECKSUMMED.tables}) FROM tables WHERE id = ?`)
    .pluck()
  const actions = db
    .prepare(
      `SELECT NOT EXISTS
        (SELECT 1 FROM table_actions WHERE table_id = ? AND step > ? AND hash IS NOT ${HASH})`,
    )
    .pluck()
  const record = db
    .prepare(`SELECT checksum IS checksum(${CHECKSUMMED.records}) FROM records WHERE id = ?`)
    .pluck()
  const placements = db
    .prepare(
      `SELECT NOT EXISTS (SELECT 1 FROM sheet_records
        WHERE record_id = ? AND checksum IS NOT checksum(${CHECKSUMMED.sheet_records}))`,
    )
    .pluck()
  return {
    isTableRowSound: (id: string): boolean => holds(() => row.get(id)),
    /** @param step after which the actions are in question */
    areActionsSound: (id: string, step: number): boolean => holds(() => actions.get(id, step)),
    isRecordRowSound: (id: string): boolean => holds(() => record.get(id)),
    /** What a record placed on every sheet. */
    arePlacementsSound: (id: string): boolean => holds(() => placements.get(id)),
  }
}

/** Bytes where text should be, of which SQLite makes no JSON, are not as they were written. */
function holds(ask: () => unknown): boolean {
  try {
    return ask() === 1
  } catch (error) {
    if (isOfBytes(error)) return false
    throw error
  }
}
function isOfBytes(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR'
}

/** Every row that is not as it was written: its table, and its id or ids. */
export function brokenChecksums(db: Database.Database): readonly string[] {
  const broken = (table: string, key: readonly string[], isSound: string): readonly string[] => {
    const name = `'${table} ' || ${key.join(" || ' ' || ")}`
    const found = db.prepare(`SELECT ${name} FROM ${table} WHERE NOT (${isSound}) ORDER BY 1`)
    try {
      return found.pluck().all().map(String)
    } catch (error) {
      if (!isOfBytes(error)) throw error
      return oneByOne(table, key, { name, isSound })
    }
  }
  /** One row with bytes where text should be would keep the others from being looked at. */
  const oneByOne = (
    table: string,
    key: readonly string[],
    { name, isSound }: { readonly name: string; readonly isSound: string },
  ): readonly string[] => {
    const all = db.prepare<[], readonly unknown[]>(
      `SELECT ${[name, ...key].join(', ')} FROM ${table} ORDER BY 1`,
    )
    const isKey = key.map((column) => `${column} IS ?`).join(' AND ')
    const one = db.prepare(`SELECT ${isSound} FROM ${table} WHERE ${isKey}`).pluck()
    return all
      .raw()
      .all()
      .flatMap(([called, ...found]) => (holds(() => one.get(found)) ? [] : [String(called)]))
  }
  const withWrongChecksum = (table: ChecksummedTable, ...key: string[]): readonly string[] =>
    broken(table, key, `checksum IS checksum(${CHECKSUMMED[table]})`)
  return [
    ...withWrongChecksum('tables', 'id'),
    ...broken('table_actions', ['table_id', 'step'], `hash IS ${HASH}`),
    ...withWrongChecksum('records', 'id'),
    ...withWrongChecksum('sheet_records', 'sheet_id', 'record_id'),
    ...broken('earlier_values', ['hex(id)'], IS_EARLIER_VALUE_SOUND),
    ...brokenRowChecksums(db),
  ]
}
