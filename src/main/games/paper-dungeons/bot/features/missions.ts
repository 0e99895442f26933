/** The missions that are still open: how near they are, to oneself and to the others. */
import { add } from '../numbers'
import type { TurnContext } from '../turn-context'
import { newNames, type Filler, type Part } from './part'

const { names, place } = newNames()
const GOAL = place('mission', ['part', 'nearly', 'one-off', 'rivals'])

export const missions: Part = {
  names,
  isSame: ({ reached: one }, { reached: other }) => one.every((part, at) => part === other[at]),
  filler,
}

function filler({ goals }: TurnContext): Filler {
  return ({ reached }, into) => {
    for (let at = 0; at < goals.length; at++) {
      const goal = goals[at]
      const measured = reached[at] ?? null
      if (goal === undefined || measured === null) continue
      const { card, later, rivals } = goal
      const part = Math.min(1, measured / card.atLeast)
      add(into, GOAL, part * later)
      add(into, GOAL + 1, part ** 3 * later)
      if (card.atLeast - measured === 1) add(into, GOAL + 2, later)
      add(into, GOAL + 3, part * rivals * later)
    }
  }
}
