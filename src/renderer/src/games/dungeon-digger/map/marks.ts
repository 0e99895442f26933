/** What the table asks the map to draw over the tiles: what may be pressed, and what a choice would come to. */
import type { Seat } from '@shared/games/game'
import type { Edge, Rotation, Space, TileId } from '@shared/games/dungeon-digger'

/** What a space may be pressed for. */
export interface SpotMark {
  readonly kind: 'place' | 'target' | 'attack' | 'refused' | 'source' | 'chosen'
  /** A few characters drawn on the hex: gold, kills, steps; null: none. */
  readonly note: string | null
  /** What pressing does, spoken and as tooltip. */
  readonly label: string
  readonly pressable: boolean
}
/** A Project where it would lie. */
export interface Ghost {
  readonly tile: TileId
  readonly at: Space
  readonly rotation: Rotation
  readonly owner: Seat
  readonly fits: boolean
  /** Edges, as the tile lies, that do not fit what they would touch. */
  readonly wrong: readonly Edge[]
}
/** A way that could be gone, by one step or several. */
export interface WayMark {
  readonly path: readonly Space[]
}
/** A corridor that a placement would complete, or that it would leave open for good. */
export interface CorridorMark {
  readonly spaces: readonly Space[]
  readonly kind: 'closes' | 'spoils'
}
