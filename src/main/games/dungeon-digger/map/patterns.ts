/** Tiles as they lie: each in its six rotations, worked out once. */
import {
  TILES,
  type Edge,
  type EdgeKind,
  type Rotation,
  type TileId,
} from '@shared/games/dungeon-digger'
import { lying } from '@shared/games/dungeon-digger/lying'
import { bit, EDGES } from '@shared/games/dungeon-digger/hexes'

export interface Pattern {
  /** By edge of the board. */
  readonly edges: readonly EdgeKind[]
  /** The edges that are open, as bits. */
  readonly open: number
  readonly paths: readonly (readonly Edge[])[]
  /** By edge: which of `paths` it belongs to; -1: none. */
  readonly pathAt: readonly number[]
}

function turn(tile: TileId, rotation: Rotation): Pattern {
  const { edges, paths } = lying(tile, rotation)
  return {
    edges,
    open: EDGES.reduce<number>(
      (bits, edge) => (edges[edge] === 'earth' ? bits : bits | bit(edge)),
      0,
    ),
    paths,
    pathAt: EDGES.map((edge) => paths.findIndex((path) => path.includes(edge))),
  }
}

const patterns: ReadonlyMap<TileId, readonly Pattern[]> = new Map(
  TILES.map((tile) => [tile, EDGES.map((rotation) => turn(tile, rotation))]),
)

/** A tile's edges and paths in a rotation. */
export function patternOf(tile: TileId, rotation: Rotation): Pattern {
  const pattern = patterns.get(tile)?.[rotation]
  if (pattern === undefined) throw new Error(`there is no tile ${tile}`)
  return pattern
}

/** How a tile looks to the rules: its edges, and which arms run into each other. */
function lookOf(tile: TileId, rotation: Rotation): string {
  const { edges, paths } = patternOf(tile, rotation)
  const arms = paths.map((path) => path.join('')).sort()
  return `${edges.join()} ${arms.join()}`
}
function firstAlike(tile: TileId, rotation: Rotation): Rotation {
  const look = lookOf(tile, rotation)
  return EDGES.find((other) => lookOf(tile, other) === look) ?? rotation
}
const alike = Object.fromEntries(
  TILES.map((tile) => [tile, EDGES.map((rotation) => firstAlike(tile, rotation))]),
) as unknown as Readonly<Record<TileId, Readonly<Record<Rotation, Rotation>>>>
const distinct = Object.fromEntries(
  TILES.map((tile) => [tile, EDGES.filter((rotation) => alike[tile][rotation] === rotation)]),
) as unknown as Readonly<Record<TileId, readonly Rotation[]>>

/** The first of the rotations in which a tile looks the same: they are one choice. */
export function sameLook(tile: TileId, rotation: Rotation): Rotation {
  return alike[tile][rotation]
}
/** The rotations in which a tile looks different. */
export function looks(tile: TileId): readonly Rotation[] {
  return distinct[tile]
}
