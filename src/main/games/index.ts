/** The games of the house, by id. */
import type { Game } from './game'
import type {
  GameAction,
  GameCatalogue,
  GameEvent,
  GameId,
  GameOptions,
  GameOutcome,
  GameTally,
  GameView,
} from '@shared/games'
import { oneDeckDungeon } from './one-deck-dungeon'

/** A game whose state only that game reads. */
export type AnyGame = Game<
  GameOptions,
  unknown,
  GameAction,
  GameEvent,
  GameView,
  GameOutcome,
  GameCatalogue,
  GameTally
>

export const games: Readonly<Record<GameId, AnyGame>> = {
  'one-deck-dungeon': oneDeckDungeon,
}
