/** Spaces and their neighbours: the hexes of the board, numbered once (section 3). */
import type { Edge, Hex, Space } from './map'
import { AREAS, type AreaId } from './names'

export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5]
const DQ = [1, 1, 0, -1, -1, 0] as const
const DR = [0, -1, -1, 0, 1, 1] as const

/** The edge of the neighbour that faces this one. */
export function opposite(edge: Edge): Edge {
  return turned(edge, 3)
}
/** An edge after so many sixths of a turn. */
export function turned(edge: Edge, turns: number): Edge {
  return ((edge + turns) % 6) as Edge
}
/** The set that holds one edge, as a bit. */
export function bit(edge: Edge): number {
  return 1 << edge
}

function hexDistance(a: Hex, b: Hex): number {
  const dq = a.q - b.q
  const dr = a.r - b.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}
const MIDDLE: Hex = { q: 0, r: 0 }
function tips(radius: number): readonly Hex[] {
  return EDGES.map((edge) => ({ q: DQ[edge] * radius, r: DR[edge] * radius }))
}
function isWithin(hex: Hex, radius: number): boolean {
  return hexDistance(hex, MIDDLE) <= radius
}
function isBesideTip(hex: Hex, radius: number): boolean {
  return (
    hexDistance(hex, MIDDLE) === radius && tips(radius).some((tip) => hexDistance(hex, tip) <= 1)
  )
}
/** The play areas by their shapes (3.1). */
const SHAPES: Readonly<Record<AreaId, (hex: Hex) => boolean>> = {
  A2: (hex) => isWithin(hex, 5) && !isBesideTip(hex, 5),
  A3: (hex) => isWithin(hex, 5),
  A4: (hex) => isWithin(hex, 6) && Math.abs(hex.r) < 6,
  A56: (hex) => isWithin(hex, 7) && !tips(7).some((tip) => hexDistance(hex, tip) === 0),
}

/** Rows from the north, each from the west. */
function hexesWithin(radius: number): readonly Hex[] {
  const hexes: Hex[] = []
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++) {
      const hex = { q, r }
      if (isWithin(hex, radius)) hexes.push(hex)
    }
  return hexes
}

function areaAround(hex: Hex): number {
  return AREAS.findIndex((area) => SHAPES[area](hex))
}
/** By space: those of the smallest area first, rows from the north within each. */
const HEXES: readonly Hex[] = AREAS.flatMap((_, at) =>
  hexesWithin(7).filter((hex) => areaAround(hex) === at),
)
const numbers: ReadonlyMap<string, Space> = new Map(
  HEXES.map(({ q, r }, space) => [`${q},${r}`, space]),
)

/** @throws RangeError where the board has no such space */
export function hexOf(space: Space): Hex {
  const hex = HEXES[space]
  if (hex === undefined) throw new RangeError(`The board has no space ${space}`)
  return hex
}
/** The number of a space; null: the board has none there. */
export function spaceAt({ q, r }: Hex): Space | null {
  return numbers.get(`${q},${r}`) ?? null
}
/** Moves from one space to another, whatever lies between. */
export function distance(a: Space, b: Space): number {
  return hexDistance(hexOf(a), hexOf(b))
}

const SIZES: Readonly<Record<AreaId, number>> = {
  A2: HEXES.filter(SHAPES.A2).length,
  A3: HEXES.filter(SHAPES.A3).length,
  A4: HEXES.filter(SHAPES.A4).length,
  A56: HEXES.length,
}
/** How many spaces an area has: they are 0 to that less 1. */
export function sizeOf(area: AreaId): number {
  return SIZES[area]
}

/** No space: beyond the board. */
const NOWHERE = 1 << 15
/** By space and edge; `NOWHERE` is in no area. */
const NEIGHBOURS: Int32Array = Int32Array.from(
  HEXES.flatMap(({ q, r }) =>
    EDGES.map((edge) => spaceAt({ q: q + DQ[edge], r: r + DR[edge] }) ?? NOWHERE),
  ),
)
/** The space over an edge; beyond the largest area it is no space at all, and no tile of any map. */
export function beyond(space: Space, edge: Edge): Space {
  return NEIGHBOURS[space * 6 + edge] ?? NOWHERE
}
/** The space over an edge; null: the board ends there. */
export function neighbour(area: AreaId, space: Space, edge: Edge): Space | null {
  const there = beyond(space, edge)
  return there < SIZES[area] ? there : null
}

/** Each once, by number. */
export function inOrder(spaces: readonly Space[]): readonly Space[] {
  return [...new Set(spaces)].sort((one, other) => one - other)
}
/** How often a space is among them: as many stand there. */
export function countIn(spaces: readonly Space[], at: Space): number {
  let count = 0
  for (const space of spaces) if (space === at) count++
  return count
}
/** The rest, once so many have left a space. */
export function without(spaces: readonly Space[], from: Space, count: number): readonly Space[] {
  let left = count
  return spaces.filter((space) => space !== from || left-- <= 0)
}
