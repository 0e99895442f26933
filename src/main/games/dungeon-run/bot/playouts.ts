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

/** Actions that are played for one choice, the last guess to its end. */
const ACTIONS = 2000
/** Guesses at most, and before anything is given up. */
const SAMPLES = 60
const LEAST_SAMPLES = 6
/** Rounds that are played before it is judged how the game stands; and actions, where a round takes very long. */
const ROUNDS = 1
const ROUNDS_OF_ENDGAME = 2
const DEPTH = 120
/** By how many standard errors a choice must be behind to be given up, and ahead of what looked best to be taken. */
const BEHIND = 2
const AHEAD = 1

/** What is added to the squares of differences. */
const DOUBT = 0.05

interface Tried {
  readonly action: Action
  /** How the game stands then, by guess. */
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
  const isShown = !tried.includes(first) || lead(leader, first) > AHEAD
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
  // A few equal guesses prove little: as if one more had come out otherwise.
  return gap / Math.sqrt((squares + DOUBT) / (n * Math.max(1, n - 1)))
}
function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function playOut(
  state: State,
  seat: Seat,
  action: Action,
): { readonly result: number; readonly actions: number } {
  const own = legalActions(state, seat).find((one) => isSameAction(one, action))
  const last = state.round + (state.endgame ? ROUNDS_OF_ENDGAME : ROUNDS)
  let applied = apply(state, seat, own ?? action)
  let actions = 1
  for (; applied.ok && actions < DEPTH; actions++) {
    const now = applied.state
    const [next] = asked(now)
    if (next === undefined || isJudged(now, seat, last)) break
    const choice = bestBy(legalActions(now, next), worthIn(viewOf(now, next), next))
    applied = apply(now, next, choice)
  }
  // What the guess does not allow tells nothing.
  return { result: applied.ok ? standing(applied.state, seat) : 0.2, actions }
}
/** On its own turn in that round, or after it; or out of the game. */
function isJudged({ round, active, heroes, agenda }: State, seat: Seat, last: number): boolean {
  if (heroes[seat]?.status === 'eliminated' || round > last) return true
  return round === last && active === seat && agenda.at(-1)?.type === 'menu'
}
