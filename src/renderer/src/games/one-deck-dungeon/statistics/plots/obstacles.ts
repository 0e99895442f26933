/** What stands in a party's way, told apart from what merely hurts. */
import { OBSTACLES } from '@shared/games/one-deck-dungeon'
import type { ObstacleId } from '@shared/games/one-deck-dungeon'

export function isObstacle(name: string): name is ObstacleId {
  return OBSTACLES.includes(name as ObstacleId)
}

/** The places where a game can end, from the top down. */
export const FLOOR_STAGES = [1, 2, 3, 'boss'] as const
