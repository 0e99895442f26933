/** A tile as it lies: its pattern, turned. */
import { EDGES, turned } from './hexes'
import type { Edge, NeutralTile, Rotation } from './map'
import type { EdgeKind, TileId } from './names'
import { tileCard } from './tiles'

export interface Lying {
  /** By edge of the board. */
  readonly edges: readonly EdgeKind[]
  readonly paths: readonly (readonly Edge[])[]
}
/** The edges and paths of a tile in a rotation. */
export function lying(tile: TileId, rotation: Rotation): Lying {
  const { edges, paths } = tileCard(tile)
  return {
    edges: EDGES.map((edge) => edges[turned(edge, 6 - rotation)] ?? 'earth'),
    paths: paths.map((path) => path.map((edge) => turned(edge, rotation)).sort()),
  }
}

/** Where a tile is open as it lies: at a door, or at the end of a corridor. */
export function openSides({ edges }: Lying): readonly Edge[] {
  return EDGES.filter((edge) => edges[edge] !== 'earth')
}

/** A Collapse, a Rock, or a tile of the Monster Hunt that lies face down: nobody passes (16.1). */
export function isBlock({ tile, faceUp }: Pick<NeutralTile, 'tile' | 'faceUp'>): boolean {
  switch (tile) {
    case 'collapse':
    case 'rock':
    case 'hunt-back':
      return true
    case 'monster':
    case 'ruins':
      return !faceUp
    case 'citadel':
    case 'lair-cave':
    case 'lair-eggs':
    case 'lair-dragon':
    case 'lair-treasure':
    case 'lair-back':
      return false
  }
}
