/**
 * Where things lie on a drawn map, in parts of a hex's radius: centres of spaces, edges, and how corridors run through
 * a tile. Pages and screens draw by it; no rule does. Y grows downwards.
 */
import type { Edge, Hex } from './map'

export type Spot = readonly [x: number, y: number]

/** From the centre of a hex to the middle of an edge. */
const APOTHEM = Math.sqrt(3) / 2

/** The centre of a space; that of the board is (0, 0). */
export function centreOf({ q, r }: Hex): Spot {
  return [2 * APOTHEM * (q + r / 2), 1.5 * r]
}
/** A direction by its angle, counter-clockwise from the east. */
function towards(degrees: number, length: number): Spot {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * length, -Math.sin(angle) * length]
}
/** From the centre so far towards the middle of an edge: 1 is on it. */
export function towardsEdge(edge: Edge, part: number): Spot {
  return towards(60 * edge, APOTHEM * part)
}
/** The corners of a hex of a size, counter-clockwise; the first lies after edge 0. */
export function cornersOf(size: number): readonly Spot[] {
  return Array.from({ length: 6 }, (_, at) => towards(30 + 60 * at, size))
}
/** The two ends of a line across the way to an edge: a door. */
export function across(edge: Edge, part: number, width: number): readonly [Spot, Spot] {
  const [x, y] = towardsEdge(edge, part)
  const [dx, dy] = towards(60 * edge + 90, width / 2)
  return [
    [x + dx, y + dy],
    [x - dx, y - dy],
  ]
}

/** How far an arm reaches that ends at an inner door (5.1), from the edge inwards. */
export const STUB = 0.42
/** A bend is drawn in so many strokes. */
const STROKES = 10

/**
 * The lines along which a path runs: one arm ends at an inner door, two run into each other in a bend, more meet in the
 * middle of the tile.
 */
export function linesOf(arms: readonly Edge[]): readonly (readonly Spot[])[] {
  const [first, second] = arms
  if (first === undefined) return []
  if (second === undefined) return [[towardsEdge(first, 1), towardsEdge(first, STUB)]]
  if (arms.length === 2) return [bend(towardsEdge(first, 1), towardsEdge(second, 1))]
  return arms.map((edge) => [towardsEdge(edge, 1), [0, 0]])
}
/** Between neighbouring edges a bend keeps away from the middle, where another may run. */
function bend(from: Spot, to: Spot): readonly Spot[] {
  const through: Spot = [(from[0] + to[0]) * 0.22, (from[1] + to[1]) * 0.22]
  return Array.from({ length: STROKES + 1 }, (_, at) => {
    const t = at / STROKES
    const along = (a: number, b: number, c: number) =>
      (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
    return [along(from[0], through[0], to[0]), along(from[1], through[1], to[1])]
  })
}
/** Where the sign of a path lies: a Trap, a Nugget. */
export function middleOf(arms: readonly Edge[]): Spot {
  const [line] = linesOf(arms)
  if (arms.length > 2 || line === undefined) return [0, 0]
  return line[Math.floor(line.length / 2)] ?? [0, 0]
}
