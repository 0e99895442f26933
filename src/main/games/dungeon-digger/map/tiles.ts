/** What lies on the map: edges, owners, rooms, what is connected (section 5). */
import {
  type AreaId,
  type DungeonMap,
  type Edge,
  type EdgeKind,
  type Ground,
  type MapTile,
  type OwnedTile,
  type Placement,
  PORTAL,
  type RoomType,
  type Space,
  type TileType,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { isBlock } from '@shared/games/dungeon-digger/lying'
import { onceOfLatest } from '@shared/once'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { beyond, bit, EDGES, opposite, sizeOf } from '@shared/games/dungeon-digger/hexes'
import { patternOf } from './patterns'

const ALL_EDGES = 0b111111
/** Of so many maps is kept what was worked out: whoever looks ahead has a few before it, and comes back to none. */
export const LATEST_MAPS = 32

/** An area on which nothing lies. */
export function emptyMap(area: AreaId): DungeonMap {
  return { area, tiles: Array.from({ length: sizeOf(area) }, () => null) }
}
export function tileAt(map: DungeonMap, space: Space): MapTile | null {
  return map.tiles[space] ?? null
}
/** The map with something else on one space. */
export function withTile(map: DungeonMap, space: Space, tile: MapTile | null): DungeonMap {
  return { ...map, tiles: map.tiles.with(space, tile) }
}
/** The map once a player has placed a tile, legal or not. */
export function placed(map: DungeonMap, seat: Seat, { tile, at, rotation }: Placement): DungeonMap {
  return withTile(map, at, { kind: 'owned', owner: seat, tile, rotation, markers: [] })
}

/** Whether any edge may lie against it. */
export function takesAnyEdge(tile: MapTile): boolean {
  return tile.kind === 'neutral' && (tile.anyEdgeFits || isBlock(tile))
}
/** The edges of a tile that are open, as bits. */
export function openEdges(tile: MapTile): number {
  if (tile.kind === 'owned') return patternOf(tile.tile, tile.rotation).open
  return isBlock(tile) ? 0 : ALL_EDGES
}
/** What an edge of a space is; null: nothing lies there. Neutral tiles have doors or, as blocks, earth. */
export function edgeAt(map: DungeonMap, space: Space, edge: Edge): EdgeKind | null {
  const tile = tileAt(map, space)
  return tile === null ? null : edgeOf(tile, edge)
}
export function edgeOf(tile: MapTile, edge: Edge): EdgeKind {
  if (tile.kind === 'owned') return patternOf(tile.tile, tile.rotation).edges[edge] ?? 'earth'
  return isBlock(tile) ? 'earth' : 'door'
}
/** Whether one may pass over this edge: a tile on both sides, and both edges open. */
export function connected(map: DungeonMap, space: Space, edge: Edge): boolean {
  const here = tileAt(map, space)
  const there = tileAt(map, beyond(space, edge))
  return (
    here !== null &&
    there !== null &&
    (openEdges(here) & bit(edge)) !== 0 &&
    (openEdges(there) & bit(opposite(edge))) !== 0
  )
}
/** The spaces connected to one, by edge. */
export function connectedTo(map: DungeonMap, space: Space): readonly Space[] {
  const found: Space[] = []
  const here = tileAt(map, space)
  const open = here === null ? 0 : openEdges(here)
  for (const edge of EDGES) {
    if ((open & bit(edge)) === 0) continue
    const there = beyond(space, edge)
    const tile = tileAt(map, there)
    if (tile !== null && (openEdges(tile) & bit(opposite(edge))) !== 0) found.push(there)
  }
  return found
}
const linksOn = onceOfLatest(LATEST_MAPS, (_: DungeonMap): (readonly Space[])[] => [])
/** The same, worked out once for a map that is asked of again and again. */
export function linksOf(map: DungeonMap, space: Space): readonly Space[] {
  return (linksOn(map)[space] ??= connectedTo(map, space))
}
/** The spaces beside one on which a tile lies, by edge. */
export function adjacentTiles(map: DungeonMap, space: Space): readonly Space[] {
  const found: Space[] = []
  for (const edge of EDGES) {
    const there = beyond(space, edge)
    if (tileAt(map, there) !== null) found.push(there)
  }
  return found
}

export function ownedAt(map: DungeonMap, space: Space, seat: Seat): OwnedTile | null {
  const tile = tileAt(map, space)
  return tile?.kind === 'owned' && tile.owner === seat ? tile : null
}
/** A tile of another player; neutral ones are nobody's (R5). */
export function isEnemy(tile: MapTile, seat: Seat): tile is OwnedTile {
  return tile.kind === 'owned' && tile.owner !== seat
}
export function typeOf({ tile }: OwnedTile): TileType {
  return tileCard(tile).type
}
export function isRoom(tile: MapTile | null): tile is OwnedTile {
  return tile?.kind === 'owned' && tileCard(tile.tile).category === 'room'
}
export function isCorridor(tile: MapTile | null): tile is OwnedTile {
  return tile?.kind === 'owned' && tileCard(tile.tile).category === 'corridor'
}

const NONE: readonly Space[] = []
/** By seat: asked for hundreds of times a move, so worked out once for each map. */
const ownersOn = onceOfLatest(
  LATEST_MAPS,
  ({ tiles }: DungeonMap): readonly (readonly Space[])[] => {
    const bySeat: Space[][] = []
    for (let space = 0; space < tiles.length; space++) {
      const tile = tiles[space]
      if (tile?.kind === 'owned') (bySeat[tile.owner] ??= []).push(space)
    }
    return bySeat
  },
)
/** Where a player's tiles lie, the Portal included. */
export function ownTiles(map: DungeonMap, seat: Seat): readonly Space[] {
  return ownersOn(map)[seat] ?? NONE
}
/** The spaces of a player's tiles that a test lets through. */
function spacesOf(
  map: DungeonMap,
  seat: Seat,
  isMeant: (tile: OwnedTile, space: Space) => boolean,
): readonly Space[] {
  const found: Space[] = []
  for (const space of ownTiles(map, seat)) {
    const tile = map.tiles[space]
    if (tile?.kind === 'owned' && isMeant(tile, space)) found.push(space)
  }
  return found
}
/** Where a player's Portal lies; null: it is not placed yet. */
export function portalOf(map: DungeonMap, seat: Seat): Space | null {
  const space = map.tiles.findIndex(
    (tile) => tile?.kind === 'owned' && tile.owner === seat && tile.tile === PORTAL,
  )
  return space < 0 ? null : space
}
/** Where a player's rooms lie, all or those of one type. */
export function ownRooms(map: DungeonMap, seat: Seat, type?: RoomType): readonly Space[] {
  return spacesOf(map, seat, (tile) => (type === undefined ? isRoom(tile) : typeOf(tile) === type))
}
/** A room whose abilities work: no enemy marker lies on it, and nothing else switches it off (section 5). */
export function isActive({ map, silent }: Pick<Ground, 'map' | 'silent'>, space: Space): boolean {
  const tile = tileAt(map, space)
  return isRoom(tile) && tile.markers.length === 0 && !silent.includes(space)
}
/** A player's rooms of one type that are active. */
export function activeRooms(
  { map, silent }: Pick<Ground, 'map' | 'silent'>,
  seat: Seat,
  type: RoomType,
): readonly Space[] {
  return spacesOf(
    map,
    seat,
    (tile, space) => typeOf(tile) === type && tile.markers.length === 0 && !silent.includes(space),
  )
}

/** A player's groups of rooms connected room to room, the largest first (R26); among equals the one with the first space. */
export function roomGroups(map: DungeonMap, seat: Seat): readonly (readonly Space[])[] {
  const left = new Set(ownRooms(map, seat))
  const groups: Space[][] = []
  for (const first of left) {
    const group = [first]
    left.delete(first)
    for (const room of group)
      for (const there of connectedTo(map, room)) if (left.delete(there)) group.push(there)
    groups.push(group.sort((a, b) => a - b))
  }
  return groups.sort((a, b) => b.length - a.length)
}
/** How many Conquest markers of a player lie on the map (section 13). */
export function markersOf(map: DungeonMap, seat: Seat): number {
  let count = 0
  for (const tile of map.tiles)
    if (tile !== null) count += tile.markers.filter((marker) => marker === seat).length
  return count
}
