/** What games add up to: which of them count, and around that what their game makes of them. */
import * as v from 'valibot'
import type { ParsedInput, Plots, RecordPage, Statistics, StatisticsScope } from '@shared/api'
import { day as aDay } from '@shared/days'
import type { Day } from '@shared/days'
import type { GameTypes } from '@shared/games/game'
import type { Instant, PlayerId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import { compareText } from '@shared/file-parts'
import { eachPlayer } from '@shared/players'
import { parseInput } from '@shared/parse-input'
import { requireGame } from '../games'
import type { Game } from '../games/game'
import { rateOf } from '../games/win-rate'
import type { StatisticsLookup } from '../games/campaign-rules'
import type { GameCounter } from './counted-games'
import type { TalliedTable } from '../games/counted-games'
import type { CampaignLookups, CampaignParts } from './lookups'
import { untilChanged } from '../store/kept'
import { viewRecordOf, viewStored } from './record-view'

export function createStatistics(
  parts: CampaignParts,
  { requireLiveCampaign }: CampaignLookups,
  counterOf: (game: Game) => GameCounter,
) {
  const { queries, games: known } = parts
  const lookupOf = (game: Game): StatisticsLookup<GameTypes> => ({
    playerOf: (id) => {
      const row = queries.readableSheet(id)
      return row?.deletedAt === null ? row.player : null
    },
    recordOf: (id) => {
      const row = queries.record(id)
      if (row === null) throw new Refusal('not-found', 'There is no such record.')
      return viewRecordOf(row, game)
    },
  })
  /** Each player once, by one name; the same order on every machine, whatever its language. */
  const namesOf = (ids: ReadonlySet<PlayerId>): readonly string[] => {
    const called = queries.playerNames()
    return eachPlayer([...ids].flatMap((id) => called.get(id) ?? []))
  }

  const kept = untilChanged<Statistics>(() =>
    queries.stateOf('records', 'endings', 'campaigns', 'players'),
  )
  const statisticsIn = (game: Game, scope: StatisticsScope): Statistics => {
    const counter = counterOf(game)
    const games = counter.games(scope)
    return {
      games: games.length,
      wins: games.filter(({ won }) => won).length,
      players: namesOf(counter.players()),
      of: game.campaign.statistics(games, lookupOf(game)),
    }
  }

  return {
    /** Reads all that statistics are made of, one game at a time: whoever asks later waits for little. */
    *prepareStatistics(): Generator<void, void> {
      for (const game of Object.values(known)) yield* counterOf(game).prepare()
    },

    /** @throws Refusal `bad-input` where there is no such game; `not-found`, `deleted` of a campaign */
    statistics: ({ scope, game: id }: ParsedInput<'statistics.get'>): Statistics => {
      const game = requireGame(known, id)
      if (scope.of === 'campaign') requireLiveCampaign(scope.campaign)
      return kept(JSON.stringify([game.id, scope]), () => statisticsIn(game, scope))
    },

    /** @throws Refusal as `statistics` */
    recordPage: ({
      scope,
      game: id,
      offset,
      limit,
    }: ParsedInput<'statistics.records'>): RecordPage => {
      const game = requireGame(known, id)
      if (scope.of === 'campaign') requireLiveCampaign(scope.campaign)
      const counter = counterOf(game)
      const records = counter
        .recordsIn(scope)
        .toSorted((a, b) => compareText(b.day, a.day) || compareText(b.endedAt, a.endedAt))
      const page = records.slice(offset, offset + limit)
      return { records: viewStored(page, parts), total: records.length }
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
      const counter = counterOf(game)
      const games = counter.games(scope)
      const isAskedFor = endedSince(since)
      const counted = game.campaign.narrow(
        {
          games: games.filter(isAskedFor),
          tallies: counter.tallies(tables, scope).filter(isAskedFor),
        },
        filters,
      )
      return {
        ended: counted.games.map(({ endedAt, day, won }) => ({ endedAt, day, won })),
        all: rateOf(counted.games),
        tallied: counted.tallies.length,
        of: game.campaign.plots(counted),
      }
    },
  }
}

/** Which games are of the time asked for: a day is held against their days, a moment against their moments. */
function endedSince(since: ParsedInput<'statistics.plots'>['since']) {
  if (since === null) return () => true
  if (v.is(aDay, since)) return ({ day }: { readonly day: Day }) => day >= since
  const from = new Date(since).toISOString()
  return ({ endedAt }: { readonly endedAt: Instant }) => endedAt >= from
}
