/** What is printed on a tile, by the letters of its id. */
import { TILES, type TileId, type TileType } from '@shared/games/dungeon-digger'

const BY_LETTERS: Readonly<Record<string, TileType>> = {
  TOR: 'torture',
  DOR: 'dormitory',
  KIT: 'kitchen',
  LIB: 'library',
  THR: 'throne',
  TRE: 'treasure',
  PIT: 'pit',
  POR: 'portal',
  COR: 'corridor',
  TRP: 'trap',
  NUG: 'nugget',
}
const types = new Map<TileId, TileType>(
  TILES.map((id) => [id, BY_LETTERS[id.slice(0, 3)] ?? 'corridor']),
)

export function typeOf(id: TileId): TileType {
  return types.get(id) ?? 'corridor'
}
