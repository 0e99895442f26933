/** The map as it lies: exits, neighbours, distances, open cells. Worked out once for each layout (8.1). */
import { DIRECTIONS, type TileCard } from '@shared/games/dungeon-run'
import { once } from '@shared/once'
import { tileCard } from './cards'
import type { Placed } from './state'

/** Directions by number, clockwise from the north; their bits in exits. */
export const DX = [0, 1, 0, -1] as const
export const DY = [-1, 0, 1, 0] as const
export type Dir = 0 | 1 | 2 | 3
export const DIRS: readonly Dir[] = [0, 1, 2, 3]

export function opposite(dir: number): number {
  return (dir + 2) % 4
}
export function dirOf(name: string): number {
  return DIRECTIONS.findIndex((one) => one === name)
}
const exitBits = new Map<string, number>()
function exitsUnturned({ id, exits }: Pick<TileCard, 'id' | 'exits'>): number {
  let bits = exitBits.get(id)
  if (bits === undefined) {
    bits = 0
    for (const name of exits) bits |= 1 << dirOf(name)
    exitBits.set(id, bits)
  }
  return bits
}
/** Exits of a tile turned clockwise by so many quarters, as bits. */
export function exitsOf(tile: string, turn: number): number {
  const bits = exitsUnturned(tileCard(tile))
  return ((bits << turn) | (bits >> (4 - turn))) & 15
}
function openSides({ tile, turn, sealed }: Placed): number {
  return exitsOf(tile, turn) & ~sealed
}

export interface Atlas {
  /** By `x,y`: the number of the tile there. */
  readonly at: ReadonlyMap<string, number>
  /** By tile and direction: its neighbour through an exit; -1: none. */
  readonly neighbours: readonly (readonly number[])[]
  /** By tile: exits onto cells without a tile, as bits. */
  readonly open: readonly number[]
  /** By tile: moves from the entrance. */
  readonly distance: readonly number[]
  /** By tile: whether abilities are silent there (x2). */
  readonly silent: readonly boolean[]
}

export const atlasOf = once(survey)

function survey(layout: readonly Placed[]): Atlas {
  const at = new Map(layout.map(({ x, y }, tile) => [`${x},${y}`, tile]))
  const sides = layout.map(openSides)
  const open = layout.map(() => 0)
  const neighbours = layout.map(({ x, y }, tile) =>
    DIRS.map((dir) => {
      if (((sides[tile] ?? 0) & (1 << dir)) === 0) return -1
      const there = at.get(`${x + DX[dir]},${y + DY[dir]}`)
      if (there === undefined) {
        open[tile] = (open[tile] ?? 0) | (1 << dir)
        return -1
      }
      return ((sides[there] ?? 0) & (1 << opposite(dir))) === 0 ? -1 : there
    }),
  )
  const silent = layout.map(({ tile }) => tile === 'x2')
  for (const [tile, { tile: id }] of layout.entries())
    if (id === 'x2')
      for (const there of neighbours[tile] ?? []) if (there >= 0) silent[there] = true
  return { at, neighbours, open, distance: distancesFrom(0, { neighbours }), silent }
}

/** Moves to each tile from one of them, whatever stands in the way. */
export function distancesFrom(room: number, { neighbours }: Pick<Atlas, 'neighbours'>): number[] {
  const distance = neighbours.map(() => Infinity)
  distance[room] = 0
  const queue = [room]
  for (const tile of queue)
    for (const there of neighbours[tile] ?? [])
      if (there >= 0 && distance[there] === Infinity) {
        distance[there] = (distance[tile] ?? 0) + 1
        queue.push(there)
      }
  return distance
}

export interface Spot {
  readonly x: number
  readonly y: number
}
export function spotBeyond({ x, y }: Spot, dir: number): Spot {
  return { x: x + (DX[dir] ?? 0), y: y + (DY[dir] ?? 0) }
}
export function cellKey({ x, y }: Spot): string {
  return `${x},${y}`
}

/** What the placed tiles around a cell ask of the tile there: exits that it must have, and must not have, as bits. */
function demands(layout: readonly Placed[], { at }: Atlas, spot: Spot): readonly [number, number] {
  let must = 0
  let mustNot = 0
  for (const dir of DIRS) {
    const there = at.get(cellKey(spotBeyond(spot, dir)))
    const tile = there === undefined ? undefined : layout[there]
    if (tile === undefined) continue
    if ((openSides(tile) & (1 << opposite(dir))) === 0) mustNot |= 1 << dir
    else must |= 1 << dir
  }
  return [must, mustNot]
}

/**
 * In which turns a tile may lie on a cell: its sides agree with every neighbour (nothing becomes a dead end), and an
 * open exit is left somewhere (A9). Turns that look alike are one.
 */
export function turnsFor(layout: readonly Placed[], tile: string, spot: Spot): readonly number[] {
  const atlas = atlasOf(layout)
  const [must, mustNot] = demands(layout, atlas, spot)
  if (must === 0) return []
  const others = openExits(atlas) - ones(must)
  const turns: number[] = []
  const seen: number[] = []
  for (const turn of DIRS) {
    const exits = exitsOf(tile, turn)
    if (seen.includes(exits)) continue
    seen.push(exits)
    if ((exits & must) !== must || (exits & mustNot) !== 0) continue
    if (others + ones(exits & ~must) > 0) turns.push(turn)
  }
  return turns
}
function openExits({ open }: Atlas): number {
  let sum = 0
  for (const bits of open) sum += ones(bits)
  return sum
}
function ones(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1)
}

/** Whether any tile of these fits any cell that may be explored. */
export function anyFits(
  layout: readonly Placed[],
  tiles: readonly string[],
  exhausted: readonly string[],
): boolean {
  const { open } = atlasOf(layout)
  for (const [tile, bits] of open.entries())
    for (const dir of DIRS) {
      const from = layout[tile]
      if (from === undefined || (bits & (1 << dir)) === 0) continue
      const spot = spotBeyond(from, dir)
      if (exhausted.includes(cellKey(spot))) continue
      if (tiles.some((id) => turnsFor(layout, id, spot).length > 0)) return true
    }
  return false
}

export interface LairSpot extends Spot {
  readonly turn: number
  /** Exits of others that face it and become walls: tile and direction. */
  readonly seals: readonly (readonly [number, number])[]
}

/** Where the Lair may go (8.5): by the farthest open exit where it blocks no other; else one that seals the others. */
export function lairSpots(layout: readonly Placed[]): readonly LairSpot[] {
  const atlas = atlasOf(layout)
  const all: (LairSpot & { readonly distance: number })[] = []
  for (const [tile, bits] of atlas.open.entries())
    for (const dir of DIRS) {
      const from = layout[tile]
      if (from === undefined || (bits & (1 << dir)) === 0) continue
      const spot = spotBeyond(from, dir)
      // Its one exit lies in the north unturned.
      const turn = opposite(dir)
      const seals = DIRS.flatMap((side) => {
        const there = atlas.at.get(cellKey(spotBeyond(spot, side)))
        if (there === undefined || there === tile) return []
        const faces = ((atlas.open[there] ?? 0) & (1 << opposite(side))) !== 0
        return faces ? [[there, opposite(side)] as const] : []
      })
      all.push({ ...spot, turn, seals, distance: atlas.distance[tile] ?? 0 })
    }
  const free = all.filter(({ seals }) => seals.length === 0)
  const among = free.length > 0 ? free : all
  const farthest = Math.max(...among.map(({ distance }) => distance))
  return among
    .filter(({ distance }) => distance === farthest)
    .map(({ x, y, turn, seals }) => ({ x, y, turn, seals }))
}
