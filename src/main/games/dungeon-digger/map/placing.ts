/** Where a tile may lie, and why not elsewhere (section 5, Legal; section 7, Work). */
import type {
  DungeonMap,
  Ground,
  Placement,
  PlacementRefusal,
  PlacementRefusalCode,
  Space,
  TileId,
  WrongEdge,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { beyond, bit, EDGES, opposite, sizeOf } from '@shared/games/dungeon-digger/hexes'
import { looks, patternOf } from './patterns'
import { edgeOf, openEdges, ownedAt, ownTiles, takesAnyEdge, tileAt } from './tiles'

/** What the tiles around a space ask of the tile there: edges that must be open, and that must be earth, as bits. */
interface Demands {
  readonly open: number
  readonly earth: number
}
function demandsOn(map: DungeonMap, space: Space): Demands {
  let open = 0
  let earth = 0
  for (const edge of EDGES) {
    const tile = tileAt(map, beyond(space, edge))
    if (tile === null || takesAnyEdge(tile)) continue
    if ((openEdges(tile) & bit(opposite(edge))) === 0) earth |= bit(edge)
    else open |= bit(edge)
  }
  return { open, earth }
}
function fits({ open, earth }: Demands, edges: number): boolean {
  return (edges & open) === open && (edges & earth) === 0
}

/** Whether a tile or the Portal, a Collapse or a tile of a scenario may be put on a space at all (R31). */
export function isEmpty({ map, taken }: Pick<Ground, 'map' | 'taken'>, space: Space): boolean {
  return space < sizeOf(map.area) && tileAt(map, space) === null && !taken.includes(space)
}
/** The empty spaces of the play area: a Collapse may be put on any of them (R32). */
export function emptySpaces(ground: Pick<Ground, 'map' | 'taken'>): readonly Space[] {
  const empty: Space[] = []
  for (let space = 0; space < sizeOf(ground.map.area); space++)
    if (isEmpty(ground, space)) empty.push(space)
  return empty
}

/** The edges of a tile that would not fit what they touch; whoever owns the neighbours. */
export function misfits(map: DungeonMap, { tile, at, rotation }: Placement): readonly WrongEdge[] {
  const pattern = patternOf(tile, rotation)
  const wrong: WrongEdge[] = []
  for (const edge of EDGES) {
    const neighbour = beyond(at, edge)
    const there = tileAt(map, neighbour)
    if (there === null || takesAnyEdge(there)) continue
    const kind = pattern.edges[edge] ?? 'earth'
    const faces = edgeOf(there, opposite(edge))
    if ((kind === 'earth') !== (faces === 'earth')) wrong.push({ edge, kind, faces, neighbour })
  }
  return wrong
}

/** From which own tiles a placement starts: those with an own minion (Work), or all (Sacrifice Pit). */
type Base = 'with-minion' | 'any'

/** Own tiles that a space lies behind: over an open edge of each. */
function basesBeside(ground: Ground, seat: Seat, space: Space, base: Base): readonly Space[] {
  const minions = ground.minions[seat] ?? []
  return EDGES.flatMap((edge) => {
    const there = beyond(space, edge)
    const tile = ownedAt(ground.map, there, seat)
    const opens = tile !== null && (openEdges(tile) & bit(opposite(edge))) !== 0
    return opens && (base === 'any' || minions.includes(there)) ? [there] : []
  })
}
function because(
  code: PlacementRefusalCode,
  ruling: string,
  edges: readonly WrongEdge[] = [],
): PlacementRefusal {
  return { code, ruling, edges }
}
function refuse(
  ground: Ground,
  seat: Seat,
  placement: Placement,
  base: Base,
): PlacementRefusal | null {
  const { map } = ground
  if (placement.at >= sizeOf(map.area)) return because('outside-area', 'R2')
  if (!isEmpty(ground, placement.at)) return because('space-not-empty', 'section 5')
  const wrong = misfits(map, placement)
  if (wrong.length > 0) return because('wrong-edges', 'section 5', wrong)
  // An open edge of a neighbour meets an open edge wherever a tile fits: what lies behind it is connected.
  if (basesBeside(ground, seat, placement.at, base).length > 0) return null
  return base === 'with-minion' && basesBeside(ground, seat, placement.at, 'any').length > 0
    ? because('no-minion-beside', 'section 7')
    : because('not-connected', 'section 7')
}
/** Why Work cannot place a tile so; null: it can. */
export function refuseWork(
  ground: Ground,
  seat: Seat,
  placement: Placement,
): PlacementRefusal | null {
  return refuse(ground, seat, placement, 'with-minion')
}
/** Why the Sacrifice Pit cannot build a tile so: connected to any own tile, with no minion there; null: it can. */
export function refuseFromPit(
  ground: Ground,
  seat: Seat,
  placement: Placement,
): PlacementRefusal | null {
  return refuse(ground, seat, placement, 'any')
}

/** Spaces that a tile may be built on if it fits, by number. */
function sites(ground: Ground, seat: Seat, base: Base): readonly Space[] {
  const { map } = ground
  const from = base === 'any' ? ownTiles(map, seat) : (ground.minions[seat] ?? [])
  const found = new Set<Space>()
  for (const space of from) {
    const tile = ownedAt(map, space, seat)
    if (tile === null) continue
    const open = openEdges(tile)
    for (const edge of EDGES) {
      if ((open & bit(edge)) === 0) continue
      const there = beyond(space, edge)
      if (isEmpty(ground, there)) found.add(there)
    }
  }
  return [...found].sort((a, b) => a - b)
}
function placements(
  ground: Ground,
  seat: Seat,
  tiles: readonly TileId[],
  base: Base,
): readonly Placement[] {
  const all: Placement[] = []
  const places = sites(ground, seat, base)
  const demands = places.map((at) => demandsOn(ground.map, at))
  for (const tile of tiles)
    for (let place = 0; place < places.length; place++) {
      const at = places[place]
      const asked = demands[place]
      if (at === undefined || asked === undefined) continue
      for (const rotation of looks(tile))
        if (fits(asked, patternOf(tile, rotation).open)) all.push({ tile, at, rotation })
    }
  return all
}
/** Where Work could place a tile that fitted: empty spaces behind open edges of own tiles with own minions. */
export function workSites(ground: Ground, seat: Seat): readonly Space[] {
  return sites(ground, seat, 'with-minion')
}
/** Where the Sacrifice Pit could build one that fitted. */
export function pitSites(ground: Ground, seat: Seat): readonly Space[] {
  return sites(ground, seat, 'any')
}
/**
 * Every way in which Work can place each of these tiles, rotations that look alike once (`looks`), tile by tile, by space
 * and rotation.
 */
export function workPlacements(
  ground: Ground,
  seat: Seat,
  tiles: readonly TileId[],
): readonly Placement[] {
  return placements(ground, seat, tiles, 'with-minion')
}
/** Every way in which the Sacrifice Pit can build them (R19). */
export function pitPlacements(
  ground: Ground,
  seat: Seat,
  tiles: readonly TileId[],
): readonly Placement[] {
  return placements(ground, seat, tiles, 'any')
}
