/** What a seat's actions would do, for screens that show it before anything is chosen. */
import type { Action } from './actions'
import type { SheetEvent } from './events'
import type { RoomId } from './names'
import type { Question } from './question'

/** What changes until a player is asked again. */
export interface Change {
  /** The whole chain that is set off. */
  readonly events: readonly SheetEvent[]
  /** By box of the score: by how much it changes, as if the game ended then. */
  readonly boxes: readonly number[]
  /** By boss: by how much the strength against it changes. */
  readonly strengths: readonly number[]
  /** What is asked then. */
  readonly question: Question | null
}
export interface ForecastAction extends Change {
  readonly action: Action
}

export interface ReachedRoom {
  readonly room: RoomId
  /** Dealt on the best way there, whatever takes it; gains on the way are not reckoned with. */
  readonly damage: number
  readonly movesLeft: number
  readonly path: readonly RoomId[]
  /** By room of the path: what entering it deals, as the sheet stands. */
  readonly prices: readonly number[]
  /** Walking there, until its player is asked something on the way. */
  readonly walked: Change
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

/** How likely the dice still bring each threshold of a boss, if they go to heroes, the Flaming Sword and the way there. */
export interface BossChances {
  /** Which of the three, from 0. */
  readonly boss: number
  /** By threshold, the lowest first; from 0 to 1. */
  readonly chances: readonly number[]
}

/** What a sheet comes to, for the overview that everyone at the table has. */
export interface SheetFacts {
  /** By boss. */
  readonly strengths: readonly number[]
  /** By open mission: how much of what it asks for there is. */
  readonly missions: readonly number[]
  /** What the objective counts; null: none is kept yet. */
  readonly objective: number | null
  /** By gem and by boss: moves to its room as the sheet stands; null: it is gone, or no way leads there. */
  readonly toGems: readonly (number | null)[]
  readonly toBosses: readonly (number | null)[]
}
