/** Lines of the map: barriers between rooms, and the way that was walked. A room is 100 by 100. */
import {
  COLUMNS,
  roomOf,
  TRAIL_TURN,
  type EdgeId,
  type Room,
  type RoomId,
} from '@shared/games/paper-dungeons'

export const ROOM = 100
export interface Point {
  readonly x: number
  readonly y: number
}
/** Where the pencil passes through a room: beside what is printed in it. */
const PASS: Point = { x: 17, y: 82 }

/** The upper left corner of a room. */
export function cornerOf(room: Room, rows: number): Point {
  return {
    x: (room % COLUMNS.length) * ROOM,
    y: (rows - 1 - Math.floor(room / COLUMNS.length)) * ROOM,
  }
}
function passOf(room: Room, rows: number): Point {
  const { x, y } = cornerOf(room, rows)
  return { x: x + PASS.x, y: y + PASS.y }
}

/** The line between two rooms of an edge. */
export function edgeLine(edge: EdgeId, rows: number): { readonly from: Point; readonly to: Point } {
  const [one, other] = edge.split('-') as unknown as readonly [RoomId, RoomId]
  const a = cornerOf(roomOf(one), rows)
  const b = cornerOf(roomOf(other), rows)
  if (a.y === b.y) {
    const x = Math.max(a.x, b.x)
    return { from: { x, y: a.y }, to: { x, y: a.y + ROOM } }
  }
  const y = Math.max(a.y, b.y)
  return { from: { x: a.x, y }, to: { x: a.x + ROOM, y } }
}

/** A river along an edge: waves. */
export function riverPath(edge: EdgeId, rows: number, shift = 0): string {
  const { from, to } = edgeLine(edge, rows)
  const upright = from.x === to.x
  const waves = 4
  const length = ROOM / waves
  let path = upright ? `M${from.x + shift} ${from.y}` : `M${from.x} ${from.y + shift}`
  for (let wave = 0; wave < waves; wave++) {
    const swing = wave % 2 === 0 ? 7 : -7
    path += upright
      ? ` q${swing} ${length / 2} 0 ${length}`
      : ` q${length / 2} ${swing} ${length} 0`
  }
  return path
}

/** A line from a room to the next: straight, through the door, or over the edge where a row wraps. */
function strideBetween(from: Room, to: Room, rows: number): readonly (readonly [Point, Point])[] {
  const end = passOf(to, rows)
  if (from < 0) return [[{ x: end.x, y: rows * ROOM + 14 }, end]]
  const start = passOf(from, rows)
  if (Math.abs(start.x - end.x) <= ROOM) return [[start, end]]
  const width = COLUMNS.length * ROOM
  const leftwards = start.x < end.x
  return [
    [start, { x: leftwards ? -10 : width + 10, y: start.y }],
    [{ x: leftwards ? width + 10 : -10, y: end.y }, end],
  ]
}

export interface Stride {
  readonly key: string
  readonly turn: number
  readonly path: string
}

/** The way through the rooms entered, as strokes; the same way walked again lies a little beside. */
export function stridesOf(trail: readonly number[], rows: number): readonly Stride[] {
  let from: Room = -1
  return trail.flatMap((entry, at) => {
    const turn = Math.floor(entry / TRAIL_TURN)
    const to = entry % TRAIL_TURN
    const lines = strideBetween(from, to, rows)
    from = to
    const aside = (at % 3) * 3 - 3
    return lines.map(([start, end], part) => ({
      key: `${at} ${part}`,
      turn,
      path: `M${start.x + aside} ${start.y + aside} Q${(start.x + end.x) / 2 + aside * 2} ${(start.y + end.y) / 2 - aside} ${end.x + aside} ${end.y + aside}`,
    }))
  })
}

/** The way that would be walked from a room. */
export function ghostStrides(
  from: Room,
  rooms: readonly RoomId[],
  rows: number,
): readonly Stride[] {
  let before = from
  return rooms.flatMap((id, at) => {
    const to = roomOf(id)
    const lines = strideBetween(before, to, rows)
    before = to
    return lines.map(([start, end], part) => ({
      key: `${at} ${part}`,
      turn: 0,
      path: `M${start.x} ${start.y} L${end.x} ${end.y}`,
    }))
  })
}
