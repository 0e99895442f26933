/** Finding a table in the state that a call needs it in, or refusing the call. */
import * as v from 'valibot'
import type { TableSummary } from '@shared/api'
import { dayPlayed } from '@shared/days'
import { Refusal } from '@shared/errors'
import type { GameTypes, SeatInfo, Standing } from '@shared/games/game'
import type { TableId } from '@shared/ids'
import { findGame, isOfNewerRules } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { fitted } from '../store/kept'
import { readRow } from '../store/rows'
import type { TableHead, TableQueries, TableRow } from '../store/table-queries'
import type { Beginning } from './replay'

export function tableLookups(queries: TableQueries, games: Games) {
  /** As much of a table, in the bin or not, as is needed to move it. @throws Refusal `not-found`, `deleted` */
  const requireHead = (id: TableId): TableHead => outOfCampaignBin(queries.tableHead(id))
  /** @throws Refusal `not-found`, `deleted` */
  const requireLiveHead = (id: TableId): TableHead => outOfBin(requireHead(id))
  /** @throws Refusal `not-found`, `deleted`, `database-damaged` */
  const requireLiveTable = (id: TableId): TableRow =>
    checked(outOfBin(outOfCampaignBin(queries.table(id))))
  /**
   * How a game ended, its own kind reads; one of a kind that is not here cannot be read at all. How games of newer
   * rules end is not known here: they are refused where they are opened.
   */
  const checked = (row: TableRow): TableRow => {
    if (isOfNewerRules(games, row)) return row
    const { outcome } = readGame(row).schemas
    readRow(v.object({ outcome: v.nullable(outcome) }), { outcome: row.outcome }, 'tables')
    return row
  }
  const readGame = ({ game: id }: TableRow): Game => {
    const game = findGame(games, id)
    if (game !== null) return game
    const details = { table: 'tables', column: 'game' }
    throw new Refusal('database-damaged', 'A row of tables is of a game that is not here.', details)
  }
  /** @throws Refusal `not-found`, `deleted`, `table-over` */
  const requirePlayingTable = (id: TableId): TableRow => {
    const row = requireLiveTable(id)
    if (row.status !== 'playing') throw new Refusal('table-over', 'The game at this table is over.')
    return row
  }
  /** @throws Refusal `not-found`, `deleted`, `table-over`, `stale-revision` */
  const requireCurrentTable = (id: TableId, revision: number): TableRow => {
    const row = requirePlayingTable(id)
    if (row.revision === revision) return row
    const message = 'The table has changed since this revision.'
    throw new Refusal('stale-revision', message, { revision: row.revision })
  }

  /** What a list says of a table; null where the table is damaged. */
  const readSummary = (row: TableRow): TableSummary | null => {
    const columns = readGameColumns(games, row)
    const seats = queries.readableSeats(row.id)
    return columns === null || seats === null ? null : summaryOf(row, columns, seats)
  }

  /**
   * @throws Refusal `database-damaged`, and `table-newer` where the game was begun by rules that are not here yet
   */
  const beginningOf = (row: TableRow): Beginning => {
    const { rulesVersion: rules, seed, script } = row
    const game = readGame(row)
    if (isOfNewerRules(games, row)) {
      const details = { rulesVersion: rules, current: game.rulesVersion }
      throw new Refusal('table-newer', 'The game was begun by rules of a newer release.', details)
    }
    const { options } = readRow(
      v.object({ options: game.schemas.options }),
      { options: row.options },
      'tables',
    )
    return { game, rules, options, seed, script }
  }

  return {
    requireHead,
    requireLiveHead,
    requireLiveTable,
    requirePlayingTable,
    requireCurrentTable,
    readSummary,
    beginningOf,
  }
}
export type TableLookups = ReturnType<typeof tableLookups>

/** @throws Refusal `not-found`, and `deleted` where the whole campaign is in the bin */
function outOfCampaignBin<Row extends TableHead>(row: Row | null): Row {
  if (row === null) throw new Refusal('not-found', 'There is no such table.')
  if (row.campaignDeleted) throw new Refusal('deleted', "The table's campaign is in the bin.")
  return row
}
/** @throws Refusal `deleted` */
function outOfBin<Row extends TableHead>(row: Row): Row {
  if (row.deletedAt !== null) throw new Refusal('deleted', 'The table is in the bin.')
  return row
}

/** What a list says of a table. */
export function summaryOf(
  row: Omit<TableRow, keyof GameColumns | 'script' | 'campaignDeleted'>,
  { options, outcome, standings, progress }: GameColumns,
  seats: readonly SeatInfo[],
): TableSummary {
  return {
    table: row.id,
    game: row.game,
    status: row.status,
    options,
    campaign: row.campaign,
    series: row.series,
    daily: row.daily,
    seats,
    revision: row.revision,
    startedAt: row.startedAt,
    updatedAt: row.updatedAt,
    day: row.status === 'playing' ? null : dayPlayed(row),
    deletedAt: row.deletedAt,
    outcome,
    standings,
    seed: row.status === 'playing' ? null : row.seed,
    progress,
  }
}

/** What a table's row holds of its game, read by that game. */
export interface GameColumns {
  readonly options: GameTypes['options']
  readonly progress: GameTypes['progress']
  /** Null: none yet. */
  readonly outcome: GameTypes['outcome']
  readonly standings: readonly Standing[] | null
}

/** Null where that is damaged, or of a game that is not here. */
export function readGameColumns(
  games: Games,
  {
    game: id,
    options,
    progress,
    outcome,
  }: Pick<TableRow, 'game' | 'options' | 'progress' | 'outcome'>,
): GameColumns | null {
  const game = findGame(games, id)
  if (game === null) return null
  const { schemas } = game
  const columns = v.safeParse(
    v.object({
      options: schemas.options,
      progress: schemas.progress,
      outcome: v.nullable(schemas.outcome),
    }),
    { options, progress, outcome },
  )
  if (!columns.success) return null
  const read = fitted(columns.output)
  const { outcome: ended } = read
  return { ...read, standings: ended === null ? null : game.standings(ended) }
}
