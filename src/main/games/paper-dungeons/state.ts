/** The state of a game: plain, readonly, JSON-safe. */
import type {
  DungeonId,
  OpenMission,
  Options,
  Sheet,
  Stage,
  Step,
} from '@shared/games/paper-dungeons'
import type { Random } from '../random'

export interface State {
  /** The version of the rules that the game was begun by. */
  readonly rules: number
  readonly options: Options
  readonly random: Random
  readonly dungeon: DungeonId
  readonly missions: readonly OpenMission[]
  readonly stage: Stage
  /** From 1 to 8; 0 in setup. */
  readonly turn: number
  /** Faces of the dice, by die, as places in `SYMBOLS`; none in setup. */
  readonly dice: readonly number[]
  /** By seat, as they lie open: as they stood at the last reveal. */
  readonly sheets: readonly Sheet[]
  /** By seat: what each is doing, hidden until all have committed. */
  readonly steps: readonly Step[]
}
