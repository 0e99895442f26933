/** The dungeon as it was found, from above: tiles with their ways out, what lies on them, heroes, and the way of one. */
import {
  STONE,
  trailPlace,
  type HeroId,
  type HeroView,
  type RoomView,
  type View,
} from '@shared/games/dungeon-run'
import type { Page, Point } from '../../../print-rules'
import { drawSign, type Sign } from '../../../print-signs'
import { exitsOf } from '../../atlas'
import { tileCard } from '../../cards'
import {
  CHEST_SIGN,
  HERO_SIGNS,
  MONSTER_SIGN,
  STONE_SIGN,
  STRANGER_SIGN,
  TILE_SIGNS,
} from './signs'

/** What a map is drawn in: dark on paper, light on a dark picture. */
export interface MapColors {
  readonly rock: string
  readonly floor: string
  readonly wall: string
  /** Special tiles, the entrance and the Lair have a frame. */
  readonly special: string
  readonly red: string
  readonly sign: string
  readonly monster: string
  readonly way: string
  readonly light: string
}
export const ON_PAPER: MapColors = {
  rock: '#ded5c4',
  floor: '#fdfaf3',
  wall: '#6d6253',
  special: '#3f7a4c',
  red: '#a63d2c',
  sign: '#b7aa95',
  monster: '#8f3426',
  way: '#2a4d7a',
  light: '#ffffff',
}
/** Each hero has a colour, and a sign besides. */
export const HERO_COLORS: Readonly<Record<HeroId, string>> = {
  hadrun: '#8a5a2b',
  ysaline: '#b0442c',
  pim: '#4c7a34',
  aelithra: '#2f6f86',
  grothka: '#5d6b2a',
  maelis: '#9a7a1e',
  nixit: '#7a4a86',
  ssorrek: '#2f7a66',
}

export interface MapPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Tiles are not drawn larger than this. */
  readonly most: number
}
interface Grid {
  readonly cell: number
  /** Of the middle of a tile. */
  readonly middleOf: (room: number) => Point
}

/** As large as it fits, in the middle of its place. */
function gridOf({ layout }: View, { x, y, width, height, most }: MapPlace): Grid {
  const xs = layout.map((tile) => tile.x)
  const ys = layout.map((tile) => tile.y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.max(...xs) - left + 1
  const rows = Math.max(...ys) - top + 1
  const cell = Math.min(width / columns, height / rows, most)
  const originX = x + (width - columns * cell) / 2
  const originY = y + (height - rows * cell) / 2
  return {
    cell,
    middleOf: (room) => {
      const tile = layout[room]
      return [
        originX + ((tile?.x ?? 0) - left + 0.5) * cell,
        originY + ((tile?.y ?? 0) - top + 0.5) * cell,
      ]
    },
  }
}

/** @param trail of the hero whose way is drawn; empty: nobody’s */
export function drawMap(
  page: Page,
  { view, trail }: { readonly view: View; readonly trail: readonly number[] },
  { place, colors }: { readonly place: MapPlace; readonly colors: MapColors },
): void {
  const grid = gridOf(view, place)
  for (const room of view.layout.keys()) drawTile(page, view, { room, grid, colors })
  drawWay(page, trail, { grid, colors })
  for (const [room, holds] of view.rooms.entries()) drawThings(page, holds, { room, grid, colors })
  for (const [room] of view.layout.entries()) {
    const here = view.heroes.filter(({ at, status }) => at === room && status !== 'eliminated')
    drawHeroes(page, here, { room, grid, colors })
  }
}

interface Where {
  readonly room: number
  readonly grid: Grid
  readonly colors: MapColors
}

/** Half the width of a way out, and of a room, in parts of a tile. */
const PASSAGE = 0.13
const ROOM = 0.3
const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

function drawTile(page: Page, view: View, { room, grid, colors }: Where): void {
  const tile = view.layout[room]
  if (tile === undefined) return
  const { cell, middleOf } = grid
  const [x, y] = middleOf(room)
  const rect = (halfX: number, halfY: number, [dx, dy]: Point, fill: string): void => {
    const corner: Point = [x + (dx - halfX) * cell, y + (dy - halfY) * cell]
    page.draw({ kind: 'rect', corner, width: 2 * halfX * cell, height: 2 * halfY * cell }, { fill })
  }
  rect(0.485, 0.485, [0, 0], colors.rock)
  const exits = exitsOf(tile.tile, tile.turn)
  for (const [dir, [dx, dy]] of SIDES.entries()) {
    if ((exits & (1 << dir)) === 0) continue
    const level = dx !== 0
    rect(level ? 0.25 : PASSAGE, level ? PASSAGE : 0.25, [dx * 0.25, dy * 0.25], colors.floor)
    // An exit that was made a wall.
    if ((tile.sealed & (1 << dir)) !== 0)
      rect(level ? 0.03 : PASSAGE, level ? PASSAGE : 0.03, [dx * 0.45, dy * 0.45], colors.wall)
  }
  const { kind } = tileCard(tile.tile)
  const plain = kind === 'standard'
  const frame = kind === 'special' ? colors.special : colors.red
  const stroke = { color: plain ? colors.wall : frame, width: cell * (plain ? 0.018 : 0.05) }
  const fill = colors.floor
  const half = ROOM * cell
  if (kind === 'lair') page.draw({ kind: 'circle', center: [x, y], radius: half }, { fill, stroke })
  else if (kind === 'special') {
    const cut = half * 0.5
    const corners: readonly Point[] = [
      [x - half + cut, y - half],
      [x + half - cut, y - half],
      [x + half, y - half + cut],
      [x + half, y + half - cut],
      [x + half - cut, y + half],
      [x - half + cut, y + half],
      [x - half, y + half - cut],
      [x - half, y - half + cut],
    ]
    page.draw({ kind: 'polygon', points: corners }, { fill, stroke })
  } else
    page.draw(
      { kind: 'rect', corner: [x - half, y - half], width: 2 * half, height: 2 * half },
      { fill, stroke },
    )
  const sign = TILE_SIGNS[tile.tile]
  const size = half * 1.3
  if (sign !== undefined)
    drawSign(page, sign, colors.sign, { x: x - size / 2, y: y - size / 2, size })
}

/** Its line runs beside itself where a hero came back, and is broken where it was carried off. */
function drawWay(
  page: Page,
  trail: readonly number[],
  { grid: { cell, middleOf }, colors }: Omit<Where, 'room'>,
): void {
  const points = [0, ...trail.map((entry) => trailPlace(entry).room)].map((room, at): Point => {
    const [x, y] = middleOf(room)
    const aside = (((at * 7) % 5) - 2) * cell * 0.035
    return [x + aside, y + cell * 0.1 + aside]
  })
  const strides = points.slice(1).map((to, at) => [points[at] ?? to, to] as const)
  const isStep = ([from, to]: (typeof strides)[number]): boolean =>
    Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) < cell * 1.6
  const stroke = { color: colors.way, width: cell * 0.03, cap: 'round', join: 'round' } as const
  const steps = strides.filter(isStep)
  const jumps = strides.filter((stride) => !isStep(stride))
  if (steps.length > 0) page.draw({ kind: 'lines', lines: steps }, { stroke })
  if (jumps.length > 0)
    page.draw({ kind: 'lines', lines: jumps }, { stroke: { ...stroke, dash: cell * 0.08 } })
}

