/** The games of the app, by id: one line each. */
import type { GameId, Phrases } from './game'
import { phrases as oneDeckDungeon } from './one-deck-dungeon/phrases'

export * from './game'

const registered = { 'one-deck-dungeon': oneDeckDungeon } as const

/** What main and renderer say of a game in the same words. */
export const phrases: Readonly<Record<GameId, Phrases>> = registered
export const GAMES = Object.keys(registered) as readonly (keyof typeof registered)[]
