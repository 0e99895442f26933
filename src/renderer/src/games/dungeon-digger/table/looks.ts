/** Whether a tile looks the same in two rotations: then it is listed in one of them only. */
import type { Rotation, TileId } from '@shared/games/dungeon-digger'
import { lying } from '@shared/games/dungeon-digger/lying'

/** What each side of the board meets, and which sides run into each other. */
function lookOf(tile: TileId, rotation: Rotation): string {
  const { edges, paths } = lying(tile, rotation)
  return `${edges.join()} ${paths
    .map((path) => path.join(''))
    .sort()
    .join()}`
}

export function looksAlike(tile: TileId, one: Rotation, other: Rotation): boolean {
  return one === other || lookOf(tile, one) === lookOf(tile, other)
}
