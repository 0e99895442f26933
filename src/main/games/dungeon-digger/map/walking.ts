/** Where a step leads: over connected edges, along own corridors as far as no door interrupts them (8.1). */
import type {
  DungeonMap,
  Edge,
  Ground,
  MapTile,
  Space,
  StepRefusalCode,
  StepTarget,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import type { Rejection } from '../../game'
import { trapWorks } from './corridors'
import { beyond, bit, EDGES, opposite } from '@shared/games/dungeon-digger/hexes'
import { isBlock } from '@shared/games/dungeon-digger/lying'
import { patternOf } from './patterns'
import { connected, isCorridor, isEnemy, openEdges, ownedAt, tileAt, typeOf } from './tiles'

/** A group that is to make a step, and what counts for it beyond the map. */
export interface Walk {
  readonly seat: Seat
  readonly from: Space
  /** How many minions. */
  readonly size: number
  /** What it counts as when it attacks, if not as its size (Shield Wall). */
  readonly strength?: number
  /** The own Sacrifice Pit has been used this turn (R19). */
  readonly pitUsed: boolean
  /** Enemy Portals may be entered (16.6). */
  readonly portals?: boolean
  /** What is forbidden beyond the standard rules, by scenarios and by the Pit's choices. */
  mayEnter?(space: Space): boolean
}

const MONSTER_ENTERS = 3
const MONSTER_LEAVES = 4

/** How many enemy minions stand on a space. */
export function enemiesOn({ minions }: Pick<Ground, 'minions'>, space: Space, seat: Seat): number {
  let count = 0
  for (let other = 0; other < minions.length; other++) {
    const spaces = minions[other] ?? []
    if (other === seat) continue
    for (const at of spaces) if (at === space) count++
  }
  return count
}
/** A Monster that nobody has conquered (16.1). */
function isMonsterLoose(tile: MapTile | null): boolean {
  return tile?.kind === 'neutral' && tile.tile === 'monster' && tile.markers.length === 0
}

type Refused = Rejection<StepRefusalCode>
function because(code: StepRefusalCode, ruling: string): Refused {
  return { code, ruling }
}
function tooSmall(needed: number, size: number, ruling: string): Refused {
  return { code: 'group-too-small', ruling, named: { needed, size } }
}
/** Why a group may not enter a tile, wherever it comes from; null: it may (8.1, 8.2). */
function barrier(ground: Ground, walk: Walk, space: Space): Refused | null {
  const { seat, size } = walk
  const tile = tileAt(ground.map, space)
  if (tile === null || (tile.kind === 'neutral' && isBlock(tile))) return because('no-way', '8.1')
  if (tile.kind === 'owned') {
    const type = typeOf(tile)
    if (tile.owner !== seat) {
      if (type === 'portal' && walk.portals !== true) return because('enemy-portal', '8.1')
      if (type === 'pit') return because('enemy-pit', '8.1')
    } else if (type === 'pit') {
      if (walk.pitUsed) return because('pit-used', 'R19')
      if (size !== 1) return because('pit-one-alone', 'R19')
    }
  }
  if (isMonsterLoose(tile) && size < MONSTER_ENTERS) return tooSmall(MONSTER_ENTERS, size, '16.1')
  const defence = enemiesOn(ground, space, seat)
  if (defence > 0 && (walk.strength ?? size) <= defence) return tooSmall(defence + 1, size, '8.2')
  return walk.mayEnter?.(space) === false ? because('no-way', '8.1') : null
}
/** Why a group may not leave where it stands; null: it may. */
function hold(ground: Ground, { from, size }: Walk): Refused | null {
  if (!isMonsterLoose(tileAt(ground.map, from)) || size >= MONSTER_LEAVES) return null
  return { ...because('monster-holds', 'R36'), named: { needed: MONSTER_LEAVES, size } }
}

interface Reached {
  readonly space: Space
  /** The edge that it was entered by. */
  readonly entry: Edge
  /** Where it was come from; null: it is the first tile of the way. */
  readonly after: Reached | null
}
function pathTo(reach: Reached): readonly Space[] {
  const path: Space[] = []
  for (let one: Reached | null = reach; one !== null; one = one.after) path.unshift(one.space)
  return path
}
/**
 * Where a group could come in one step, were it allowed to stop wherever `isOpenTo` lets it in: the shortest way to
 * each, the nearest first.
 */
function reached(
  ground: Ground,
  walk: Walk,
  isOpenTo: (space: Space) => boolean,
): readonly Reached[] {
  const { map } = ground
  const { seat, from } = walk
  const start = tileAt(map, from)
  if (start === null) return []
  const found: Reached[] = []
  const queue: Reached[] = []
  const followed = new Set<number>()
  const arrive = (here: Space, edge: Edge, after: Reached | null) => {
    const space = beyond(here, edge)
    const entry = opposite(edge)
    const reach = { space, entry, after }
    // A run that comes back to where it began leads nowhere (R62).
    if (space !== from && !found.some((other) => other.space === space)) found.push(reach)
    const key = space * 6 + entry
    const goesOn =
      !isEnemy(start, seat) &&
      isCorridor(ownedAt(map, space, seat)) &&
      enemiesOn(ground, space, seat) === 0
    if (goesOn && !followed.has(key)) {
      followed.add(key)
      queue.push(reach)
    }
  }
  for (const edge of EDGES)
    if (connected(map, from, edge) && isOpenTo(beyond(from, edge))) arrive(from, edge, null)
  for (const reach of queue) {
    const { space, entry } = reach
    for (const edge of runsOn(map, space, entry)) {
      const there = tileAt(map, beyond(space, edge))
      // Enemy tiles are entered only from an adjacent tile (R5).
      if (there === null || isEnemy(there, seat) || !connected(map, space, edge)) continue
      if (isOpenTo(beyond(space, edge))) arrive(space, edge, reach)
    }
  }
  return found
}
/** The other arms of the path that a corridor tile was entered by. */
function runsOn(map: DungeonMap, space: Space, entry: Edge): readonly Edge[] {
  const tile = tileAt(map, space)
  if (!isCorridor(tile)) return []
  const { paths, pathAt } = patternOf(tile.tile, tile.rotation)
  return (paths[pathAt[entry] ?? -1] ?? []).filter((edge) => edge !== entry)
}

/** Everything that one step of a group can lead to, the nearest first. */
export function stepTargets(ground: Ground, walk: Walk): readonly StepTarget[] {
  if (hold(ground, walk) !== null) return []
  const open = (space: Space) => barrier(ground, walk, space) === null
  return reached(ground, walk, open).map((reach) => stepTo(ground, walk, reach))
}
/** Whether a step leads anywhere. */
export function canStep(ground: Ground, walk: Walk): boolean {
  if (hold(ground, walk) !== null) return false
  return reached(ground, walk, (space) => barrier(ground, walk, space) === null).length > 0
}
function stepTo(ground: Ground, walk: Walk, reach: Reached): StepTarget {
  const { space } = reach
  return {
    to: space,
    path: pathTo(reach),
    kills: enemiesOn(ground, space, walk.seat),
    trap: trapWorks(ground, space, walk.seat),
  }
}
/** Why a step cannot lead somewhere; null: it can. */
export function refuseStep(ground: Ground, walk: Walk, to: Space): Refused | null {
  const held = hold(ground, walk)
  const barred = barrier(ground, walk, to)
  // No way would help: that is told from wherever they stand.
  if (barred?.code === 'enemy-portal') return barred
  const isOpenTo = (space: Space) => space === to || barrier(ground, walk, space) === null
  const isReached = reached(ground, walk, isOpenTo).some(({ space }) => space === to)
  if (!isReached) return because('no-way', '8.1')
  return held ?? barred
}

/** A way of several steps of one group. */
export interface Journey {
  readonly to: Space
  readonly steps: readonly StepTarget[]
  /** How many arrive: Traps on the way have killed the others. */
  readonly size: number
}
/**
 * Where a group can come by so many steps: each space with as few as possible, and then with as many minions as
 * possible. Enemies stay where they stand: what it beats once it beats again.
 * @param targetsOf what a step leads to, for a caller that knows it already
 */
export function journeys(
  ground: Ground,
  walk: Walk,
  steps: number,
  targetsOf: (walk: Walk) => readonly StepTarget[] = (one) => stepTargets(ground, one),
): readonly Journey[] {
  const found = new Map<Space, Journey>()
  let last: readonly Journey[] = [{ to: walk.from, steps: [], size: walk.size }]
  for (let step = 0; step < steps; step++) {
    const next = new Map<Space, Journey>()
    for (const journey of last)
      for (const target of targetsOf(continued(walk, journey))) {
        const { to } = target
        const size = journey.size - (target.trap ? 1 : 0)
        const isWorse = found.has(to) || (next.get(to)?.size ?? 0) >= size
        if (to !== walk.from && !isWorse)
          next.set(to, { to, steps: [...journey.steps, target], size })
      }
    for (const [to, journey] of next) found.set(to, journey)
    last = [...next.values()].filter(({ to }) => !isPit(ground.map, to))
  }
  return [...found.values()]
}
/** Shield Wall is for groups of two or more: what a group counts as beyond its size goes with the last but one. */
function continued(walk: Walk, { to, size }: Journey): Walk {
  const extra = (walk.strength ?? walk.size) - walk.size
  return { ...walk, from: to, size, strength: size > 1 ? size + extra : size }
}
function isPit(map: DungeonMap, space: Space): boolean {
  const tile = tileAt(map, space)
  return tile?.kind === 'owned' && typeOf(tile) === 'pit'
}

/** Blocks that a minion on a space could demolish: adjacent, with an open edge of its tile towards them (R18). */
export function blocksBeside(map: DungeonMap, space: Space): readonly Space[] {
  const tile = tileAt(map, space)
  if (tile === null) return []
  const open = openEdges(tile)
  return EDGES.filter((edge) => (open & bit(edge)) !== 0)
    .map((edge) => beyond(space, edge))
    .filter((there) => {
      const block = tileAt(map, there)
      return (
        block?.kind === 'neutral' &&
        block.faceUp &&
        (block.tile === 'collapse' || block.tile === 'rock')
      )
    })
}

/**
 * The spaces next to one that an adventurer can walk to (16.2): empty ones freely, over the open edges of tiles; nothing
 * else is looked at.
 */
export function wanderTargets(map: DungeonMap, from: Space): readonly Space[] {
  const here = tileAt(map, from)
  return EDGES.filter((edge) => {
    const space = beyond(from, edge)
    if (space >= map.tiles.length) return false
    const there = tileAt(map, space)
    const out = here === null || (openEdges(here) & bit(edge)) !== 0
    const into = there === null || (openEdges(there) & bit(opposite(edge))) !== 0
    return out && into
  }).map((edge) => beyond(from, edge))
}
