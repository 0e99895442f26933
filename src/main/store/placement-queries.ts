/** What games placed on sheets, as rows. */
import * as v from 'valibot'
import { recordId, sheetId } from '@shared/ids'
import type { Instant, RecordId, SheetId } from '@shared/ids'
import { checksumWriters } from './checksums'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import { ownedRows } from './owned-rows'
import { checkedRows, flag, json, moment, readableRows, readOne, readRows, withKeys } from './rows'
import type { CheckedRow } from './rows'

/** What was placed where: the game's own words, which it reads itself. */
const mark = v.object({ talent: v.string(), color: v.string() })
export type StoredMark = Readonly<v.InferOutput<typeof mark>>
const markRow = v.object({ record: recordId, ...mark.entries })
export type MarkRow = Readonly<v.InferOutput<typeof markRow>>

const placementRow = v.object({ sheet: sheetId, settled: flag, changedAt: moment })
const placedRow = v.object({
  ...placementRow.entries,
  record: recordId,
  marks: json(v.array(mark)),
})
/** What one game placed on one sheet, with both. */
export type PlacedRow = Readonly<v.InferOutput<typeof placedRow>>
/** What one game placed on one sheet: its marks and `settled` change together, and merge as one. */
export interface Placement {
  readonly settled: boolean
  /** In the order of placing. */
  readonly marks: readonly StoredMark[]
  readonly changedAt: Instant
}

/** The statements on what games placed on sheets, prepared once for a connection. */
export function placementQueries(db: Connection) {
  const { keepMarks } = earlierValueQueries(db)
  const { setPlacementChecksum } = checksumWriters(db)

  const marks = db.prepare(
    'SELECT record_id AS record, talent, color FROM checkmarks WHERE sheet_id = ? ORDER BY id',
  )

  const placement = db.prepare(`
    SELECT sheet_id AS sheet, settled, changed_at AS changedAt FROM sheet_records
    WHERE sheet_id = ? AND record_id = ?`)
  const placements = ownedRows(db, {
    columns: 'sheet_id AS sheet, settled, changed_at AS changedAt',
    table: 'sheet_records',
    owner: ['record_id'],
    order: 'sheet_id',
  })
  // Marks of no placement, whose ids are damaged, are told as one of their own.
  const everyPlacement = db.prepare(
    withKeys(
      `SELECT sheet, record, settled, changed_at AS changedAt,
        (SELECT json_group_array(json_object(
            'talent', CAST(talent AS TEXT), 'color', CAST(color AS TEXT)) ORDER BY checkmarks.id)
          FROM checkmarks WHERE sheet_id = sheet AND record_id = record) AS marks
      FROM (SELECT sheet_id AS sheet, record_id AS record FROM sheet_records
          UNION SELECT sheet_id, record_id FROM checkmarks)
        LEFT JOIN sheet_records ON sheet_id = sheet AND record_id = record`,
      'sheet',
      'record',
    ),
  )
  const marksOfGame = ownedRows(db, {
    columns: 'record_id AS record, talent, color',
    table: 'checkmarks',
    owner: ['sheet_id', 'record_id'],
    order: 'id',
  })
  const putPlacement = db.prepare(`
    INSERT INTO sheet_records (sheet_id, record_id, settled, changed_at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET settled = excluded.settled, changed_at = excluded.changed_at`)
  const removeMarks = db.prepare('DELETE FROM checkmarks WHERE sheet_id = ? AND record_id = ?')
  const insertMark = db.prepare(
    'INSERT INTO checkmarks (sheet_id, record_id, talent, color) VALUES (?, ?, ?, ?)',
  )

  const marksOf = (sheet: SheetId, of: RecordId): readonly StoredMark[] =>
    readRows(markRow, marksOfGame(sheet, of), 'checkmarks').map(({ talent, color }) => ({
      talent,
      color,
    }))
  /** Puts what a game placed on a sheet in the place of what is there. */
  const setPlacement = (sheet: SheetId, of: RecordId, placed: Placement): void => {
    putPlacement.run(sheet, of, placed.settled ? 1 : 0, placed.changedAt)
    removeMarks.run(sheet, of)
    for (const { talent, color } of placed.marks) insertMark.run(sheet, of, talent, color)
    setPlacementChecksum(sheet, of)
  }
  const placementOf = (sheet: SheetId, of: RecordId): Placement | null => {
    const row = readOne(placementRow, placement.get(sheet, of), 'sheet_records')
    if (row === null) return null
    return { settled: row.settled, changedAt: row.changedAt, marks: marksOf(sheet, of) }
  }

  return {
    /** Every readable mark ever placed on a sheet and not taken back, game by game in the order of placing. */
    marks: (id: SheetId): readonly MarkRow[] => readableRows(markRow, marks.all(id)),
    checkedPlacements: (): readonly CheckedRow<PlacedRow>[] =>
      checkedRows(placedRow, everyPlacement.all()),
    placement: placementOf,
    /** What a game placed on each sheet that it ever was on. */
    placements: (of: RecordId): readonly (Placement & { readonly sheet: SheetId })[] =>
      readRows(placementRow, placements(of), 'sheet_records').map((row) => ({
        ...row,
        marks: marksOf(row.sheet, of),
      })),
    /** Replaces what a game placed on a sheet, and keeps what that was. */
    changePlacement: (sheet: SheetId, of: RecordId, placed: Placement): void => {
      const before = placementOf(sheet, of)
      if (before !== null) {
        const { settled, marks, changedAt: at } = before
        keepMarks(of, sheet, { at, value: { settled, marks: [...marks] } })
      }
      setPlacement(sheet, of, placed)
    },
    setPlacement,
  }
}
