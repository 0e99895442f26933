/** Turns and rounds: who comes next, what a turn ends with, when the game is over (sections 6 and 13). */
import type { Seat } from '@shared/games/game'
import { IDLE_ROUNDS, MOST_ROUNDS, TYRANNY } from './cards/numbers'
import { lookIntoBag } from './coins'
import { clockwise, hasMark, log, playerAt, push, scenarioOf, setPlayer, type Draft } from './draft'
import { endOf, finish } from './ending'
import type { State, TaskOf } from './state'
import { drawTiles } from './thinking'
import { ingenuityOf } from './values'

/** Everybody has a Portal: the first round. */
export function runBegin(g: Draft, { seat }: TaskOf<'begin'>): void {
  g.agenda.pop()
  g.round = 1
  log(g, { type: 'round-begun', round: g.round })
  push(g, { type: 'next-turn', seat })
}
export function runNextTurn(g: Draft, { seat }: TaskOf<'next-turn'>): void {
  g.agenda.pop()
  g.active = seat
  if (playerAt(g, seat).skips) {
    // Nothing at all happens (R23).
    setPlayer(g, seat, { skips: false })
    g.turn = { points: 0, marks: [] }
    log(g, { type: 'turn-skipped', seat })
    push(g, { type: 'turn-over', seat, skipped: true })
    return
  }
  g.turn = { points: TYRANNY, marks: [] }
  log(g, { type: 'turn-begun', seat, points: TYRANNY })
  push(g, { type: 'turn', seat })
}
export function runTurnOver(g: Draft, { seat, skipped }: TaskOf<'turn-over'>): void {
  g.agenda.pop()
  if (!skipped) refill(g, seat)
  tick(g, skipped)
  const end = endOf(g)
  if (end !== null) {
    finish(g, end)
    return
  }
  const next = clockwise(g, seat).find((other) => other !== seat) ?? seat
  if (placeOf(g, next) <= placeOf(g, seat) && !endRound(g)) return
  push(g, { type: 'next-turn', seat: next })
}
function refill(g: Draft, seat: Seat): void {
  const missing = ingenuityOf(g, seat) - playerAt(g, seat).projects.length
  if (missing > 0) drawTiles(g, seat, missing)
}
/** Where a seat comes in a round. */
function placeOf({ players, firstPlayer }: State, seat: Seat): number {
  return (seat - firstPlayer + players.length) % players.length
}
/** Sands of Time: by one, and by a coin's value where nothing was placed (R42, R63). */
function tick(g: Draft, skipped: boolean): void {
  const sands = scenarioOf(g, 'sandsOfTime')
  if (sands === null) return
  const coin = skipped || hasMark(g, 'worked') ? null : lookIntoBag(g)
  const clock = sands.clock + 1 + (coin ?? 0)
  g.scenario = { ...sands, clock }
  log(g, { type: 'clock', clock, coin })
}
/** @returns whether the game goes on: not after rounds in which nothing happened, nor after the last one (R28) */
function endRound(g: Draft): boolean {
  g.idleRounds = g.busy ? 0 : g.idleRounds + 1
  g.busy = false
  if (g.idleRounds >= IDLE_ROUNDS) {
    finish(g, 'idle')
    return false
  }
  if (g.round >= MOST_ROUNDS) {
    finish(g, 'round-cap')
    return false
  }
  g.round += 1
  log(g, { type: 'round-begun', round: g.round })
  return true
}
