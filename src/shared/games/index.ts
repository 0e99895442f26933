/** The games of the house, by id. A new game is one more line in each type here. */
import type * as odd from './one-deck-dungeon'

export { isSameAction } from './one-deck-dungeon'

export const GAMES = ['one-deck-dungeon'] as const
export type GameId = (typeof GAMES)[number]

export type GameOptions = odd.Options
export type GameAction = odd.Action
export type GameEvent = odd.Event
export type GameView = odd.View
export type GameOutcome = odd.Outcome
export type GameCatalogue = odd.Catalogue
export type GameTally = odd.Tally
