/** The daily dungeon: what a day's game is, and which was the best. */
import { outcomeSchema, totalOf } from '@shared/games/paper-dungeons'
import type { DailyScore, PaperTypes } from '@shared/games/paper-dungeons'
import { resultsOf, type DailyRules, type DailyTable } from '../daily-rules'

/**
 * What a day is drawn from. Never to be changed, nor reordered: a day already played would become another.
 * A dungeon that comes later enters under another name of the draw, from a day still to come.
 */
const DRAW = 'paper-dungeons daily dungeon'
const DUNGEONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const

/** A game alone. Behind the seed comes, by remainder, the dungeon's place in the list above. */
export const daily: DailyRules<PaperTypes> = {
  draw: DRAW,
  optionsOf: ([, dungeon = 0]) => ({
    players: 1,
    dungeon: DUNGEONS[dungeon % DUNGEONS.length] ?? DUNGEONS[0],
    missions: true,
    scattered: true,
  }),
  // Who sits there is no part of them.
  withoutPlayers: (options) => options,
  title: (day) => ({ key: 'paper.daily.of', named: { day } }),
}

/** What tables say of the daily dungeon. */
export function dailyScores(tables: readonly DailyTable[]): readonly DailyScore[] {
  return resultsOf(tables, outcomeSchema, (outcome) => {
    const boxes = outcome?.players[0]?.boxes
    return { total: boxes === undefined ? null : totalOf(boxes) }
  })
}

/** The highest total first; then what is being played, then what was abandoned. */
export function bestFirst(scores: readonly DailyScore[]): readonly DailyScore[] {
  return scores.toSorted((a, b) => {
    if (a.total !== null && b.total !== null) return b.total - a.total
    return placeOf(a) - placeOf(b)
  })
}

function placeOf({ total, status }: DailyScore): number {
  if (total !== null) return 0
  return status === 'playing' ? 1 : 2
}
