/** The Mage's Flame (16.2, R40): a straight line through corridors, stopped by doors and walls. */
import type { Action, Edge, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { log, mark, type Draft } from '../draft'
import { straightLine } from '../map/corridors'
import { EDGES } from '@shared/games/dungeon-digger/hexes'
import type { State } from '../state'
import { killMinions } from '../tokens'
import { countAt, enemyMinionsAt, pieceOf } from '../values'
import { tileAt } from '../map/tiles'

/** Directions in which somebody would die, with the Mage on a tile. */
export function flameOptions(g: State, seat: Seat): readonly Action[] {
  const at = pieceOf(g, 'mage')?.at ?? null
  if (at === null || tileAt(g.map, at) === null) return []
  const beside = enemyMinionsAt(g, seat, at) > 0
  return EDGES.filter(
    (direction) => beside || isAnybodyOn(g, straightLine(g.map, at, direction)),
  ).map((direction): Action => ({ type: 'flame', direction }))
}
function isAnybodyOn({ minions }: State, line: readonly Space[]): boolean {
  return minions.some((spaces) => spaces.some((space) => line.includes(space)))
}
/** All but the controller's on the Mage's tile, and everybody on the line. */
export function breathe(g: Draft, seat: Seat, direction: Edge): void {
  const at = pieceOf(g, 'mage')?.at ?? null
  if (at === null) return
  mark(g, 'flame')
  const line = straightLine(g.map, at, direction)
  log(g, { type: 'flame', seat, spaces: [at, ...line] })
  for (const owner of g.players.keys()) {
    if (owner !== seat)
      killMinions(g, owner, at, countAt(g, owner, at), { by: seat, cause: 'flame' })
    for (const space of line)
      killMinions(g, owner, space, countAt(g, owner, space), { by: seat, cause: 'flame' })
  }
}
