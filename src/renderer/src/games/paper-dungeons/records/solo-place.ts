/** Where a game alone stands among those that bots played in the same dungeon. */
import { BOT_LEVELS, type BotLevel } from '@shared/games'
import type { DungeonId } from '@shared/games/paper-dungeons'
import scores from './solo-scores.json'

/** Of each dungeon and bot the lowest score, the highest, and one for each percent between them. */
const PERCENTILES: Readonly<Record<DungeonId, Readonly<Record<BotLevel, readonly number[]>>>> =
  scores

/** How many games of each bot in each dungeon the scores were taken from. */
const GAMES: Readonly<Record<BotLevel, number>> = { easy: 12_000, normal: 1_000, hard: 300 }

export interface SoloPlace {
  readonly bot: BotLevel
  readonly games: number
  /** Of a hundred results, how many are lower. */
  readonly ahead: number
  /** The scores that 5, 25, 50, 75 and 95 of a hundred do not exceed. */
  readonly spread: readonly [number, number, number, number, number]
}

/** The place among the results of each bot. */
export function soloPlaces(dungeon: DungeonId, total: number): readonly SoloPlace[] {
  return BOT_LEVELS.map((bot) => {
    const results = PERCENTILES[dungeon][bot]
    const at = (percent: number): number => results[percent] ?? 0
    // The lowest of all is one result, and no share of them.
    const lower = results.slice(1).filter((score) => score < total).length
    return { bot, games: GAMES[bot], ahead: lower, spread: [at(5), at(25), at(50), at(75), at(95)] }
  })
}

/**
 * The best of the other scores; null: there is none.
 * @param scores of all games that count, this one among them where it does
 */
export function bestOfOthers(scores: readonly number[], total: number): number | null {
  const own = scores.lastIndexOf(total)
  const others = scores.filter((_, at) => at !== own)
  return others.length === 0 ? null : Math.max(...others)
}
