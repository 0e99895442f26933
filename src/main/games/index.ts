/** The games of the app, by id: one line each. */
import { Refusal } from '@shared/errors'
import type { GAMES, GameId } from '@shared/games'
import { dungeonDigger } from './dungeon-digger'
import { dungeonRun } from './dungeon-run'
import type { Game } from './game'
import { oneDeckDungeon } from './one-deck-dungeon'
import { paperDungeons } from './paper-dungeons'

/** Games by their ids; tests bring one of their own along. */
export type Games = Readonly<Record<GameId, Game>>

export const games = {
  'one-deck-dungeon': oneDeckDungeon,
  'paper-dungeons': paperDungeons,
  'dungeon-run': dungeonRun,
  'dungeon-digger': dungeonDigger,
} as const satisfies Readonly<Record<(typeof GAMES)[number], Game>>

/** A game by its id; null where this release has none of that name. */
export function findGame(of: Games, id: GameId): Game | null {
  return Object.hasOwn(of, id) ? (of[id] ?? null) : null
}

/** What a game was begun by. */
interface BegunBy {
  readonly game: GameId
  readonly rulesVersion: number
}

/** Whether a table was begun by rules of its game that this release does not know yet. */
export function isOfNewerRules(of: Games, { game, rulesVersion }: BegunBy): boolean {
  return rulesVersion > (findGame(of, game)?.rulesVersion ?? Infinity)
}

/** The game that a table can be played by; null where this release has none of that name, or not its rules yet. */
export function findGameOfRules(of: Games, begun: BegunBy): Game | null {
  return isOfNewerRules(of, begun) ? null : findGame(of, begun.game)
}

/** @throws Refusal `bad-input` with the field */
export function requireGame(of: Games, id: GameId): Game {
  const game = findGame(of, id)
  if (game === null) throw new Refusal('bad-input', 'There is no such game.', { field: 'game' })
  return game
}
