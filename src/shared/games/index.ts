/** The games of the app, by id: one line each, and one more for a game that has calls of its own. */
import type { CallError } from '../errors'
import { calls as dungeonDiggerCalls } from './dungeon-digger/calls'
import { phrases as dungeonDigger } from './dungeon-digger/phrases'
import { calls as dungeonRunCalls } from './dungeon-run/calls'
import { phrases as dungeonRun } from './dungeon-run/phrases'
import type { GameId, Phrases } from './game'
import { calls as oneDeckDungeonCalls } from './one-deck-dungeon/calls'
import { phrases as oneDeckDungeon } from './one-deck-dungeon/phrases'
import { calls as paperDungeonsCalls } from './paper-dungeons/calls'
import { phrases as paperDungeons } from './paper-dungeons/phrases'

export * from './game'

const registered = {
  'one-deck-dungeon': oneDeckDungeon,
  'paper-dungeons': paperDungeons,
  'dungeon-run': dungeonRun,
  'dungeon-digger': dungeonDigger,
} as const
type Registered = keyof typeof registered

/** What main and renderer say of a game in the same words. */
export const phrases: Readonly<Record<GameId, Phrases>> = registered
export const GAMES = Object.keys(registered) as unknown as readonly [Registered, ...Registered[]]
/** The game of a call that names none. */
export const [DEFAULT_GAME] = GAMES

/** The game whose own refusal this is; null: the app's. */
export function gameOfError({ code }: Pick<CallError, 'code'>): GameId | null {
  return GAMES.find((id) => code.startsWith(`${id}.`)) ?? null
}

/** The calls that games bring beside those of every game. */
export const gameCalls = {
  ...oneDeckDungeonCalls,
  ...paperDungeonsCalls,
  ...dungeonRunCalls,
  ...dungeonDiggerCalls,
} as const
