/** Positions as the rules page writes them (section 19): `COR-1/0 (-2,0), KIT-1/0 (-1,0); B: COR-1/0 (2,0); collapse (0,2)`. */
import { spaceAt } from '@shared/games/dungeon-digger/hexes'
import { emptyMap, placed, withTile } from '@main/games/dungeon-digger/map/tiles'
import {
  NEUTRALS,
  PORTAL,
  TILES,
  type AreaId,
  type DungeonMap,
  type Ground,
  type NeutralTile,
  type Placement,
  type Rotation,
  type Space,
} from '@shared/games/dungeon-digger'

export const A = 0
export const B = 1
export const C = 2
const OWNERS = ['A', 'B', 'C', 'D', 'E', 'F']

export function at(q: number, r: number): Space {
  const space = spaceAt({ q, r })
  if (space === null) throw new Error(`No space (${q},${r})`)
  return space
}
export function spaces(...pairs: readonly (readonly [number, number])[]): readonly Space[] {
  return pairs.map(([q, r]) => at(q, r))
}
function positionOf(text: string): { readonly name: string; readonly space: Space } {
  const match = /^(\S+) \((-?\d+),(-?\d+)\)$/.exec(text.trim())
  if (match === null) throw new Error(`No position: ${text}`)
  const [, name = '', q, r] = match
  return { name, space: at(Number(q), Number(r)) }
}
/** `KIT-1/0 (-1,0)` */
export function place(text: string): Placement {
  const { name, space } = positionOf(text)
  const [id, rotation] = name.split('/')
  const tile = TILES.find((one) => one === id)
  if (tile === undefined) throw new Error(`No tile: ${text}`)
  return { tile, at: space, rotation: Number(rotation) as Rotation }
}
export function neutral(tile: NeutralTile['tile'], more: Partial<NeutralTile> = {}): NeutralTile {
  return { kind: 'neutral', tile, faceUp: true, anyEdgeFits: false, markers: [], ...more }
}

/** What lies on the map besides the Portals. */
export function laid(map: DungeonMap, layout: string): DungeonMap {
  let result = map
  for (const part of layout.split(';').filter((one) => one.trim() !== '')) {
    const [, name, rest = ''] = /^(?:([A-F]):)?(.*)$/.exec(part.trim()) ?? []
    for (const one of rest.split(/,(?![^(]*\))/)) {
      const id = NEUTRALS.find((tile) => one.trim().startsWith(`${tile} `))
      result =
        id === undefined
          ? placed(result, OWNERS.indexOf(name ?? 'A'), place(one))
          : withTile(result, positionOf(one).space, neutral(id))
    }
  }
  return result
}
/** Two players' map of the worked cases: A's Portal on (-3,0), B's on (3,0). */
export function board(layout = '', area: AreaId = 'A2'): DungeonMap {
  return laid(emptyMap(area), `${PORTAL}/0 (-3,0); B: ${PORTAL}/0 (3,0); ${layout}`)
}
/** The map with minions on it, by seat. */
export function groundOf(map: DungeonMap, ...minions: readonly (readonly Space[])[]): Ground {
  return { map, minions, taken: [], silent: [] }
}
/** The map with a Conquest marker on a tile. */
export function conquered(map: DungeonMap, space: Space, by: number): DungeonMap {
  const tile = map.tiles[space]
  if (tile === null || tile === undefined) throw new Error(`Nothing lies on ${space}`)
  return withTile(map, space, { ...tile, markers: [by] })
}
