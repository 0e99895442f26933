/**
 * The strong bot: rules of thumb until the Boss is up, and from then on it plays its choices out to the end, several
 * times, with what it cannot see dealt anew each time and everyone playing by rules of thumb.
 */
import type { Action, DungeonRunTypes, View } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import type { Bot } from '../../game'
import { drawFrom, type Random } from '../../random'
import { apply, asked, legalActions } from '../apply'
import type { State } from '../state'
import { view as viewOf } from '../view'
import { guess } from './guess'
import { standing } from './standing'
import { bestBy, worthIn, type Worth } from './rules-of-thumb'

/** As many choices are played out, of those that look best. */
const WIDTH = 3
/** What looks so much worse than the best is not played out. */
const MARGIN = 6
const SAMPLES = 6
/** Choices of everyone after which a game that goes on is judged as it stands. */
const DEPTH = 90

export const hard: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    const worth = worthIn(view, seat)
    const best = bestBy(actions, worth)
    if (view.question?.type !== 'menu' || !isDecisive(view)) return best
    const candidates = candidatesOf(actions, worth)
    return candidates.length < 2 ? best : playedOut(view, seat, candidates, random)
  },
}
/** What is done now decides who wins. */
function isDecisive({ lair, options }: View): boolean {
  return lair !== null && options.players > 1
}
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
/** Each is tried in the same guesses; of equals the one that looks best. */
function playedOut(view: View, seat: Seat, candidates: readonly Action[], random: Random): Action {
  const totals = candidates.map(() => 0)
  let left = random
  for (let sample = 0; sample < SAMPLES; sample++) {
    const state = guess(view, seat, left)
    ;[, left] = drawFrom(left, 'bot', 6)
    for (const [at, action] of candidates.entries())
      totals[at] = (totals[at] ?? 0) + resultOf(state, seat, action)
  }
  const best = Math.max(...totals)
  const [first] = candidates
  const chosen = candidates[totals.indexOf(best)] ?? first
  if (chosen === undefined) throw new Error('nothing is listed')
  return chosen
}
/** From 0 (lost) to 1 (won). */
function resultOf(state: State, seat: Seat, action: Action): number {
  const own = legalActions(state, seat).find(
    (one) => JSON.stringify(one) === JSON.stringify(action),
  )
  let applied = apply(state, seat, own ?? action)
  for (let step = 0; applied.ok && step < DEPTH; step++) {
    const now = applied.state
    const [next] = asked(now)
    if (next === undefined || now.heroes[seat]?.status === 'eliminated') break
    const choice = bestBy(legalActions(now, next), worthIn(viewOf(now, next), next))
    applied = apply(now, next, choice)
  }
  return applied.ok ? standing(applied.state, seat) : 0.2
}
