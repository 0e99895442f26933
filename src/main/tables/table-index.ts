/** Every table as lists and statistics need it, read once and kept until its row changes. */
import type { TableSummary } from '@shared/api'
import { isOfNewerRules } from '../games'
import type { Games } from '../games'
import { untilChanged } from '../store/kept'
import type { Queries } from '../store/queries'
import { rowCache } from '../store/row-cache'
import type { RowVersion } from '../store/row-cache'
import type { StoredTable, StoredTableQueries } from '../store/stored-tables'
import type { TableFilter } from '../store/table-queries'
import { readGameColumns, summaryOf } from './lookups'
import type { GameColumns } from './lookups'

/** A table that can be read; players are told by their ids, since names change. */
export interface IndexedTable extends Omit<StoredTable, keyof GameColumns | 'script'> {
  readonly columns: GameColumns
}

/** A row of the list of tables; null: it cannot be read. */
interface Indexed {
  readonly table: IndexedTable | null
  /** It was begun by rules that are not here yet. */
  readonly newer: boolean
}

export type TableIndexQueries = StoredTableQueries & Pick<Queries, 'playerNames' | 'stateOfData'>

export function tableIndex(queries: TableIndexQueries, games: Games) {
  const indexed = rowCache((row): Indexed => {
    const stored = queries.storedTable(row)
    if (stored === null) return { table: null, newer: false }
    const columns = readGameColumns(games, stored)
    const newer = isOfNewerRules(games, stored)
    if (columns === null) return { table: null, newer }
    const { id, game, rulesVersion, campaign, series, daily, seed, status } = stored
    const { revision, startedAt, updatedAt, deletedAt, seats } = stored
    const begun = { id, game, rulesVersion, campaign, series, daily, seed, seats, startedAt }
    return { table: { ...begun, status, revision, updatedAt, deletedAt, columns }, newer }
  })

  const kept = untilChanged<readonly RowVersion[]>(queries.stateOfData)
  const versions = (filter: TableFilter): readonly RowVersion[] =>
    kept(JSON.stringify(filter), () => queries.tableVersions(filter))

  return {
    of: (version: RowVersion): Indexed => indexed(version),
    versions,
    /** Those of a list that can be read. */
    tables: (filter: TableFilter, limit?: number): readonly IndexedTable[] =>
      versions(filter)
        .slice(0, limit)
        .flatMap((version) => indexed(version).table ?? []),
    summaries: (tables: readonly IndexedTable[]): readonly TableSummary[] => {
      const names = queries.playerNames()
      return tables.map((table) =>
        summaryOf(
          table,
          table.columns,
          table.seats.map(({ sheet, player, bot }) => ({
            sheet,
            player: player === null ? null : (names.get(player) ?? null),
            bot,
          })),
        ),
      )
    },
  }
}
export type TableIndex = ReturnType<typeof tableIndex>
