/** Which games count in statistics, and which of their seats. */
import * as v from 'valibot'
import type { GameRecord, StatisticsScope, TableStatus } from '@shared/api'
import { localDay } from '@shared/days'
import type { GameId, Seat, SeatInfo } from '@shared/games/game'
import type { CampaignId, Instant, TableId } from '@shared/ids'
import { isSamePlayer } from '@shared/players'
import type { CountedGame, CountedTally } from '../games/counted-games'
import type { Game } from '../games/game'
import type { CampaignParts } from './lookups'
import { viewRecordOf } from './record-view'

type Queries = CampaignParts['queries']

/** A table that is not in the bin, with what its game adds up to so far. */
export interface PlayedTable {
  readonly id: TableId
  readonly game: GameId
  readonly campaign: CampaignId | null
  readonly status: TableStatus
  readonly updatedAt: Instant
  readonly options: unknown
  readonly tally: unknown
}

/** A game's records, of every campaign that is not in the bin, the oldest first. */
export function recordsOf({ queries }: CampaignParts, game: Game): readonly GameRecord[] {
  return queries
    .records({ campaign: null, deleted: false })
    .filter((row) => row.game === game.id)
    .map((row) => viewRecordOf(row, game))
}

/**
 * Games in the bin do not count; games outside campaigns count only among everything, for they leave no record:
 * how they ended, only their tables know.
 */
export function countedGames(
  { queries }: CampaignParts,
  game: Game,
  { records, scope }: { readonly records: readonly GameRecord[]; readonly scope: StatisticsScope },
): readonly CountedGame[] {
  const counted = records.flatMap((record): readonly CountedGame[] => {
    const seats = seatsInScope(record, seatsAt(game, record.outcome), scope)
    return seats.length === 0 ? [] : [countedRecord(record, game, seats)]
  })
  const singles = scope.of === 'everything' ? singleGames(queries, game) : []
  return [...counted, ...singles].toSorted(byDate)
}

/** Every seat of a game that came out so. */
function seatsAt(game: Game, outcome: unknown): readonly Seat[] {
  return [...game.standings(outcome).keys()]
}

function hasWon(game: Game, outcome: unknown, seats: readonly Seat[]): boolean {
  const standings = game.standings(outcome)
  return seats.some((seat) => standings[seat]?.won === true)
}

function countedRecord(record: GameRecord, game: Game, seats: CountedGame['seats']): CountedGame {
  const { endedAt, day, outcome } = record
  return { endedAt, day, outcome, seats, won: hasWon(game, outcome, seats), record }
}

function singleGames(queries: Queries, game: Game): readonly CountedGame[] {
  return queries
    .endedSingleTables()
    .filter((table) => table.game === game.id)
    .flatMap(({ updatedAt: endedAt, outcome: stored }): readonly CountedGame[] => {
      const read = v.safeParse(game.schemas.outcome, stored)
      // One that is damaged costs no other its place.
      if (!read.success) return []
      const outcome = read.output
      const seats = seatsAt(game, outcome)
      const won = hasWon(game, outcome, seats)
      return [{ endedAt, day: localDay(endedAt), outcome, seats, won, record: null }]
    })
}

/** Who sat where, and in which campaign. */
interface Sat {
  readonly campaign: CampaignId | null
  readonly seats: readonly Pick<SeatInfo, 'player'>[]
}

/** Of a player's games, which are those of campaigns, only the seats count where this player sat. */
function seatsInScope(
  { campaign, seats }: Sat,
  all: readonly Seat[],
  scope: StatisticsScope,
): readonly Seat[] {
  switch (scope.of) {
    case 'everything':
      return all
    case 'campaign':
      return campaign === scope.campaign ? all : []
    case 'player':
      return campaign === null
        ? []
        : all.filter((seat) => isSamePlayer(seats[seat]?.player ?? null, scope.player))
  }
}

/** The tallies of tables on which a seat counts, each with the moment of its game. */
export function countedTallies(
  { queries }: CampaignParts,
  game: Game,
  {
    tables,
    games,
    scope,
  }: {
    readonly tables: readonly PlayedTable[]
    /** Those that count in this scope. */
    readonly games: readonly CountedGame[]
    readonly scope: StatisticsScope
  },
): readonly (CountedTally & { readonly at: Instant })[] {
  const recordOf = new Map(games.map(({ record }) => [record?.table ?? null, record]))
  return tables
    .filter((table) => table.game === game.id)
    .flatMap((table) => {
      const { id, campaign, status, options, tally, updatedAt } = table
      const record = recordOf.get(id) ?? null
      // A game that ended counts as its record does.
      if (campaign !== null && status === 'ended' && record === null) return []
      const sat = queries.tableSeats(id)
      const all = Array.from({ length: game.seats(options) }, (_, seat) => seat)
      const players = all.map((seat) => ({
        player: record?.seats[seat]?.player ?? sat[seat]?.player ?? null,
      }))
      const seats = seatsInScope({ campaign, seats: players }, all, scope)
      return seats.length === 0 ? [] : [{ options, tally, seats, at: record?.endedAt ?? updatedAt }]
    })
}

function byDate(a: CountedGame, b: CountedGame): number {
  return a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0
}
