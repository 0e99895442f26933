/** What the cues of one answer have in common while they are shown. */
import type { DieId, Seat } from '@shared/games/one-deck-dungeon'
import type { Place, Stage } from '@renderer/motion/stage'
import type { Spot } from '../table/spots'
import type { SeenDie } from './dice'
import type { Seen } from './seen'

export interface Show {
  readonly stage: Stage
  readonly before: Seen
  readonly seats: readonly Seat[]
  /** Dice on the table now that no cue has taken up yet. */
  readonly dice: Map<DieId, SeenDie>
  /** Hearts and skulls that break in this answer, and have not yet. */
  readonly breaking: ReadonlyMap<Spot, HTMLElement[]>
  /** The door that is opened in this answer, where it was. */
  readonly doorOpened: Place | null
}
