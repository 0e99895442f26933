/** A board of six players as it is at the end of a long game: what placements take is measured on it. */
import {
  PORTAL,
  TILES,
  type DungeonMap,
  type Ground,
  type Placement,
  type TileId,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import type { MeasuredWork } from '../simulation-rules'
import { areaOf, startSpaces } from './map/areas'
import { pitPlacements } from './map/placing'
import { emptyMap, placed } from './map/tiles'

const PLAYERS = 6
/** Tiles of each player, where they find room. */
const EACH = 20
/** Which of them is laid, and where: far apart, so that dungeons spread. */
const STRIDE = 7

function fullBoard(): DungeonMap {
  let map = emptyMap(areaOf(PLAYERS, null))
  const bags: TileId[][] = Array.from({ length: PLAYERS }, () =>
    TILES.filter((tile) => tile !== PORTAL),
  )
  startSpaces(PLAYERS, null)
    .slice(0, PLAYERS)
    .forEach((at, seat) => {
      map = placed(map, seat, { tile: PORTAL, at, rotation: 0 })
    })
  for (let turn = 0; turn < PLAYERS * EACH; turn++) {
    const seat = turn % PLAYERS
    const bag = bags[seat] ?? []
    const next = nextOf(map, seat, bag, turn)
    if (next === null) continue
    bag.splice(bag.indexOf(next.tile), 1)
    map = placed(map, seat, next)
  }
  return map
}
/** The first tile, from one of the bag on, that fits anywhere. */
function nextOf(
  map: DungeonMap,
  seat: Seat,
  bag: readonly TileId[],
  turn: number,
): Placement | null {
  for (let step = 0; step < bag.length; step++) {
    const tile = bag[(turn * STRIDE + step) % bag.length]
    const ways = tile === undefined ? [] : pitPlacements(groundOf(map), seat, [tile])
    const way = ways[(turn * STRIDE) % Math.max(1, ways.length)]
    if (way !== undefined) return way
  }
  return null
}
function groundOf(map: DungeonMap): Ground {
  return { map, minions: [], taken: [], silent: [] }
}

/** Where each Project may lie, for each player: one after the other, on a map that nothing is known of yet. */
export const placements: MeasuredWork = {
  name: 'legal placements of a Project on a full board',
  prepare() {
    const { area, tiles } = fullBoard()
    return {
      count: PLAYERS * TILES.length,
      work: () =>
        Array.from({ length: PLAYERS }, (_, seat) =>
          TILES.map((tile) => pitPlacements(groundOf({ area, tiles }), seat, [tile])),
        ),
    }
  },
}
