/** Which games count in statistics, and which of their seats. */
import * as v from 'valibot'
import type { GameRecord, StatisticsScope } from '@shared/api'
import { localDay } from '@shared/days'
import type { Seat, SeatInfo, Standing } from '@shared/games/game'
import type { CampaignId, Instant } from '@shared/ids'
import { isSamePlayer } from '@shared/players'
import type { CountedGame, CountedTally, TalliedTable } from '../games/counted-games'
import type { Game } from '../games/game'
import type { CampaignParts } from './lookups'
import { readableRecordOf } from './record-view'

type Queries = CampaignParts['queries']

/** A game's readable records, of every campaign that is not in the bin, the oldest first. */
export function recordsOf({ queries }: CampaignParts, game: Game): readonly GameRecord[] {
  return queries
    .records({ campaign: null, deleted: false })
    .filter((row) => row.game === game.id)
    .flatMap((row) => readableRecordOf(row, game) ?? [])
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
    const { endedAt, day, outcome } = record
    const standings = game.standings(outcome)
    const seats = seatsInScope(record, [...standings.keys()], scope)
    if (seats.length === 0) return []
    return [{ endedAt, day, outcome, seats, won: hasWon(standings, seats), record }]
  })
  const singles = scope.of === 'everything' ? singleGames(queries, game) : []
  return [...counted, ...singles].toSorted(byDate)
}

function hasWon(standings: readonly Standing[], seats: readonly Seat[]): boolean {
  return seats.some((seat) => standings[seat]?.won === true)
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
      const standings = game.standings(outcome)
      const seats = [...standings.keys()]
      const won = hasWon(standings, seats)
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
    readonly tables: readonly TalliedTable[]
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
      const sat = queries.readableSeats(id) ?? []
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
