/** What a library's games are at the moment, in one text: by it a later run of the app knows that nothing has changed. */
import { hash } from 'node:crypto'
import type { Connection } from './connection'

/** Every row by its checksum, and by what may change of one that is not as it was written. */
const ROWS = {
  tables: 'deleted_at',
  tallies: 'NULL',
  records: 'deleted_at',
  campaigns: 'deleted_at',
} as const

/** The statements on the state of games, prepared once for a connection. */
export function libraryStateQueries(db: Connection) {
  const all = Object.entries(ROWS).map(([table, column]) =>
    db
      .prepare(
        `SELECT group_concat(coalesce(checksum, '') || coalesce(${column}, '')) FROM ${table}`,
      )
      .pluck(),
  )
  return {
    /** Another text whenever a game, its record, what it adds up to or its campaign has changed, in this run or between two. */
    stateOfGames: (): string => hash('sha256', all.map((rows) => String(rows.get())).join(' ')),
  }
}
export type LibraryStateQueries = ReturnType<typeof libraryStateQueries>
