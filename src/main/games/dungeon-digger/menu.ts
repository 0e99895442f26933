/** What may be done in a turn: a coin stored, Orders paid for, abilities, what the scenario adds, the end (section 6). */
import { ORDERS, type Action } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { abilityOptions, useAbility } from './abilities'
import { CREATURE_CARDS } from './cards/pieces'
import { store, storeOptions } from './coins'
import { log, mark, push, type Draft } from './draft'
import { groupOptions, step } from './moving'
import { doOrder, isOrder, orderOf, orderOptions, pointsFor, type OrderAction } from './orders'
import { summon, summonOptions } from './scenarios/creatures'
import { dragonOptions, moveDragon } from './scenarios/dragons-lair'
import type { TaskOf } from './state'

/** What a point buys in Dragon's Lair (16.5). */
export const LAIR_POINTS = 1

export const menu = {
  options(g: Draft, { seat }: TaskOf<'turn'>): readonly Action[] {
    const { points } = g.turn
    const orders = ORDERS.flatMap((order) =>
      pointsFor(g, seat, order) <= points ? orderOptions(g, seat, order, false) : [],
    )
    const lair =
      g.scenario.type === 'dragonsLair' && points >= LAIR_POINTS
        ? [...groupOptions(g, seat, 'sneak', null), ...dragonOptions(g, seat)]
        : []
    return [
      ...storeOptions(g, seat),
      ...orders,
      ...lair,
      ...summonOptions(g, seat),
      ...abilityOptions(g, seat),
      { type: 'end-turn' },
    ]
  },
  answer(g: Draft, task: TaskOf<'turn'>, action: Action): void {
    const { seat } = task
    if (action.type === 'end-turn') {
      endTurn(g, seat)
      return
    }
    push(g, task)
    if (action.type === 'store') {
      store(g, seat, action)
      return
    }
    mark(g, 'begun')
    if (action.type === 'ability') useAbility(g, seat, action)
    else if (isOrder(action)) payOrder(g, seat, action)
    else doScenario(g, seat, action)
  },
}
function payOrder(g: Draft, seat: Seat, action: OrderAction): void {
  const order = orderOf(action)
  const points = pointsFor(g, seat, order)
  pay(g, points)
  log(g, { type: 'ordered', seat, order, points, bonus: false })
  doOrder(g, seat, action, false)
}
/** What a scenario adds to the Orders. */
function doScenario(g: Draft, seat: Seat, action: Action): void {
  if (action.type === 'summon') {
    pay(g, CREATURE_CARDS[action.creature].points)
    summon(g, seat, action)
  } else if (action.type === 'sneak') {
    pay(g, LAIR_POINTS)
    step(g, seat, action)
  } else if (action.type === 'dragon') {
    pay(g, LAIR_POINTS)
    moveDragon(g, seat, action.to)
  }
}
function pay(g: Draft, points: number): void {
  g.turn = { ...g.turn, points: g.turn.points - points }
}
/** Points that are left are lost (section 6). */
function endTurn(g: Draft, seat: Seat): void {
  log(g, { type: 'turn-ended', seat, lost: g.turn.points })
  push(
    g,
    { type: 'withdraw', seat },
    { type: 'surplus', seat },
    { type: 'turn-over', seat, skipped: false },
  )
}
