/** A moment of placing: dice, boxes still open, what has been prevented. What the solver makes of it. */
import type { Die } from '@shared/games/one-deck-dungeon'
import {
  prepare,
  solve,
  type LooseDie,
  type Payment,
  type Placement,
  type Prepared,
} from '../solver'
import { UNLIMITED } from '../solver-plan'
import { heroicDiceOf, type Fight } from './fight'
import { memoized } from './memoize'
import { priceIn, type Prevented, type Standing } from './price'

export interface Position {
  readonly fight: Fight
  readonly standing: Standing
  readonly dice: readonly Die[]
  readonly prevented: Prevented
}

/** Steps of the solver where many rolls are weighed; where dice are really placed there is no limit. */
export const COARSE = 80
export const ROUGH = 200

const NO_PLACEMENT: Placement = { cost: Infinity, covers: [], paid: [] }

/** All that a placement depends on, as text. */
export function keyOf({ fight, standing, dice, prevented }: Position): string {
  return [
    ...dice.map((die) => `${die.id}${die.hero}${die.color}${die.value}${die.only}`),
    ...fight.boxes.map((box) => `${box.id}${box.times}`),
    fight.ability,
    fight.heroicOut,
    JSON.stringify(standing),
    prevented.damage,
    prevented.time,
  ].join(' ')
}

/** Placements worked out with care, each for several steps of placing. */
const placements = memoized<Placement>(200)

/** The best placement of a position, worked out with care. */
export function bestPlacement(position: Position): Placement {
  return placements(keyOf(position), () => place(position, UNLIMITED))
}

const NOTHING: readonly never[] = []

/**
 * What can be placed where, made ready for many hands in the same fight.
 */
export function problemOf(fight: Fight, standing: Standing, prevented: Prevented): Prepared {
  return prepare({
    boxes: fight.boxes,
    heroicDice: heroicDiceOf(fight),
    price: priceIn(fight, standing, prevented),
  })
}

/** The best placement of dice, after payments that bring more; infinitely dear where they cannot be made. */
export function placeOn(
  problem: Prepared,
  dice: readonly Die[],
  budget: number,
  payments: readonly Payment[] = NOTHING,
  gains: readonly LooseDie[] = NOTHING,
): Placement {
  return solve(problem, { dice, payments, gains, budget }) ?? NO_PLACEMENT
}

/** The same for a single position. */
export function place(
  { fight, standing, dice, prevented }: Position,
  budget: number,
  payments: readonly Payment[] = NOTHING,
  gains: readonly LooseDie[] = NOTHING,
): Placement {
  return placeOn(problemOf(fight, standing, prevented), dice, budget, payments, gains)
}
