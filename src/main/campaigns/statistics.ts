/** What games add up to: which of them count, and around that what their game makes of them. */
import type { GameRecord, ParsedInput, Plots, Statistics } from '@shared/api'
import { normalName } from '@shared/players'
import { parseInput } from '@shared/parse-input'
import { requireGame } from '../games'
import { rateOf } from '../games/win-rate'
import type { PlayerLookup } from '../games/campaign-rules'
import { countedGames, countedTallies, recordsOf } from './counted-games'
import type { TalliedTable } from '../games/counted-games'
import type { CampaignLookups, CampaignParts } from './lookups'

export function createStatistics(parts: CampaignParts, { requireLiveCampaign }: CampaignLookups) {
  const { queries, games: known } = parts
  const playerOf: PlayerLookup = (id) => {
    const row = queries.readableSheet(id)
    return row?.deletedAt === null ? row.player : null
  }

  return {
    /** @throws Refusal `bad-input` where there is no such game; `not-found`, `deleted` of a campaign */
    statistics: ({ scope, game: id }: ParsedInput<'statistics.get'>): Statistics => {
      const game = requireGame(known, id)
      if (scope.of === 'campaign') requireLiveCampaign(scope.campaign)
      const records = recordsOf(parts, game)
      const games = countedGames(parts, game, { records, scope })
      return {
        games: games.length,
        wins: games.filter(({ won }) => won).length,
        players: playersIn(records),
        of: game.campaign.statistics(games, playerOf),
      }
    },

    /** @throws Refusal `bad-input` where the game has no such filter, and as `statistics` */
    plots: async (
      { scope, game: id, since, ...rest }: ParsedInput<'statistics.plots'>,
      played: () => Promise<readonly TalliedTable[]>,
    ): Promise<Plots> => {
      const game = requireGame(known, id)
      const filters = parseInput(game.campaign.filters, rest)
      if (scope.of === 'campaign') requireLiveCampaign(scope.campaign)
      const tables = await played()
      const games = countedGames(parts, game, { records: recordsOf(parts, game), scope })
      const from = since === null ? '' : new Date(since).toISOString()
      const counted = game.campaign.narrow(
        {
          games: games.filter(({ endedAt }) => endedAt >= from),
          tallies: countedTallies(parts, game, { tables, games, scope }).filter(
            ({ at }) => at >= from,
          ),
        },
        filters,
      )
      return {
        ended: counted.games.map(({ endedAt, won }) => ({ endedAt, won })),
        all: rateOf(counted.games),
        tallied: counted.tallies.length,
        of: game.campaign.plots(counted),
      }
    },
  }
}

/** Each player once, by one name; the same order on every machine, whatever its language. */
function playersIn(records: readonly GameRecord[]): readonly string[] {
  const names = records.flatMap(({ seats }) =>
    seats.flatMap(({ player }) => (player === null ? [] : [player])),
  )
  const byPlayer = new Map(names.toSorted().map((name) => [normalName(name), name]))
  return [...byPlayer.values()].toSorted()
}
