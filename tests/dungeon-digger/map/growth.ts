/** Maps as games leave them: tiles, blocks and neutral tiles laid legally one after the other, by a list of numbers. */
import { TILE_CARDS } from '@shared/games/dungeon-digger/tiles'
import { areaOf, CENTRE, startSpaces, within } from '@main/games/dungeon-digger/map/areas'
import { hexOf } from '@shared/games/dungeon-digger/hexes'
import { emptySpaces, pitPlacements } from '@main/games/dungeon-digger/map/placing'
import { emptyMap, placed, withTile } from '@main/games/dungeon-digger/map/tiles'
import {
  PORTAL,
  type DungeonMap,
  type Ground,
  type NeutralTile,
  type Placement,
  type Space,
  type TileId,
} from '@shared/games/dungeon-digger'
import * as fc from 'fast-check'
import type { Board, Piece } from '../recount/board'
import { neutral } from './layout'

/** One tile that was laid, with the map before it. */
export interface Laying {
  readonly before: DungeonMap
  readonly seat: number
  readonly placement: Placement
}
export interface Grown {
  readonly players: number
  readonly map: DungeonMap
  readonly layings: readonly Laying[]
}

/** What lies about before anybody digs. */
const NEUTRAL_SETS: readonly (readonly NeutralTile[])[] = [
  [],
  [neutral('citadel')],
  [neutral('collapse'), neutral('rock'), neutral('monster'), neutral('ruins')],
  [
    neutral('monster', { anyEdgeFits: true }),
    neutral('ruins', { anyEdgeFits: true }),
    neutral('ruins', { anyEdgeFits: true, faceUp: false }),
    neutral('rock', { faceUp: false }),
  ],
]
const BAG: readonly TileId[] = TILE_CARDS.map(({ id }) => id).filter((id) => id !== PORTAL)

function start(players: number, neutrals: readonly NeutralTile[]): DungeonMap {
  let map = emptyMap(areaOf(players, null))
  for (const [seat, at] of startSpaces(players, null).slice(0, players).entries())
    map = placed(map, seat, { tile: PORTAL, at, rotation: 0 })
  // In the middle, and around it: as far from Portals as the Monster Hunt asks.
  const middle = within(map.area, CENTRE, 1)
  for (const [index, tile] of neutrals.entries()) map = withTile(map, middle[index] ?? CENTRE, tile)
  return map
}
/** Each number is one thing laid by the next player; where nothing fits, none. */
export function grow(players: number, set: number, numbers: readonly number[]): Grown {
  let map = start(players, NEUTRAL_SETS[set % NEUTRAL_SETS.length] ?? [])
  const bags = Array.from({ length: players }, () => [...BAG])
  const layings: Laying[] = []
  for (const [turn, number] of numbers.entries()) {
    const seat = turn % players
    const ground: Ground = { map, minions: [], taken: [], silent: [] }
    if (number % 23 === 0) {
      const empty = emptySpaces(ground)
      const space = empty[number % empty.length]
      if (space !== undefined) map = withTile(map, space, neutral('collapse'))
      continue
    }
    const bag = bags[seat] ?? []
    const index = number % Math.max(bag.length, 1)
    const tile = bag[index]
    if (tile === undefined) continue
    const ways = pitPlacements(ground, seat, [tile])
    const placement = ways[Math.floor(number / 50) % Math.max(ways.length, 1)]
    if (placement === undefined) continue
    bag.splice(index, 1)
    layings.push({ before: map, seat, placement })
    map = placed(map, seat, placement)
  }
  return { players, map, layings }
}
/** Maps of 2 to 6 players with up to so many things laid. */
export function grownMaps(most: number): fc.Arbitrary<Grown> {
  return fc
    .tuple(
      fc.integer({ min: 2, max: 6 }),
      fc.nat(3),
      fc.array(fc.nat(50_000), { minLength: Math.floor(most / 2), maxLength: most }),
    )
    .map(([players, set, numbers]) => grow(players, set, numbers))
}

/** Minions here and there, never of two players on one tile, chosen by numbers. */
export function crowded({ map, players }: Grown, numbers: readonly number[]): Ground {
  const spaces = [...map.tiles.keys()].filter((space) => map.tiles[space]?.kind === 'owned')
  const minions: Space[][] = Array.from({ length: players }, () => [])
  const held = new Map<Space, number>()
  for (const number of numbers) {
    const space = spaces[number % spaces.length] ?? 0
    const tile = map.tiles[space]
    // More often the owner of the tile.
    const guest = number % 3 === 0 ? Math.floor(number / 7) % players : null
    const seat = held.get(space) ?? guest ?? (tile?.kind === 'owned' ? tile.owner : 0)
    held.set(space, seat)
    minions[seat]?.push(space)
  }
  return { map, minions, taken: [], silent: [] }
}

/** The same map for the recount. */
export function boardOf(map: DungeonMap): Board {
  const pieces = map.tiles.flatMap((tile, space): readonly Piece[] => {
    if (tile === null) return []
    const { q, r } = hexOf(space)
    if (tile.kind === 'owned')
      return [{ q, r, owner: tile.owner, tile: tile.tile, rotation: tile.rotation }]
    const blocked = ['collapse', 'rock'].includes(tile.tile) || !tile.faceUp
    const { anyEdgeFits } = tile
    return [{ q, r, owner: null, tile: tile.tile, rotation: 0, blocked, anyEdgeFits }]
  })
  return { area: map.area, pieces }
}
export function pieceOf(seat: number, { tile, at, rotation }: Placement): Piece {
  return { ...hexOf(at), owner: seat, tile, rotation }
}
