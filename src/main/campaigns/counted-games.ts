/** Which games count in statistics, and which of their heroes. */
import type { GameRecord, StatisticsScope } from '@shared/api'
import type { GameId } from '@shared/games/game'
import type { HeroId, OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import type { Instant } from '@shared/ids'
import type { CampaignParts } from './lookups'
import { ODD, readableOdd } from './odd-records'
import { viewOddRecord } from './record-view'

/** A game outside any campaign: it leaves no record, but its table knows how it ended. */
interface SingleGame {
  readonly endedAt: Instant
  readonly outcome: Outcome
}
/** A game with those of its heroes that count. */
export interface CountedGame extends SingleGame {
  readonly heroes: readonly HeroId[]
}

/** Games in the bin do not count; games outside campaigns count only among everything. */
export const countedGames = (
  { queries, games: known }: Pick<CampaignParts, 'queries' | 'games'>,
  scope: StatisticsScope,
) => {
  const all = queries
    .records({ campaign: null, deleted: false })
    .filter(({ game }) => game === ODD)
    .map((row) => viewOddRecord(row, known))
  const records = all.filter((record) => isInScope(record, scope))
  const singles = scope.of === 'everything' ? singleGames(queries.endedSingleTables()) : []
  const games: readonly CountedGame[] = [
    ...records.map((record) => ({
      endedAt: record.endedAt,
      outcome: record.outcome,
      heroes: heroesInScope(record, scope),
    })),
    ...singles.map((game) => ({ ...game, heroes: game.outcome.heroes })),
  ].toSorted(byDate)
  return { all, records, games }
}

const singleGames = (
  tables: readonly {
    readonly game: GameId
    readonly updatedAt: Instant
    readonly outcome: unknown
  }[],
): readonly SingleGame[] =>
  readableOdd(tables).map(({ updatedAt, outcome }) => ({ endedAt: updatedAt, outcome }))

const isInScope = ({ campaign, seats }: GameRecord, scope: StatisticsScope): boolean => {
  switch (scope.of) {
    case 'everything':
      return true
    case 'campaign':
      return campaign === scope.campaign
    case 'player':
      return seats.some(({ player }) => player?.trim() === scope.player)
  }
}

/** Of a player's games only the heroes count that this player played. */
const heroesInScope = (
  { outcome, seats }: GameRecord<OddTypes>,
  scope: StatisticsScope,
): readonly HeroId[] =>
  scope.of === 'player'
    ? outcome.heroes.filter((_, seat) => seats[seat]?.player?.trim() === scope.player)
    : outcome.heroes

const byDate = (a: SingleGame, b: SingleGame): number =>
  a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0
export const isWon = ({ outcome }: SingleGame): boolean => outcome.result === 'won'
