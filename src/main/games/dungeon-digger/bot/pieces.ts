/** Where adventurers and creatures go: to other Lords' Portals, rooms and weak spots. */
import {
  PORTAL,
  type ActionOf,
  type PieceView,
  type Space,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { isActive, isRoom, tileAt } from '../map/tiles'
import { enemiesOn, wanderTargets } from '../map/walking'
import { isAdventurer } from '../pieces'
import type { Sense } from './posts'

const ESCAPE = 5
const KILL = 0.9
const FADE = 0.8
const ON_A_ROOM = 0.9

/** What a walk by one space betters; creatures go as minions would, adventurers to the Portals of the others. */
export function walkWorth(sense: Sense, { piece: id, to }: ActionOf<'walk'>): number {
  const piece = sense.view.pieces.find((one) => one.id === id)
  if (piece?.at == null) return 0
  const kills = enemiesOn(sense.ground, to, sense.seat)
  const fight = kills > 0 && piece.life > kills ? kills * KILL * sense.hurt : 0
  if (isAdventurer(id)) {
    const worths = quarry(sense)
    return fight + (worths[to] ?? 0) - (worths[piece.at] ?? 0)
  }
  return fight + creatureGain(sense, piece, to)
}
function creatureGain(sense: Sense, piece: PieceView, to: Space): number {
  const posts = sense.posts(true)
  const before = piece.at === null ? 0 : (posts[piece.at] ?? 0)
  return 0.8 * ((posts[to] ?? 0) - before)
}

const known = new WeakMap<View, readonly number[]>()
/** By space: what an adventurer there is worth to its player. */
function quarry({ view, seat, hurt }: Sense): readonly number[] {
  let worths = known.get(view)
  if (worths === undefined) known.set(view, (worths = spread(view, seat, hurt)))
  return worths
}
function spread(view: View, seat: Seat, hurt: number): readonly number[] {
  const worths = view.map.tiles.map((_, at) => goalAt(view, seat, at) * hurt)
  const queue = worths.flatMap((worth, at) => (worth > 0 ? [at] : []))
  for (let next = 0; next < queue.length && next < MOST_VISITS; next++) {
    const at = queue[next] ?? 0
    const passed = (worths[at] ?? 0) * FADE
    for (const there of wanderTargets(view.map, at))
      if (passed > (worths[there] ?? 0) + 0.01) {
        worths[there] = passed
        queue.push(there)
      }
  }
  return worths
}
const MOST_VISITS = 600
function goalAt(view: View, seat: Seat, at: Space): number {
  const tile = tileAt(view.map, at)
  if (tile?.kind !== 'owned' || tile.owner === seat) return 0
  if (tile.tile === PORTAL) return ESCAPE
  return isRoom(tile) && (isActive(view, at) || view.silent.includes(at)) ? ON_A_ROOM : 0
}
