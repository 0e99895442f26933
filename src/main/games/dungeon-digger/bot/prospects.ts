/** What Projects would be worth on the map: gold and coins at once, and what may come of it. In gold. */
import {
  PORTAL,
  TILES,
  type Corridor,
  type DungeonMap,
  type Ground,
  type Placement,
  type RoomType,
  type Space,
  type TileId,
  type TileType,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { onceOfLatest } from '@shared/once'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { corridorAt, corridorThrough, isHopeless } from '../map/corridors'
import { corridorGold, goldOf } from '../map/earnings'
import { beyond, bit, EDGES, opposite } from '@shared/games/dungeon-digger/hexes'
import { patternOf } from '../map/patterns'
import { pitPlacements } from '../map/placing'
import {
  activeRooms,
  edgeOf,
  isCorridor,
  isEnemy,
  isRoom,
  LATEST_MAPS,
  openEdges,
  ownedAt,
  placed,
  tileAt,
  typeOf,
} from '../map/tiles'

/** How far the game has come, from 0 to this: what pays only later is worth less and less. */
export const STAGES = 4
export type Stage = number

export interface Prospect {
  readonly placement: Placement
  readonly worth: number
  readonly gold: number
}
export interface Outlook {
  /** Every placement on the own dungeon, the best first, wherever minions stand. */
  readonly all: readonly Prospect[]
  /** By space of the own dungeon: what the best placement is worth that a minion there could work. */
  readonly bySpace: ReadonlyMap<Space, number>
  /** By tile: what its best placement is worth, wherever minions stand. */
  readonly byTile: ReadonlyMap<TileId, number>
  find(placement: Placement): Prospect | null
}

/** Coins are worth this much on average. */
export const COIN = 5 / 3
/** Bonus Orders by level. */
const BONUS = [0, 0.6, 0.9, 1.9, 2.8] as const
/** A room beyond what it earns: by how many of its type are active already; it falls with the stages. */
const ROOMS: Readonly<Record<RoomType, readonly number[]>> = {
  kitchen: [2.2, 1.9, 1.9, 1.2],
  library: [1.6, 1.5, 1.8, 1.2],
  torture: [0.5, 0.5, 0.6, 0.5],
  dormitory: [0.9, 0.6, 0.5, 0.4],
  treasure: [0.6, 0.5, 0.5, 0.5],
  throne: [1.2],
  pit: [1],
}
const ROOM_JOINED = 0.35
const OPEN_EDGE = 0.12
/** Of the gold that a corridor would pay once it is a tile longer: by its open arms. */
const CHANCES = [0, 0.45, 0.2, 0.08] as const
const SPOILT_OTHERS = 0.35

const outlooksOn = onceOfLatest(LATEST_MAPS, (_: DungeonMap) => new Map<string, Outlook>())
/** Worked out once for a map and these Projects. */
export function outlookOf(
  ground: Ground,
  seat: Seat,
  projects: readonly TileId[],
  stage: Stage,
): Outlook {
  const key = `${seat} ${stage} ${projects.join()} ${ground.silent.join()} ${ground.taken.join()}`
  const ofMap = outlooksOn(ground.map)
  let outlook = ofMap.get(key)
  if (outlook === undefined) ofMap.set(key, (outlook = lookOut(ground, seat, projects, stage)))
  return outlook
}
function lookOut(ground: Ground, seat: Seat, projects: readonly TileId[], stage: Stage): Outlook {
  const counts = countsOf(ground, seat)
  const all = pitPlacements(ground, seat, projects)
    .map((placement) => prospectOf(ground, seat, placement, stage, counts))
    .sort((one, other) => other.worth - one.worth)
  const bySpace = new Map<Space, number>()
  const seen = new Set<Space>()
  for (const { placement, worth } of all) {
    // The best on a space is the first.
    if (seen.has(placement.at)) continue
    seen.add(placement.at)
    for (const base of basesOf(ground.map, seat, placement.at))
      if (!bySpace.has(base)) bySpace.set(base, worth)
  }
  const byTile = new Map<TileId, number>()
  const places = new Map<TileId, Map<number, Prospect>>()
  for (const prospect of all) {
    const { tile } = prospect.placement
    if (!byTile.has(tile)) byTile.set(tile, prospect.worth)
    let ofTile = places.get(tile)
    if (ofTile === undefined) places.set(tile, (ofTile = new Map<number, Prospect>()))
    ofTile.set(placeKey(prospect.placement), prospect)
  }
  const find = (placement: Placement) =>
    places.get(placement.tile)?.get(placeKey(placement)) ?? null
  return { all, bySpace, byTile, find }
}
function placeKey({ at, rotation }: Placement): number {
  return at * EDGES.length + rotation
}
/** What a seat has not laid, besides the tiles that it is known to hold: what its bag can still give. */
export function tilesLeft(
  map: DungeonMap,
  seat: Seat,
  known: readonly TileId[],
): readonly TileId[] {
  const placed = map.tiles.flatMap((_, at) => ownedAt(map, at, seat)?.tile ?? [])
  return TILES.filter((tile) => tile !== PORTAL && !known.includes(tile) && !placed.includes(tile))
}
/** Own tiles from which a space may be worked. */
export function basesOf(map: DungeonMap, seat: Seat, at: Space): readonly Space[] {
  const found: Space[] = []
  for (const edge of EDGES) {
    const there = beyond(at, edge)
    const tile = ownedAt(map, there, seat)
    if (tile !== null && (openEdges(tile) & bit(opposite(edge))) !== 0) found.push(there)
  }
  return found
}

type Counts = Readonly<Record<'kitchen' | 'library' | 'torture', number>>
function countsOf(ground: Ground, seat: Seat): Counts {
  return {
    kitchen: activeRooms(ground, seat, 'kitchen').length,
    library: activeRooms(ground, seat, 'library').length,
    torture: activeRooms(ground, seat, 'torture').length,
  }
}
export function isRoomType(type: TileType): type is RoomType {
  return type in ROOMS
}
/** What a room gives beyond its gold, while so many of its type work already. */
export function roomWorth(type: RoomType, before: number, stage: Stage): number {
  const worths = ROOMS[type]
  const worth = worths[Math.min(before, worths.length - 1)] ?? 0
  return worth * later(stage)
}
/** What pays later counts for less the nearer the end is. */
export function later(stage: Stage): number {
  return 1 - (stage / STAGES) * 0.8
}

function prospectOf(
  ground: Ground,
  seat: Seat,
  placement: Placement,
  stage: Stage,
  counts: Counts,
): Prospect {
  const { category, type } = tileCard(placement.tile)
  const around = surroundingsOf(ground.map, seat, placement)
  const earned = around.mayEarn ? goldOf(ground, seat, placement) : null
  let gold = 0
  let nuggets = 0
  if (earned !== null) {
    for (const gain of earned.gains) gold += gain.gold
    for (const corridor of earned.closed) nuggets += corridor.nuggets
  }
  let worth = gold + COIN * nuggets
  worth += OPEN_EDGE * around.open * later(stage)
  if (earned !== null)
    for (const corridor of earned.spoilt)
      if (corridor.owner !== seat) worth += SPOILT_OTHERS * corridor.length
  worth += corridorChange(ground.map, seat, placement, stage, earned?.touched ?? null)
  if (category === 'corridor') return { placement, gold, worth: worth + bonusWorth(counts.library) }
  if (around.joined) worth += ROOM_JOINED
  if (type === 'treasure') worth += COIN
  if (type === 'torture') worth += bonusWorth(counts.torture + 1)
  worth += bonusWorth(counts.kitchen + (type === 'kitchen' ? 1 : 0))
  if (isRoomType(type)) {
    const before = type in counts ? counts[type as keyof Counts] : 0
    worth += roomWorth(type, before, stage)
  }
  return { placement, gold, worth }
}
export function bonusWorth(level: number): number {
  return BONUS[Math.min(level, BONUS.length - 1)] ?? 0
}

interface Surroundings {
  /** Gold may come of it: without this it surely does not. */
  readonly mayEarn: boolean
  /** Open edges that face empty spaces. */
  readonly open: number
  /** An own room lies behind a door. */
  readonly joined: boolean
}
function surroundingsOf(
  map: DungeonMap,
  seat: Seat,
  { tile, at, rotation }: Placement,
): Surroundings {
  const pattern = patternOf(tile, rotation)
  const { type, category } = tileCard(tile)
  let mayEarn = type === 'throne'
  let open = 0
  let joined = false
  let filled = 0
  for (const edge of EDGES) {
    const there = beyond(at, edge)
    const isOpen = (pattern.open & bit(edge)) !== 0
    const beside = tileAt(map, there)
    if (beside === null) {
      if (isOpen && there < map.tiles.length) open++
      continue
    }
    filled |= bit(edge)
    if (beside.kind !== 'owned') continue
    if (isEnemy(beside, seat)) {
      if (isCorridor(beside) && isOpen) mayEarn = true
      continue
    }
    if (category === 'room' && isRoom(beside)) {
      if (isOpen) joined = true
      if (typeOf(beside) === 'throne' || (isOpen && typeOf(beside) === type)) mayEarn = true
    }
    if (isOpen && isCorridor(beside) && edgeOf(beside, opposite(edge)) === 'corridor')
      mayEarn = true
  }
  if (category === 'corridor')
    mayEarn ||= pattern.paths.some((path) => path.every((edge) => (filled & bit(edge)) !== 0))
  return { mayEarn, open, joined }
}

/** What corridors that go on may still pay. */
export function corridorHope(corridor: Corridor, stage: Stage): number {
  if (corridor.complete || isHopeless(corridor)) return 0
  const chance = CHANCES[Math.min(corridor.open.length, CHANCES.length - 1)] ?? 0
  return chance * later(stage) * (corridorGold(corridor.length + 1) + corridor.nuggets)
}
/**
 * By how much a placement changes it, on the paths that it carries or reaches.
 * @param touched all corridors that the tile carries or reaches, where they are known
 */
function corridorChange(
  map: DungeonMap,
  seat: Seat,
  placement: Placement,
  stage: Stage,
  touched: readonly Corridor[] | null,
): number {
  const { tile, at, rotation } = placement
  const pattern = patternOf(tile, rotation)
  let change = 0
  const seen: Corridor[] = []
  for (const edge of EDGES) {
    if ((pattern.open & bit(edge)) === 0) continue
    const there = beyond(at, edge)
    const beside = ownedAt(map, there, seat)
    if (!isCorridor(beside) || edgeOf(beside, opposite(edge)) !== 'corridor') continue
    const path = patternOf(beside.tile, beside.rotation).pathAt[opposite(edge)] ?? 0
    const corridor = corridorAt(map, { space: there, path })
    if (corridor === null || seen.includes(corridor)) continue
    seen.push(corridor)
    change -= corridorHope(corridor, stage)
  }
  if (pattern.paths.length === 0) return change
  const after = touched ?? carried(map, seat, placement)
  for (const corridor of after)
    if (corridor.paths.some(({ space }) => space === at)) change += corridorHope(corridor, stage)
  return change
}
/** The corridors that a tile would carry. */
function carried(map: DungeonMap, seat: Seat, placement: Placement): readonly Corridor[] {
  const { tile, at, rotation } = placement
  const after = placed(map, seat, placement)
  const found: Corridor[] = []
  for (const path of patternOf(tile, rotation).paths.keys())
    if (!found.some(({ paths }) => paths.some((one) => one.space === at && one.path === path)))
      found.push(corridorThrough(after, seat, { space: at, path }))
  return found
}
