/** Finding a table in the state that a call needs it in, or refusing the call. */
import * as v from 'valibot'
import type { TableSummary } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameOptions } from '@shared/games'
import type { TableId } from '@shared/ids'
import { games } from '../games'
import { readRow } from '../store/rows'
import type { TableHead, TableQueries, TableRow } from '../store/table-queries'
import type { Beginning } from './replay'

export const tableLookups = (queries: TableQueries) => {
  /** As much of a table, in the bin or not, as is needed to move it. @throws Refusal `not-found`, `deleted` */
  const known = (id: TableId): TableHead => outOfCampaignBin(queries.tableHead(id))
  /** @throws Refusal `not-found`, `deleted` */
  const liveHead = (id: TableId): TableHead => outOfBin(known(id))
  /** @throws Refusal `not-found`, `deleted`, `database-damaged` */
  const live = (id: TableId): TableRow => outOfBin(outOfCampaignBin(queries.table(id)))
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

  /** What a list says of a table; null where the table is damaged. */
  const readSummary = (row: TableRow): TableSummary | null => {
    const options = readOptions(row)
    if (options === null) return null
    return {
      table: row.id,
      game: row.game,
      status: row.status,
      options,
      campaign: row.campaign,
      gauntlet: row.gauntlet,
      daily: row.daily,
      sheets: queries.tableSheets(row.id),
      revision: row.revision,
      startedAt: row.startedAt,
      updatedAt: row.updatedAt,
      deletedAt: row.deletedAt,
      outcome: row.outcome,
      seed: row.status === 'playing' ? null : row.seed,
      floor: row.floor,
      turn: row.turn,
    }
  }

  return { known, liveHead, live, playing, current, readSummary }
}

/** @throws Refusal `not-found`, and `deleted` where the whole campaign is in the bin */
const outOfCampaignBin = <Row extends TableHead>(row: Row | null): Row => {
  if (row === null) throw new Refusal('not-found', 'There is no such table.')
  if (row.campaignDeleted) throw new Refusal('deleted', "The table's campaign is in the bin.")
  return row
}
/** @throws Refusal `deleted` */
const outOfBin = <Row extends TableHead>(row: Row): Row => {
  if (row.deletedAt !== null) throw new Refusal('deleted', 'The table is in the bin.')
  return row
}

/** What the game was begun with; null where that is damaged. */
export const readOptions = ({ game, options }: TableRow): GameOptions | null => {
  const parsed = v.safeParse(games[game].options, options)
  return parsed.success ? parsed.output : null
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
