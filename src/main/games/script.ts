/** A script against what a game lets it dictate. */
import * as v from 'valibot'
import type { Scripts } from './game'
import { cardNotIn, ONLY_DECK, type Script } from './random'

/** The part of a script that the game knows nothing of, and what is named there. */
export interface ScriptFault {
  readonly field: 'deck' | 'decks' | 'rolls' | 'position'
  readonly named: string
}

/** The first thing that a script names although the game does not have it, or not so often; null: all is there. */
export function scriptFault(
  { decks, sides, positions }: Scripts,
  { deck = [], decks: others = {}, rolls = [], position }: Script,
): ScriptFault | null {
  const card = cardNotIn(decks[ONLY_DECK] ?? [], deck)
  if (card !== null) return { field: 'deck', named: card }
  for (const [name, cards] of Object.entries(others)) {
    const own = Object.hasOwn(decks, name) ? decks[name] : undefined
    const missing = own === undefined ? name : cardNotIn(own, cards)
    if (missing !== null) return { field: 'decks', named: missing }
  }
  if (position !== undefined) {
    const parsed = positions === null ? null : v.safeParse(positions, position)
    const [issue] = parsed?.issues ?? []
    if (parsed === null || issue !== undefined)
      return { field: 'position', named: (issue && v.getDotPath(issue)) ?? 'position' }
  }
  const most = Math.max(0, ...Object.values(sides))
  for (const roll of rolls) {
    const [name, value] = typeof roll === 'number' ? [null, roll] : [roll.roll, roll.value]
    const known = name === null ? most : Object.hasOwn(sides, name) ? (sides[name] ?? 0) : 0
    if (value > known) return { field: 'rolls', named: name ?? String(value) }
  }
  return null
}
