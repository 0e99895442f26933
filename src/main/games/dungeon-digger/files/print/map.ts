/** The map as it was dug, from above: tiles of six players, corridors with their doors, markers and minions. */
import type {
  Edge,
  MapTile,
  NeutralTile,
  OwnedTile,
  Space,
  View,
} from '@shared/games/dungeon-digger'
import {
  across,
  centreOf,
  cornersOf,
  linesOf,
  middleOf,
  STUB,
  towardsEdge,
  type Spot,
} from '@shared/games/dungeon-digger/geometry'
import type { Box } from '../../../print-layout'
import type { Page, Point } from '../../../print-rules'
import { drawSign, type Sign } from '../../../print-signs'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { countIn, EDGES, hexOf, inOrder } from '@shared/games/dungeon-digger/hexes'
import { isBlock } from '@shared/games/dungeon-digger/lying'
import { patternOf, type Pattern } from '../../map/patterns'
import { MINION_SIGN, NEUTRAL_SIGNS, SEAT_SIGNS, TILE_SIGNS } from './signs'

/** What a map is drawn in: dark on paper, light on a dark picture. */
export interface MapColors {
  readonly empty: string
  readonly line: string
  readonly floor: string
  readonly rock: string
  readonly door: string
  readonly sign: string
  readonly light: string
}
export const ON_PAPER: MapColors = {
  empty: '#f6f0e4',
  line: '#d3c8b4',
  floor: '#fdfaf3',
  rock: '#b9ad9e',
  door: '#5b2f24',
  sign: '#6d6253',
  light: '#ffffff',
}
/** By seat; each has a sign besides. */
export const SEAT_COLORS: readonly string[] = [
  '#a63d2c',
  '#3d4f7c',
  '#5f7a2e',
  '#8a5a9a',
  '#2f7a72',
  '#b5762a',
]
export function seatColor(seat: number): string {
  return SEAT_COLORS[seat] ?? '#6a5f54'
}
export function drawSeat(
  page: Page,
  seat: number,
  { center: [x, y], radius, light }: { center: Point; radius: number; light: string },
): void {
  const stroke = { color: light, width: radius * 0.16 }
  page.draw({ kind: 'circle', center: [x, y], radius }, { fill: seatColor(seat), stroke })
  const sign = SEAT_SIGNS[seat]
  const size = radius * 1.3
  if (sign !== undefined) drawSign(page, sign, light, { x: x - size / 2, y: y - size / 2, size })
}

/** What is drawn of a view. */
type Drawn = Pick<View, 'map' | 'minions'>

/** One hex on the page. */
interface Where {
  readonly colors: MapColors
  /** Of a hex. */
  readonly radius: number
  readonly at: (spot: Spot) => Point
}

/** As large as it fits, in the middle of its place; what is drawn is what a view may know. */
export function drawMap(page: Page, view: Drawn, place: Box, colors: MapColors): void {
  const whereOf = gridOf(view, place, colors)
  const spaces = [...view.map.tiles.keys()]
  for (const space of spaces) drawSpace(page, whereOf(space))
  for (const space of spaces) {
    const tile = view.map.tiles[space] ?? null
    if (tile !== null) drawTile(page, tile, whereOf(space))
  }
  for (const space of spaces) drawFigures(page, view, space, whereOf(space))
}
function gridOf({ map }: Drawn, { x, y, width, height }: Box, colors: MapColors) {
  const centres = [...map.tiles.keys()].map((space) => centreOf(hexOf(space)))
  const xs = centres.map(([cx]) => cx)
  const ys = centres.map(([, cy]) => cy)
  const [left, right] = [Math.min(...xs) - 0.9, Math.max(...xs) + 0.9]
  const [top, bottom] = [Math.min(...ys) - 1.02, Math.max(...ys) + 1.02]
  const radius = Math.min(width / (right - left), height / (bottom - top))
  const originX = x + (width - (right - left) * radius) / 2 - left * radius
  const originY = y + (height - (bottom - top) * radius) / 2 - top * radius
  return (space: Space): Where => {
    const [cx, cy] = centres[space] ?? [0, 0]
    return {
      colors,
      radius,
      at: ([dx, dy]) => [originX + (cx + dx) * radius, originY + (cy + dy) * radius],
    }
  }
}
function hexagon({ at }: Where, size: number): readonly Point[] {
  return cornersOf(size).map(at)
}
function drawSpace(page: Page, where: Where): void {
  const { colors, radius } = where
  const stroke = { color: colors.line, width: radius * 0.03 }
  page.draw({ kind: 'polygon', points: hexagon(where, 0.97) }, { fill: colors.empty, stroke })
}

