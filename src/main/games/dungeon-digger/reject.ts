/** Why an action that is not listed is refused: the first reason that a player could do something about. */
import {
  BONUS_LEVEL,
  PORTAL,
  type Action,
  type ActionOf,
  type BonusOrder,
  type RejectionCode,
  type Space,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import type { Rejection } from '../game'
import { isBlock } from './abilities'
import { TWO_ORDERS_LEVEL } from './bonus'
import { HUNT } from './cards/numbers'
import { CREATURE_CARDS } from './cards/pieces'
import { capacityOf, storedAt } from './coins'
import { isConquerable } from './conquest'
import { hasMark, playerAt, scenarioOf } from './draft'
import { LAIR_POINTS } from './menu'
import { trapWorks } from './map/corridors'
import { refuseFromPit, refuseWork } from './map/placing'
import { activeRooms, tileAt } from './map/tiles'
import { refuseStep } from './map/walking'
import { isOwnPit, walkOf } from './moving'
import { isOrder, mayThink, nestsOf, orderOf, pointsFor, type OrderAction } from './orders'
import { isAdventurer } from './pieces'
import { isPitUseful, workOptions } from './placing'
import { birthplaces, refuseSummon } from './scenarios/creatures'
import { dragonOptions, isOnEggs } from './scenarios/dragons-lair'
import { barrierTo } from './scenarios/entering'
import { distanceToPortals } from './scenarios/monster-hunt'
import type { Grant, State, Task, TaskOf } from './state'
import { countAt, defended, isHeldByEnemy, pieceOf, resourceLimit, resourcesInUse } from './values'

type Refused = Rejection<RejectionCode>
type Numbers = Readonly<Record<string, number>>
function because(code: RejectionCode, ruling: string, named?: Numbers): Refused {
  return named === undefined ? { code, ruling } : { code, ruling, named }
}
const NOT_NOW = because('not-now', 'section 6')

/** @param action one that is not listed for the seat that is asked */
export function reject(state: State, seat: Seat, action: Action): Refused {
  const task = state.agenda.at(-1)
  if (task === undefined) return NOT_NOW
  if (task.type === 'turn') return inTurn(state, seat, action)
  if (task.type === 'bonus') return inBonus(state, seat, task, action)
  if (task.type === 'steps' && action.type === 'step') return noStep(state, seat, action)
  if (task.type === 'steps' || task.type === 'walk') return inWalk(state, seat, action)
  if (task.type === 'pit' && action.type === 'work')
    return noWork(state, seat, action, refuseFromPit)
  return inChoice(state, seat, task, action)
}
function inChoice(state: State, seat: Seat, task: Task, action: Action): Refused {
  if (task.type === 'portal' && action.type === 'portal')
    return because('not-start-space', 'section 4')
  if (task.type === 'hide' && action.type === 'hide') return noHiding(state, action.at)
  if (task.type === 'think' && action.type === 'set-aside')
    return noProject(state, seat, action.tile)
  if (task.type === 'surplus' && action.type === 'put-back')
    return noProject(state, seat, action.tile)
  if (task.type === 'shake' && action.type === 'shake') return noShaking(state, action.at)
  if (task.type === 'hatching' && action.type === 'rise') return noRising(state, seat, action.at)
  if (task.type === 'flame' && action.type === 'flame') return because('no-direction', 'R40')
  const isAboutCoins = ['keep', 'toll', 'rescue', 'inherit'].includes(task.type)
  return isAboutCoins && 'coin' in action ? because('no-such-coin', 'R59') : NOT_NOW
}
function noHiding(state: State, at: Space): Refused {
  const distance = distanceToPortals(state, at)
  return distance < HUNT.distance
    ? because('too-near-portal', '16.1', { distance, needed: HUNT.distance })
    : because('space-taken', '16.1')
}
function noShaking(state: State, at: Space): Refused {
  if (isBlock(state, at) || tileAt(state.map, at) !== null)
    return because('no-block-there', 'section 15')
  return because(state.collapses === 0 ? 'no-collapse-left' : 'space-taken', 'section 15')
}
function noProject({ players }: State, seat: Seat, tile: string): Refused {
  const has = players[seat]?.projects.some((one) => one === tile) === true
  return because(has ? 'tile-bag-empty' : 'not-a-project', 'R29')
}

function inBonus(
  state: State,
  seat: Seat,
  { grants, pending }: TaskOf<'bonus'>,
  action: Action,
): Refused {
  if (action.type === 'declare') {
    const grant = grants.find(({ ability }) => ability === action.ability)
    return grant === undefined ? because('not-declared', 'R17') : noDeclaring(grant, action.orders)
  }
  if (!isOrder(action) || grants.length > 0)
    return because('bonus-first', 'section 10', { pending: grants.length + pending.length })
  return pending.some((order) => order === orderOf(action))
    ? noOrder(state, seat, action, true)
    : because('not-declared', 'R17')
}
function noDeclaring({ level }: Grant, orders: readonly BonusOrder[]): Refused {
  if (new Set(orders).size < orders.length) return because('orders-alike', 'R16')
  const needed =
    orders.length > 1 ? TWO_ORDERS_LEVEL : Math.max(...orders.map((order) => BONUS_LEVEL[order]))
  return because('level-too-low', 'section 10', { level, needed })
}

function inTurn(state: State, seat: Seat, action: Action): Refused {
  if (action.type === 'store') return noStoring(state, seat, action)
  if (action.type === 'ability') return noAbility(state, seat, action)
  if (action.type === 'sneak') return noSneaking(state, seat, action)
  if (action.type === 'dragon') return noDragon(state, seat)
  if (action.type === 'summon') return noSummon(state, seat, action)
  if (action.type === 'step') return noStepYet(state, seat, action)
  if (!isOrder(action)) return NOT_NOW
  const needed = pointsFor(state, seat, orderOf(action))
  return state.turn.points < needed
    ? tooFewPoints(state, needed)
    : noOrder(state, seat, action, false)
}
/** A step of a Move that is not begun: what keeps the group out is the same. */
function noStepYet(state: State, seat: Seat, action: ActionOf<'step'>): Refused {
  const needed = pointsFor(state, seat, 'move')
  return state.turn.points < needed ? tooFewPoints(state, needed) : noStep(state, seat, action)
}
function tooFewPoints({ turn }: State, needed: number): Refused {
  return because('no-points', 'section 6', { needed, left: turn.points })
}

function noOrder(state: State, seat: Seat, action: OrderAction, bonus: boolean): Refused {
  switch (action.type) {
    case 'move':
      return because('no-way', 'section 8')
    case 'think': {
      const { projects } = playerAt(state, seat)
      return because(
        projects.length === 0 || mayThink(state, seat) ? 'no-projects' : 'tile-bag-empty',
        'R29',
      )
    }
    case 'sabotage':
      if (state.collapses === 0) return because('no-collapse-left', 'section 7')
      return because(
        !bonus && (state.minions[seat] ?? []).length === 0 ? 'nobody-to-sacrifice' : 'space-taken',
        'R32',
      )
    case 'rise':
      return noRising(state, seat, action.at)
    case 'conquer':
    case 'liberate':
      return noConquest(state, seat, action)
    case 'demolish':
      return because(isBlock(state, action.at) ? 'not-beside' : 'no-block-there', 'R18')
    case 'work':
      return noWork(state, seat, action, refuseWork)
  }
}
function noRising(state: State, seat: Seat, at: Space): Refused {
  const tile = tileAt(state.map, at)
  if (tile?.kind !== 'owned' || tile.owner !== seat) return because('not-your-tile', 'section 7')
  const isNest = tile.tile === PORTAL || tile.tile.startsWith('DOR')
  if (!isNest) return because('not-a-nest', 'section 7')
  if (tile.tile !== PORTAL && !activeRooms(state, seat, 'dormitory').includes(at))
    return because('room-inactive', 'R11')
  if (!nestsOf(state, seat).includes(at)) return because('enemy-there', 'R30')
  if (playerAt(state, seat).reserve === 0) return because('reserve-empty', 'section 7')
  const inPlay = resourcesInUse(state, seat)
  return because('resources-full', 'R9', { limit: resourceLimit(state, seat), inPlay })
}
function noConquest(
  state: State,
  seat: Seat,
  { type, at, ...rest }: ActionOf<'conquer'> | ActionOf<'liberate'>,
): Refused {
  const tile = tileAt(state.map, at)
  const isOwn = tile?.kind === 'owned' && tile.owner === seat
  if (tile === null) return because('not-conquerable', 'section 7')
  if (type === 'liberate') {
    if (!isOwn) return because('not-your-tile', 'section 7')
    return because(tile.markers.length === 0 ? 'no-marker-there' : 'no-minion-there', 'section 7')
  }
  if (isOwn) return because('own-room', 'section 7')
  if (tile.kind === 'owned' && state.eliminated.includes(tile.owner))
    return because('owner-eliminated', 'R50')
  if (!isConquerable(state, seat, tile))
    return because(tile.markers.includes(seat) ? 'own-marker-there' : 'not-conquerable', 'R22')
  if (countAt(state, seat, at) === 0) return because('no-minion-there', 'section 7')
  return because('take' in rest && rest.from !== at ? 'marker-not-there' : 'no-coin-there', 'R33')
}
function noWork(
  state: State,
  seat: Seat,
  { tile, at, rotation }: ActionOf<'work'>,
  refuse: typeof refuseWork,
): Refused {
  const { projects } = playerAt(state, seat)
  if (projects.length === 0) return because('no-projects', 'section 7')
  if (!projects.includes(tile)) return because('not-a-project', 'section 7')
  if (refuse === refuseWork && workOptions(state, seat).length === 0)
    return because('no-project-fits', 'section 7')
  const refusal = refuse(state, seat, { tile, at, rotation })
  if (refusal === null) return NOT_NOW
  const { code, ruling, edges } = refusal
  return edges.length === 0 ? because(code, ruling) : because(code, ruling, { edges: edges.length })
}

function noStep(
  state: State,
  seat: Seat,
  { from, size, to }: ActionOf<'step'> | ActionOf<'sneak'>,
): Refused {
  const there = countAt(state, seat, from)
  if (there < size) return because('too-few-there', 'section 8', { there, wanted: size })
  const barrier = barrierTo(state, seat, size, from, to)
  if (barrier !== null) {
    const { code, ruling, ...named } = barrier
    return because(code, ruling, { size, ...named })
  }
  if (isOwnPit(state, seat, to) && !hasMark(state, 'pit') && !isPitUseful(state, seat))
    return because('pit-useless', 'R19')
  const refusal = refuseStep(defended(state, seat), walkOf(state, seat, from, size), to)
  return refusal ?? NOT_NOW
}
function inWalk(state: State, seat: Seat, action: Action): Refused {
  if (action.type === 'stop') return because('may-not-end-there', '16.2')
  if (action.type !== 'walk') return NOT_NOW
  const piece = pieceOf(state, action.piece)
  if (piece?.at == null || piece.seat !== seat) return because('piece-gone', '16.2')
  if (piece.id === 'mage' && hasMark(state, 'flame')) return because('piece-done', 'R40')
  const lacksCoin = playerAt(state, seat).coins.length === 0 && isAdventurer(piece.id)
  return because(lacksCoin && trapWorks(state, action.to, seat) ? 'no-toll' : 'no-way', '16.2')
}

function noStoring(state: State, seat: Seat, { coin, at }: ActionOf<'store'>): Refused {
  if (hasMark(state, 'stored')) return because('already-stored', 'R20')
  if (hasMark(state, 'begun')) return because('after-orders', 'section 6')
  if (!playerAt(state, seat).coins.includes(coin)) return because('no-such-coin', 'R20')
  if (!activeRooms(state, seat, 'treasure').includes(at))
    return because('not-a-treasure-room', 'R20')
  const capacity = capacityOf(state, seat)
  return because('room-full', 'R60', { capacity, stored: storedAt(state, at).length })
}
function noAbility(state: State, seat: Seat, { which }: ActionOf<'ability'>): Refused {
  const { lord, lordTurned } = playerAt(state, seat)
  if (lord === null) return because('no-lord', 'section 15')
  if (which === 'special')
    return lordTurned ? because('ability-used', 'section 15') : because('no-way', 'section 15')
  return because(hasMark(state, 'standard') ? 'ability-used' : 'not-activated', 'section 15')
}
function noSneaking(state: State, seat: Seat, action: ActionOf<'sneak'>): Refused {
  if (state.scenario.type !== 'dragonsLair') return because('no-such-scenario', '16.5')
  if (state.turn.points < LAIR_POINTS) return tooFewPoints(state, LAIR_POINTS)
  if (!isOnEggs(state, seat)) return because('not-on-eggs', '16.5')
  return noStep(state, seat, action)
}
function noDragon(state: State, seat: Seat): Refused {
  const lair = scenarioOf(state, 'dragonsLair')
  if (lair === null) return because('no-such-scenario', '16.5')
  if (lair.dragon === null) return because('dragon-not-there', 'R55')
  if (lair.treasure?.carrier == null) return because('treasure-not-carried', 'R55')
  if (lair.treasure.carrier === seat) return because('you-carry-treasure', '16.5')
  if (state.turn.points < LAIR_POINTS) return tooFewPoints(state, LAIR_POINTS)
  return because(dragonOptions(state, seat).length > 0 ? 'dragon-not-that-far' : 'no-way', 'R45')
}
function noSummon(state: State, seat: Seat, { creature, at }: ActionOf<'summon'>): Refused {
  if (state.scenario.type !== 'creatures') return because('no-such-scenario', '16.6')
  const refusal = refuseSummon(state, seat, creature)
  const { points: needed, resources } = CREATURE_CARDS[creature]
  if (refusal === 'resources-full') {
    const inPlay = resourcesInUse(state, seat)
    return because(refusal, '16.6', {
      limit: resourceLimit(state, seat),
      inPlay,
      needed: resources,
    })
  }
  if (refusal !== null) return because(refusal, 'R47')
  if (state.turn.points < needed) return tooFewPoints(state, needed)
  return because(
    isHeldByEnemy(state, seat, at) ? 'enemy-there' : 'not-a-nest',
    birthplaces(state, seat, creature).length > 0 ? '16.6' : 'R30',
  )
}
