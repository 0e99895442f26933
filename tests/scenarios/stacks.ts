/** Four heroes before a room of two cards. */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { position, type Position, type Seated, type Table } from './table'

/** 0 Warrior, 1 Rogue, 2 Mage, 3 Paladin. */
export const FOUR: readonly Seated[] = [
  { hero: 'warrior' },
  { hero: 'rogue' },
  { hero: 'mage' },
  { hero: 'paladin' },
]
/** Two cards behind one door. */
export type Stack = readonly [CardId, CardId]

/** The party has gone in to a stack behind door 1. */
export const before = (stack: Stack, given: Position = {}): Table =>
  position({
    party: FOUR,
    dungeon: 'lichs-tomb',
    ...given,
    open: [stack, ...(given.open ?? [])],
  }).do('enter-room', { door: 1 })

/** Sends a pair against a card of the stack behind door 1. */
export const send = (
  table: Table,
  card: CardId,
  [first, second]: readonly [number, number],
): Table => table.do('choose-card', { card }).do('choose-pair', { first, second })
