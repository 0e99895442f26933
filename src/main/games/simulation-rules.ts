/** What a simulation of many games must know of a game: who plays it, and how a command line tells its options. */
import type { GameTypes, Seat } from '@shared/games/game'

/** Plays for everyone who is asked as one. */
export interface PartyBot<T extends GameTypes> {
  /** One of the listed actions, from what lies open to all. */
  choose(view: T['view'], actions: readonly T['action'][]): T['action']
}

/** Flags of a game's own, which stand for options. */
export interface SimulationFlags<T extends GameTypes> {
  /** Every flag, with the value that it has where it is left out. */
  readonly defaults: Readonly<Record<string, string>>
  /** A line about each. */
  readonly usage: readonly string[]
  /**
   * The options that flags stand for, one series of games each.
   * @returns a sentence about what would be right, where they stand for none
   */
  optionsOf(flags: Readonly<Record<string, string>>): readonly T['options'][] | string
}

/** Games by which speed is measured. */
export interface MeasuredGames {
  /** How they are called. */
  readonly name: string
  /** The command line that plays them, without how many. */
  readonly flags: readonly string[]
  /** How many to each game that is asked for: long ones are fewer. */
  readonly share: number
}

/** What rules work out again and again while a game is played, measured by itself. */
export interface MeasuredWork {
  readonly name: string
  /** Makes ready what is asked. */
  prepare(): {
    /** How many questions are answered each time. */
    readonly count: number
    /** @returns what came of it, plain data: the same each time */
    work(): unknown
  }
}

export interface SimulationRules<T extends GameTypes = GameTypes> {
  /** Null: only seats are asked, and the game's bots sit there. */
  readonly party: PartyBot<T> | null
  /** Null: options are told as JSON alone. */
  readonly flags: SimulationFlags<T> | null
  /** What tells games of these options from others. */
  describe(options: T['options']): Readonly<Record<string, string | null>>
  /** What `npm run bench` plays of it. */
  readonly measured: readonly MeasuredGames[]
  /** What it measures besides; left out where whole games say enough. */
  readonly works?: readonly MeasuredWork[]
  /** What a seat's results are told apart by besides its bot, by kind: the cards that it had, say. */
  traitsOf(outcome: T['outcome'], seat: Seat): Readonly<Record<string, string>>
}

/** The span that a number lies in. @param firsts the first number of each span, rising; whatever is below them lies in the first */
export function spanOf(value: number, firsts: readonly number[]): string {
  const at = Math.max(
    0,
    firsts.findLastIndex((first) => value >= first),
  )
  const next = firsts[at + 1]
  return next === undefined ? `${firsts[at] ?? 0}+` : `${firsts[at] ?? 0}-${next - 1}`
}
