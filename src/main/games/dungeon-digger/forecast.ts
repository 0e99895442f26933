/** What listed placements, steps and Moves would come to on the map: for screens, which show it before anything is done. */
import type {
  Action,
  Forecast,
  MoveForecast,
  Placement,
  PlacementForecast,
  Space,
  StepForecast,
  Trial,
} from '@shared/games/dungeon-digger'
import type { Actor, Seat } from '@shared/games/game'
import { legalActions } from './apply'
import { playerAt } from './draft'
import { earningsOf } from './map/earnings'
import { beyond, bit, EDGES } from './map/hexes'
import { patternOf } from './map/patterns'
import { pitSites, refuseFromPit, refuseWork, workSites } from './map/placing'
import { tileAt } from './map/tiles'
import { journeys } from './map/walking'
import { targetsFrom, walkOf } from './moving'
import { movesOf } from './orders'
import type { State } from './state'
import { countAt, defended, standsOf } from './values'

/** null: the viewer is not asked, or nothing of what is listed concerns the map. */
export function forecast(state: State, viewer: Actor): Forecast | null {
  if (viewer === null) return null
  const listed = legalActions(state, viewer)
  const told: Forecast = {
    placements: placementsOf(state, viewer, listed),
    trials: trialsOf(state, viewer),
    steps: stepsOf(state, viewer, listed),
    moves: listed.some(({ type }) => type === 'move') ? movesFrom(state, viewer) : [],
  }
  return Object.values(told).some((part: readonly unknown[]) => part.length > 0) ? told : null
}

function placementsOf(
  state: State,
  seat: Seat,
  listed: readonly Action[],
): readonly PlacementForecast[] {
  return listed.flatMap((action) => {
    if (action.type !== 'work') return []
    const { tile, at, rotation } = action
    const placement = { tile, at, rotation }
    return [
      {
        ...placement,
        earnings: earningsOf(state, seat, placement),
        turnsUp: turnedUpBy(state, placement),
      },
    ]
  })
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

/** Only where a tile may be placed now: by Work, paid for or pending, or by the Pit. */
function trialsOf(state: State, seat: Seat): readonly Trial[] {
  const task = state.agenda.at(-1)
  if (task === undefined || !('seat' in task) || task.seat !== seat) return []
  const isPit = task.type === 'pit'
  const mayWork =
    (task.type === 'turn' && state.turn.points > 0) ||
    (task.type === 'bonus' && task.grants.length === 0 && task.pending.includes('work'))
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

function stepsOf(state: State, seat: Seat, listed: readonly Action[]): readonly StepForecast[] {
  const ground = defended(state, seat)
  const told: StepForecast[] = []
  for (const action of listed) {
    if (action.type !== 'step' && action.type !== 'sneak') continue
    const { from, size, to } = action
    const isTold = told.some((one) => one.from === from && one.size === size && one.to === to)
    const target = targetsFrom(state, ground, seat, from, size).find((one) => one.to === to)
    if (!isTold && target !== undefined) told.push({ from, size, ...target })
  }
  return told
}
function movesFrom(state: State, seat: Seat): readonly MoveForecast[] {
  const isBonus = state.agenda.at(-1)?.type === 'bonus'
  const { left } = movesOf(state, seat, isBonus)
  const ground = defended(state, seat)
  return standsOf(state, seat).map((from) => {
    const size = countAt(state, seat, from)
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
