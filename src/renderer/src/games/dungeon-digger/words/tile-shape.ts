/** How a tile is open, in words: by its shape, and by its sides as it lies. */
import type { Edge, Rotation, TileCard, TileId } from '@shared/games/dungeon-digger'
import { EDGES } from '@shared/games/dungeon-digger/hexes'
import { lying, openSides } from '@shared/games/dungeon-digger/lying'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import type { Words } from './names'

/** By how many sides lie between the two ends of a way, the shorter way round. */
const BENDS = ['sharp', 'sharp', 'bend', 'straight'] as const
type Shape = (typeof BENDS)[number] | 'fork' | 'twoBends' | 'sideDoor' | 'sideDoors' | 'inner'

function shapeOf({ paths }: TileCard): Shape {
  // An arm alone ends at a door inside the tile (5.1).
  const inner = paths.filter(({ length }) => length === 1).length
  const ways = paths.filter(({ length }) => length > 1)
  const [way] = ways
  if (way === undefined) return 'inner'
  if (ways.length > 1) return 'twoBends'
  if (inner > 0) return inner === 1 ? 'sideDoor' : 'sideDoors'
  if (way.length > 2) return 'fork'
  const [from = 0, to = 0] = way
  const apart = Math.abs(from - to)
  return BENDS[Math.min(apart, EDGES.length - apart)] ?? 'straight'
}

/** In a few words that tell tiles of one name apart where these are read beside their pictures. */
export function shapeText(tile: TileId, words: Words): string {
  const card = tileCard(tile)
  if (card.category === 'corridor') return words.say(`digger.shapes.${shapeOf(card)}`)
  const count = card.edges.filter((kind) => kind === 'door').length
  return words.t('digger.shapes.doors', { count }, count)
}
/** As it is told apart without its picture: a room by the sides of its doors, as it is printed. */
export function shapeInFull(tile: TileId, words: Words): string {
  if (tileCard(tile).category === 'corridor') return shapeText(tile, words)
  return words.t(
    'digger.shapes.doorsOn',
    { sides: words.list(openSides(lying(tile, 0)).map(words.edge)) },
    1,
  )
}
/** Where it is open as it lies: to be read in little room, and to be heard. */
export function openingsText(
  tile: TileId,
  rotation: Rotation,
  words: Words,
): { readonly read: string; readonly heard: string } {
  const key = tileCard(tile).category === 'corridor' ? 'ways' : 'doors'
  const say = (name: (edge: Edge) => string) =>
    words.t(
      `digger.table.project.${key}`,
      { sides: words.list(openSides(lying(tile, rotation)).map(name)) },
      1,
    )
  return { read: say(words.edgeShort), heard: say(words.edge) }
}
