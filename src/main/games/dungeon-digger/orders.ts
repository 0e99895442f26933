/** The seven Orders (section 7), paid for or as a bonus: what each may be given for, and what it does. */
import {
  ORDERS,
  type Action,
  type ActionOf,
  type Order,
  type Space,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { BONUS_STEPS, ORDER_POINTS, STEPS } from './cards/numbers'
import { conquer, conquerOptions, liberate } from './conquest'
import { hasMark, log, mark, playerAt, push, type Draft } from './draft'
import { emptySpaces } from './map/placing'
import { activeRooms, withTile } from './map/tiles'
import { blocksBeside } from './map/walking'
import { mayStep } from './moving'
import { isCreature } from './pieces'
import { place, workOptions } from './placing'
import type { State, TaskOf } from './state'
import { removePiece, sacrifice as giveUp, raise } from './tokens'
import { isHeldByEnemy, mayHaveAnother, piecesOf, standardOf, standsOf } from './values'
import { inOrder } from '@shared/games/dungeon-digger/hexes'

/** Tyranny Points that an Order takes; Vexa's Demolish takes fewer. */
export function pointsFor(g: State, seat: Seat, order: Order): number {
  const cheaper = order === 'demolish' ? standardOf(g, seat, 'demolish') : null
  return cheaper?.cost ?? ORDER_POINTS[order]
}

/** Every way to give this Order now, its points aside; none where it is impossible. */
export function orderOptions(
  g: State,
  seat: Seat,
  order: Order,
  bonus: boolean,
): readonly Action[] {
  switch (order) {
    case 'move':
      return mayStep(g, seat) ? [{ type: 'move' }] : []
    case 'think':
      return mayThink(g, seat) ? [{ type: 'think' }] : []
    case 'sabotage':
      return maySabotage(g, seat, bonus)
        ? emptySpaces(g).map((at): Action => ({ type: 'sabotage', at }))
        : []
    case 'rise':
      return riseOptions(g, seat)
    case 'conquer':
      return conquerOptions(g, seat)
    case 'demolish':
      return demolishable(g, seat).map((at): Action => ({ type: 'demolish', at }))
    case 'work':
      return workOptions(g, seat)
  }
}

/** The steps of a Move: a bonus Move has one, the first paid one of each turn more with Crack of the Whip. */
export function movesOf(g: State, seat: Seat, bonus: boolean): TaskOf<'steps'> {
  const whip = bonus || hasMark(g, 'standard') ? null : standardOf(g, seat, 'paidMove')
  const left = bonus ? BONUS_STEPS : (whip?.steps ?? STEPS)
  return { type: 'steps', seat, left, only: null, rally: null }
}
export function mayThink(g: State, seat: Seat): boolean {
  const { projects, bag } = playerAt(g, seat)
  return projects.length > 0 && bag.length > 0
}
function maySabotage(g: State, seat: Seat, bonus: boolean): boolean {
  return g.collapses > 0 && (bonus || sacrificeOptions(g, seat).length > 0)
}
/** The own Portal and active Dormitories without enemies (R30). */
export function nestsOf(g: State, seat: Seat): readonly Space[] {
  const { portal } = playerAt(g, seat)
  const rooms = activeRooms(g, seat, 'dormitory')
  return (portal === null ? rooms : [portal, ...rooms]).filter((at) => !isHeldByEnemy(g, seat, at))
}
export function riseOptions(g: State, seat: Seat): readonly Action[] {
  if (!mayHaveAnother(g, seat)) return []
  return nestsOf(g, seat).map((at): Action => ({ type: 'rise', at }))
}
/** Blocks beside an own minion or creature, over an open edge of the tile where it stands (R18). */
function demolishable(g: State, seat: Seat): readonly Space[] {
  const stands = [...standsOf(g, seat), ...creaturePlaces(g, seat)]
  return inOrder(stands.flatMap((at) => blocksBeside(g.map, at)))
}
export function creaturePlaces(g: State, seat: Seat): readonly Space[] {
  return piecesOf(g, seat).flatMap(({ id, at }) => (at !== null && isCreature(id) ? [at] : []))
}
/** A minion anywhere, or in Creatures one of those. */
function sacrificeOptions(g: State, seat: Seat): readonly Action[] {
  const minions = standsOf(g, seat).map((from): Action => ({
    type: 'sacrifice',
    from,
    piece: null,
  }))
  const creatures = piecesOf(g, seat).flatMap(({ id, at }): readonly Action[] =>
    at !== null && isCreature(id) ? [{ type: 'sacrifice', from: at, piece: id }] : [],
  )
  return [...minions, ...creatures]
}

/** An action that gives an Order; a liberation is a Conquer. */
export type OrderAction = ActionOf<Order | 'liberate'>
export function isOrder(action: Action): action is OrderAction {
  return action.type === 'liberate' || ORDERS.some((order) => order === action.type)
}
export function orderOf({ type }: OrderAction): Order {
  return type === 'liberate' ? 'conquer' : type
}
/** Gives an Order that is listed; its points are paid by whoever gives it. */
export function doOrder(g: Draft, seat: Seat, action: OrderAction, bonus: boolean): void {
  switch (action.type) {
    case 'move': {
      const moves = movesOf(g, seat, bonus)
      if (moves.left > STEPS) mark(g, 'standard')
      push(g, moves)
      return
    }
    case 'think':
      push(g, { type: 'think', seat, aside: [] })
      return
    case 'sabotage':
      if (bonus) collapse(g, seat, action.at)
      else push(g, { type: 'sacrifice', seat, at: action.at })
      return
    case 'rise':
      raise(g, seat, action.at)
      return
    case 'conquer':
      conquer(g, seat, action)
      return
    case 'liberate':
      liberate(g, seat, action)
      return
    case 'demolish':
      demolish(g, seat, action.at)
      return
    case 'work':
      place(g, seat, action)
  }
}
export function collapse(g: Draft, seat: Seat, at: Space): void {
  g.collapses -= 1
  const block = {
    kind: 'neutral',
    tile: 'collapse',
    faceUp: true,
    anyEdgeFits: true,
    markers: [],
  } as const
  g.map = withTile(g.map, at, block)
  g.busy = true
  log(g, { type: 'collapsed', seat, at })
}
/** It leaves the game; the supply is never refilled (section 11). */
export function demolish(g: Draft, seat: Seat, at: Space): void {
  g.map = withTile(g.map, at, null)
  g.busy = true
  log(g, { type: 'demolished', seat, at })
}
/** Who is given up for the Collapse (Sabotage). */
export const sacrifice = {
  options(g: Draft, { seat }: TaskOf<'sacrifice'>): readonly Action[] {
    return sacrificeOptions(g, seat)
  },
  answer(g: Draft, { seat, at }: TaskOf<'sacrifice'>, action: Action): void {
    if (action.type !== 'sacrifice') return
    const { from, piece } = action
    const creature = g.pieces.find(({ id }) => id === piece)
    if (creature === undefined) giveUp(g, seat, from)
    else {
      removePiece(g, creature)
      log(g, { type: 'sacrificed', seat, at: from, piece })
    }
    collapse(g, seat, at)
  },
}
