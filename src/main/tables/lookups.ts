/** Finding a table in the state that a call needs it in, or refusing the call. */
import * as v from 'valibot'
import type { TableSummary } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameOptions } from '@shared/games'
import type { TableId } from '@shared/ids'
import { games } from '../games'
import { readRow } from '../store/rows'
import type { TableQueries, TableRow } from '../store/table-queries'
import type { Beginning } from './replay'

export const tableLookups = (queries: TableQueries) => {
  /** @throws Refusal `not-found`, and `deleted` where the whole campaign is in the bin */
  const known = (id: TableId): TableRow => {
    const row = queries.table(id)
    if (row === null) throw new Refusal('not-found', 'There is no such table.')
    if (row.campaignDeleted) throw new Refusal('deleted', "The table's campaign is in the bin.")
    return row
  }
  /** @throws Refusal `not-found`, `deleted` */
  const live = (id: TableId): TableRow => {
    const row = known(id)
    if (row.deletedAt !== null) throw new Refusal('deleted', 'The table is in the bin.')
    return row
  }
  /** @throws Refusal `not-found`, `deleted`, `table-over` */
  const playing = (id: TableId): TableRow => {
    const row = live(id)
    if (row.status !== 'playing') throw new Refusal('table-over', 'The game at this table is over.')
    return row
  }
  /** @throws Refusal `not-found`, `deleted`, `table-over`, `stale-revision` */
  const current = (id: TableId, revision: number): TableRow => {
    const row = playing(id)
    if (row.revision === revision) return row
    const message = 'The table has changed since this revision.'
    throw new Refusal('stale-revision', message, { revision: row.revision })
  }

  const summaryOf = (row: TableRow): TableSummary => ({
    table: row.id,
    game: row.game,
    status: row.status,
    options: optionsOf(row),
    campaign: row.campaign,
    gauntlet: row.gauntlet,
    daily: row.daily,
    sheets: queries.tableSheets(row.id),
    revision: row.revision,
    startedAt: row.startedAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    outcome: row.outcome,
    floor: row.floor,
    turn: row.turn,
  })

  return { known, live, playing, current, summaryOf }
}

/** What the game was begun with. @throws Refusal `database-damaged` */
const optionsOf = ({ game, options }: TableRow): GameOptions =>
  readRow(v.object({ options: games[game].options }), { options }, 'tables').options

/** @throws Refusal `database-damaged`, and `table-unreadable` where the game was played by rules that are not here */
export const beginningOf = (row: TableRow): Beginning => {
  const { rulesVersion, seed, script } = row
  const game = games[row.game]
  if (rulesVersion !== game.rulesVersion) {
    const details = { rulesVersion, current: game.rulesVersion }
    throw new Refusal('table-unreadable', 'The game was played by another rules version.', details)
  }
  return { game, options: optionsOf(row), seed, script }
}
