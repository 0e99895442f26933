/** Every table as lists and statistics need it, read once and kept until its row changes. */
import type { TableSummary } from '@shared/api'
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

export type TableIndexQueries = StoredTableQueries & Pick<Queries, 'playerNames' | 'stateOf'>

export function tableIndex(queries: TableIndexQueries, games: Games) {
  const indexed = rowCache((row): IndexedTable | null => {
    const stored = queries.storedTable(row)
    const columns = stored === null ? null : readGameColumns(games, stored)
    if (stored === null || columns === null) return null
    const { id, game, rulesVersion, campaign, series, daily, seed, status } = stored
    const { revision, startedAt, updatedAt, day, deletedAt, seats } = stored
    const begun = { id, game, rulesVersion, campaign, series, daily, seed, seats, startedAt }
    return { ...begun, status, revision, updatedAt, day, deletedAt, columns }
  })

  const kept = untilChanged<readonly RowVersion[]>(() => queries.stateOf('tables', 'campaigns'))
  const versions = (filter: TableFilter): readonly RowVersion[] =>
    kept(JSON.stringify(filter), () => queries.tableVersions(filter))

  return {
    /** Null: it cannot be read. */
    of: (version: RowVersion): IndexedTable | null => indexed(version),
    versions,
    /** Those of a list that can be read. */
    tables: (filter: TableFilter, limit?: number): readonly IndexedTable[] =>
      versions(filter)
        .slice(0, limit)
        .flatMap((version) => indexed(version) ?? []),
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