/** A monster above, what lies there below: signs in the corners of the room. */
function drawThings(page: Page, { monster, strangers, items, faceDown }: RoomView, where: Where) {
  const { grid, room, colors } = where
  const [x, y] = grid.middleOf(room)
  const radius = grid.cell * 0.13
  const put = (sign: Sign, color: string, [dx, dy]: Point): void => {
    const center: Point = [x + dx * grid.cell, y + dy * grid.cell]
    const stroke = { color, width: grid.cell * 0.02 }
    page.draw({ kind: 'circle', center, radius }, { fill: colors.light, stroke })
    const size = radius * 1.4
    drawSign(page, sign, color, { x: center[0] - size / 2, y: center[1] - size / 2, size })
  }
  if (monster !== null) put(MONSTER_SIGN, colors.monster, [0.26, -0.26])
  if (strangers.length > 0) put(STRANGER_SIGN, colors.special, [-0.26, -0.26])
  if (items.includes(STONE)) put(STONE_SIGN, colors.way, [-0.26, 0.26])
  else if (items.length + faceDown > 0) put(CHEST_SIGN, colors.wall, [-0.26, 0.26])
}

function drawHeroes(page: Page, here: readonly HeroView[], { grid, room, colors }: Where): void {
  const [x, y] = grid.middleOf(room)
  const radius = grid.cell * 0.15
  for (const [at, { id, equipped }] of here.entries()) {
    if (id === null) continue
    const center: Point = [
      x + (at - (here.length - 1) / 2) * radius * 1.5,
      y + (at % 2 === 0 ? 0 : radius * 0.5),
    ]
    const stroke = { color: colors.light, width: grid.cell * 0.025 }
    page.draw({ kind: 'circle', center, radius }, { fill: HERO_COLORS[id], stroke })
    const size = radius * 1.35
    const corner = { x: center[0] - size / 2, y: center[1] - size / 2, size }
    drawSign(page, HERO_SIGNS[id], colors.light, corner)
    if (!equipped.includes(STONE)) continue
    const crystal = radius * 1.1
    drawSign(page, STONE_SIGN, colors.way, {
      x: center[0] - crystal / 2,
      y: center[1] - radius - crystal,
      size: crystal,
    })
  }
}
