/**
 * Where the map lies in its pane. A dungeon that grows stays where it is as long as all of it is in sight, so that nothing
 * moves under the hand; only what would lie out of sight has it fitted anew.
 */
import type { MapGrid } from './layout'

export type Extent = Pick<MapGrid, 'left' | 'top' | 'columns' | 'rows'>
/** In pixels. */
export interface Pane {
  readonly width: number
  readonly height: number
  /** No cell is larger. */
  readonly largest: number
  /** Free on each side: pieces stand over the edges of their tiles. */
  readonly margin: number
}
/** In pixels: how large a cell is, and where the corner of the entrance's lies. */
export interface Lie {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** Where cells could be so many times as large, the map is fitted anew. */
const WORTHWHILE = 1.5
/** Fractions of a pixel are nothing. */
const HAIR = 0.5

function cellIn({ columns, rows }: Extent, { width, height, largest, margin }: Pane): number {
  return Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows, largest)
}
/** As large as it can be, in the middle. */
function fitted(extent: Extent, pane: Pane): Lie {
  const { left, top, columns, rows } = extent
  const cell = cellIn(extent, pane)
  return {
    cell,
    x: (pane.width - cell * columns) / 2 - cell * left,
    y: (pane.height - cell * rows) / 2 - cell * top,
  }
}
/** How far it lies beyond the margin on each side; 0 or less: not at all. */
function outside({ cell, x, y }: Lie, { left, top, columns, rows }: Extent, pane: Pane) {
  const { width, height, margin } = pane
  return {
    west: margin - (x + cell * left),
    north: margin - (y + cell * top),
    east: x + cell * (left + columns) - (width - margin),
    south: y + cell * (top + rows) - (height - margin),
  }
}
/** With room for one cell more on the sides to which it has grown out of sight: it will go on there. */
function withRoom(extent: Extent, lie: Lie, pane: Pane): Extent {
  const { west, north, east, south } = outside(lie, extent, pane)
  const more = (out: number): number => (out > HAIR ? 1 : 0)
  return {
    left: extent.left - more(west),
    top: extent.top - more(north),
    columns: extent.columns + more(west) + more(east),
    rows: extent.rows + more(north) + more(south),
  }
}

/**
 * @param before where it lay; null: nowhere yet
 * @param grown it may have grown, in the same pane
 * @returns `before` itself where it can stay
 */
export function lieOf(before: Lie | null, extent: Extent, pane: Pane, grown: boolean): Lie {
  if (before === null) return fitted(extent, pane)
  const isSeen = Object.values(outside(before, extent, pane)).every((out) => out <= HAIR)
  if (isSeen && cellIn(extent, pane) < WORTHWHILE * before.cell) return before
  return fitted(grown && !isSeen ? withRoom(extent, before, pane) : extent, pane)
}

/** What a map that lies anew is drawn with to be seen where it lay before, about its own corner. */
export function asBefore(before: Lie, now: Lie, { left, top }: Extent): string {
  const right = before.x + before.cell * left - (now.x + now.cell * left)
  const down = before.y + before.cell * top - (now.y + now.cell * top)
  return `translate(${right}px, ${down}px) scale(${before.cell / now.cell})`
}
