/** What plots are drawn from: how long games were, scores alone, and what heroes do in a game. */
import {
  FEATS,
  HEROES,
  type Feat,
  type DungeonRunTypes,
  type RunFilters,
  type RunPlots,
} from '@shared/games/dungeon-run'
import type { Counted } from '../../counted-games'
import { meanOf } from '../../figures'
import { scoreOf } from './statistics'

/** Of games and tallies that fit, the seats whose hero is asked for. */
export function narrow(
  { games, tallies }: Counted<DungeonRunTypes>,
  { hero, boss, players }: RunFilters,
): Counted<DungeonRunTypes> {
  return {
    games: games.flatMap((game) => {
      const { outcome } = game
      const seats = game.seats.filter((seat) => hero === null || outcome.heroes[seat] === hero)
      const fits =
        seats.length > 0 &&
        (boss === null || outcome.boss === boss) &&
        (players === null || outcome.heroes.length === players)
      if (!fits) return []
      return [{ ...game, seats, won: outcome.winner !== null && seats.includes(outcome.winner) }]
    }),
    tallies: tallies.flatMap((counted) => {
      const { tally, options } = counted
      const seats = counted.seats.filter(
        (seat) => hero === null || tally.seats[seat]?.hero === hero,
      )
      const fits =
        seats.length > 0 &&
        (boss === null || tally.boss === boss) &&
        (players === null || options.players === players)
      return fits ? [{ ...counted, seats }] : []
    }),
  }
}

export function plotsOf({ games, tallies }: Counted<DungeonRunTypes>): RunPlots {
  const sat = tallies.flatMap(({ tally, seats }) =>
    seats.flatMap((seat) => tally.seats[seat] ?? []),
  )
  return {
    rounds: games.flatMap(({ day, outcome: { rounds, heroes, by } }) =>
      rounds === null ? [] : [{ day, rounds, players: heroes.length, by }],
    ),
    scores: games.flatMap(({ day, outcome }) => {
      const total = scoreOf(outcome)
      if (total === null || outcome.solo === null) return []
      return [{ day, total, won: outcome.winner !== null, parts: outcome.solo }]
    }),
    feats: HEROES.flatMap((hero) => {
      const own = sat.filter((seat) => seat.hero === hero)
      if (own.length === 0) return []
      const means = Object.fromEntries(
        FEATS.map((feat) => [feat, meanOf(own.map((seat) => seat[feat])) ?? 0]),
      ) as Record<Feat, number>
      return [{ hero, games: own.length, means }]
    }),
  }
}
