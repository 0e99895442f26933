/** Runs the agenda until the table must answer something, or the game is over. */
import { beginRound, strikeBoss } from './boss-fight'
import { endEncounter, sufferConsequences } from './consequences'
import { afterRoll, discardRolled } from './dice'
import { runEffects } from './effects'
import { activateBoxes, beginEncounter, drain } from './encounter'
import { rollFeat } from './feats'
import { checkHealth, suffer } from './health'
import { askedBy } from './legal'
import { offerLevelUp } from './levels'
import { perform } from './perform'
import type { Play } from './play'
import { isAsked, type Asked, type Chore } from './state'
import { spendTime, stairsDamage } from './time'
import { beginTurn, dealDoors, endTurn, offerDescent } from './turn'

/** Does one chore. */
const run = (play: Play, task: Chore): Play => {
  switch (task.type) {
    case 'begin-turn':
      return beginTurn(play, task)
    case 'spend-time':
      return spendTime(play, task)
    case 'offer-descent':
      return offerDescent(play)
    case 'deal-doors':
      return dealDoors(play)
    case 'end-turn':
      return endTurn(play)
    case 'begin-encounter':
      return beginEncounter(play)
    case 'activate-boxes':
      return activateBoxes(play)
    case 'damage':
      return suffer(play, task)
    case 'check-health':
      return checkHealth(play, task)
    case 'drain':
      return drain(play)
    case 'roll-feat':
      return rollFeat(play, task)
    case 'after-roll':
      return afterRoll(play, task)
    case 'discard-rolled':
      return discardRolled(play, task)
    case 'run-effects':
      return runEffects(play, task)
    case 'suffer-consequences':
      return sufferConsequences(play)
    case 'stairs-damage':
      return stairsDamage(play)
    case 'end-encounter':
      return endEncounter(play)
    case 'offer-level-up':
      return offerLevelUp(play)
    case 'begin-round':
      return beginRound(play)
    case 'strike-boss':
      return strikeBoss(play)
  }
}

/** Questions that answer themselves when there is only one answer. */
const ANSWERED_ALONE: readonly Asked['type'][] = [
  'start-of-turn',
  'before-encounter',
  'drain-item',
  'discard-feat-die',
]

export const settle = (play: Play): Play => {
  let next = play
  for (;;) {
    const [task] = next.state.agenda
    if (task === undefined) return next
    if (!isAsked(task)) {
      next = run(next, task)
      continue
    }
    const [only, ...others] = askedBy(next.state, task)
    if (only === undefined || others.length > 0 || !ANSWERED_ALONE.includes(task.type)) return next
    next = perform(next, only)
  }
}
