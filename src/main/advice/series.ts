/** Games that a simulation plays: which ones, with which seeds, and what they add up to. */
import type { GameId } from '@shared/games/game'
import type { Options } from '@shared/games/one-deck-dungeon'
import { checksumOfAll } from './checksum'
import { wilson } from '@shared/interval'

/** Games of the same options, each with a seed of its own. */
export interface Series {
  readonly game: GameId
  readonly options: Options
  readonly games: number
  /** A 32-bit integer, from which each game's seed is drawn. */
  readonly seed: number
}

/** What is kept of a game played to its end. */
export interface Played {
  readonly won: boolean
  readonly actions: number
  readonly checksum: string
}

/** The last line of a simulation. */
export interface Summary {
  readonly games: number
  readonly wins: number
  readonly winRate: number
  /** The 95% interval of the win rate. */
  readonly interval: readonly [number, number]
  readonly actions: number
  readonly checksum: string
}

/** The seed of the `index`-th game: neighbours differ in every bit (the finalizer of MurmurHash 3). */
export function seedOf(seed: number, index: number): number {
  let mixed = (seed + Math.imul(index, 0x9e3779b9)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const rounded = (rate: number): number => Math.round(rate * 10_000) / 10_000

/** Adds games up; they come in the order of their indexes. */
export function summarize(played: readonly Played[]): Summary {
  const games = played.length
  const wins = played.filter(({ won }) => won).length
  const [low, high] = wilson(wins, games)
  return {
    games,
    wins,
    winRate: rounded(wins / games),
    interval: [rounded(low), rounded(high)],
    actions: played.reduce((sum, { actions }) => sum + actions, 0),
    checksum: checksumOfAll(played.map(({ checksum }) => checksum)),
  }
}
