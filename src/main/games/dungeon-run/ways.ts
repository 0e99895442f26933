/** Where a hero may go, and what it may search (rules page, 7, 13). */
import type { Seat } from '@shared/games/game'
import { atlasOf, cellKey, DIRS, spotBeyond } from './atlas'
import { heroAt, roomAt } from './draft'
import { companyOf } from './places'
import type { Board } from './conditions'
import { allows } from './values'
import type { State } from './state'

type Map = Board & Pick<State, 'tileDeck' | 'exhausted' | 'lair'>

/** Exits of a tile that lead anywhere: to a tile, or to a cell that may still be explored (A5). */
export function exitsFrom(g: Map, room: number, exploredOnly: boolean): readonly number[] {
  const { neighbours, open } = atlasOf(g.layout)
  const from = g.layout[room]
  if (from === undefined) return []
  return DIRS.filter((dir) => {
    if ((neighbours[room]?.[dir] ?? -1) >= 0) return true
    if (exploredOnly || g.lair !== null || g.tileDeck.length === 0) return false
    if (((open[room] ?? 0) & (1 << dir)) === 0) return false
    return !g.exhausted.includes(cellKey(spotBeyond(from, dir)))
  })
}

/** Why a hero may not Move: a monster, in the endgame another hero (7.1, 18.1); null: it may. */
export function heldBy(g: Board, seat: Seat): 'monster' | 'hero' | null {
  if (roomAt(g, heroAt(g, seat).at).monster !== null) return 'monster'
  if (g.endgame && companyOf(g, seat).length > 0 && !allows(g, seat, 'moveOffHero')) return 'hero'
  return null
}
/** Exits by which a hero may Move now. */
export function exitsToMove(g: Map, seat: Seat, exploredOnly: boolean): readonly number[] {
  return heldBy(g, seat) === null ? exitsFrom(g, heroAt(g, seat).at, exploredOnly) : []
}
/** Whether a room may be searched: something lies there, and no monster is. */
export function hasItems(g: Pick<State, 'rooms'>, room: number): boolean {
  const { items, monster } = roomAt(g, room)
  return items.length > 0 && monster === null
}
