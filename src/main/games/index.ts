/** The games of the app, by id: one line each. */
import { Refusal } from '@shared/errors'
import type { GAMES, GameId } from '@shared/games'
import type { Game } from './game'
import type { GameCallParts } from './game-calls'
import { oneDeckDungeon } from './one-deck-dungeon'
import { calls as oneDeckDungeonCalls } from './one-deck-dungeon/calls'

/** Games by their ids; tests bring one of their own along. */
export type Games = Readonly<Record<GameId, Game>>

export const games = {
  'one-deck-dungeon': oneDeckDungeon,
} as const satisfies Readonly<Record<(typeof GAMES)[number], Game>>

/** The calls that one game alone has: one line each. */
export const gameCalls = (parts: GameCallParts) => ({ ...oneDeckDungeonCalls(parts) })

/** A game by its id; null where this release has none of that name. */
export const findGame = (of: Games, id: GameId): Game | null =>
  Object.hasOwn(of, id) ? (of[id] ?? null) : null

/** @throws Refusal `bad-input` with the field */
export const requireGame = (of: Games, id: GameId): Game => {
  const game = findGame(of, id)
  if (game === null) throw new Refusal('bad-input', 'There is no such game.', { field: 'game' })
  return game
}
