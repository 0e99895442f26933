/**
 * Makes room for a sound thing where one stands that is damaged or not as it was written: that one goes into the bin
 * under another id, as it is. What refers to the id then refers to the sound one.
 */
import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@shared/content-kinds'
import { Refusal } from '@shared/errors'
import type { Instant, TableId } from '@shared/ids'
import { checksumWriters } from './checksums'
import { isConstraint } from './connection'
import type { Connection } from './connection'

/** Players are not among them: a player's id follows from the name, and the row holds nothing else. */
export const ASIDE_KINDS = [
  'campaign',
  'sheet',
  'series',
  'record',
  'table',
  'pack',
] as const satisfies readonly ContentKind[]
export type AsideKind = (typeof ASIDE_KINDS)[number]

const TABLES: Readonly<Record<AsideKind, string>> = {
  campaign: 'campaigns',
  sheet: 'sheets',
  series: 'series',
  record: 'records',
  table: 'tables',
  pack: 'packs',
}
/** What goes with it: what it is made of. */
const PARTS: Readonly<Record<AsideKind, readonly (readonly [string, string])[]>> = {
  campaign: [],
  sheet: [['sheet_papers', 'sheet_id']],
  series: [['series_seats', 'series_id']],
  record: [
    ['record_seats', 'record_id'],
    ['sheet_records', 'record_id'],
    ['checkmarks', 'record_id'],
  ],
  table: [
    ['table_days', 'table_id'],
    ['table_seats', 'table_id'],
    ['table_actions', 'table_id'],
  ],
  pack: [],
}
/** In place of a checksum: it fits no row, and so what was wrong stays wrong. */
const SET_ASIDE = 'set aside'

/** Kinds without a bin of their own. */
const WITHOUT_BIN: readonly AsideKind[] = ['series', 'pack']

/** What else changes in its row: a series has no bin of its own, and of a table there is one record. */
const CHANGED: Readonly<Record<AsideKind, string>> = {
  campaign: `, deleted_at = :at, checksum = '${SET_ASIDE}'`,
  sheet: `, deleted_at = :at, checksum = '${SET_ASIDE}'`,
  series: `, checksum = '${SET_ASIDE}'`,
  record: `, deleted_at = :at, table_id = NULL, checksum = '${SET_ASIDE}'`,
  table: `, deleted_at = :at, checksum = '${SET_ASIDE}'`,
  pack: `, checksum = '${SET_ASIDE}'`,
}

/** The ids of what was set aside and lies in the bin still: nobody need be told of it once more. */
export function knownAsides(db: Connection): ReadonlySet<string> {
  const known = ASIDE_KINDS.map((kind) => {
    const inBin = WITHOUT_BIN.includes(kind) ? '' : 'deleted_at IS NOT NULL AND '
    return `SELECT id FROM ${TABLES[kind]} WHERE ${inBin}checksum = '${SET_ASIDE}'`
  })
  return new Set(db.prepare<[], string>(known.join(' UNION ')).pluck().all())
}

/** The most that a revision can have come to by playing. */
const MOST_REVISIONS = 1_000_000_000

