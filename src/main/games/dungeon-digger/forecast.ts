/** What could be done would come to: earnings of placements, why a Project lies wrong, ways and dead of steps. */
import { ORDERS } from '@shared/games/dungeon-digger'
import type {
  Action,
  ActionForecast,
  ActionOf,
  Exposure,
  Forecast,
  MoveForecast,
  Placement,
  PlacementForecast,
  Space,
  StepTarget,
  Trial,
} from '@shared/games/dungeon-digger'
import type { Actor, Seat } from '@shared/games/game'
import { legalActions } from './apply'
import { STEPS } from './cards/numbers'
import { isConquerable } from './conquest'
import { playerAt } from './draft'
import { targetOf } from './ending'
import { corridorsOf } from './map/corridors'
import { earningsOf } from './map/earnings'
import { beyond, bit, EDGES, inOrder } from '@shared/games/dungeon-digger/hexes'
import { patternOf } from './map/patterns'
import { pitSites, refuseFromPit, refuseWork, workSites } from './map/placing'
import { tileAt } from './map/tiles'
import { journeys } from './map/walking'
import { targetsFrom, walkOf } from './moving'
import { movesOf, pointsFor } from './orders'
import { isEggs } from './scenarios/dragons-lair'
import type { State } from './state'
import { countAt, defended, foesAt, standsOf } from './values'

/** null: the viewer is not asked. */
export function forecast(state: State, viewer: Actor): Forecast | null {
  if (viewer === null) return null
  const listed = legalActions(state, viewer)
  if (listed.length === 0) return null
  const targets = new Map<string, readonly StepTarget[]>()
  return {
    actions: listed.map((action) => forecastOf(state, viewer, action, targets)),
    trials: trialsOf(state, viewer),
    moves: movesFrom(state, viewer, stepsAhead(state, viewer, listed)),
    points: Object.fromEntries(
      ORDERS.map((order) => [order, pointsFor(state, viewer, order)]),
    ) as Forecast['points'],
    exposure: state.active === viewer ? exposureOf(state, viewer) : null,
  }
}
function forecastOf(
  state: State,
  seat: Seat,
  action: Action,
  targets: Map<string, readonly StepTarget[]>,
): ActionForecast | null {
  if (action.type === 'work') {
    return placementForecast(state, seat, action)
  }
  return action.type === 'step' || action.type === 'sneak'
    ? stepForecast(state, seat, action, targets)
    : null
}
function placementForecast(state: State, seat: Seat, placement: Placement): PlacementForecast {
  const earnings = earningsOf(state, seat, placement)
  const [target, { gold }] = [targetOf(state), playerAt(state, seat)]
  return {
    type: 'placement',
    earnings,
    coins: Math.min(earnings.treasureCoins + earnings.nuggetCoins, state.coinBag.length),
    ends: target !== null && gold < target && gold + earnings.gold >= target,
    turnsUp: turnedUpBy(state, placement),
  }
}
function turnedUpBy({ map, options }: State, { tile, at, rotation }: Placement): readonly Space[] {
  if (!options.monsterHuntFaceDown) return []
  const { open } = patternOf(tile, rotation)
  return EDGES.filter((edge) => (open & bit(edge)) !== 0)
    .map((edge) => beyond(at, edge))
    .filter((space) => {
      const there = tileAt(map, space)
      return there?.kind === 'neutral' && !there.faceUp
    })
}
/** @param known targets by group: one look at the map for all steps of a group */
function stepForecast(
  state: State,
  seat: Seat,
  { type, from, size, to }: ActionOf<'step' | 'sneak'>,
  known: Map<string, readonly StepTarget[]>,
): ActionForecast | null {
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
function killsAt(state: State, seat: Seat, at: Space) {
  const foes = foesAt(state, seat, at)
  return [...state.players.keys()].flatMap((owner) => {
    const minions = owner === seat ? 0 : countAt(state, owner, at)
    const pieces = foes.filter((piece) => piece.seat === owner).map(({ id }) => id)
    return minions > 0 || pieces.length > 0 ? [{ seat: owner, minions, pieces }] : []
  })
}

/** Only where a tile may be placed now: by Work, paid for or pending, or by the Pit. */
function trialsOf(state: State, seat: Seat): readonly Trial[] {
  const task = state.agenda.at(-1)
  const isPit = task?.type === 'pit'
  const mayWork =
    (task?.type === 'turn' && state.turn.points > 0) ||
    (task?.type === 'bonus' && task.grants.length === 0 && task.pending.includes('work'))
  if (!isPit && !mayWork) return []
  const sites = isPit ? pitSites(state, seat) : workSites(state, seat)
  const refuse = isPit ? refuseFromPit : refuseWork
  return playerAt(state, seat).projects.flatMap((tile) =>
    sites.map((at) => ({
      tile,
      at,
      refusals: EDGES.map((rotation) => refuse(state, seat, { tile, at, rotation })),
    })),
  )
}

/** Steps that a group may use one after the other; with none of them, or where each has its own (Corruptor), 0. */
function stepsAhead(state: State, seat: Seat, listed: readonly Action[]): number {
  const task = state.agenda.at(-1)
  if (task?.type === 'steps') return task.only === null && task.rally === null ? task.left : 0
  if (!listed.some(({ type }) => type === 'move')) return 0
  return movesOf(state, seat, task?.type === 'bonus').left
}
function movesFrom(state: State, seat: Seat, left: number): readonly MoveForecast[] {
  if (left === 0) return []
  const ground = defended(state, seat)
  const groups = standsOf(state, seat).flatMap((from) => {
    const there = countAt(state, seat, from)
    return Array.from({ length: there }, (_, fewer) => ({ from, size: there - fewer }))
  })
  return groups.map(({ from, size }) => {
    const found = journeys(ground, walkOf(state, seat, from, size), left)
    return {
      from,
      size,
      targets: found.map(({ to, steps, size: arrive }) => ({
        to,
        steps: steps.length,
        path: steps.flatMap(({ path }) => path),
        arrive,
      })),
    }
  })
}

/** As the board lies now: what others could come to before the next turn begins, each with one paid Move. */
function exposureOf(state: State, seat: Seat): Exposure {
  const raids = [...state.players.keys()].flatMap((other) => {
    if (other === seat || state.eliminated.includes(other)) return []
    const rooms = raidedBy(state, other, seat)
    return rooms.length === 0 ? [] : [{ seat: other, rooms }]
  })
  return { raids, corridors: corridorsOf(state.map, seat).filter(({ complete }) => !complete) }
}
function raidedBy(state: State, raider: Seat, victim: Seat): readonly Space[] {
  const ground = defended(state, raider)
  const reached = standsOf(state, raider).flatMap((from) => [
    from,
    ...journeys(ground, walkOf(state, raider, from, countAt(state, raider, from)), STEPS).map(
      ({ to }) => to,
    ),
  ])
  return inOrder(reached).filter((at) => {
    const tile = tileAt(state.map, at)
    return tile?.kind === 'owned' && tile.owner === victim && isConquerable(state, raider, tile)
  })
}
