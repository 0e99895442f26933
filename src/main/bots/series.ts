/** Games that a simulation plays: which ones, with which seeds, and what they add up to. */
import type { BotLevel, GameId, Standing } from '@shared/games/game'
import { wilson } from '@shared/interval'
import { checksumOfAll } from './checksum'

/** Games of the same options, each with a seed of its own. */
export interface Series {
  readonly game: GameId
  /** As the game's own schema has parsed them. */
  readonly options: unknown
  /** The bot of each seat; none, where one bot plays for everyone. Or nobody thinks: listed actions are drawn. */
  readonly bots: readonly BotLevel[] | 'random'
  /** The version of the rules that is played by. */
  readonly rules: number
  readonly games: number
  /** A 32-bit integer, from which each game's seed is drawn. */
  readonly seed: number
}

/** What is kept of a game played to its end. */
export interface Played {
  /** By seat. */
  readonly standings: readonly Pick<Standing, 'won' | 'score'>[]
  readonly actions: number
  readonly checksum: string
}

interface Wins {
  readonly wins: number
  readonly winRate: number
  /** The 95% interval of the win rate. */
  readonly interval: readonly [number, number]
}

/** The last line of a simulation. */
export interface Summary extends Wins {
  readonly games: number
  readonly actions: number
  readonly checksum: string
}

/** How one seat did. */
export interface SeatSummary extends Wins {
  readonly bot: BotLevel
  /** On average; null where the game has no scores. */
  readonly score: number | null
}

/** The seed of the `index`-th game: neighbours differ in every bit (the finalizer of MurmurHash 3). */
export function seedOf(seed: number, index: number): number {
  let mixed = (seed + Math.imul(index, 0x9e3779b9)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000
}

function winsOf(played: readonly Played[], seat: number): Wins {
  const wins = played.filter(({ standings }) => standings[seat]?.won === true).length
  const [low, high] = wilson(wins, played.length)
  return {
    wins,
    winRate: rounded(wins / played.length),
    interval: [rounded(low), rounded(high)],
  }
}

/**
 * Adds games up; they come in the order of their indexes. Wins are those of the first seat: where everybody wins
 * or loses together, everybody's.
 */
export function summarize(played: readonly Played[]): Summary {
  return {
    games: played.length,
    ...winsOf(played, 0),
    actions: played.reduce((sum, { actions }) => sum + actions, 0),
    checksum: checksumOfAll(played.map(({ checksum }) => checksum)),
  }
}

/** How each bot did in games of one series. */
export function summarizeSeats(
  { bots }: Series,
  played: readonly Played[],
): readonly SeatSummary[] {
  if (bots === 'random') return []
  return bots.map((bot, seat) => {
    const scores = played.flatMap(({ standings }) => standings[seat]?.score ?? [])
    const sum = scores.reduce((all, score) => all + score, 0)
    const score = scores.length === 0 ? null : rounded(sum / scores.length)
    return { bot, ...winsOf(played, seat), score }
  })
}
