/** Corridors: what runs arm to arm, what closes it, how long it is (5.2). */
import type {
  Corridor,
  DungeonMap,
  Edge,
  Ground,
  MapTile,
  OpenArm,
  OwnedTile,
  PathOnTile,
  Space,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { onceOfLatest } from '@shared/once'
import { beyond, opposite, sizeOf, inOrder } from '@shared/games/dungeon-digger/hexes'
import { isBlock } from '@shared/games/dungeon-digger/lying'
import { patternOf } from './patterns'
import { connected, edgeOf, isCorridor, LATEST_MAPS, tileAt, typeOf } from './tiles'

/** All corridors of all players, worked out once for each map, in the order of their first spaces. */
export const allCorridors = onceOfLatest(LATEST_MAPS, survey)
function survey(map: DungeonMap): readonly Corridor[] {
  const corridors: Corridor[] = []
  const seen = new Set<number>()
  for (const [space, tile] of map.tiles.entries()) {
    if (!isCorridor(tile)) continue
    for (const path of patternOf(tile.tile, tile.rotation).paths.keys()) {
      if (seen.has(keyOf({ space, path }))) continue
      const corridor = corridorThrough(map, tile.owner, { space, path })
      for (const one of corridor.paths) seen.add(keyOf(one))
      corridors.push(corridor)
    }
  }
  return corridors
}
const pathsOn = onceOfLatest(LATEST_MAPS, (map: DungeonMap): ReadonlyMap<number, Corridor> => {
  const byPath = new Map<number, Corridor>()
  for (const corridor of allCorridors(map))
    for (const path of corridor.paths) byPath.set(keyOf(path), corridor)
  return byPath
})
/** The corridor that a path belongs to, of a map that is asked of again and again; null: there is no such path. */
export function corridorAt(map: DungeonMap, path: PathOnTile): Corridor | null {
  return pathsOn(map).get(keyOf(path)) ?? null
}
/** No tile has that many paths. */
const PATHS = 8
function keyOf({ space, path }: PathOnTile): number {
  return space * PATHS + path
}

/** A player's corridors. */
export function corridorsOf(map: DungeonMap, seat: Seat): readonly Corridor[] {
  return allCorridors(map).filter(({ owner }) => owner === seat)
}
/** The corridors that a tile carries a part of. */
export function corridorsOn(map: DungeonMap, space: Space): readonly Corridor[] {
  return allCorridors(map).filter(({ spaces }) => spaces.includes(space))
}
/** The length of a player's longest complete corridor; 0: there is none. */
export function longestCorridor(map: DungeonMap, seat: Seat): number {
  return corridorsOf(map, seat).reduce(
    (longest, { complete, length }) => (complete ? Math.max(longest, length) : longest),
    0,
  )
}
/** What is complete now and was not before: a tile was placed, or turned up. Nothing that was complete ever opens. */
export function newlyComplete(before: DungeonMap, after: DungeonMap): readonly Corridor[] {
  const old = new Set<number>()
  for (const { complete, paths } of allCorridors(before))
    if (complete) for (const path of paths) old.add(keyOf(path))
  return allCorridors(after).filter(
    ({ complete, paths }) => complete && !paths.some((path) => old.has(keyOf(path))),
  )
}
/** Whether a corridor has an arm that nothing can close any more: at the outline, or at another player's tile (R24). */
export function isHopeless({ open }: Corridor): boolean {
  return open.some(
    ({ faces }) => faces === 'outside-area' || faces === 'enemy-door' || faces === 'enemy-corridor',
  )
}

/** The corridor that a path belongs to, traced from there. */
export function corridorThrough(map: DungeonMap, owner: Seat, start: PathOnTile): Corridor {
  const paths: PathOnTile[] = [start]
  const seen = [keyOf(start)]
  const open: OpenArm[] = []
  for (const { space, path } of paths) {
    for (const edge of armsOf(map, space, path)) {
      const beyondArm = across(map, owner, space, edge)
      if (beyondArm === 'closed') continue
      if (typeof beyondArm === 'string') {
        open.push({ space, edge, faces: beyondArm })
        continue
      }
      const key = keyOf(beyondArm)
      if (seen.includes(key)) continue
      seen.push(key)
      paths.push(beyondArm)
    }
  }
  return summed(map, owner, paths, open)
}
function armsOf(map: DungeonMap, space: Space, path: number): readonly Edge[] {
  const tile = tileAt(map, space)
  if (tile?.kind !== 'owned') return []
  return patternOf(tile.tile, tile.rotation).paths[path] ?? []
}
/** What an arm faces: how it stays open, what closes it, or where the corridor goes on (the table of 5.2). */
function across(
  map: DungeonMap,
  owner: Seat,
  space: Space,
  edge: Edge,
): OpenArm['faces'] | 'closed' | PathOnTile {
  const there = beyond(space, edge)
  if (there >= sizeOf(map.area)) return 'outside-area'
  const tile = tileAt(map, there)
  if (tile === null) return 'empty'
  if (tile.kind === 'neutral') return isBlock(tile) ? 'block' : 'closed'
  return acrossOwned(tile, owner, there, opposite(edge))
}
function acrossOwned(
  tile: OwnedTile,
  owner: Seat,
  space: Space,
  edge: Edge,
): OpenArm['faces'] | 'closed' | PathOnTile {
  const kind = edgeOf(tile, edge)
  if (kind === 'earth') return 'block'
  if (tile.owner !== owner) return kind === 'door' ? 'enemy-door' : 'enemy-corridor'
  if (kind === 'door') return 'closed'
  return { space, path: patternOf(tile.tile, tile.rotation).pathAt[edge] ?? 0 }
}
function summed(
  map: DungeonMap,
  owner: Seat,
  paths: readonly PathOnTile[],
  open: readonly OpenArm[],
): Corridor {
  const [{ space: only } = { space: 0 }] = paths
  const spaces = paths.length === 1 ? [only] : inOrder(paths.map(({ space }) => space))
  return {
    owner,
    paths,
    spaces,
    length: spaces.length,
    open,
    complete: open.length === 0,
    nuggets: spaces.filter((space) => isOfType(tileAt(map, space), 'nugget')).length,
  }
}
function isOfType(tile: MapTile | null, type: 'nugget' | 'trap'): tile is OwnedTile {
  return tile?.kind === 'owned' && typeOf(tile) === type
}

/** Whether a Trap there works on a player: another's, in a complete corridor, not switched off (8.3, R50). */
export function trapWorks(
  { map, silent }: Pick<Ground, 'map' | 'silent'>,
  space: Space,
  visitor: Seat,
): boolean {
  const tile = tileAt(map, space)
  if (!isOfType(tile, 'trap') || tile.owner === visitor || silent.includes(space)) return false
  // It has one path (14).
  return corridorThrough(map, tile.owner, { space, path: 0 }).complete
}

/**
 * The tiles that fire runs over from one, in a straight line: corridor arm to corridor arm, and on along a path that
 * leads straight through (Flame, R40).
 */
export function straightLine(map: DungeonMap, from: Space, direction: Edge): readonly Space[] {
  const line: Space[] = []
  let space = from
  while (runsInto(map, space, direction)) {
    space = beyond(space, direction)
    line.push(space)
    if (!leadsThrough(map, space, direction)) break
  }
  return line
}
function runsInto(map: DungeonMap, space: Space, edge: Edge): boolean {
  const here = tileAt(map, space)
  const there = tileAt(map, beyond(space, edge))
  return (
    connected(map, space, edge) &&
    isCorridor(here) &&
    isCorridor(there) &&
    edgeOf(here, edge) === 'corridor' &&
    edgeOf(there, opposite(edge)) === 'corridor'
  )
}
function leadsThrough(map: DungeonMap, space: Space, direction: Edge): boolean {
  const tile = tileAt(map, space)
  if (!isCorridor(tile)) return false
  const { pathAt } = patternOf(tile.tile, tile.rotation)
  return pathAt[direction] !== -1 && pathAt[direction] === pathAt[opposite(direction)]
}
