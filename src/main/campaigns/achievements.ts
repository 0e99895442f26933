/** What finished games have earned, and what one of them was the first to do: worked out from the games that count. */
import type { Achievement, EndedGame, Honours, ParsedInput, StatisticsScope } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { CampaignId, TableId } from '@shared/ids'
import { findGame, requireGame } from '../games'
import type { AchievementRules } from '../games/achievement-rules'
import type { CountedGame, GameWithTally, TalliedTable } from '../games/counted-games'
import type { Game } from '../games/game'
import { untilChanged } from '../store/kept'
import type { GameCounter } from './counted-games'
import type { CampaignLookups, CampaignParts } from './lookups'

/** A finished game as its picture tells of it. */
export interface FinishedGame extends Pick<CountedGame, 'outcome' | 'endedAt' | 'day' | 'table'> {
  readonly game: Game
  /** By seat; null: nobody has said. */
  readonly players: readonly (string | null)[]
  readonly honours: Honours
}

/** The tables of a campaign, or all, with what their games add up to. */
export type TalliesOf = (campaign: CampaignId | null) => Promise<readonly TalliedTable[]>

const EVERYTHING = { of: 'everything' } as const satisfies StatisticsScope
const NOTHING: Honours = { achievements: [], bests: [] }

export function createAchievements(
  { queries, games: known }: CampaignParts,
  { requireLiveCampaign, requireLiveRecord }: CampaignLookups,
  counterOf: (game: Game) => GameCounter,
) {
  const stateNow = (): string =>
    queries.stateOf('records', 'endings', 'campaigns', 'players', 'tallies')
  const keptGames = untilChanged<readonly GameWithTally[]>(stateNow)
  const keptEarned = untilChanged<readonly EarnedBy[]>(stateNow)
  /** The games of a scope with what is known of their steps, the oldest first. */
  const gamesOf = async (
    game: Game,
    scope: StatisticsScope,
    tallies: TalliesOf,
  ): Promise<readonly GameWithTally[]> => {
    const tables = await tallies(scope.of === 'campaign' ? scope.campaign : null)
    return keptGames(JSON.stringify([game.id, scope]), () => {
      const tallyOf = new Map<TableId | null, unknown>(tables.map(({ id, tally }) => [id, tally]))
      const games = counterOf(game).games(scope)
      return games.map((one) => ({ ...one, tally: tallyOf.get(one.table) ?? null }))
    })
  }
  const earnedIn = async (
    { rules, game }: Named,
    scope: StatisticsScope,
    tallies: TalliesOf,
  ): Promise<readonly EarnedBy[]> => {
    const games = await gamesOf(game, scope, tallies)
    return keptEarned(JSON.stringify([game.id, scope]), () =>
      rules.all.map((rule) => {
        const by = games[rule.earnedBy(games)] ?? null
        const { id, name, text } = rule
        return { by, achievement: { id, name, text, earned: by === null ? null : tell(game, by) } }
      }),
    )
  }
  /** Which game is asked about, and the scope in which it earns something. */
  const asked = (ended: EndedGame): Asked => {
    if (ended.of === 'table') {
      const row = queries.readableTable(ended.table)
      if (row === null) throw new Refusal('not-found', 'There is no such table.')
      const isIt = ({ record, table }: CountedGame): boolean =>
        record === null && table === ended.table
      return { game: findGame(known, row.game), scope: EVERYTHING, isIt }
    }
    const { id, campaign } = requireLiveRecord(ended.record)
    const game = findGame(known, requireLiveCampaign(campaign).game)
    return { game, scope: { of: 'campaign', campaign }, isIt: ({ record }) => record?.id === id }
  }

  const honoursOf = async (
    { game, scope, isIt }: Asked,
    tallies: TalliesOf,
  ): Promise<{ readonly one: GameWithTally | null; readonly honours: Honours }> => {
    if (game === null) return { one: null, honours: NOTHING }
    const all = await gamesOf(game, EVERYTHING, tallies)
    const at = all.findIndex(isIt)
    const one = all[at] ?? null
    const rules = game.achievements
    if (one === null || rules === null) return { one, honours: NOTHING }
    const earned = await earnedIn({ rules, game }, scope, tallies)
    const achievements = earned
      .filter(({ by }) => by !== null && isIt(by))
      .map(({ achievement }) => achievement)
    return { one, honours: { achievements, bests: rules.bests(one, all.slice(0, at)) } }
  }
  /** Who played, as they are called now. */
  const playersOf = (ended: EndedGame): FinishedGame['players'] => {
    const seats =
      ended.of === 'table'
        ? queries.readableSeats(ended.table)
        : requireLiveRecord(ended.record).seats
    return (seats ?? []).map(({ player }) => player)
  }

  return {
    /** @throws Refusal `bad-input` where there is no such game; `not-found`, `deleted` of a campaign */
    achievements: async (
      { scope, game: id }: ParsedInput<'statistics.achievements'>,
      tallies: TalliesOf,
    ): Promise<readonly Achievement[]> => {
      const game = requireGame(known, id)
      if (scope.of === 'campaign') requireLiveCampaign(scope.campaign)
      const rules = game.achievements
      if (rules === null) return []
      const earned = await earnedIn({ rules, game }, scope, tallies)
      return earned.map(({ achievement }) => achievement)
    },

    /** @throws Refusal `not-found`, and `deleted` of a record in the bin */
    honours: async (
      { ended }: ParsedInput<'statistics.honours'>,
      tallies: TalliesOf,
    ): Promise<Honours> => (await honoursOf(asked(ended), tallies)).honours,

    /** @throws Refusal `not-found` also where the game does not count, and `deleted` of a record in the bin */
    finishedGame: async (ended: EndedGame, tallies: TalliesOf): Promise<FinishedGame> => {
      const about = asked(ended)
      const { one, honours } = await honoursOf(about, tallies)
      if (about.game === null || one === null)
        throw new Refusal('not-found', 'There is no such finished game.')
      const { outcome, endedAt, day, table } = one
      return { game: about.game, outcome, endedAt, day, table, players: playersOf(ended), honours }
    },
  }
}

/** A game that names achievements. */
interface Named {
  readonly game: Game
  readonly rules: AchievementRules<GameTypes>
}
interface EarnedBy {
  readonly achievement: Achievement
  readonly by: CountedGame | null
}
interface Asked {
  readonly game: Game | null
  readonly scope: StatisticsScope
  readonly isIt: (game: CountedGame) => boolean
}

function tell(game: Game, { record, table, outcome, day }: CountedGame): Achievement['earned'] {
  return { record: record?.id ?? null, table, title: game.files.title(outcome), day }
}
