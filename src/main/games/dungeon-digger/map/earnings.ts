/** What a placement earns, as far as the map decides it (section 9). */
import {
  BONUS_ABILITIES,
  type BonusAbility,
  type Corridor,
  type DungeonMap,
  type Earnings,
  type GoldGain,
  type Ground,
  type Placement,
  type Space,
  type TileCard,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { corridorAt, corridorThrough, isHopeless } from './corridors'
import { beyond, EDGES, opposite } from '@shared/games/dungeon-digger/hexes'
import { patternOf } from './patterns'
import {
  activeRooms,
  adjacentTiles,
  connectedTo,
  edgeOf,
  isActive,
  isCorridor,
  isRoom,
  ownedAt,
  placed,
  tileAt,
  typeOf,
} from './tiles'

/** By length, from 1; the last one for any longer corridor (section 12). */
const CORRIDOR_GOLD = [1, 3, 5, 7, 9] as const
const SAME_TYPE_GOLD = 3
const THRONE_GOLD = 1
const THRONE_NEIGHBOUR_GOLD = 1

/** The gold of a complete corridor (section 12). */
export function corridorGold(length: number): number {
  return CORRIDOR_GOLD[Math.min(length, CORRIDOR_GOLD.length) - 1] ?? 0
}
/** What a completed corridor pays its owner. */
export function corridorGain({ length, spaces }: Corridor): GoldGain {
  return { reason: 'corridor', gold: corridorGold(length), spaces }
}

/** What a legal placement would bring, in the order of section 9: gold, coins, a minion, bonus Orders (R51). */
export function earningsOf(ground: Ground, seat: Seat, placement: Placement): Earnings {
  const card = tileCard(placement.tile)
  const { after, gains, closed, spoilt } = goldOf(ground, seat, placement)
  return {
    gold: gains.reduce((sum, { gold }) => sum + gold, 0),
    gains,
    treasureCoins: card.type === 'treasure' ? 1 : 0,
    nuggetCoins: closed.reduce((sum, { nuggets }) => sum + nuggets, 0),
    minion: card.type === 'dormitory',
    bonuses: bonusesOf(after, seat, card),
    closed,
    spoilt,
  }
}
/** What of it is paid for rooms and corridors, and what becomes of every corridor that the tile carries or reaches. */
export function goldOf(
  ground: Ground,
  seat: Seat,
  placement: Placement,
): Pick<Earnings, 'gains' | 'closed' | 'spoilt'> & {
  readonly after: Ground
  readonly touched: readonly Corridor[]
} {
  const { at } = placement
  const { minions, taken, silent } = ground
  const after: Ground = { map: placed(ground.map, seat, placement), minions, taken, silent }
  const card = tileCard(placement.tile)
  const touched = corridorsTouched(after.map, at)
  const closed = touched.filter(({ owner, complete }) => owner === seat && complete)
  const gains = closed.map(corridorGain)
  return {
    after,
    gains: card.category === 'room' ? [...roomGains(after, seat, card, at), ...gains] : gains,
    closed,
    touched,
    spoilt: touched.filter((corridor) => isNewlyHopeless(ground.map, corridor, at)),
  }
}

/** Every corridor, of anybody, that has a path on a tile or an arm that reaches one of its edges. */
function corridorsTouched(map: DungeonMap, at: Space): readonly Corridor[] {
  const found: Corridor[] = []
  const add = (space: Space, path: number) => {
    const tile = tileAt(map, space)
    const isKnown = found.some(({ paths }) =>
      paths.some((one) => one.space === space && one.path === path),
    )
    if (isCorridor(tile) && !isKnown) found.push(corridorThrough(map, tile.owner, { space, path }))
  }
  const here = tileAt(map, at)
  if (isCorridor(here))
    for (const path of patternOf(here.tile, here.rotation).paths.keys()) add(at, path)
  for (const edge of EDGES) {
    const there = beyond(at, edge)
    const tile = tileAt(map, there)
    if (!isCorridor(tile) || edgeOf(tile, opposite(edge)) !== 'corridor') continue
    add(there, patternOf(tile.tile, tile.rotation).pathAt[opposite(edge)] ?? 0)
  }
  return found
}
/** Can never be completed, and could be before, or was not there. */
function isNewlyHopeless(before: DungeonMap, corridor: Corridor, at: Space): boolean {
  if (!isHopeless(corridor)) return false
  return corridor.paths.every((path) => {
    const was = path.space === at ? null : corridorAt(before, path)
    return was === null || !isHopeless(was)
  })
}

function roomGains(after: Ground, seat: Seat, { type }: TileCard, at: Space): readonly GoldGain[] {
  const { map } = after
  const ownRoomsOf = (spaces: readonly Space[]) =>
    spaces.filter((space) => isRoom(ownedAt(map, space, seat)))
  const gains: GoldGain[] = []
  const alike = ownRoomsOf(connectedTo(map, at)).filter((space) => isOfType(map, space, type))
  // 3 in all, however many there are (R13).
  if (alike.length > 0) gains.push({ reason: 'same-type', gold: SAME_TYPE_GOLD, spaces: alike })
  const beside = ownRoomsOf(adjacentTiles(map, at))
  if (type === 'throne') {
    gains.push({ reason: 'throne', gold: THRONE_GOLD, spaces: [at] })
    if (beside.length > 0) {
      const gold = THRONE_NEIGHBOUR_GOLD * beside.length
      gains.push({ reason: 'throne-neighbours', gold, spaces: beside })
    }
    return gains
  }
  // Adjacency is enough, but the Throne Room must be active (R14).
  const thrones = beside.filter((space) => isOfType(map, space, 'throne') && isActive(after, space))
  if (thrones.length > 0)
    gains.push({ reason: 'beside-throne', gold: THRONE_NEIGHBOUR_GOLD, spaces: thrones })
  return gains
}
function isOfType(map: DungeonMap, space: Space, type: TileCard['type']): boolean {
  const tile = tileAt(map, space)
  return tile?.kind === 'owned' && typeOf(tile) === type
}

/** Which abilities a tile sets off when it is built (section 10). */
function setsOff(ability: BonusAbility, { type, category }: TileCard): boolean {
  switch (ability) {
    case 'torture':
      return type === 'torture'
    case 'kitchen':
      return category === 'room'
    case 'library':
      return category === 'corridor'
  }
}
/** A Kitchen just built counts itself (R15). */
function bonusesOf(after: Ground, seat: Seat, card: TileCard): Earnings['bonuses'] {
  return BONUS_ABILITIES.filter((ability) => setsOff(ability, card))
    .map((ability) => ({ ability, level: activeRooms(after, seat, ability).length }))
    .filter(({ level }) => level > 0)
}
