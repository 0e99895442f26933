/** What a listed action would come to, for screens: shown before it is chosen. Nothing of it is a matter of chance. */
import type { Seat } from '../game'
import type { Earnings, Space } from './map'
import type { PieceId } from './orders'

export type Forecast =
  | { readonly type: 'placement'; readonly earnings: Earnings }
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
