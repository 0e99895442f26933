/** How much a file may bring of one game: no more than its rules can make, also by rules newer than those known here. */
import type { GameId } from '@shared/games/game'
import { findGame } from '../games'
import type { Games } from '../games'
import { itemNames } from './names'
import type { Say } from './names'
import { oversizedGame } from './refusals'

/** What an action takes besides itself: when it was taken, who took it, how it was chosen. */
const BESIDE_ACTION = 150
/** Bytes of a character at most. */
const BYTES = 3
/** Options, a script, seats and stamps. */
const BESIDE_ACTIONS = 2 * 1024 * 1024

/** Bytes of the largest table of any game. */
export function mostTableBytes(games: Games): number {
  const ofGames = Object.values(games).map(
    ({ limits }) => limits.actions * (BYTES * limits.actionLength + BESIDE_ACTION),
  )
  return BESIDE_ACTIONS + Math.max(0, ...ofGames)
}

/** A game as the table of a file tells it. */
export interface Played {
  readonly id: string
  readonly game: GameId
  readonly options: Readonly<Record<string, unknown>>
  readonly actions: readonly { readonly action: unknown }[]
}

/** @throws Refusal `oversized-game` with its name; a game that is not known here is refused elsewhere */
export function checkLimits(
  { id, game: kind, options, actions }: Played,
  games: Games,
  say: Say,
): void {
  const game = findGame(games, kind)
  if (game === null) return
  const { limits } = game
  const isBeyond =
    actions.length > limits.actions ||
    actions.some(({ action }) => JSON.stringify(action).length > limits.actionLength)
  if (isBeyond) throw oversizedGame(itemNames(say, () => '').table({ options }, game), id)
}
