/** The numbers of the game: what is printed, and what the house has set for it (the facts file says which is which). */
import type { Coin, Order, ScenarioId } from '@shared/games/dungeon-digger'

export const TOKENS = 15
/** They show gold; in Sands of Time nothing does (16.3). */
export const SCORE_TOKENS = 2
export const INGENUITY = 3
export const RESOURCES = 3
export const TYRANNY = 2
export const COLLAPSES_EACH = 2
export const COINS_EACH: readonly Coin[] = [1, 1, 1, 2, 2, 3]

export const ORDER_POINTS: Readonly<Record<Order, number>> = {
  move: 1,
  think: 1,
  sabotage: 1,
  rise: 1,
  conquer: 1,
  demolish: 2,
  work: 1,
}
export const STEPS = 3
export const BONUS_STEPS = 1

export const KITCHEN_RESOURCES = 2
export const LIBRARY_INGENUITY = 1

/** Gold that ends the game; null: none does. */
export const TARGETS: Readonly<Record<ScenarioId | 'standard', number | null>> = {
  standard: 20,
  monsterHunt: 25,
  adventurers: 25,
  sandsOfTime: null,
  dwarvenCitadel: 25,
  dragonsLair: 30,
  creatures: 30,
}

/** R28. */
export const IDLE_ROUNDS = 2
export const MOST_ROUNDS = 60

/** Monster Hunt: no tile nearer to a Portal; what conquering a Monster gives. */
export const HUNT = { distance: 3, gold: 4 }
/** Adventurers: what killing one gives. */
export const BOUNTY = { gold: 5, coins: 1 }
/** Sands of Time: the clock's start, and its hours by player. */
export const CLOCK = { start: 1, each: 10 }
/** Dwarven Citadel: R43. */
export function citadelCapacity(players: number): number {
  return 2 * players + 1
}
/** Dragon's Lair: coins on the Hoard at the start. */
export const HOARD = 3
/** Creatures: markers on a Portal that end its owner's game. */
export const MARKERS_TO_ELIMINATE = 3
