/** The map of a game and what can be asked of it. Plain data: part of the state, of views and of events. */
import type { Seat } from '../game'
import type { AreaId, BonusAbility, EdgeKind, NeutralId, TileId, TileType } from './names'

/** Axial coordinates, pointy-top; the centre of the board is (0, 0). */
export interface Hex {
  readonly q: number
  readonly r: number
}
/**
 * A space of the board by number. Those of the smallest play area come first, then those that each larger one adds, so
 * that a space lies in an area when its number is below the area's size.
 */
export type Space = number
/** Counter-clockwise from the east: E, NE, NW, W, SW, SE. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5
/** Edge `e` of the pattern lies on edge `(e + rotation) mod 6` of the board. */
export type Rotation = Edge

/** A tile as it is printed: edges and paths unturned. */
export interface TileCard {
  readonly id: TileId
  readonly type: TileType
  readonly category: 'room' | 'portal' | 'corridor'
  /** By edge. */
  readonly edges: readonly EdgeKind[]
  /** Arms that run into each other; one arm alone ends at an inner door (5.1). */
  readonly paths: readonly (readonly Edge[])[]
}

/** A tile that a player placed: its owner's for good (section 5). */
export interface OwnedTile {
  readonly kind: 'owned'
  readonly owner: Seat
  readonly tile: TileId
  readonly rotation: Rotation
  /** Conquest markers of other players on it: one at most on a room, several on a Portal (16.6). */
  readonly markers: readonly Seat[]
}
/** A tile of a scenario, or a Collapse. */
export interface NeutralTile {
  readonly kind: 'neutral'
  readonly tile: NeutralId
  /** Face down, a tile of the Monster Hunt blocks like a Rock, one of the Dragon's Lair has six doors. */
  readonly faceUp: boolean
  /** Any edge may lie against it, as against a Rock (option `monsterHuntFaceDown`); its doors connect all the same. */
  readonly anyEdgeFits: boolean
  readonly markers: readonly Seat[]
}
export type MapTile = OwnedTile | NeutralTile

export interface DungeonMap {
  readonly area: AreaId
  /** By space of the area; null: nothing lies there. */
  readonly tiles: readonly (MapTile | null)[]
}

/** What questions about the map are asked of: the map, and what stands on it. A state that has these fields is one. */
export interface Ground {
  readonly map: DungeonMap
  /** By seat: the space of each of its minions in play, in any order. Those inside the Citadel are not among them (R54). */
  readonly minions: readonly (readonly Space[])[]
  /** Spaces without a tile that are not empty, since an adventurer or the Dragon stands there (R31). */
  readonly taken: readonly Space[]
  /** Owned tiles that are switched off though no marker lies on them: under an enemy adventurer (R38), or of an eliminated player (R50). */
  readonly silent: readonly Space[]
}

export interface Placement {
  readonly tile: TileId
  readonly at: Space
  readonly rotation: Rotation
}

export const PLACEMENT_REFUSALS = [
  /** Beyond the play area (R2). */
  'outside-area',
  /** A tile lies there, or a token stands there (R31). */
  'space-not-empty',
  /** An edge does not fit what it would touch (section 5). */
  'wrong-edges',
  /** It would not connect to any own tile (section 7, Work). */
  'not-connected',
  /** It would connect to own tiles, but no own minion stands on any of them. */
  'no-minion-beside',
] as const
export type PlacementRefusalCode = (typeof PLACEMENT_REFUSALS)[number]

/** An edge of a tile to be placed that does not fit what it would touch. */
export interface WrongEdge {
  readonly edge: Edge
  readonly kind: EdgeKind
  readonly faces: EdgeKind
  readonly neighbour: Space
}
export interface PlacementRefusal {
  readonly code: PlacementRefusalCode
  readonly ruling: string
  /** The wrong ones with `wrong-edges`, else none. */
  readonly edges: readonly WrongEdge[]
}

/** One of the runs of arms inside a corridor tile: `path` counts those of the tile's pattern. */
export interface PathOnTile {
  readonly space: Space
  readonly path: number
}
export const OPEN_ARMS = ['empty', 'outside-area', 'block', 'enemy-door', 'enemy-corridor'] as const
/** An arm that is not closed, and what it faces. */
export interface OpenArm {
  readonly space: Space
  readonly edge: Edge
  readonly faces: (typeof OPEN_ARMS)[number]
}
/** Paths of one owner that run into each other arm to arm (5.2). */
export interface Corridor {
  readonly owner: Seat
  readonly paths: readonly PathOnTile[]
  /** The tiles that carry any part of it, each once, by number (R25). */
  readonly spaces: readonly Space[]
  readonly length: number
  readonly open: readonly OpenArm[]
  readonly complete: boolean
  readonly nuggets: number
}

export const GOLD_REASONS = [
  'same-type',
  'throne',
  'throne-neighbours',
  'beside-throne',
  'corridor',
] as const
export type GoldReason = (typeof GOLD_REASONS)[number]
export interface GoldGain {
  readonly reason: GoldReason
  readonly gold: number
  /** What earns it: the rooms of the same type, the Throne Room or its neighbours, the tiles of the corridor. */
  readonly spaces: readonly Space[]
}
/** What a placement brings as far as the map decides it: the bag, Resources and the reserve may give less. */
export interface Earnings {
  readonly gold: number
  readonly gains: readonly GoldGain[]
  readonly treasureCoins: number
  readonly nuggetCoins: number
  /** A Dormitory: one minion rises on it free, if Resources and reserve allow. */
  readonly minion: boolean
  /** Bonus Orders, by ability; levels of 1 to 4 only. */
  readonly bonuses: readonly { readonly ability: BonusAbility; readonly level: number }[]
  /** Own corridors that it completes. */
  readonly closed: readonly Corridor[]
  /** Corridors, of anybody, that can never be completed any more once it lies there, as they would be. */
  readonly spoilt: readonly Corridor[]
}

/** Where one step can lead, and over which tiles: the first is the one after where it begins, the last is `to`. */
export interface StepTarget {
  readonly to: Space
  readonly path: readonly Space[]
  /** Enemy minions there, whom the group would kill. */
  readonly kills: number
  /** A Trap works there: one of the group dies (8.3). */
  readonly trap: boolean
}

export const STEP_REFUSALS = [
  /** No way leads there in one step. */
  'no-way',
  /** The minions there are as many or more: `needed`, `size`. */
  'group-too-small',
  'enemy-portal',
  'enemy-pit',
  'pit-used',
  /** One minion at a time. */
  'pit-one-alone',
  /** Only `needed` may leave a Monster. */
  'monster-holds',
] as const
export type StepRefusalCode = (typeof STEP_REFUSALS)[number]
