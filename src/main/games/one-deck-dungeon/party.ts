/** What the size of the party changes: the sides of cards, and what four heroes double (R39–R41). */
import type { DieColor, Side } from '@shared/games/one-deck-dungeon'
import { seats } from './transition'
import type { State } from './state'

/** Dice in one set of the game, per colour. */
export const DICE: Readonly<Record<DieColor, number>> = {
  strength: 8,
  agility: 8,
  magic: 8,
  heroic: 6,
}

/** Heroes that need two sets of the game. */
const TWO_SETS = 4

/** Which sides of hero and level cards are in play. */
export function sideOf(state: Pick<State, 'options'>): Side {
  return state.options.heroes.length === 1 ? 'solo' : 'party'
}

/** How many sets of the game are on the table: one, or two for four heroes. */
export function sets(state: Pick<State, 'options'>): 1 | 2 {
  return state.options.heroes.length === TWO_SETS ? 2 : 1
}

/** Dice of a colour in the game (R16, R39). */
export function diceInGame(state: Pick<State, 'options'>, color: DieColor): number {
  return DICE[color] * sets(state)
}

/** Cards behind a door: with four heroes a stack of two (R39). */
export const cardsPerDoor = sets

/** Whether the party meets a room's two encounters in pairs (R39). */
export function fightsInPairs(state: Pick<State, 'options'>): boolean {
  return sets(state) === 2
}

/** Every way to send two of four heroes first; the others are the second pair. */
export function pairs(state: Pick<State, 'options'>): readonly (readonly [number, number])[] {
  return seats(state).flatMap((first) =>
    seats(state)
      .filter((second) => second > first)
      .map((second) => [first, second] as const),
  )
}
