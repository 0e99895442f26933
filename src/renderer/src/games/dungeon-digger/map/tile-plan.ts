/** How a tile is drawn, as it lies: its passages, its room, its doors, and where its signs are. A hex has a radius of 100. */
import type { Edge, Rotation, TileCard, TileId, TileType } from '@shared/games/dungeon-digger'
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
import { beyond, EDGES, hexOf, turned } from '@shared/games/dungeon-digger/hexes'
import { lying, openSides } from '@shared/games/dungeon-digger/lying'
import { tileCard } from '@shared/games/dungeon-digger/tiles'

export const RADIUS = 100
/** Half as wide again is what a wall takes on both sides. */
export const PASSAGE = 34
const DOOR = 0.44

export interface TilePlan {
  /** The middles of the passages. */
  readonly passages: readonly string[]
  /** The walls of the room; null: it has none. */
  readonly room: string | null
  /** What is drawn on the floor of the room. */
  readonly ground: string
  readonly doors: readonly string[]
  readonly sign: { readonly at: Spot; readonly size: number }
  /** Where the owner's emblem lies, in the earth. */
  readonly emblem: Spot
  /** Where torches burn. */
  readonly torches: readonly Spot[]
}

function round(part: number): number {
  return Math.round(part * RADIUS * 10) / 10
}
function scaled([x, y]: Spot): Spot {
  return [round(x), round(y)]
}
/** A line through spots given in parts of the radius. */
export function pathThrough(spots: readonly Spot[]): string {
  return spots.map((spot, at) => `${at === 0 ? 'M' : 'L'}${scaled(spot).join(' ')}`).join('')
}
/** A hexagon of a part of a hex. */
export function hexagonOf(part: number): string {
  return `${pathThrough(cornersOf(part))}Z`
}
/** The whole of a hex; its border is drawn a little inside. */
export const WHOLE = hexagonOf(1)
export const HEXAGON = hexagonOf(0.97)

