/** What games that count add up to: by scenario, by Lord, by how they ended, awards and the highest totals. */
import {
  AWARDS,
  HOW_ENDED,
  LORDS,
  SCENARIOS,
  standings,
  type DiggerPlace,
  type DiggerStatistics,
  type DungeonDiggerTypes,
  type Score,
} from '@shared/games/dungeon-digger'
import type { StatisticsLookup } from '../../campaign-rules'
import type { CountedGame } from '../../counted-games'
import { countOf, isPresent, meanOf } from '../../figures'

export type Played = CountedGame<DungeonDiggerTypes>

/** A player that counts, in one game. */
export interface Run {
  readonly game: Played
  readonly seat: number
  readonly score: Score
  /** null: it was eliminated. */
  readonly total: number | null
  readonly won: boolean
}

export function runsOf(games: readonly Played[]): readonly Run[] {
  return games.flatMap((game) => {
    const places = standings(game.outcome)
    return game.seats.flatMap((seat) => {
      const [score, place] = [game.outcome.scores[seat], places[seat]]
      if (score === undefined || place === undefined) return []
      return [{ game, seat, score, total: place.score, won: place.won === true }]
    })
  })
}
function totalsOf(runs: readonly Run[]) {
  const totals = runs.map(({ total }) => total).filter(isPresent)
  return { best: totals.length === 0 ? null : Math.max(...totals), mean: meanOf(totals) }
}

export function statisticsOf(
  games: readonly Played[],
  lookup: StatisticsLookup<DungeonDiggerTypes>,
): DiggerStatistics {
  const runs = runsOf(games)
  const rounds = meanOf(games.map(({ outcome }) => outcome.rounds).filter(isPresent))
  return {
    all: games.length === 0 ? null : { ...countOf(games), ...totalsOf(runs), rounds },
    endings: HOW_ENDED.flatMap((by) => {
      const ended = games.filter(({ outcome }) => outcome.by === by).length
      return ended === 0 ? [] : [{ by, games: ended }]
    }),
    byScenario: [null, ...SCENARIOS].flatMap((scenario) => {
      const own = games.filter(({ outcome }) => outcome.scenario === scenario)
      if (own.length === 0) return []
      return [{ scenario, ...countOf(own), ...totalsOf(runsOf(own)) }]
    }),
    byLord: [...LORDS, null].flatMap((lord) => {
      const own = runs.filter(({ score }) => score.lord === lord)
      return own.length === 0 ? [] : [{ lord, ...countOf(own), ...totalsOf(own) }]
    }),
    awards: AWARDS.map((award) => ({
      award,
      games: runs.filter(({ score }) => score.awards.includes(award)).length,
    })),
    best: bestOf(runs, lookup),
  }
}

/** As many as a list of the best tells. */
const PLACES = 10

/** Of equal totals the earlier game comes first. */
function bestOf(
  runs: readonly Run[],
  lookup: StatisticsLookup<DungeonDiggerTypes>,
): readonly DiggerPlace[] {
  const scored = runs.flatMap((run) => (run.total === null ? [] : [{ ...run, total: run.total }]))
  const best = scored.toSorted((a, b) => b.total - a.total).slice(0, PLACES)
  return best.map(({ game: { record, day, outcome }, seat, score, total, won }) => ({
    record: record?.id ?? null,
    day,
    player: record === null ? null : (lookup.recordOf(record.id).seats[seat]?.player ?? null),
    lord: score.lord,
    scenario: outcome.scenario,
    players: outcome.scores.length,
    total,
    won,
  }))
}
