/**
 * What an action writes: its own row and its table's, with their checksums. Those are taken over what the app holds of the
 * table and not over what stands in the file, so that nothing that a failing disk has changed comes to be right with the next
 * action, and little has to be read.
 */
import * as v from 'valibot'
import type { TableId } from '@shared/ids'
import { checksum, TABLE_BASIS, tableText } from './checksums'
import type { Connection } from './connection'
import { readRow } from './rows'
import { stampQueries } from './stamps'
import { actionPutter, daySetter } from './table-puts'
import type { ActionRow, TableProgress } from './table-queries'

/** All as JSON but the hash. */
const basisRow = v.object({
  begun: v.string(),
  startedAt: v.string(),
  kept: v.string(),
  hash: v.string(),
})
/** What the checksums of a table's next action follow from besides that action. */
export type TableBasis = Readonly<v.InferOutput<typeof basisRow>>

/** A table as an action has left it on disk. */
export interface WrittenTable {
  readonly basis: TableBasis
  readonly revision: number
  readonly progress: string
  readonly checksum: string
}

/** An action that the rules have accepted, and what it leaves its table with. */
export interface Move {
  /** 1 for a table's first action. */
  readonly step: number
  readonly action: ActionRow
  readonly progress: TableProgress
}

/** The statements of an action, prepared once for a connection. */
export function moveQueries(db: Connection) {
  const { stamp } = stampQueries(db)
  const [putAction, setDay] = [actionPutter(db), daySetter(db)]
  const basis = db.prepare(`
    SELECT ${TABLE_BASIS}, coalesce((SELECT hash FROM table_actions
      WHERE table_id = tables.id AND step = :steps), '') AS hash
    FROM tables WHERE id = :table`)
  const updateTable = db.prepare(`
    UPDATE tables SET revision = ?, status = ?, outcome_json = ?, progress_json = ?, updated_at = ?,
      checksum = ?
    WHERE id = ?`)
  const asWritten = db
    .prepare(
      `SELECT count(*) FROM tables
      WHERE id = ? AND checksum = ? AND revision = ? AND progress_json = ? AND status = 'playing'
        AND deleted_at IS NULL AND NOT EXISTS
          (SELECT 1 FROM campaigns WHERE campaigns.id = campaign_id AND campaigns.deleted_at IS NOT NULL)`,
    )
    .pluck()

  return {
    /** What the action after so many steps builds on. */
    tableBasis: (table: TableId, steps: number): TableBasis =>
      readRow(basisRow, basis.get({ table, steps }), 'tables'),
    /**
     * Puts an action, and its table as it then stands. Stamps the status with the moment of the action where the game is over.
     * @param on what the action builds on
     */
    putMove: (table: TableId, on: TableBasis, move: Move): WrittenTable => {
      const { step, action } = move
      const { revision, status, outcome, progress, updatedAt, day } = move.progress
      const hash = putAction(table, { ...action, step, takenAt: updatedAt, before: on.hash })
      const outcomeJson = outcome === null ? null : JSON.stringify(outcome)
      const progressJson = JSON.stringify(progress)
      const text = tableText(on, {
        progress: JSON.stringify([status, revision, outcomeJson, progressJson]),
        updatedAt: JSON.stringify(updatedAt),
        last: JSON.stringify([step, hash]),
        day,
      })
      const sum = checksum(text)
      updateTable.run(revision, status, outcomeJson, progressJson, updatedAt, sum, table)
      if (status !== 'playing') {
        setDay(table, day)
        stamp('table', table, 'status', updatedAt)
      }
      return { basis: { ...on, hash }, revision, progress: progressJson, checksum: sum }
    },
    /** Whether a game goes on at a table, in no bin, and nothing has been written of it since. */
    isAsWritten: (table: TableId, { checksum: sum, revision, progress }: WrittenTable): boolean =>
      asWritten.get(table, sum, revision, progress) === 1,
  }
}
export type MoveQueries = ReturnType<typeof moveQueries>