/** So many corners, at these distances from the middle one after the other. */
function star(corners: number, lengths: readonly number[], tilt = 0): string {
  const spots = Array.from({ length: corners }, (_, at): Spot => {
    const angle = ((tilt + (360 * at) / corners) * Math.PI) / 180
    const length = lengths[at % lengths.length] ?? 0
    return [Math.cos(angle) * length, Math.sin(angle) * length]
  })
  return `${pathThrough(spots)}Z`
}
function circle(radius: number): string {
  const r = round(radius)
  return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`
}
const ROOMS: Readonly<Record<Exclude<TileType, 'corridor' | 'trap' | 'nugget'>, string>> = {
  torture: star(6, [0.64], 30),
  dormitory: star(4, [0.74], 45),
  kitchen: circle(0.59),
  library: star(6, [0.66], 0),
  throne: star(12, [0.72, 0.56], 30),
  treasure: star(8, [0.64], 22.5),
  pit: star(11, [0.62, 0.53, 0.6, 0.55], 10),
  portal: circle(0.64),
}

/** Level lines within a circle, so many apart. */
function rows(step: number, radius = 50): string {
  let drawn = ''
  for (let y = -radius + step; y < radius; y += step) {
    const half = Math.round(Math.sqrt(radius * radius - y * y))
    drawn += `M${-half} ${y}H${half}`
  }
  return drawn
}
const GROUNDS: Readonly<Record<keyof typeof ROOMS, string>> = {
  torture: `${rows(25)}M-22 -25V-43M22 -25V-43M0 -25V0M-22 0V25M22 0V25M0 25V48`,
  dormitory: `${rows(14)}M-18 -36V-22M20 -22V-8M-8 -8V6M24 6V20M-20 20V34`,
  kitchen: 'M-38 -38L38 38M38 -38L-38 38M-52 -8L8 52M-8 -52L52 8M52 -8L-8 52M8 -52L-52 8',
  library: `${circle(0.44)}${circle(0.5)}`,
  throne: `${star(6, [0.5], 30)}${star(6, [0.44], 30)}`,
  treasure:
    'M-38 -30a5 5 0 1 0 .1 0M30 -36a5 5 0 1 0 .1 0M42 14a5 5 0 1 0 .1 0M-44 10a5 5 0 1 0 .1 0M-24 36a5 5 0 1 0 .1 0M18 40a5 5 0 1 0 .1 0M-4 -50a5 5 0 1 0 .1 0',
  pit: `${star(11, [0.48, 0.42], 24)}${star(9, [0.3, 0.25], 5)}`,
  portal: `${circle(0.54)}${circle(0.47)}${star(6, [0.54], 0)}`,
}

/** The arms of corridors, through the door where one ends inside the tile (5.1), and what joins two that never meet. */
function passagesOf(paths: readonly (readonly Edge[])[]): readonly string[] {
  const arms = paths.flatMap((path) => {
    const [only, other] = path
    const stub = only !== undefined && other === undefined
    return stub ? [[towardsEdge(only, 1), [0, 0] as Spot]] : linesOf(path).map(beyondEdges)
  })
  return [...arms, ...jointOf(paths)].map(pathThrough)
}
/** A line that ends at an edge goes on over it, so that it is cut off along the edge. */
function beyondEdges(line: readonly Spot[]): readonly Spot[] {
  return [over(line[0]), ...line, over(line.at(-1))]
}
function over(spot: Spot = [0, 0]): Spot {
  return [spot[0] * 1.12, spot[1] * 1.12]
}
/** Two bends beside each other: one may go from the one to the other, through a door (R4). */
function jointOf(paths: readonly (readonly Edge[])[]): readonly (readonly Spot[])[] {
  const bends = paths.filter(({ length }) => length === 2)
  return bends.length > 1 ? [bends.map(middleOf)] : []
}
function innerDoors(paths: readonly (readonly Edge[])[]): readonly string[] {
  const stubs = paths.flatMap(([only, other]) =>
    only === undefined || other !== undefined ? [] : [pathThrough(across(only, STUB, DOOR))],
  )
  const joints = jointOf(paths).map(([from, to]) => {
    const [dx, dy] = [(to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)]
    const half = DOOR / 2 / Math.hypot(dx, dy)
    return pathThrough([
      [-dy * half, dx * half],
      [dy * half, -dx * half],
    ])
  })
  return [...stubs, ...joints]
}

/** Corners of the hex, those at the top first: what stands on a tile stands further down. */
const CORNERS = [1, 0, 2, 5, 3, 4] as const
function cornerAt(corner: number, part: number): Spot {
  return cornersOf(part)[corner] ?? [0, 0]
}
/** The corner with the most earth around it. */
function emblemCorner(edges: TileCard['edges']): number {
  const earth = (corner: number): number =>
    [corner, corner + 1].filter((edge) => edges[edge % 6] === 'earth').length
  return CORNERS.reduce((best, corner) => (earth(corner) > earth(best) ? corner : best), 1)
}

function plan(tile: TileId, rotation: Rotation): TilePlan {
  const { edges, paths } = lying(tile, rotation)
  const corner = emblemCorner(edges)
  const emblem = scaled(cornerAt(corner, 0.77))
  const { type } = tileCard(tile)
  if (type === 'corridor' || type === 'trap' || type === 'nugget')
    return {
      passages: passagesOf(paths),
      room: null,
      ground: '',
      doors: innerDoors(paths),
      sign: { at: scaled(middleOf(paths[0] ?? [])), size: 46 },
      emblem,
      torches: [],
    }
  const doors = EDGES.filter((edge) => edges[edge] === 'door')
  return {
    passages: doors.map((edge) => pathThrough([towardsEdge(edge, 1), towardsEdge(edge, 0.4)])),
    room: ROOMS[type],
    ground: GROUNDS[type],
    doors: doors.map(doorAt),
    sign: { at: [0, 0], size: type === 'portal' ? 62 : 66 },
    emblem,
    torches: [1, 3, 5].map((aside) => scaled(cornerAt((corner + aside) % 6, 0.58))),
  }
}

/** An opening in the border of a tile: the end of its passage, and the door where it has one. */
export interface Opening {
  readonly edge: Edge
  readonly passage: string
  readonly door: string | null
}
export function openingsOf(tile: TileId, rotation: Rotation): readonly Opening[] {
  const lies = lying(tile, rotation)
  return openSides(lies).map((edge) => ({
    edge,
    passage: pathThrough([towardsEdge(edge, 0.72), towardsEdge(edge, 1)]),
    door: lies.edges[edge] === 'door' ? doorAt(edge) : null,
  }))
}
function doorAt(edge: Edge): string {
  return pathThrough(across(edge, 0.92, DOOR))
}

const drawn = new Map<string, TilePlan>()
/** Worked out once for each tile and rotation. */
export function planOf(tile: TileId, rotation: Rotation): TilePlan {
  const key = `${tile} ${rotation}`
  const known = drawn.get(key) ?? plan(tile, rotation)
  drawn.set(key, known)
  return known
}
/** The whole side of a hex along an edge, a little inside it. */
export function sideOf(edge: Edge): string {
  return pathThrough(cornersBeside(edge, 0.9))
}
function cornersBeside(edge: Edge, size: number): readonly [Spot, Spot] {
  const corners = cornersOf(size)
  return [corners[turned(edge, 5)] ?? [0, 0], corners[edge] ?? [0, 0]]
}
/** The outline of a play area of so many spaces: it is the edge of the board (R2). */
export function outlineOf(spaces: number): string {
  let drawn = ''
  for (let space = 0; space < spaces; space++) {
    const [x, y] = centreOf(hexOf(space))
    for (const edge of EDGES)
      if (beyond(space, edge) >= spaces)
        drawn += pathThrough(cornersBeside(edge, 1.03).map(([dx, dy]): Spot => [x + dx, y + dy]))
  }
  return drawn
}
