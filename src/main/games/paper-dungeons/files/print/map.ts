/** The dungeon (rules page, 11 and 21.3): what is printed on it, and what the pencil has done to it. */
import {
  COLUMNS,
  GEMS,
  roomOf,
  type EdgeId,
  type GemId,
  type Room,
  type RoomCard,
} from '@shared/games/paper-dungeons'
import { INK, LINE } from '../../../print-rules'
import type { Point } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { has } from '@shared/games/paper-dungeons/bits'
import { roomsOfEdge } from '../../board'
import { EXPLORED, FOE, GEM, GOOD, NUMBER, PAPER, PENCIL, RIVER, TINT, TRAP } from './layout'
import type { Layout } from './layout'
import { cornerOf, DOORS } from './map-place'
import type { MapPlace } from './map-place'
import { mark } from './pencil'
import { HERO_SIGNS, MONSTER_SIGNS, REWARD_SIGNS, TRAP_SIGN } from './signs'
import { drawWay } from './way'

export function drawMap(layout: Layout, place: MapPlace): void {
  const { page, content } = layout
  const { x, y, cell, rows } = place
  const [width, height] = [COLUMNS.length * cell, rows * cell]
  for (const room of content.rooms) drawGround(layout, room, place)
  const joints: readonly (readonly Point[])[] = [
    ...Array.from({ length: COLUMNS.length - 1 }, (_, at): readonly Point[] => [
      [x + (at + 1) * cell, y],
      [x + (at + 1) * cell, y + height],
    ]),
    ...Array.from({ length: rows - 1 }, (_, at): readonly Point[] => [
      [x, y + (at + 1) * cell],
      [x + width, y + (at + 1) * cell],
    ]),
  ]
  page.draw({ kind: 'lines', lines: joints }, { stroke: { color: LINE, width: 0.6, dash: 2 } })
  for (const room of content.rooms) drawRoom(layout, room, place)
  for (const river of content.rivers) drawRiver(layout, river, place)
  const frame = { color: INK, width: 1.8 }
  page.draw({ kind: 'rect', corner: [x, y], width, height, radius: 1 }, { stroke: frame })
  drawSides(layout, place)
  for (const wall of content.walls) drawWall(layout, wall, place, true)
  for (const wall of layout.dungeon?.walls ?? []) drawWall(layout, wall, place, false)
  if (layout.filled !== null) drawWay(layout, layout.filled.sheet.trail, place)
  for (const [at, id] of layout.dungeon?.bossRooms.entries() ?? []) {
    const room = roomOf(id)
    const [left, top] = cornerOf(place, room)
    drawBadge(layout, String(at + 1), {
      x: left + 0.17 * cell,
      y: top + 0.17 * cell,
      size: 0.14 * cell,
    })
  }
}

/** The numbers of the rows, with arrows where a row goes on at its other end, and the doors below. */
function drawSides({ page, content }: Layout, place: MapPlace): void {
  const { x, y, cell, rows } = place
  const wrapping = new Set(content.wraps.map((edge) => roomsOfEdge(edge)[0].slice(1)))
  for (let row = 0; row < rows; row++) {
    const [, top] = cornerOf(place, row * COLUMNS.length)
    const middle = top + cell / 2
    page.write(String(row + 1), NUMBER, { x: x - 8, y: middle + 2.4, align: 'center' })
    if (!wrapping.has(String(row + 1))) continue
    for (const [edge, way] of [
      [x, -1],
      [x + COLUMNS.length * cell, 1],
    ] as const) {
      const points: readonly Point[] = [
        [edge + way * 1.6, middle + 7],
        [edge + way * 6, middle + 10.5],
        [edge + way * 1.6, middle + 14],
      ]
      page.draw({ kind: 'polygon', points }, { fill: INK })
    }
  }
  const bottom = y + rows * cell
  for (const door of content.doors) {
    const middle = x + (roomOf(door) + 0.5) * cell
    page.draw(
      { kind: 'rect', corner: [middle - 8, bottom], width: 16, height: DOORS - 2, radius: 2 },
      { fill: TINT, stroke: { color: INK, width: 0.8 } },
    )
    const style = { ...NUMBER, color: INK }
    page.write(door.slice(0, 1), style, { x: middle, y: bottom + 8, align: 'center' })
  }
}

function isExplored({ filled }: Layout, room: Room): boolean {
  const row = filled?.sheet.explored[Math.floor(room / COLUMNS.length)] ?? 0
  return has(row, room % COLUMNS.length)
}

/** Explored rooms are washed in. */
function drawGround(layout: Layout, { id }: RoomCard, place: MapPlace): void {
  const room = roomOf(id)
  if (!isExplored(layout, room)) return
  const { cell } = place
  const corner = cornerOf(place, room)
  layout.page.draw({ kind: 'rect', corner, width: cell, height: cell }, { fill: EXPLORED })
}

