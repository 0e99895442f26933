/**
 * The strong bot: rules of thumb say which choices look good, and those are played out from what it sees (`playouts.ts`): its
 * turns, Summon, help and hindrance. What is asked besides is answered by rules of thumb.
 */
import type { Action, DungeonRunTypes, View } from '@shared/games/dungeon-run'
import type { Bot } from '../../game'
import { bestOfPlayouts } from './playouts'
import { bestBy, worthIn, type Worth } from './rules-of-thumb'

/** As many choices are played out, of those that look best. */
const WIDTH = 7
/** What looks so much worse than the best is not played out. */
const MARGIN = 13

export const hard: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    const worth = worthIn(view, seat)
    if (!isPlayedOut(view)) return bestBy(actions, worth)
    const candidates = candidatesOf(actions, worth)
    return candidates.length < 2
      ? bestBy(actions, worth)
      : bestOfPlayouts(view, seat, candidates, random)
  },
}
/**
 * Rounds, far more than games take, after which rules of thumb alone are followed: strong bots that wait for each other, one
 * with the Stone and one before the entrance, would wait for ever.
 */
const LATE = 50
/** Questions that a guess can ask again. */
function isPlayedOut({ question, round }: View): boolean {
  const type = question?.type
  if (round > LATE) return false
  return type === 'menu' || type === 'offer' || type === 'summon'
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
