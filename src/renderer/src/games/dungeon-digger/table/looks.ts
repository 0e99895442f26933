/** Whether a tile looks the same in two rotations: then it is listed in one of them only. */
import type { Rotation, TileCard, TileId } from '@shared/games/dungeon-digger'
import { lying } from '@shared/games/dungeon-digger/lying'

/** What each side of the board meets, and which sides run into each other. */
function lookOf(card: TileCard, rotation: Rotation): string {
  const { edges, paths } = lying(card, rotation)
  const ways = paths.map((path) => [...path].sort().join(''))
  return `${edges.join()} ${ways.sort().join()}`
}

export function looksOf(tiles: readonly TileCard[]) {
  const cards = new Map(tiles.map((card) => [card.id, card]))
  return (tile: TileId, one: Rotation, other: Rotation): boolean => {
    const card = cards.get(tile)
    return one === other || (card !== undefined && lookOf(card, one) === lookOf(card, other))
  }
}
