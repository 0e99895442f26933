/**
 * The strong bot: rules of thumb where they are plain, and where what is done decides who wins its choices are played out
 * to the end (`playouts.ts`): its turns once the Boss is up, help and hindrance in the endgame, Summon; alone its turns beside a monster.
 */
import type { Action, DungeonRunTypes, View } from '@shared/games/dungeon-run'
import type { Bot } from '../../game'
import { bestOfPlayouts } from './playouts'
import { bestBy, worthIn, type Worth } from './rules-of-thumb'

/** As many choices are played out, of those that look best. */
const WIDTH = 4
/** What looks so much worse than the best is not played out. */
const MARGIN = 7

export const hard: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    const worth = worthIn(view, seat)
    const best = bestBy(actions, worth)
    if (!isDecisive(view)) return best
    const candidates = candidatesOf(actions, worth)
    return candidates.length < 2 ? best : bestOfPlayouts(view, seat, candidates, random)
  },
}
/** What is done now decides who wins. */
function isDecisive({ question, lair, endgame, options, heroes, rooms }: View): boolean {
  const type = question?.type
  if (type === 'offer' || type === 'summon') return endgame
  if (type !== 'menu') return false
  // Alone any Fight may be the last one.
  return options.players > 1 ? lair !== null : rooms[heroes[0]?.at ?? 0]?.monster != null
}
/** The best-looking first. */
function candidatesOf(actions: readonly Action[], worth: Worth): readonly Action[] {
  const sorted = actions
    .map((action) => ({ action, value: worth(action) }))
    .toSorted((one, other) => other.value - one.value)
  const most = sorted[0]?.value ?? 0
  return sorted
    .filter(({ value }) => value >= most - MARGIN)
    .slice(0, WIDTH)
    .map(({ action }) => action)
}
