/** What plots are drawn from: totals, how long games were, how gold grows, and what players do in a game. */
import {
  FEATS,
  GOLD_SOURCES,
  type DiggerFilters,
  type DiggerPlots,
  type DungeonDiggerTypes,
  type Feat,
  type GoldSource,
  type Tally,
} from '@shared/games/dungeon-digger'
import type { Counted } from '../../counted-games'
import { meanOf } from '../../figures'
import { runsOf } from './statistics'

/** Of games and tallies that fit, the seats whose Lord is asked for. */
export function narrow(
  { games, tallies }: Counted<DungeonDiggerTypes>,
  { scenario, lord, players }: DiggerFilters,
): Counted<DungeonDiggerTypes> {
  const isAskedFor = (of: string | null, count: number): boolean =>
    (scenario === null || scenario === (of ?? 'standard')) &&
    (players === null || players === count)
  return {
    games: games.flatMap((game) => {
      const { outcome } = game
      const seats = game.seats.filter(
        (seat) => lord === null || outcome.scores[seat]?.lord === lord,
      )
      if (seats.length === 0 || !isAskedFor(outcome.scenario, outcome.scores.length)) return []
      return [{ ...game, seats, won: runsOf([{ ...game, seats }]).some(({ won }) => won) }]
    }),
    tallies: tallies.flatMap((counted) => {
      const { tally, options } = counted
      const seats = counted.seats.filter(
        (seat) => lord === null || tally.seats[seat]?.lord === lord,
      )
      if (seats.length === 0 || !isAskedFor(options.scenario, options.players)) return []
      return [{ ...counted, seats }]
    }),
  }
}

type SeatTally = Tally['seats'][number]

export function plotsOf({ games, tallies }: Counted<DungeonDiggerTypes>): DiggerPlots {
  const sat = tallies.flatMap(({ tally, seats }) =>
    seats.flatMap((seat) => tally.seats[seat] ?? []),
  )
  const longest = Math.max(0, ...tallies.map(({ tally }) => tally.rounds))
  return {
    totals: runsOf(games).flatMap(({ game: { day }, total, won, score: parts }) =>
      total === null ? [] : [{ day, total, won, parts }],
    ),
    rounds: games.flatMap(({ day, outcome: { rounds, scores, by } }) =>
      rounds === null ? [] : [{ day, rounds, players: scores.length, by }],
    ),
    growth: sat.length === 0 ? [] : growthOf(sat, longest),
    feats:
      sat.length === 0
        ? null
        : {
            games: sat.length,
            means: Object.fromEntries(
              FEATS.map((feat) => [feat, meanOf(sat.map((seat) => seat[feat])) ?? 0]),
            ) as Record<Feat, number>,
          },
  }
}

/** What the mean player has gained of each source by the end of each round. */
function growthOf(sat: readonly SeatTally[], longest: number): DiggerPlots['growth'] {
  const sums = Object.fromEntries(GOLD_SOURCES.map((source) => [source, 0])) as Record<
    GoldSource,
    number
  >
  return Array.from({ length: longest }, (_, at) => {
    for (const { gold } of sat)
      for (const source of GOLD_SOURCES) sums[source] += gold[source][at] ?? 0
    const means = GOLD_SOURCES.map((source) => [source, sums[source] / sat.length])
    return { round: at + 1, gold: Object.fromEntries(means) as Record<GoldSource, number> }
  })
}
