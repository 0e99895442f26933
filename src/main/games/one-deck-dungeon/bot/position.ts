/** A moment of placing: dice, boxes still open, what has been prevented. What the solver makes of it. */
import type { Die } from '@shared/games/one-deck-dungeon'
import { solve, type LooseDie, type Payment, type Placement } from '../solver'
import { heroicDiceOf, type Fight } from './fight'
import { remembering } from './memory'
import { priceIn, type Prevented, type Standing } from './price'

export interface Position {
  readonly fight: Fight
  readonly standing: Standing
  readonly dice: readonly Die[]
  readonly prevented: Prevented
}

/** Steps of the solver: few where many rolls are weighed, more where dice are really placed. */
export const ROUGH = 200
export const FINE = 2000

const NO_PLACEMENT: Placement = { cost: Infinity, covers: [], paid: [] }

/** All that a placement depends on, as text. */
export const keyOf = ({ fight, standing, dice, prevented }: Position): string =>
  [
    ...dice.map((die) => `${die.id}${die.color}${die.value}${die.only}`),
    ...fight.boxes.map((box) => `${box.id}${box.times}`),
    fight.ability,
    JSON.stringify(standing),
    prevented.damage,
    prevented.time,
  ].join(' ')

/** Placements worked out with care, each for several steps of placing. */
const placements = remembering<Placement>(200)

/** The best placement of a position, worked out with care. */
export const bestPlacement = (position: Position): Placement =>
  placements(keyOf(position), () => place(position, FINE))

/**
 * The best placement of a position, after payments that bring dice; infinitely dear where they cannot be made.
 */
export const place = (
  { fight, standing, dice, prevented }: Position,
  budget: number,
  payments: readonly Payment[] = [],
  gains: readonly LooseDie[] = [],
): Placement =>
  solve({
    dice,
    boxes: fight.boxes,
    payments,
    gains,
    heroicDice: heroicDiceOf(fight),
    price: priceIn(fight, standing, prevented),
    budget,
  }) ?? NO_PLACEMENT
