/** Whether a tile looks the same in two rotations: then it is listed in one of them only. */
import type { Rotation, TileCard, TileId } from '@shared/games/dungeon-digger'

const SIDES = 6

/** The tile as it lies: what each side of the board meets, and which sides run into each other. */
function lookOf({ edges, paths }: TileCard, rotation: Rotation): string {
  const sides = edges.map((_, side) => edges[(side - rotation + SIDES) % SIDES])
  const ways = paths.map((path) => path.map((edge) => (edge + rotation) % SIDES).sort().join(''))
  return `${sides.join()} ${ways.sort().join()}`
}

export function looksOf(tiles: readonly TileCard[]) {
  const cards = new Map(tiles.map((card) => [card.id, card]))
  return (tile: TileId, one: Rotation, other: Rotation): boolean => {
    const card = cards.get(tile)
    return one === other || (card !== undefined && lookOf(card, one) === lookOf(card, other))
  }
}
