/** The games of the app, as the screens know them: one line each. */
import type { CallError } from '@shared/errors'
import { phrases } from '@shared/games'
import type { GameId, Phrases } from '@shared/games'
import type { GameScreens } from './screens'
import { screens as dungeonDigger } from './dungeon-digger'
import { screens as dungeonRun } from './dungeon-run'
import { screens as oneDeckDungeon } from './one-deck-dungeon'
import { screens as paperDungeons } from './paper-dungeons'

const registered: readonly [GameScreens, ...GameScreens[]] = [
  oneDeckDungeon,
  paperDungeons,
  dungeonRun,
  dungeonDigger,
]

/** Every game, in the order in which they are offered. */
export const games: readonly GameScreens[] = registered
/** Where an address names no game. */
export const firstGame: GameScreens = registered[0]

/** The games in whose cards, or rules, one can look things up. */
export function gamesWith(book: 'codex' | 'reference'): readonly GameScreens[] {
  return games.filter((game) => game[book] !== null)
}

/** @throws Error where there is no such game: the app's own lists know no other */
export function screensOf(game: GameId): GameScreens {
  const found = games.find(({ id }) => id === game)
  if (found === undefined) throw new Error(`There are no screens of ${game}.`)
  return found
}

/** @throws Error where there is no such game */
export function phrasesOf(game: GameId): Phrases {
  const found = phrases[game]
  if (found === undefined) throw new Error(`There are no phrases of ${game}.`)
  return found
}

/** The rule behind a refusal, and the game whose rule it is; null where none is. */
export function whyOf(error: Pick<CallError, 'code'>): {
  readonly game: GameId
  readonly topic: string
} | null {
  for (const game of games) {
    const topic = game.why(error)
    if (topic !== null) return { game: game.id, topic }
  }
  return null
}