/** Monster or trap above, what is to be had below; places and sizes are parts of the room's side. */
function drawRoom(layout: Layout, card: RoomCard, place: MapPlace): void {
  const { page, content, filled } = layout
  const { cell } = place
  const room = roomOf(card.id)
  const [left, top] = cornerOf(place, room)
  const at = (x: number, y: number, size: number) => ({
    x: left + x * cell,
    y: top + y * cell,
    size: size * cell,
  })
  const { monster, trap, reward, gem } = card
  if (monster !== null) {
    const nth = content.rooms.slice(0, room).filter((one) => one.monster !== null).length
    drawSign(page, MONSTER_SIGNS[monster.type], FOE, at(0.33, 0.05, 0.44))
    drawSign(page, HERO_SIGNS[content.facedBy[monster.type]], INK, at(0.79, 0.05, 0.17))
    drawBadge(layout, String(monster.level), at(0.84, 0.36, 0.115))
    if (filled !== null && has(filled.sheet.defeated, nth))
      mark(page, 'cross', { ...at(0.3, 0.02, 0.5), at: room })
  }
  if (trap) drawSign(page, TRAP_SIGN, TRAP, at(0.33, 0.06, 0.42))
  if (reward !== null) {
    drawSign(page, REWARD_SIGNS[reward], GOOD, at(0.64, 0.51, 0.25))
    if (isExplored(layout, room)) mark(page, 'ring', { ...at(0.6, 0.47, 0.33), at: room })
  }
  if (gem !== null) drawGem(layout, gem, at(reward === null ? 0.6 : 0.27, 0.5, 0.3))
}

/** A number in a disc. */
function drawBadge(
  { page }: Layout,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const paint = { fill: FOE, stroke: { color: PAPER, width: 0.8 } }
  page.draw({ kind: 'circle', center: [x, y], radius: size }, paint)
  const style = { ...NUMBER, size: size * 1.35, color: PAPER }
  page.write(text, style, { x, y: y + size * 0.48, align: 'center' })
}

/** Ringed where it is taken, crossed out where it is lost. */
function drawGem(
  { page, filled }: Layout,
  gem: GemId,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const shape = [
    [0.22, 0.08],
    [0.78, 0.08],
    [1, 0.38],
    [0.5, 1],
    [0, 0.38],
  ] as const
  const points = shape.map(([px, py]): Point => [x + px * size, y + py * size])
  page.draw({ kind: 'polygon', points }, { fill: '#d9e6f4', stroke: { color: GEM, width: 1 } })
  const style = { ...NUMBER, size: size * 0.5, color: GEM }
  page.write(gem, style, { x: x + size / 2, y: y + size * 0.6, align: 'center' })
  if (filled === null) return
  const nth = GEMS.indexOf(gem)
  const around = { x: x - size * 0.16, y: y - size * 0.1, size: size * 1.3, at: nth }
  if (has(filled.sheet.gems, nth)) mark(page, 'ring', around)
  else if (has(filled.sheet.lostGems, nth)) mark(page, 'cross', around)
}

/** The ends of the line between the two rooms of an edge. */
function edgeLine(edge: EdgeId, place: MapPlace): readonly [Point, Point] {
  const { cell } = place
  const [one, other] = roomsOfEdge(edge)
  const [ax, ay] = cornerOf(place, roomOf(one))
  const [bx, by] = cornerOf(place, roomOf(other))
  if (ay === by)
    return [
      [Math.max(ax, bx), ay],
      [Math.max(ax, bx), ay + cell],
    ]
  return [
    [ax, Math.max(ay, by)],
    [ax + cell, Math.max(ay, by)],
  ]
}

/** Printed walls are two lines; those of the dungeon's card are drawn in with the pencil. */
function drawWall({ page, filled }: Layout, edge: EdgeId, place: MapPlace, printed: boolean): void {
  const ends = edgeLine(edge, place)
  const shape = { kind: 'lines', lines: [ends] } as const
  if (printed) {
    page.draw(shape, { stroke: { color: INK, width: 4.6 } })
    page.draw(shape, { stroke: { color: PAPER, width: 2 } })
    return
  }
  const color = filled === null ? INK : PENCIL
  page.draw(shape, { stroke: { color, width: 3, cap: 'round' } })
}

/** Two lines of waves along an edge. */
function drawRiver({ page }: Layout, edge: EdgeId, place: MapPlace): void {
  const [[x, y], [toX]] = edgeLine(edge, place)
  const upright = toX === x
  const waves = 5
  const length = place.cell / waves
  for (const shift of [-1.7, 1.7]) {
    let data = `M${upright ? `${shift} 0` : `0 ${shift}`}`
    for (let wave = 0; wave < waves; wave++) {
      const swing = wave % 2 === 0 ? 2.6 : -2.6
      data += upright
        ? ` q${swing} ${length / 2} 0 ${length}`
        : ` q${length / 2} ${swing} ${length} 0`
    }
    const stroke = { color: RIVER, width: 1.5, cap: 'round' } as const
    page.draw({ kind: 'path', data, corner: [x, y], scale: 1 }, { stroke })
  }
}
