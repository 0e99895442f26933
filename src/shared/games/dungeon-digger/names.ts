/** The closed sets of names of Dungeon Digger that concern its map. */

/** The 42 tiles that each player has, the Portal included. */
export const TILES = [
  'TOR-1',
  'TOR-2',
  'TOR-3',
  'TOR-4',
  'DOR-1',
  'DOR-2',
  'DOR-3',
  'DOR-4',
  'KIT-1',
  'KIT-2',
  'KIT-3',
  'KIT-4',
  'LIB-1',
  'LIB-2',
  'LIB-3',
  'LIB-4',
  'THR-1',
  'TRE-1',
  'TRE-2',
  'TRE-3',
  'TRE-4',
  'PIT-1',
  'POR-1',
  'COR-1',
  'COR-2',
  'COR-3',
  'COR-4',
  'COR-5',
  'COR-6',
  'COR-7',
  'TRP-1',
  'TRP-2',
  'TRP-3',
  'TRP-4',
  'TRP-5',
  'TRP-6',
  'NUG-1',
  'NUG-2',
  'NUG-3',
  'NUG-4',
  'NUG-5',
  'NUG-6',
] as const
export type TileId = (typeof TILES)[number]
export const PORTAL = 'POR-1' satisfies TileId
export const PIT = 'PIT-1' satisfies TileId

export const ROOM_TYPES = [
  'torture',
  'dormitory',
  'kitchen',
  'library',
  'throne',
  'treasure',
  'pit',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]
export const CORRIDOR_TYPES = ['corridor', 'trap', 'nugget'] as const
export type CorridorType = (typeof CORRIDOR_TYPES)[number]
/** The Portal is neither room nor corridor (section 2). */
export const TILE_TYPES = [...ROOM_TYPES, ...CORRIDOR_TYPES, 'portal'] as const
export type TileType = (typeof TILE_TYPES)[number]

/** Tiles that belong to nobody. The two backs stand in a view for a tile that lies face down. */
export const NEUTRALS = [
  'collapse',
  'rock',
  'monster',
  'ruins',
  'citadel',
  'lair-cave',
  'lair-eggs',
  'lair-dragon',
  'lair-treasure',
  'hunt-back',
  'lair-back',
] as const
export type NeutralId = (typeof NEUTRALS)[number]

/** The play areas, each within the next (3.1). */
export const AREAS = ['A2', 'A3', 'A4', 'A56'] as const
export type AreaId = (typeof AREAS)[number]

export const EDGE_KINDS = ['door', 'corridor', 'earth'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** Which ability grants a bonus Order (section 10). */
export const BONUS_ABILITIES = ['torture', 'kitchen', 'library'] as const
export type BonusAbility = (typeof BONUS_ABILITIES)[number]
