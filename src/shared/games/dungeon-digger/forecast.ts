/** What could be done would come to, for screens: shown before it is chosen. Nothing of it is a matter of chance. */
import type { Seat } from '../game'
import type { Corridor, Earnings, PlacementRefusal, Space } from './map'
import type { TileId } from './names'
import type { Order, PieceId } from './orders'

/** What a Project that is built would bring. */
export interface PlacementForecast {
  readonly type: 'placement'
  readonly earnings: Earnings
  /** Coins of those earned that are in the bag. */
  readonly coins: number
  /** It would bring its owner to the gold that ends the game with the turn. */
  readonly ends: boolean
  /** Face-down tiles that it opens towards: they are turned up (16.1). */
  readonly turnsUp: readonly Space[]
}
/** Of a listed action. */
export type ActionForecast =
  | PlacementForecast
  /** A step of minions, certain as combat is. */
  | {
      readonly type: 'step'
      readonly path: readonly Space[]
      /** Whose minions and pieces would die there. */
      readonly kills: readonly {
        readonly seat: Seat
        readonly minions: number
        readonly pieces: readonly PieceId[]
      }[]
      /** One of the group dies in a Trap. */
      readonly trap: boolean
      /** The step is lost: the Dragon wakes. */
      readonly wakes: boolean
    }
/** A Project held over a space where it could be built if it fitted. */
export interface Trial {
  readonly tile: TileId
  readonly at: Space
  /** By rotation: why it cannot lie so; null: it can. */
  readonly refusals: readonly (PlacementRefusal | null)[]
}
/** Where so many minions of a tile could come together with the steps of a Move: of one that is not begun, or that are left. */
export interface MoveForecast {
  readonly from: Space
  readonly size: number
  readonly targets: readonly {
    readonly to: Space
    /** How many steps it takes, and the tiles on the way. */
    readonly steps: number
    readonly path: readonly Space[]
    /** How many would arrive: Traps kill the others. */
    readonly arrive: number
  }[]
}
/** What the turn would leave to the others if it ended now. */
export interface Exposure {
  /** By player: own rooms where all minions of one of its tiles could come with one paid Move, and conquer. */
  readonly raids: readonly { readonly seat: Seat; readonly rooms: readonly Space[] }[]
  /** Own corridors that are not complete. */
  readonly corridors: readonly Corridor[]
}
export interface Forecast {
  /** In the order of the listed actions; null for those of which there is nothing to tell. */
  readonly actions: readonly (ActionForecast | null)[]
  readonly trials: readonly Trial[]
  /** By tile, of each the larger groups first. */
  readonly moves: readonly MoveForecast[]
  /** Tyranny Points that each Order takes now. */
  readonly points: Readonly<Record<Order, number>>
  /** null: it is not the viewer's turn. */
  readonly exposure: Exposure | null
}
