/** What a viewer may know of a game. */
import type { Actor } from '../game'
import type { Stage } from './events'
import type { Forecast, SheetFacts } from './forecast'
import type { BossId, DungeonId, MissionId } from './names'
import type { Options } from './options'
import type { Question } from './question'
import type { Sheet, Step } from './sheet'

/** One of the missions that lie open. */
export interface OpenMission {
  readonly id: MissionId
  /** The turn at whose end it was done and left the game; 0: it lies open. */
  readonly done: number
}
/** A seat's own, which nobody else sees before all have committed. */
export interface Own {
  readonly step: Step
  /** null: it has committed. */
  readonly question: Question | null
}

export interface View {
  readonly viewer: Actor
  readonly options: Options
  readonly stage: Stage
  /** From 1 to 8; 0 in setup. */
  readonly turn: number
  readonly dungeon: DungeonId
  readonly bosses: readonly BossId[]
  readonly missions: readonly OpenMission[]
  readonly alone: boolean
  readonly scattered: boolean
  /** Faces of the dice, by die, as places in `SYMBOLS`; none in setup. */
  readonly dice: readonly number[]
  /** By seat: the viewer's own as it stands, the others' as they stood at the last reveal. */
  readonly sheets: readonly Sheet[]
  /** By seat, as if the game ended now: the boxes of the score in their order. */
  readonly boxes: readonly (readonly number[])[]
  readonly committed: readonly boolean[]
  /** null: the viewer has no seat, or the game is over. */
  readonly own: Own | null
  /** What the viewer's actions would do; null in views for bots, and where nothing is asked. */
  readonly forecast: Forecast | null
  /** By seat, of the sheets above; null in views for bots. */
  readonly facts: readonly SheetFacts[] | null
}