/** The statements, prepared once for a connection; each change is part of the caller's transaction. */
export function asideQueries(db: Connection) {
  const { setTableChecksum } = checksumWriters(db)
  const prepared = (kind: AsideKind) => ({
    stored: db.prepare(`SELECT EXISTS (SELECT 1 FROM ${TABLES[kind]} WHERE id = ?)`).pluck(),
    move: db.prepare(`UPDATE ${TABLES[kind]} SET id = :aside ${CHANGED[kind]} WHERE id = :id`),
    parts: PARTS[kind].map(([table, column]) =>
      db.prepare(`UPDATE ${table} SET ${column} = :aside WHERE ${column} = :id`),
    ),
  })
  const statements = {
    campaign: prepared('campaign'),
    sheet: prepared('sheet'),
    series: prepared('series'),
    record: prepared('record'),
    table: prepared('table'),
    pack: prepared('pack'),
  } as const satisfies Record<AsideKind, unknown>
  const derived = ['table_snapshots', 'tallies'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE table_id = ?`),
  )
  // The id of a version follows from its record, and the sound record may have the same version.
  const versions = db.prepare('SELECT id FROM record_versions WHERE record_id = ?').pluck()
  const moveVersion = db.prepare('UPDATE record_versions SET id = ?, record_id = ? WHERE id = ?')
  const unnameDamaged = db.prepare('DELETE FROM damaged_in_bin WHERE kind = ? AND key = hex(?)')
  const nameDamaged = db.prepare(
    'INSERT OR REPLACE INTO damaged_in_bin (kind, key, deleted_at) VALUES (?, hex(?), ?)',
  )
  const countActions = db.prepare('SELECT count(*) FROM table_actions WHERE table_id = ?').pluck()
  const follow = db.prepare(`
    UPDATE tables SET revision = max(revision, (SELECT
      CASE WHEN typeof(revision) = 'integer' AND revision BETWEEN 0 AND ${MOST_REVISIONS}
        THEN revision ELSE 0 END
      FROM tables AS earlier WHERE earlier.id = :aside)) + 1
    WHERE id = :id`)

  const move = (kind: AsideKind, id: string, at: Instant): string => {
    const aside: string = randomUUID()
    db.pragma('defer_foreign_keys = ON')
    if (kind === 'table') for (const statement of derived) statement.run(id)
    statements[kind].move.run(WITHOUT_BIN.includes(kind) ? { id, aside } : { id, aside, at })
    for (const statement of statements[kind].parts) statement.run({ id, aside })
    if (kind === 'record')
      for (const version of versions.all(id)) moveVersion.run(randomUUID(), aside, version)
    unnameDamaged.run(kind, id)
    if (WITHOUT_BIN.includes(kind)) nameDamaged.run(kind, aside, at)
    return aside
  }

  const textColumns = db
    .prepare<[string], string>("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'")
    .pluck()
  const references = db
    .prepare<[string], string>('SELECT "from" FROM pragma_foreign_key_list(?)')
    .pluck()
  /** The same bytes as text, but for those that refer to nothing: SQLite moves no row with bytes in place of text. */
  const readAsText = (kind: AsideKind, id: string): void => {
    for (const [table, key] of [[TABLES[kind], 'id'], ...PARTS[kind]] as const) {
      const refers = new Set(references.all(table))
      const casts = textColumns
        .all(table)
        .map((column) =>
          refers.has(column)
            ? `${column} = iif(typeof(${column}) = 'blob', NULL, ${column})`
            : `${column} = CAST(${column} AS TEXT)`,
        )
      db.prepare(`UPDATE ${table} SET ${casts.join(', ')} WHERE ${key} = ?`).run(id)
    }
  }
  const moveAsText = (kind: AsideKind, id: string, at: Instant): string => {
    readAsText(kind, id)
    return move(kind, id, at)
  }
  /** Null where SQLite refuses it; then nothing has changed. */
  const tryTo = (work: () => string): string | null => {
    try {
      return db.transaction(work)()
    } catch (error) {
      if (isConstraint(error)) return null
      throw error
    }
  }

  return {
    isStored: (kind: AsideKind, id: string): boolean => statements[kind].stored.get(id) === 1,
    /** How many actions a table has, whether they can be read or not. */
    stepsStored: (id: TableId): number => Number(countActions.get(id)),
    /**
     * Nothing stands under the id any more when the call returns: the caller puts a sound thing there.
     * @returns the id under which it now is
     * @throws Refusal `database-damaged` where its row cannot be written to
     */
    setAside: (kind: AsideKind, id: string, at: Instant): string => {
      const aside = tryTo(() => move(kind, id, at)) ?? tryTo(() => moveAsText(kind, id, at))
      if (aside === null) throw new Refusal('database-damaged', 'The row cannot be written to.')
      return aside
    },
    /** Gives a table a revision that the one set aside never had: nothing kept of that one counts for it. */
    followRevision: (id: TableId, aside: string): void => {
      follow.run({ id, aside })
      setTableChecksum(id)
    },
  }
}
