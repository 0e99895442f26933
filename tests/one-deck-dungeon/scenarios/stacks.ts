/** Four heroes before a room of two cards. */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { FOUR } from './parties'
import { position, type Position, type Table } from './table'

/** Two cards behind one door. */
export type Stack = readonly [CardId, CardId]

/** The party has gone in to a stack behind door 1. */
export function before(stack: Stack, given: Position = {}): Table {
  return position({
    party: FOUR,
    dungeon: 'lichs-tomb',
    ...given,
    open: [stack, ...(given.open ?? [])],
  }).do('enter-room', { door: 1 })
}

/** Sends a pair against a card of the stack behind door 1. */
export function send(
  table: Table,
  card: CardId,
  [first, second]: readonly [number, number],
): Table {
  return table.do('choose-card', { card }).do('choose-pair', { first, second })
}