function drawTile(page: Page, tile: MapTile, where: Where): void {
  if (tile.kind === 'owned') drawOwned(page, tile, where)
  else drawNeutral(page, tile, where)
  for (const [at, seat] of tile.markers.entries())
    drawMarker(page, seat, where, (at - (tile.markers.length - 1) / 2) * 0.5)
}
function drawOwned(page: Page, { owner, tile, rotation }: OwnedTile, where: Where): void {
  const { category, type } = tileCard(tile)
  const pattern = patternOf(tile, rotation)
  page.draw({ kind: 'polygon', points: hexagon(where, 0.95) }, { fill: seatColor(owner) })
  const [first] = pattern.paths
  if (category === 'corridor') drawCorridors(page, pattern, where)
  else drawRoom(page, pattern.edges.flatMap(doorAt), where)
  const sign = TILE_SIGNS[type]
  if (sign !== null && category === 'corridor')
    putSign(page, sign, where, { at: middleOf(first ?? []), size: 0.44 })
  else if (sign !== null) putSign(page, sign, where, { at: [0, 0], size: 0.72 })
  const earth = EDGES.find((edge) => pattern.edges[edge] === 'earth')
  const corner: Spot =
    earth === undefined ? (cornersOf(0.76)[1] ?? [0, 0]) : towardsEdge(earth, 0.8)
  drawSeat(page, owner, {
    center: where.at(corner),
    radius: where.radius * 0.17,
    light: where.colors.light,
  })
}
function doorAt(kind: Pattern['edges'][number], edge: number): readonly Edge[] {
  const door = EDGES.find((one) => one === edge)
  return kind === 'door' && door !== undefined ? [door] : []
}

/** Half the width of a passage, in parts of a hex's radius. */
const PASSAGE = 0.3
const ROOM = 0.62

function drawLines(
  page: Page,
  { at, radius }: Where,
  lines: readonly (readonly Spot[])[],
  { color, width }: { readonly color: string; readonly width: number },
): void {
  if (lines.length === 0) return
  const stroke = { color, width: width * radius, cap: 'butt', join: 'round' } as const
  page.draw({ kind: 'lines', lines: lines.map((line) => line.map(at)) }, { stroke })
}
function drawRoom(page: Page, doors: readonly Edge[], where: Where): void {
  const { colors } = where
  const ways = doors.map((edge) => [towardsEdge(edge, 1), towardsEdge(edge, 0.4)] as const)
  drawLines(page, where, ways, { color: colors.floor, width: PASSAGE })
  page.draw({ kind: 'polygon', points: hexagon(where, ROOM) }, { fill: colors.floor })
  drawDoors(
    page,
    where,
    doors.map((edge) => across(edge, 0.93, PASSAGE + 0.08)),
  )
}
function drawCorridors(page: Page, { paths }: Pattern, where: Where): void {
  const lines = paths.flatMap(linesOf)
  drawLines(page, where, lines, { color: where.colors.floor, width: PASSAGE })
  drawDoors(
    page,
    where,
    paths.flatMap((arms) => {
      const [only, other] = arms
      return only === undefined || other !== undefined ? [] : [across(only, STUB, PASSAGE + 0.08)]
    }),
  )
}
function drawDoors(page: Page, where: Where, doors: readonly (readonly Spot[])[]): void {
  drawLines(page, where, doors, { color: where.colors.door, width: 0.1 })
}
function drawNeutral(page: Page, tile: NeutralTile, where: Where): void {
  const { colors } = where
  page.draw({ kind: 'polygon', points: hexagon(where, 0.95) }, { fill: colors.rock })
  if (!isBlock(tile)) drawRoom(page, EDGES, where)
  const sign = NEUTRAL_SIGNS[tile.tile]
  if (sign !== null) putSign(page, sign, where, { at: [0, 0], size: isBlock(tile) ? 1 : 0.72 })
}
function putSign(
  page: Page,
  sign: Sign,
  { at, radius, colors }: Where,
  { at: spot, size }: { readonly at: Spot; readonly size: number },
): void {
  const [x, y] = at(spot)
  const side = size * radius
  drawSign(page, sign, colors.sign, { x: x - side / 2, y: y - side / 2, size: side })
}
/** A Conquest marker: the conqueror's, turned over. */
function drawMarker(page: Page, seat: number, where: Where, aside: number): void {
  const { at, radius, colors } = where
  const half = 0.3
  const corners: readonly Spot[] = [
    [aside - half, -half],
    [aside + half, -half],
    [aside + half, half],
    [aside - half, half],
  ]
  const stroke = { color: colors.light, width: radius * 0.05 }
  page.draw({ kind: 'polygon', points: corners.map(at) }, { fill: seatColor(seat), stroke })
  const sign = SEAT_SIGNS[seat]
  const size = radius * 0.44
  const [x, y] = at([aside, 0])
  if (sign !== undefined)
    drawSign(page, sign, colors.light, { x: x - size / 2, y: y - size / 2, size })
}

/** Minions of each player there, as one figure with their number. */
function drawFigures(page: Page, { minions }: Drawn, space: Space, where: Where): void {
  const here = minions.flatMap((own, seat) => {
    const count = inOrder(own).includes(space) ? countIn(own, space) : 0
    return count === 0 ? [] : [{ seat, count }]
  })
  const { at, radius, colors } = where
  for (const [nth, { seat, count }] of here.entries()) {
    const aside = (nth - (here.length - 1) / 2) * 0.6
    const center = at([aside, 0.42])
    const stroke = { color: colors.light, width: radius * 0.05 }
    page.draw({ kind: 'circle', center, radius: radius * 0.27 }, { fill: seatColor(seat), stroke })
    const size = radius * 0.36
    drawSign(page, MINION_SIGN, colors.light, {
      x: center[0] - size * (count > 1 ? 0.75 : 0.5),
      y: center[1] - size / 2,
      size,
    })
    if (count > 1)
      page.write(
        String(count),
        { face: 'bold', size: radius * 0.28, color: colors.light },
        { x: center[0] + size * 0.45, y: center[1] + radius * 0.1, align: 'center' },
      )
  }
}
