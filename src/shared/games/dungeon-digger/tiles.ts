/** The 42 tiles of each player (rules page, 14): edges counter-clockwise from the east, paths by their arms. */
import type { Edge, TileCard } from './map'
import { ROOM_TYPES, type EdgeKind, type TileId, type TileType } from './names'

/** As the rules page writes them: D door, C corridor arm, - earth. */
type Row = readonly [
  id: TileId,
  type: TileType,
  edges: string,
  paths?: readonly (readonly Edge[])[],
]
// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['TOR-1', 'torture', 'D--D--'],
  ['TOR-2', 'torture', 'D-D-D-'],
  ['TOR-3', 'torture', 'DDD-D-'],
  ['TOR-4', 'torture', 'DD-DD-'],
  ['DOR-1', 'dormitory', 'D-D---'],
  ['DOR-2', 'dormitory', 'D-D-D-'],
  ['DOR-3', 'dormitory', 'DD-DD-'],
  ['DOR-4', 'dormitory', 'DDDD--'],
  ['KIT-1', 'kitchen', 'D--D--'],
  ['KIT-2', 'kitchen', 'D-D-D-'],
  ['KIT-3', 'kitchen', 'DD-D--'],
  ['KIT-4', 'kitchen', 'DD-DD-'],
  ['LIB-1', 'library', 'D-D---'],
  ['LIB-2', 'library', 'DD-D--'],
  ['LIB-3', 'library', 'D-D-D-'],
  ['LIB-4', 'library', 'DDD-D-'],
  ['THR-1', 'throne', 'DDDDDD'],
  ['TRE-1', 'treasure', 'D--D--'],
  ['TRE-2', 'treasure', 'D-DD--'],
  ['TRE-3', 'treasure', 'D-D-D-'],
  ['TRE-4', 'treasure', 'DD-DD-'],
  ['PIT-1', 'pit', 'D-D-D-'],
  ['POR-1', 'portal', 'DDDDDD'],
  ['COR-1', 'corridor', 'C--C--', [[0, 3]]],
  ['COR-2', 'corridor', 'C-C---', [[0, 2]]],
  ['COR-3', 'corridor', 'C-C-C-', [[0, 2, 4]]],
  ['COR-4', 'corridor', 'CC-CC-', [[0, 3], [1], [4]]],
  ['COR-5', 'corridor', 'C-C-C-', [[0], [2], [4]]],
  ['COR-6', 'corridor', 'C-CC--', [[0, 3], [2]]],
  ['COR-7', 'corridor', 'CC-CC-', [[0, 1], [3, 4]]],
  ['TRP-1', 'trap', 'C--C--', [[0, 3]]],
  ['TRP-2', 'trap', 'C--C--', [[0, 3]]],
  ['TRP-3', 'trap', 'C-C---', [[0, 2]]],
  ['TRP-4', 'trap', 'C-C---', [[0, 2]]],
  ['TRP-5', 'trap', 'CC----', [[0, 1]]],
  ['TRP-6', 'trap', 'C-C-C-', [[0, 2, 4]]],
  ['NUG-1', 'nugget', 'C--C--', [[0, 3]]],
  ['NUG-2', 'nugget', 'C--C--', [[0, 3]]],
  ['NUG-3', 'nugget', 'C-C---', [[0, 2]]],
  ['NUG-4', 'nugget', 'C-C---', [[0, 2]]],
  ['NUG-5', 'nugget', 'CC----', [[0, 1]]],
  ['NUG-6', 'nugget', 'C-CC--', [[0, 2, 3]]],
]

const KINDS: Readonly<Record<string, EdgeKind>> = { D: 'door', C: 'corridor', '-': 'earth' }
const rooms: ReadonlySet<string> = new Set(ROOM_TYPES)

function categoryOf(type: TileType): TileCard['category'] {
  if (type === 'portal') return 'portal'
  return rooms.has(type) ? 'room' : 'corridor'
}
function cardOf([id, type, edges, paths = []]: Row): TileCard {
  return {
    id,
    type,
    category: categoryOf(type),
    edges: Array.from(edges, (letter) => KINDS[letter] ?? 'earth'),
    paths,
  }
}

/** In the order of the rules page. */
export const TILE_CARDS: readonly TileCard[] = ROWS.map(cardOf)

const byId: ReadonlyMap<TileId, TileCard> = new Map(TILE_CARDS.map((card) => [card.id, card]))
/** The tile as it is printed. */
export function tileCard(id: TileId): TileCard {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`there is no tile ${id}`)
  return card
}
