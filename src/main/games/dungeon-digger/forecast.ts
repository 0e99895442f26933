/** What each listed action would come to: a placement's earnings, the way and the dead of a step. */
import type { Action, ActionOf, Forecast, StepTarget } from '@shared/games/dungeon-digger'
import type { Actor, Seat } from '@shared/games/game'
import { legalActions } from './apply'
import { earningsOf } from './map/earnings'
import { targetsFrom } from './moving'
import { isEggs } from './scenarios/dragons-lair'
import type { State } from './state'
import { countAt, defended, foesAt } from './values'

/** In the order of the listed actions; null for those of which there is nothing to tell. */
export function forecast(state: State, viewer: Actor): readonly (Forecast | null)[] {
  if (viewer === null) return []
  const targets = new Map<string, readonly StepTarget[]>()
  return legalActions(state, viewer).map((action) => forecastOf(state, viewer, action, targets))
}
function forecastOf(
  state: State,
  seat: Seat,
  action: Action,
  targets: Map<string, readonly StepTarget[]>,
): Forecast | null {
  if (action.type === 'work')
    return { type: 'placement', earnings: earningsOf(state, seat, action) }
  return action.type === 'step' || action.type === 'sneak'
    ? stepForecast(state, seat, action, targets)
    : null
}
/** @param known targets by group: one look at the map for all steps of a group */
function stepForecast(
  state: State,
  seat: Seat,
  { type, from, size, to }: ActionOf<'step' | 'sneak'>,
  known: Map<string, readonly StepTarget[]>,
): Forecast | null {
  const group = `${from}/${size}`
  const targets = known.get(group) ?? targetsFrom(state, defended(state, seat), seat, from, size)
  known.set(group, targets)
  const target = targets.find((one) => one.to === to)
  if (target === undefined) return null
  const wakes = type === 'step' && isEggs(state, from)
  return {
    type: 'step',
    path: target.path,
    kills: wakes ? [] : killsAt(state, seat, to),
    trap: target.trap && !wakes,
    wakes,
  }
}
function killsAt(state: State, seat: Seat, at: number) {
  const foes = foesAt(state, seat, at)
  return [...state.players.keys()].flatMap((owner) => {
    const minions = owner === seat ? 0 : countAt(state, owner, at)
    const pieces = foes.filter((piece) => piece.seat === owner).map(({ id }) => id)
    return minions > 0 || pieces.length > 0 ? [{ seat: owner, minions, pieces }] : []
  })
}
