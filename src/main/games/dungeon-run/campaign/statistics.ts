/** What games that count add up to: by hero, by Boss, by how they ended, and the best scores alone. */
import {
  BOSSES,
  HEROES,
  HOW_ENDED,
  soloTotal,
  type DungeonRunTypes,
  type HeroId,
  type Outcome,
  type RunStatistics,
  type SoloPlace,
} from '@shared/games/dungeon-run'
import type { StatisticsLookup } from '../../campaign-rules'
import type { CountedGame } from '../../counted-games'
import { countOf, isPresent, meanOf } from '../../figures'

export type Played = CountedGame<DungeonRunTypes>

/** A hero that counts, in one game. */
interface Run {
  readonly game: Played
  readonly hero: HeroId
  readonly won: boolean
}

export function runsOf(games: readonly Played[]): readonly Run[] {
  return games.flatMap((game) =>
    game.seats.flatMap((seat) => {
      const hero = game.outcome.heroes[seat]
      return hero === undefined ? [] : [{ game, hero, won: game.outcome.winner === seat }]
    }),
  )
}
/** Points of a game alone; null: others were there. */
export function scoreOf({ solo, winner }: Outcome): number | null {
  return solo === null ? null : soloTotal(solo, winner !== null)
}

export function statisticsOf(
  games: readonly Played[],
  lookup: StatisticsLookup<DungeonRunTypes>,
): RunStatistics {
  const runs = runsOf(games)
  return {
    together: togetherOf(games.filter(({ outcome }) => outcome.solo === null)),
    alone: aloneOf(games.filter(({ outcome }) => outcome.solo !== null)),
    endings: HOW_ENDED.flatMap((by) => {
      const ended = games.filter(({ outcome }) => outcome.by === by).length
      return ended === 0 ? [] : [{ by, games: ended }]
    }),
    byHero: HEROES.flatMap((hero) => {
      const own = runs.filter((run) => run.hero === hero)
      if (own.length === 0) return []
      const scores = own.map(({ game }) => scoreOf(game.outcome)).filter(isPresent)
      return [{ hero, ...countOf(own), best: scores.length === 0 ? null : Math.max(...scores) }]
    }),
    byBoss: BOSSES.flatMap((boss) => {
      const against = games.filter(({ outcome }) => outcome.boss === boss)
      const slain = against.filter(({ outcome }) => outcome.bossDead).length
      return against.length === 0 ? [] : [{ boss, ...countOf(against), slain }]
    }),
    pairs: HEROES.flatMap((hero) =>
      BOSSES.flatMap((boss) => {
        const met = runs.filter((run) => run.hero === hero && run.game.outcome.boss === boss)
        return met.length === 0 ? [] : [{ hero, boss, ...countOf(met) }]
      }),
    ),
    bestAlone: bestOf(games, lookup),
  }
}

function togetherOf(games: readonly Played[]): RunStatistics['together'] {
  if (games.length === 0) return null
  const rounds = meanOf(games.map(({ outcome }) => outcome.rounds).filter(isPresent))
  return { ...countOf(games), rounds }
}
function aloneOf(games: readonly Played[]): RunStatistics['alone'] {
  const scores = games.map(({ outcome }) => scoreOf(outcome)).filter(isPresent)
  const mean = meanOf(scores)
  return mean === null ? null : { ...countOf(games), best: Math.max(...scores), mean }
}

/** As many as a list of the best tells. */
const PLACES = 10

/** Of equal scores the earlier game comes first. */
function bestOf(
  games: readonly Played[],
  lookup: StatisticsLookup<DungeonRunTypes>,
): readonly SoloPlace[] {
  const scored = games.flatMap((game) => {
    const total = scoreOf(game.outcome)
    return total === null ? [] : [{ game, total }]
  })
  const best = scored.toSorted((a, b) => b.total - a.total).slice(0, PLACES)
  return best.flatMap(({ game, total }) => {
    const { record, day, outcome } = game
    const [hero] = outcome.heroes
    if (hero === undefined) return []
    const { boss, winner, rounds } = outcome
    const player = record === null ? null : (lookup.recordOf(record.id).seats[0]?.player ?? null)
    const won = winner !== null
    return [{ record: record?.id ?? null, day, player, hero, boss, total, won, rounds }]
  })
}
