/** What placing a tile brings, always in this order: gold, coins, the Dormitory's minion, bonus Orders (section 9, R51). */
import type { Action, ActionOf, Placement } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { log, mark, playerAt, push, setPlayer, type Draft } from './draft'
import { gainGold, logCorridors } from './gold'
import { earningsOf } from './map/earnings'
import { pitPlacements, workPlacements } from './map/placing'
import { placed } from './map/tiles'
import { turnUpBeside } from './scenarios/monster-hunt'
import type { State, Task, TaskOf } from './state'
import { raise } from './tokens'
import { mayHaveAnother } from './values'

/** Every tile of the Projects on every space where it may be worked. */
export function workOptions(g: State, seat: Seat): readonly ActionOf<'work'>[] {
  return workPlacements(g, seat, playerAt(g, seat).projects).map(workOf)
}
/** From the Sacrifice Pit: connected to any own tile, no minion needed. */
export function pitBuildOptions(g: State, seat: Seat): readonly ActionOf<'work'>[] {
  return pitPlacements(g, seat, playerAt(g, seat).projects).map(workOf)
}
function workOf({ tile, at, rotation }: Placement): ActionOf<'work'> {
  return { type: 'work', tile, at, rotation }
}

export function place(g: Draft, seat: Seat, placement: Placement): void {
  const { tile, at, rotation } = placement
  const earned = earningsOf(g, seat, placement)
  g.map = placed(g.map, seat, placement)
  setPlayer(g, seat, { projects: playerAt(g, seat).projects.filter((one) => one !== tile) })
  mark(g, 'worked')
  g.busy = true
  log(g, { type: 'placed', seat, tile, at, rotation })
  logCorridors(g, earned.closed)
  for (const { reason, gold, spaces } of earned.gains) gainGold(g, seat, gold, reason, spaces)
  const tasks: Task[] = [
    { type: 'coins', seat, count: earned.treasureCoins + earned.nuggetCoins, exchange: false },
    ...turnUpBeside(g, at),
  ]
  if (earned.minion) tasks.push({ type: 'hatch', seat, at })
  if (earned.bonuses.length > 0) tasks.push({ type: 'grant', seat, grants: earned.bonuses })
  push(g, ...tasks)
}
/** The Dormitory's minion, if Resources and reserve allow. */
export function runHatch(g: Draft, { seat, at }: TaskOf<'hatch'>): void {
  g.agenda.pop()
  if (mayHaveAnother(g, seat)) raise(g, seat, at)
}

/** The Sacrifice Pit (section 11): a tile anywhere on the own dungeon, or a coin. */
export const pit = {
  options(g: Draft, { seat }: TaskOf<'pit'>): readonly Action[] {
    const coin: readonly Action[] = g.coinBag.length > 0 ? [{ type: 'pit-coin' }] : []
    return [...pitBuildOptions(g, seat), ...coin]
  },
  answer(g: Draft, { seat }: TaskOf<'pit'>, action: Action): void {
    if (action.type === 'work') place(g, seat, action)
    if (action.type === 'pit-coin') push(g, { type: 'coins', seat, count: 1, exchange: false })
  },
}
/** Whether a minion may be given to it: not if both choices are impossible (R19). */
export function isPitUseful(g: State, seat: Seat): boolean {
  return g.coinBag.length > 0 || pitBuildOptions(g, seat).length > 0
}
