/** Tables as lists have them: which there are, and the bin. */
import type { ParsedInput, TablePage, TableSummary, UnrecordedPage } from '@shared/api'
import type { Day } from '@shared/days'
import type { GameId } from '@shared/games/game'
import type { CampaignId, PlayerId, TableId } from '@shared/ids'
import { isSamePlayer } from '@shared/players'
import type { DailyTable } from '../games/daily-rules'
import type { TableFilter } from '../store/table-queries'
import type { TableLookups } from './lookups'
import type { Moves } from './moves'
import type { TableIndex } from './table-index'
import type { TableParts } from './table-parts'

/** Of which campaign, null for all and none, and how many at most. */
export interface Wanted {
  readonly campaign: CampaignId | null
  readonly limit?: number
}

export function createLibrary(
  { queries }: TableParts,
  lookups: TableLookups,
  moves: Moves,
  index: TableIndex,
) {
  const { requireHead, requireLiveHead, readSummary } = lookups
  const { timestamp, announce } = moves
  const page = (filter: TableFilter, limit?: number): TablePage => ({
    tables: index.summaries(index.tables(filter, limit)),
    total: index.versions(filter).length,
  })

  return {
    /** Null where the table is damaged. @throws Refusal `not-found`, `deleted` */
    get: (id: TableId): TableSummary | null => {
      requireLiveHead(id)
      const row = queries.readableTable(id)
      return row === null ? null : readSummary(row)
    },

    /** The tables that can be read. */
    list: (filter: TableFilter): readonly TableSummary[] => index.summaries(index.tables(filter)),

    /** The games that go on, the last played first, with how many there are. */
    underWay: ({ campaign, limit }: Wanted): TablePage =>
      page({ status: 'playing', campaign, deleted: false }, limit),
    /** The games that came to their end or were given up, the last first, with how many there are. */
    finished: ({ campaign, limit }: Wanted): TablePage =>
      page({ status: 'over', campaign, deleted: false }, limit),
    /** Games of a kind and a scope that leave no record, the last first, with how many there are and were given up. */
    unrecorded: ({ scope, game, limit }: ParsedInput<'statistics.unrecorded'>): UnrecordedPage => {
      const campaign = scope.of === 'campaign' ? scope.campaign : null
      const all = index.tables({ status: 'unrecorded', campaign, deleted: false })
      const names = queries.playerNames()
      const sat = ({ player }: { readonly player: PlayerId | null }): boolean =>
        scope.of !== 'player' ||
        (player !== null && isSamePlayer(names.get(player) ?? null, scope.player))
      const tables = all.filter((table) => table.game === game && table.seats.some(sat))
      return {
        tables: index.summaries(tables.slice(0, limit)),
        total: tables.length,
        givenUp: tables.filter(({ status }) => status === 'abandoned').length,
      }
    },
    /** Whether there is any table that can be read and is not in the bin. */
    everPlayed: (): boolean =>
      index
        .versions({ status: null, campaign: null, deleted: false })
        .some((version) => index.of(version) !== null),

    /** Tables of a game that are the game of one day or of any, the newest day first. */
    dailyTables: (game: GameId, day: Day | null): readonly DailyTable[] =>
      queries
        .dailyTables(day)
        .filter((row) => row.game === game)
        .map((row) => ({ ...row, seats: queries.readableSeats(row.id) })),

    /** Puts a table into the bin, also a damaged one. What its game earned stays on the sheets. */
    remove: (id: TableId): void => {
      requireLiveHead(id)
      queries.transaction(() => {
        const at = queries.next('table', id, 'deletedAt', timestamp())
        queries.setTableDeleted(id, at, at)
      })
      announce(requireHead(id))
    },
    /** Takes a table out of the bin; null is said of one that is as damaged as it went in. */
    restore: (id: TableId): TableSummary | null => {
      if (requireHead(id).deletedAt !== null) {
        queries.transaction(() => {
          queries.setTableDeleted(id, null, queries.next('table', id, 'deletedAt', timestamp()))
        })
        announce(requireHead(id))
      }
      const row = queries.readableTable(id)
      return row === null ? null : readSummary(row)
    },
  }
}
