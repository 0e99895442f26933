/** The tallies kept of tables, as rows: derived data, which no file carries and no stamp dates. */
import * as v from 'valibot'
import { tableId } from '@shared/ids'
import type { TableId } from '@shared/ids'
import type { Connection } from './connection'
import { readableOne, whole } from './rows'

const tallyRow = v.object({
  table: tableId,
  rulesVersion: whole,
  tallyVersion: whole,
  revision: whole,
  /** JSON text, to be parsed by the game whose tally it is. */
  tally: v.string(),
})
export type TallyRow = Readonly<v.InferOutput<typeof tallyRow>>

/** The statements on tallies, prepared once for a connection. */
export function tallyQueries(db: Connection) {
  const one = db.prepare(`
    SELECT table_id AS "table", rules_version AS rulesVersion, tally_version AS tallyVersion, revision,
      tally_json AS tally
    FROM tallies WHERE table_id = ?`)
  const put = db.prepare(`
    INSERT OR REPLACE INTO tallies (table_id, rules_version, tally_version, revision, tally_json)
    VALUES (:table, :rulesVersion, :tallyVersion, :revision, :tally)`)

  return {
    /** Null also where it is damaged: a tally follows from the rest. */
    tally: (table: TableId): TallyRow | null => readableOne(tallyRow, one.get(table)),
    putTally: (row: TallyRow): void => {
      put.run(row)
    },
  }
}
export type TallyQueries = ReturnType<typeof tallyQueries>
