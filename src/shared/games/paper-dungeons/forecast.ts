/** What a seat's actions would do, for screens that show it before anything is chosen. */
import type { Action } from './actions'
import type { SheetEvent } from './events'
import type { RoomId } from './names'
import type { Question } from './view'

export interface ForecastAction {
  readonly action: Action
  /** The whole chain that it sets off, until its player is asked again. */
  readonly events: readonly SheetEvent[]
  /** By box of the score: by how much it changes, as if the game ended then. */
  readonly boxes: readonly number[]
  /** By boss: by how much the strength against it changes. */
  readonly strengths: readonly number[]
  /** What is asked then. */
  readonly question: Question | null
}

export interface ReachedRoom {
  readonly room: RoomId
  /** Dealt on the best way there, whatever takes it; gains on the way are not reckoned with. */
  readonly damage: number
  readonly movesLeft: number
  readonly path: readonly RoomId[]
}
/** The rooms that a die's moves come to; null: those left of the die in hand. */
export interface DieReach {
  readonly die: number | null
  readonly rooms: readonly ReachedRoom[]
}

export interface Forecast {
  /** In the order of the listed actions. */
  readonly actions: readonly ForecastAction[]
  readonly reach: readonly DieReach[]
  /** By boss: the strength against it now. */
  readonly strengths: readonly number[]
}
