/**
 * Choices played out: what a seat cannot see is dealt anew each time, and everyone plays on by rules of thumb until the own
 * next turn is over. How much is played is counted in actions, never in time: the same choice comes out on any machine.
 */
import type { Action, View } from '@shared/games/dungeon-digger'
import { isSameAction, type Seat } from '@shared/games/game'
import { createRandom, drawFrom, type Random } from '../../random'
import { apply, asked, legalActions } from '../apply'
import type { State } from '../state'
import { view as viewOf } from '../view'
import { estimate, finalWorth } from './estimate'
import { guess } from './guess'
import { normal } from './normal'
import { Sense } from './posts'
import { later, type Stage } from './prospects'
import { stageOf } from './standing'

/** Actions that are played for one choice, the last guess to its end. */
const ACTIONS = 240
/** Guesses at most, and before anything is given up. */
const SAMPLES = 40
const LEAST_SAMPLES = 4
/** Rounds that are played before it is judged how the game stands; and actions, where a round takes very long. */
const ROUNDS = 1
const DEPTH = 150
/** By how many standard errors a choice must be behind to be given up, and ahead of what looked best to be taken. */
const BEHIND = 2
const AHEAD = 0.7
/** What is added to the squares of differences. */
const DOUBT = 0.02
/** Gold ahead that makes winning likely: more of it at the beginning. */
const LIKELY = { soon: 4, later: 6 }

/** What is done first, and then as long as it is listed. */
export type Plan = readonly Action[]
interface Tried {
  readonly plan: Plan
  /** How likely the game is won then, by guess. */
  readonly results: number[]
}

/** @param plans the best-looking first: its first action is taken unless another one is shown to be better */
export function bestOfPlayouts(
  view: View,
  seat: Seat,
  plans: readonly Plan[],
  random: Random,
): Action | null {
  const all = plans.map((plan): Tried => ({ plan, results: [] }))
  const [first] = all
  if (first === undefined) return null
  const stage = stageOf(view)
  let tried = all
  let left = random
  let actions = 0
  for (let sample = 0; sample < SAMPLES && actions < ACTIONS && tried.length > 1; sample++) {
    const state = guess(view, seat, left)
    if (state === null) return null
    ;[, left] = drawFrom(left, 'bot', 6)
    for (const { plan, results } of tried) {
      const played = playOut(state, seat, plan, stage)
      results.push(played.result)
      actions += played.actions
    }
    if (sample + 1 >= LEAST_SAMPLES) tried = contenders(tried)
  }
  const leader = leaderOf(tried)
  const isShown = !tried.includes(first) || lead(leader, first) > AHEAD
  return (isShown ? leader : first).plan[0] ?? null
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
  plan: Plan,
  stage: Stage,
): { readonly result: number; readonly actions: number } {
  const last = state.round + ROUNDS
  let now = state
  let left = plan
  let actions = 0
  for (; actions < DEPTH; actions++) {
    const [next] = asked(now)
    if (next === undefined || isJudged(now, seat, last)) break
    const listed = legalActions(now, next)
    const planned = next === seat ? meantBy(left, listed) : null
    // What is not listed ends the plan.
    if (next === seat) left = planned === null ? [] : left.slice(1)
    const choice = planned ?? normal.choose(viewOf(now, next), listed, next, createRandom(actions))
    const applied = apply(now, next, choice)
    if (!applied.ok) break
    now = applied.state
  }
  return { result: chanceOf(now, seat, stage), actions }
}
function meantBy([first]: Plan, listed: readonly Action[]): Action | null {
  if (first === undefined) return null
  return listed.find((one) => one === first || isSameAction(one, first)) ?? null
}
/** After its turn in that round. */
function isJudged(
  { round, active, agenda, players, firstPlayer }: State,
  seat: Seat,
  last: number,
): boolean {
  if (round < last || agenda.at(-1)?.type !== 'turn') return false
  const place = (one: Seat) => (one - firstPlayer + players.length) % players.length
  return round > last || (active !== null && place(active) > place(seat))
}
function chanceOf(state: State, seat: Seat, stage: Stage): number {
  const seen = viewOf(state, seat)
  if (state.result !== null) {
    const worth = finalWorth(seen, seat)
    return worth > 0 ? 1 : worth === 0 ? 0.5 : 0
  }
  const scale = LIKELY.soon + LIKELY.later * later(stage)
  return 1 / (1 + Math.exp(-estimate(new Sense(seen, seat, stage)) / scale))
}
