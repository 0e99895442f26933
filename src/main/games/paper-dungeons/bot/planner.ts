/** A bot that reckons: it plans its turn when the first die is to be used, and then does what it has planned. */
import { isSameAction, type Seat } from '@shared/games/game'
import type { Action, PaperTypes, Step, View } from '@shared/games/paper-dungeons'
import type { Bot } from '../../game'
import { act } from '../act'
import { questionOf } from '../legal'
import { estimateFor, type Estimate, type Weights } from './estimate'
import { turnContextOf, type TurnContext } from './turn-context'
import { answerBest, isSamePosition, planTurn, type Search } from './turn'
import { walkOn } from './uses'

export interface Planning {
  readonly weights: (context: TurnContext) => Weights
  readonly search: (context: TurnContext) => Search
}

/** What is to be done from each position that the plan comes to. */
interface Plan {
  readonly dice: readonly number[]
  readonly seat: Seat
  readonly steps: readonly Step[]
  readonly actions: readonly Action[]
}

/** @returns a bot; the plan that it keeps in mind is no more than what it would work out again */
export function planner({ weights, search }: Planning): Bot<PaperTypes> {
  let plan: Plan | null = null
  return {
    choose: (view, actions, seat) => {
      const [only] = actions
      if (only === undefined || view.own === null) throw new Error('nothing is asked')
      if (actions.length === 1) return only
      const { step } = view.own
      const planned = plan === null ? null : plannedIn(plan, view, seat)
      if (planned !== null) return listedAs(planned, actions)
      const context = turnContextOf(view, seat)
      const estimate = estimateFor(context, weights(context))
      if (questionOf(step)?.type === 'use-die') {
        const { actions: best } = planTurn(context, step, { estimate, search: search(context) })
        plan = { dice: view.dice, seat, steps: stepsOf(context, step, best), actions: best }
        return listedAs(best[0] ?? only, actions)
      }
      return listedAs(answer(context, step, estimate), actions)
    },
  }
}

function plannedIn({ dice, seat, steps, actions }: Plan, view: View, own: Seat): Action | null {
  const { step } = view.own ?? {}
  if (step === undefined || view.dice !== dice || own !== seat) return null
  const at = steps.findIndex((one) => one.used === step.used && isSamePosition(one, step))
  return actions[at] ?? null
}

function stepsOf(context: TurnContext, from: Step, actions: readonly Action[]): readonly Step[] {
  const steps = [from]
  let step = from
  for (const action of actions) steps.push((step = act(context, step, action, true)))
  return steps
}

/** What comes outside the plan: a choice, or moves that are left of a die. */
function answer(context: TurnContext, step: Step, estimate: Estimate): Action {
  const answered = answerBest(estimate)
  const [best] =
    step.tasks.length > 0
      ? [answered(context, step)]
      : walkOn(context, step, answered).toSorted(
          (one, other) => estimate.of(other.step.sheet) - estimate.of(one.step.sheet),
        )
  const [action] = best?.actions ?? []
  if (action === undefined) throw new Error('nothing can be answered')
  return action
}

function listedAs(action: Action, actions: readonly Action[]): Action {
  const same = actions.find((one) => one === action || isSameAction(one, action))
  if (same === undefined) throw new Error(`${action.type} is not listed`)
  return same
}
