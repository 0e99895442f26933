/** The way through the dungeon, in arrows; where a turn ended stands its number. */
import { COLUMNS, TRAIL_TURN } from '@shared/games/paper-dungeons'
import type { Point } from '../../../print-rules'
import { NUMBER, PAPER, PENCIL } from './layout'
import type { Layout } from './layout'
import { cornerOf } from './map-place'
import type { MapPlace } from './map-place'

/** Where the pencil passes through a room, in parts of its side: beside what is printed in it. */
const PASS: Point = [0.19, 0.87]
const HEAD = 3.6
const STOP = 3.9

/** A room as it was entered. */
interface Entered {
  readonly turn: number
  readonly room: number
  /** Where the pencil went through it. */
  readonly point: Point
  /** The turn ended there. */
  readonly stop: boolean
}

export function drawWay({ page }: Layout, trail: readonly number[], place: MapPlace): void {
  const entered = trail.map((entry, at): Entered => {
    const turn = Math.floor(entry / TRAIL_TURN)
    const room = entry % TRAIL_TURN
    const stop = Math.floor((trail[at + 1] ?? 0) / TRAIL_TURN) !== turn
    return { turn, room, point: aside(passOf(room, place), at), stop }
  })
  const lines = entered.flatMap((to, at) => stride(entered[at - 1] ?? null, to, place))
  const stroke = { color: PENCIL, width: 1.15, cap: 'round', join: 'round' } as const
  if (lines.length > 0) page.draw({ kind: 'lines', lines }, { stroke })

  const stops = entered.filter(({ stop }) => stop)
  for (const [at, { turn, room, point }] of stops.entries()) {
    const before = stops.slice(0, at).filter((earlier) => earlier.room === room).length
    const center: Point = [point[0] + before * STOP * 2.2, point[1]]
    page.draw(
      { kind: 'circle', center, radius: STOP },
      { fill: PAPER, stroke: { color: PENCIL, width: 0.9 } },
    )
    const style = { ...NUMBER, size: 6, color: PENCIL }
    page.write(String(turn), style, { x: center[0], y: center[1] + 2.1, align: 'center' })
  }
}

function passOf(room: number, place: MapPlace): Point {
  const [x, y] = cornerOf(place, room)
  return [x + PASS[0] * place.cell, y + PASS[1] * place.cell]
}

/** The same way walked again lies a little beside. */
function aside([x, y]: Point, at: number): Point {
  const shift = (at % 3) * 1.4 - 1.4
  return [x + shift, y + shift]
}

/** From room to room with an arrow's head, through a door, or over the edge where a row goes on at its other end. */
function stride(from: Entered | null, to: Entered, place: MapPlace): readonly (readonly Point[])[] {
  const { x, y, cell, rows } = place
  const end = to.point
  if (from === null) return arrow([end[0], y + rows * cell + 5], to)
  const start = from.point
  if (Math.abs(start[0] - end[0]) <= cell * 1.5) return arrow(start, to)
  const right = x + COLUMNS.length * cell + 4
  const [out, back] = start[0] < end[0] ? [x - 4, right] : [right, x - 4]
  return [[start, [out, start[1]]], ...arrow([back, end[1]], to)]
}

/** Its head lies where the number of a turn would not cover it. */
function arrow(from: Point, { point, stop }: Entered): readonly (readonly Point[])[] {
  const angle = Math.atan2(point[1] - from[1], point[0] - from[0])
  const back = stop ? STOP + 0.6 : 0
  const tip: Point = [point[0] - Math.cos(angle) * back, point[1] - Math.sin(angle) * back]
  const wing = (turn: number): Point => [
    tip[0] - Math.cos(angle + turn) * HEAD,
    tip[1] - Math.sin(angle + turn) * HEAD,
  ]
  return [
    [from, point],
    [wing(0.5), tip, wing(-0.5)],
  ]
}
