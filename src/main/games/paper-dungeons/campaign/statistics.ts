/** What games that count add up to: scores with others and alone, by dungeon, and by box. */
import {
  BOXES,
  DUNGEONS,
  totalOf,
  type PaperFilters,
  type PaperPlots,
  type PaperStatistics,
  type PaperTypes,
  type ScoreSummary,
} from '@shared/games/paper-dungeons'
import type { Counted, CountedGame } from '../../counted-games'

type Games = readonly CountedGame<PaperTypes>[]

/** The boxes of the seats that count. */
function boxesOf({ outcome, seats }: CountedGame<PaperTypes>): readonly (readonly number[])[] {
  return outcome.players.filter((_, seat) => seats.includes(seat)).map(({ boxes }) => boxes)
}

function summarize(games: Games): ScoreSummary | null {
  const scores = games.flatMap(boxesOf).map(totalOf)
  if (scores.length === 0) return null
  const sum = scores.reduce((all, score) => all + score, 0)
  return { games: games.length, best: Math.max(...scores), mean: sum / scores.length }
}

export function statisticsOf(games: Games): PaperStatistics {
  const isAlone = ({ outcome }: CountedGame<PaperTypes>): boolean => outcome.players.length === 1
  return {
    together: summarize(games.filter((game) => !isAlone(game))),
    alone: summarize(games.filter(isAlone)),
    byDungeon: DUNGEONS.flatMap((dungeon) => {
      const summary = summarize(games.filter(({ outcome }) => outcome.dungeon === dungeon))
      return summary === null ? [] : [{ dungeon, ...summary }]
    }),
  }
}

export function narrow(
  { games, tallies }: Counted<PaperTypes>,
  { dungeon, players }: PaperFilters,
): Counted<PaperTypes> {
  return {
    games: games.filter(
      ({ outcome }) =>
        (dungeon === null || outcome.dungeon === dungeon) &&
        (players === null || outcome.players.length === players),
    ),
    tallies: tallies.filter(
      ({ options }) =>
        (dungeon === null || options.dungeon === dungeon) &&
        (players === null || options.players === players),
    ),
  }
}

export function plotsOf({ games }: Counted<PaperTypes>): PaperPlots {
  const all = games.flatMap(boxesOf)
  const mean = (at: number): number =>
    all.reduce((sum, boxes) => sum + (boxes[at] ?? 0), 0) / all.length
  const [A, B, C, D, E, F, G, H, I, J, K1, K2, K3] = BOXES.map((_, at) => mean(at))
  const scores = all.map((boxes) => ({ total: totalOf(boxes), boxes }))
  const means = { A, B, C, D, E, F, G, H, I, J, K1, K2, K3 } as NonNullable<PaperPlots['boxes']>
  return { scores, boxes: all.length === 0 ? null : means }
}
