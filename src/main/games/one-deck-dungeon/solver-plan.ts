/** What the solver's search is given, and how it writes down what it finds. */
import type { Seat } from '@shared/games/one-deck-dungeon'
import { BITS, unpack, type DiceCounts } from './solver-dice'

/**
 * What a placement leaves: damage and time of uncovered boxes, skulls covered, boxes and armor boxes not
 * covered. It must never fall as more is left, nor rise as more skulls are covered.
 */
export type Price = (
  damage: number,
  time: number,
  skulls: number,
  uncovered: number,
  armor: number,
) => number

/** A box to cover, or a payment to make before all boxes: so many dice of a colour, or mana of a sum. */
export interface Stage {
  readonly type: 'dice' | 'mana' | 'normal' | 'wide'
  readonly column: number
  /** What a die or a sum must reach; for a payment in dice, their number. */
  readonly value: number
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  /** Whether heroic dice may go here. */
  readonly heroic: boolean
  readonly times: 1 | 2
  /** It cannot be left: a payment, or armor in a search that covers all of it. */
  readonly must: boolean
  /** Who makes a payment; null for a box, which all dice may cover. */
  readonly payer: Seat | null
}

/** The budget of a search that goes on until nothing is cheaper. */
export const UNLIMITED = Infinity

/** A set of dice used at a stage, as one number. */
export type Move = number
const STAGE = 3 * BITS
export function moveOf(stage: number, set: number): Move {
  return (stage << STAGE) | set
}
export function stageOf(move: Move): number {
  return move >> STAGE
}
export function diceOf(move: Move): readonly number[] {
  return unpack(move & ((1 << STAGE) - 1))
}

export interface Found {
  readonly cost: number
  readonly moves: readonly Move[]
}

/** What is left open, or covered, on the way through the stages. */
export interface Tally {
  damage: number
  time: number
  skulls: number
  uncovered: number
  armor: number
}

export interface Plan {
  /** All dice; a search leaves them as it found them. */
  readonly dice: DiceCounts
  /** Payments first. */
  readonly stages: readonly Stage[]
  readonly payments: number
  /** The dice of those who pay (R14); null where any die will do. */
  readonly purses: ReadonlyMap<Seat, DiceCounts> | null
  /** Kinds that come once everything is paid. */
  readonly gains: readonly number[]
  readonly price: Price
  /** What boxes outside the search leave. */
  readonly left: { readonly damage: number; readonly time: number; readonly uncovered: number }
  /** Only placements cheaper than this are of use. */
  readonly below: number
  /** Steps at most, once any placement is found; or `UNLIMITED`. */
  readonly budget: number
}

/** Heroic dice made for one wide box at most: more would take more dice than any pool can spare. */
export const MADE_AT_MOST = 3
