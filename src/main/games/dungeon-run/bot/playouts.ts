/**
 * Choices played out: what a seat cannot see is dealt anew each time, and everyone plays by rules of thumb to the end.
 * How much is played is counted in actions, never in time: the same choice comes out on any machine.
 */
import type { Action, View } from '@shared/games/dungeon-run'
import { isSameAction, type Seat } from '@shared/games/game'
import { drawFrom, type Random } from '../../random'
import { apply, asked, legalActions } from '../apply'
import type { State } from '../state'
import { view as viewOf } from '../view'
import { guess } from './guess'
import { bestBy, worthIn } from './rules-of-thumb'
import { standing } from './standing'

/** Actions that are played for one choice, the last game to its end. */
const ACTIONS = 1000
/** Guesses at most, and before anything is given up. */
const SAMPLES = 40
const LEAST_SAMPLES = 5
/** Actions after which a game that goes on is judged as it stands; a hero alone is given the time. */
const DEPTH = 90
const DEPTH_ALONE = 250
/** By how many standard errors a choice must be behind to be given up, and ahead of what looked best to be taken. */
const BEHIND = 1.7
const AHEAD = 0.5
/** Alone one mistake ends everything, and games are long: chance among the guesses must not lead astray. */
const AHEAD_ALONE = 1.5

interface Tried {
  readonly action: Action
  /** From 0 (lost) to 1 (won), by guess. */
  readonly results: number[]
}

/** @param candidates the best-looking first: it is taken unless another one is shown to be better */
export function bestOfPlayouts(
  view: View,
  seat: Seat,
  candidates: readonly Action[],
  random: Random,
): Action {
  const all = candidates.map((action): Tried => ({ action, results: [] }))
  const [first] = all
  if (first === undefined) throw new Error('nothing is listed')
  let tried = all
  let left = random
  let actions = 0
  for (let sample = 0; sample < SAMPLES && actions < ACTIONS && tried.length > 1; sample++) {
    const state = guess(view, seat, left)
    ;[, left] = drawFrom(left, 'bot', 6)
    for (const { action, results } of tried) {
      const played = playOut(state, seat, action)
      results.push(played.result)
      actions += played.actions
    }
    if (sample + 1 >= LEAST_SAMPLES) tried = contenders(tried)
  }
  const leader = leaderOf(tried)
  const least = view.options.players === 1 ? AHEAD_ALONE : AHEAD
  const isShown = !tried.includes(first) || lead(leader, first) > least
  return isShown ? leader.action : first.action
}
function leaderOf(tried: readonly Tried[]): Tried {
  return tried.reduce((best, one) => (mean(one.results) > mean(best.results) ? one : best))
}
function contenders(tried: readonly Tried[]): Tried[] {
  const leader = leaderOf(tried)
  return tried.filter((one) => one === leader || lead(leader, one) < BEHIND)
}
/** How far one is ahead of another in the same guesses, in standard errors. */
function lead(one: Tried, other: Tried): number {
  const n = Math.min(one.results.length, other.results.length)
  const gaps = Array.from(
    { length: n },
    (_, at) => (one.results[at] ?? 0) - (other.results[at] ?? 0),
  )
  const gap = mean(gaps)
  const squares = gaps.reduce((sum, each) => sum + (each - gap) ** 2, 0)
  // A few equal guesses prove little: as if one more had gone the other way.
  return gap / Math.sqrt((squares + 0.25) / (n * Math.max(1, n - 1)))
}
function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function playOut(
  state: State,
  seat: Seat,
  action: Action,
): { readonly result: number; readonly actions: number } {
  const depth = state.heroes.length === 1 ? DEPTH_ALONE : DEPTH
  const own = legalActions(state, seat).find((one) => isSameAction(one, action))
  let applied = apply(state, seat, own ?? action)
  let actions = 1
  for (; applied.ok && actions < depth; actions++) {
    const now = applied.state
    const [next] = asked(now)
    if (next === undefined || now.heroes[seat]?.status === 'eliminated') break
    const choice = bestBy(legalActions(now, next), worthIn(viewOf(now, next), next))
    applied = apply(now, next, choice)
  }
  // What the guess does not allow tells nothing.
  return { result: applied.ok ? standing(applied.state, seat) : 0.2, actions }
}
