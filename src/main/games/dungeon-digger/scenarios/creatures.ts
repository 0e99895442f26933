/** Creatures (16.6): summoned for points and rooms; Lords eliminated on their Portals. */
import {
  CREATURES,
  type Action,
  type ActionOf,
  type CreatureId,
  type Space,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { CREATURE_CARDS } from '../cards/pieces'
import { storedOf, values, without, gainCoin } from '../coins'
import { finish } from '../ending'
import {
  log,
  minionsOf,
  playerAt,
  push,
  scenarioOf,
  setPiece,
  setPlayer,
  type Draft,
} from '../draft'
import { activeRooms, ownRooms } from '../map/tiles'
import type { State, TaskOf } from '../state'
import { refreshGround, removePiece, toReserve } from '../tokens'
import { isHeldByEnemy, pieceOf, piecesOf, resourceLimit, resourcesInUse } from '../values'

/** Why a creature cannot be summoned; null where it can. */
export function refuseSummon(
  g: State,
  seat: Seat,
  id: CreatureId,
): 'creature-taken' | 'creature-alive' | 'room-missing' | 'resources-full' | null {
  const creature = pieceOf(g, id)
  if (creature === null || (creature.seat !== null && creature.seat !== seat))
    return 'creature-taken'
  if (creature.at !== null) return 'creature-alive'
  const { rooms, resources } = CREATURE_CARDS[id]
  if (!rooms.every((type) => roomsOf(g, seat, type).length > 0)) return 'room-missing'
  return resourcesInUse(g, seat) + resources > resourceLimit(g, seat) ? 'resources-full' : null
}
/** The Pit always counts as active (R47). */
function roomsOf(g: State, seat: Seat, type: (typeof CREATURE_CARDS)['troll']['rooms'][number]) {
  return type === 'pit' ? ownRooms(g.map, seat, 'pit') : activeRooms(g, seat, type)
}
/** The own Portal and those rooms, but for the Pit. */
export function birthplaces(g: State, seat: Seat, id: CreatureId): readonly Space[] {
  const { portal } = playerAt(g, seat)
  const rooms = CREATURE_CARDS[id].rooms.filter((type) => type !== 'pit')
  const all = [
    ...(portal === null ? [] : [portal]),
    ...rooms.flatMap((type) => roomsOf(g, seat, type)),
  ]
  return all.filter((at) => !isHeldByEnemy(g, seat, at))
}
export function summonOptions(g: State, seat: Seat): readonly ActionOf<'summon'>[] {
  if (g.scenario.type !== 'creatures') return []
  return CREATURES.filter(
    (id) => CREATURE_CARDS[id].points <= g.turn.points && refuseSummon(g, seat, id) === null,
  ).flatMap((creature) =>
    birthplaces(g, seat, creature).map((at) => ({ type: 'summon', creature, at }) as const),
  )
}
/** The points are paid by whoever summons. */
export function summon(g: Draft, seat: Seat, { creature, at }: ActionOf<'summon'>): void {
  const piece = pieceOf(g, creature)
  if (piece === null) return
  setPiece(g, piece, { seat, at })
  refreshGround(g)
  log(g, { type: 'summoned', seat, creature, at })
  // One free step for each own minion and creature.
  if (creature !== 'corruptor') return
  const creatures = piecesOf(g, seat).flatMap(({ id }) => CREATURES.filter((one) => one === id))
  const minions = minionsOf(g, seat)
  const left = minions.length + creatures.length
  push(g, { type: 'steps', seat, left, only: null, rally: { minions, creatures } })
}

/** With three enemy markers on its Portal a Lord leaves the game (R50). */
export function runEliminated(g: Draft, { seat }: TaskOf<'eliminated'>): void {
  g.agenda.pop()
  if (scenarioOf(g, 'creatures') === null) return
  toReserve(g, seat, minionsOf(g, seat).length)
  g.minions = g.minions.with(seat, [])
  for (const piece of piecesOf(g, seat)) removePiece(g, piece)
  g.eliminated = [...g.eliminated, seat]
  refreshGround(g)
  log(g, { type: 'eliminated', seat, by: g.active ?? seat })
  if (g.eliminated.length === g.players.length - 1) {
    discardAll(g, seat)
    finish(g, 'last-lord')
    return
  }
  const heir = heirOf(g, seat)
  if (heir === null) discardAll(g, seat)
  else if (coinsOf(g, seat).length > 0) push(g, { type: 'inherit', seat: heir, from: seat })
  else push(g, { type: 'coins', seat: heir, count: 1, exchange: false })
}
/** Who has the most markers on that Portal; with a tie nobody. */
function heirOf(g: State, seat: Seat): Seat | null {
  const { portal } = playerAt(g, seat)
  const markers = portal === null ? [] : (g.map.tiles[portal]?.markers ?? [])
  const counts = [...g.players.keys()].map(
    (one) => markers.filter((marker) => marker === one).length,
  )
  const most = Math.max(...counts)
  const heirs = [...counts.keys()].filter((one) => counts[one] === most)
  const [heir] = heirs
  return heirs.length === 1 && heir !== undefined && !g.eliminated.includes(heir) ? heir : null
}
/** In hand and stored. */
export function coinsOf(g: State, seat: Seat) {
  return [...playerAt(g, seat).coins, ...storedOf(g, seat)]
}
/** Shown to all, and out of the game (R65). */
function discardAll(g: Draft, seat: Seat): void {
  const coins = coinsOf(g, seat)
  if (coins.length === 0) return
  setPlayer(g, seat, { coins: [] })
  forgetStored(g, seat)
  g.discarded = [...g.discarded, ...coins]
  g.reveals = true
  log(g, { type: 'coins-discarded', seat, coins })
}
function forgetStored(g: Draft, seat: Seat): void {
  const rooms: readonly Space[] = ownRooms(g.map, seat, 'treasure')
  g.stored = g.stored.filter(({ at }) => !rooms.includes(at))
}
/** The heir looks at the coins and takes one of them. */
export const inherit = {
  options(g: Draft, { from }: TaskOf<'inherit'>): readonly Action[] {
    return values(coinsOf(g, from)).map((coin): Action => ({ type: 'inherit', coin }))
  },
  answer(g: Draft, { seat, from }: TaskOf<'inherit'>, action: Action): void {
    if (action.type !== 'inherit') return
    setPlayer(g, from, { coins: without(coinsOf(g, from), action.coin) })
    forgetStored(g, from)
    gainCoin(g, seat, action.coin, 'hand', from)
    discardAll(g, from)
  },
}
