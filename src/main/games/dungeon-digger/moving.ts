/** Steps of minions: where a group may go, whom it meets there, what the tile does to it (section 8). */
import {
  PIT,
  type Action,
  type ActionOf,
  type Ground,
  type Space,
  type StepTarget,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { hasMark, log, mark, push, scenarioOf, type Draft } from './draft'
import { canStep, stepTargets, type Walk } from './map/walking'
import { isPitUseful } from './placing'
import { doesAllowEntering, enter } from './scenarios/entering'
import { isEggs, moveTreasure, wakeDragon } from './scenarios/dragons-lair'
import { beginWalk, walkableBy } from './scenarios/walks'
import type { Rally, State, TaskOf } from './state'
import { dropTreasure, killFoes, killMinions, putMinions, takeMinions, toReserve } from './tokens'
import { countAt, defended, foesAt, standsOf, attackOf } from './values'
import { tileAt, ownedAt } from './map/tiles'
import { countIn, without } from '@shared/games/dungeon-digger/hexes'

/** A group on its way. */
export function walkOf(g: State, seat: Seat, from: Space, size: number): Walk {
  return {
    seat,
    from,
    size,
    strength: attackOf(g, seat, size),
    pitUsed: hasMark(g, 'pit'),
    portals: g.scenario.type === 'creatures',
    mayEnter: (to) =>
      isOwnPit(g, seat, to)
        ? size === 1 && isPitUseful(g, seat)
        : doesAllowEntering(g, seat, size, from, to),
  }
}
export function isOwnPit({ map }: Pick<State, 'map'>, seat: Seat, at: Space): boolean {
  return ownedAt(map, at, seat)?.tile === PIT
}
/** @param ground as `defended` gives it for this seat */
export function targetsFrom(
  g: State,
  ground: Ground,
  seat: Seat,
  from: Space,
  size: number,
): readonly StepTarget[] {
  return stepTargets(ground, walkOf(g, seat, from, size))
}

export function stepOptions(g: State, task: TaskOf<'steps'>): readonly Action[] {
  const { seat, only, rally } = task
  const minions = only === null ? groupOptions(g, seat, 'step', rally) : []
  const pieces = walkableBy(g, seat)
    .filter(({ id }) => only === null || id === only)
    .filter(({ id }) => rally === null || rally.creatures.some((one) => one === id))
    .flatMap(({ id, targets }) => targets.map((to): Action => ({ type: 'walk', piece: id, to })))
  return [...minions, ...pieces]
}
/** Whether `stepOptions` would list anything: it stops at the first. */
export function mayStep(g: State, seat: Seat): boolean {
  const ground = defended(g, seat)
  const mayGo = (from: Space): boolean => {
    const there = countAt(g, seat, from)
    for (let size = 1; size <= there; size++)
      if (canStep(ground, walkOf(g, seat, from, size))) return true
    return false
  }
  return (
    standsOf(g, seat).some(mayGo) || walkableBy(g, seat).some(({ targets }) => targets.length > 0)
  )
}
/**
 * Every group of every tile with everywhere it may go.
 * @param type by a step, or for a point out of the Eggs (16.5), where one tile is as far as it goes
 */
export function groupOptions(
  g: State,
  seat: Seat,
  type: 'step' | 'sneak',
  rally: Rally | null,
): readonly Action[] {
  const ground = defended(g, seat)
  const options: Action[] = []
  for (const from of standsOf(g, seat)) {
    if (type === 'sneak' && !isEggs(g, from)) continue
    const there = countAt(g, seat, from)
    const most = rally === null ? there : Math.min(there, countIn(rally.minions, from))
    for (let size = 1; size <= most; size++) {
      const carriers = doesCarrierChoose(g, seat, from, size, there) ? [true, false] : [undefined]
      for (const { to, path } of targetsFrom(g, ground, seat, from, size)) {
        if (type === 'sneak' && path.length > 1) continue
        for (const carrier of carriers)
          options.push({ type, from, size, to, ...(carrier !== undefined && { carrier }) })
      }
    }
  }
  return options
}
/** Where only a part of them leaves, their player says whether the carrier is among them (16.5). */
function doesCarrierChoose(
  g: State,
  seat: Seat,
  from: Space,
  size: number,
  there: number,
): boolean {
  const treasure = scenarioOf(g, 'dragonsLair')?.treasure
  return treasure?.at === from && treasure.carrier === seat && size < there
}

export const steps = {
  options(g: Draft, task: TaskOf<'steps'>): readonly Action[] {
    const options = stepOptions(g, task)
    return options.length === 0 ? [] : [...options, { type: 'stop' }]
  },
  answer(g: Draft, task: TaskOf<'steps'>, action: Action): void {
    if (action.type !== 'step' && action.type !== 'walk') return
    const rally = task.rally === null ? null : afterRally(task.rally, action)
    if (task.left > 1) push(g, { ...task, left: task.left - 1, rally })
    if (action.type === 'step') step(g, task.seat, action)
    else beginWalk(g, task.seat, action)
  },
}
/** Each of them has its own step once (Corruptor). */
function afterRally({ minions, creatures }: Rally, action: ActionOf<'step' | 'walk'>): Rally {
  if (action.type === 'walk')
    return { minions, creatures: creatures.filter((id) => id !== action.piece) }
  return { minions: without(minions, action.from, action.size), creatures }
}

export function step(g: Draft, seat: Seat, action: ActionOf<'step' | 'sneak'>): void {
  const { from, size, to, carrier } = action
  // Leaving the Eggs by a step wakes the Dragon, and the step is lost (16.5).
  if (action.type === 'step' && isEggs(g, from)) {
    wakeDragon(g, from)
    return
  }
  const there = countAt(g, seat, from)
  const target = targetsFrom(g, defended(g, seat), seat, from, size).find((one) => one.to === to)
  if (target === undefined) throw new Error(`no step leads from ${from} to ${to}`)
  log(g, { type: 'stepped', seat, from, size, path: target.path })
  takeMinions(g, seat, from, size)
  moveTreasure(g, seat, from, to, carrier ?? size === there)
  if (isOwnPit(g, seat, to)) {
    fallIntoPit(g, seat, to)
    return
  }
  killFoes(g, seat, to, foesAt(g, seat, to))
  putMinions(g, seat, to, size)
  // Combat comes first, then the Trap; of a group one dies (R8).
  if (target.trap) killMinions(g, seat, to, 1, { by: ownerAt(g, to), cause: 'trap' })
  if (countAt(g, seat, to) > 0) enter(g, seat, to)
}
function ownerAt({ map }: State, at: Space): Seat | null {
  const tile = tileAt(map, at)
  return tile?.kind === 'owned' ? tile.owner : null
}
/** Nobody ever stands on it: the minion is given up for a tile or a coin (R19). */
function fallIntoPit(g: Draft, seat: Seat, at: Space): void {
  mark(g, 'pit')
  toReserve(g, seat, 1)
  log(g, { type: 'sacrificed', seat, at, piece: null })
  dropTreasure(g, seat, at)
  push(g, { type: 'pit', seat })
}
