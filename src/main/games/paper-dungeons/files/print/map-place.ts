/** Where things of the map lie on the page. */
import { COLUMNS } from '@shared/games/paper-dungeons'
import type { Room } from '@shared/games/paper-dungeons'
import type { Point } from '../../../print-rules'

/** Where the rooms lie on the page. */
export interface MapPlace {
  readonly x: number
  readonly y: number
  /** The side of a room. */
  readonly cell: number
  readonly rows: number
}
/** Beside the rooms stand the rows' numbers, below them the doors. */
export const NUMBERS = 14
export const DOORS = 13

/** The top left corner of a room. */
export function cornerOf({ x, y, cell, rows }: MapPlace, room: Room): Point {
  const [column, row] = [room % COLUMNS.length, Math.floor(room / COLUMNS.length)]
  return [x + column * cell, y + (rows - 1 - row) * cell]
}
