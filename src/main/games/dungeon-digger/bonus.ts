/** Bonus Orders (section 10): declared when they are received, resolved in any order before anything else goes on. */
import {
  BONUS_LEVEL,
  BONUS_ORDERS,
  type Action,
  type BonusOrder,
  type Order,
} from '@shared/games/dungeon-digger'
import { log, push, type Draft } from './draft'
import { doOrder, isOrder, orderOf, orderOptions } from './orders'
import type { Grant, TaskOf } from './state'

export const TWO_ORDERS_LEVEL = 4

/** A lower level may always be taken than the one reached. */
export function ordersOf(level: number): readonly (readonly BonusOrder[])[] {
  const single = BONUS_ORDERS.filter((order) => BONUS_LEVEL[order] <= level)
  const pairs =
    level < TWO_ORDERS_LEVEL
      ? []
      : single.flatMap((one, at) => single.slice(at + 1).map((other) => [one, other]))
  return [...single.map((order) => [order]), ...pairs]
}

/** What a placement grants joins what is pending, or begins it. */
export function runGrant(g: Draft, { seat, grants }: TaskOf<'grant'>): void {
  g.agenda.pop()
  const top = g.agenda.at(-1)
  if (top?.type !== 'bonus') {
    push(g, { type: 'bonus', seat, grants, pending: [] })
    return
  }
  g.agenda.pop()
  push(g, { ...top, grants: [...top.grants, ...grants] })
}

export const bonus = {
  options(g: Draft, { seat, grants, pending }: TaskOf<'bonus'>): readonly Action[] {
    if (grants.length > 0) return grants.flatMap(declarations)
    const orders = [...new Set(pending)]
    const possible = orders.flatMap((order) => orderOptions(g, seat, order, true))
    const forfeits = orders.map((order): Action => ({ type: 'forfeit', order }))
    // Orders that have become impossible are forfeited, one after the other.
    return possible.length === 0 ? forfeits.slice(0, 1) : [...possible, ...forfeits]
  },
  answer(g: Draft, task: TaskOf<'bonus'>, action: Action): void {
    const { seat, grants, pending } = task
    if (action.type === 'declare' || action.type === 'decline') {
      const granted = grants.find(({ ability }) => ability === action.ability)
      const left = grants.filter((grant) => grant !== granted)
      const orders = action.type === 'declare' ? action.orders : []
      goOn(g, { ...task, grants: left, pending: [...pending, ...orders] })
      if (granted !== undefined) log(g, { type: 'bonus-declared', seat, ...granted, orders })
      return
    }
    if (action.type === 'forfeit') {
      spend(g, task, action.order)
      log(g, { type: 'bonus-forfeited', seat, order: action.order })
    } else if (isOrder(action)) {
      const order = orderOf(action)
      spend(g, task, order)
      log(g, { type: 'ordered', seat, order, points: 0, bonus: true })
      doOrder(g, seat, action, true)
    }
  },
}
/** One of the pending Orders is done with. */
function spend(g: Draft, task: TaskOf<'bonus'>, order: Order): void {
  const at = task.pending.findIndex((one) => one === order)
  goOn(g, { ...task, pending: task.pending.toSpliced(at, 1) })
}
function goOn(g: Draft, task: TaskOf<'bonus'>): void {
  if (task.grants.length > 0 || task.pending.length > 0) push(g, task)
}
function declarations({ ability, level }: Grant): readonly Action[] {
  return [
    ...ordersOf(level).map((orders): Action => ({ type: 'declare', ability, orders: [...orders] })),
    { type: 'decline', ability },
  ]
}
