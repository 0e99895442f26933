/** Ways to the screens of this game. */
import type { RouteLocationRaw } from 'vue-router'

const GAME = 'one-deck-dungeon'

/** To a new game: of a campaign, for a sheet, or the next of a gauntlet. */
export function newGame(query: Readonly<Record<string, string>> = {}): RouteLocationRaw {
  return {
    name: 'new-game',
    params: { game: GAME },
    query,
  }
}
/** To the codex, or one of its cards. */
export function codexAt(card = ''): RouteLocationRaw {
  return {
    name: 'codex',
    params: { game: GAME, card },
  }
}
