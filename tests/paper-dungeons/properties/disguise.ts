/** States as somebody could mistake them for each other. */
import type { State } from '@main/games/paper-dungeons/state'
import { createRandom } from '@main/games/random'
import { OBJECTIVES, POWERS, type Step } from '@shared/games/paper-dungeons'
import { must } from '../../must'

/** The same state, in which others have done something else since the last reveal, and other dice are to come. */
export function disguised(state: State, viewer: number | null, seed: number): State {
  const other = must(state.sheets[0])
  const strange = (step: Step, seat: number): Step =>
    seat === viewer
      ? step
      : {
          ...step,
          sheet: {
            ...step.sheet,
            levels: [1, 2, 3, 1 + (seed % 6)],
            potions: seed % 12,
            gems: seed % 256,
            damage: 1 + (seed % 9),
            objective: must(OBJECTIVES[seed % OBJECTIVES.length]),
            power: must(POWERS[seed % POWERS.length]),
            room: seed % 36,
            trail: [...other.trail, seed % 36],
          },
          used: seed % 64,
          moves: seed % 3,
          swaps: seed % 4,
          log: [],
          tasks: step.tasks.slice(1),
        }
  return {
    ...state,
    random: createRandom(seed),
    steps: state.steps.map(strange),
  }
}
