/** What screens are handed of the game's data. */
import type { Content } from '@shared/games/dungeon-digger'
import { ORDER_POINTS, TARGETS } from './numbers'
import { ADVENTURER_CARDS, CREATURE_CARDS } from './pieces'
import { TILE_CARDS } from '@shared/games/dungeon-digger/tiles'

export const CONTENT: Content = {
  tiles: TILE_CARDS,
  adventurers: ADVENTURER_CARDS,
  creatures: CREATURE_CARDS,
  points: ORDER_POINTS,
  targets: TARGETS,
}
