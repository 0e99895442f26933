/** Runs the agenda until the table must answer something, or the game is over. */
import { beginBout, beginRound, strikeBoss } from './boss-fight'
import { endEncounter, sufferConsequences } from './consequences'
import { afterRoll, discardRolled, rerollDie, throwIntoPool } from './dice'
import { runEffects } from './effects'
import { activateBoxes, beginEncounter, drain } from './encounter'
import { checkFeat, rollFeat } from './feats'
import { checkHealth, dealDamage, suffer } from './health'
import { askedBy } from './legal'
import { offerLevelUp } from './levels'
import { claimSpoils } from './loot'
import { diceToEnter } from './own-dice'
import { perform } from './perform'
import { first, type Play } from './play'
import { endRoll, gatherDice } from './roll'
import { meet } from './rooms'
import { isAsked, type Asked, type Chore } from './tasks'
import { spendTime, stairsDamage } from './time'
import { beginByItself, dealDoors, endTurn, hasBegun, offerDescent } from './turn'

/** Does one chore. */
const run = (play: Play, task: Chore): Play => {
  switch (task.type) {
    case 'begin-turn':
      return beginByItself(play, task)
    case 'spend-time':
      return spendTime(play, task)
    case 'offer-descent':
      return offerDescent(play)
    case 'deal-doors':
      return dealDoors(play)
    case 'end-turn':
      return endTurn(play)
    case 'meet':
      return meet(play, task)
    case 'begin-encounter':
      return beginEncounter(play)
    case 'activate-boxes':
      return activateBoxes(play)
    case 'deal-damage':
      return dealDamage(play, task)
    case 'damage':
      return suffer(play, task)
    case 'check-health':
      return checkHealth(play, task)
    case 'drain':
      return drain(play)
    case 'roll-feat':
      return rollFeat(play, task)
    case 'gather-dice':
      return gatherDice(play, task)
    case 'throw':
      return throwIntoPool(play, task)
    case 'end-roll':
      return endRoll(play)
    case 'reroll':
      return rerollDie(play, task)
    case 'check-feat':
      return checkFeat(play, task)
    case 'after-roll':
      return afterRoll(play)
    case 'discard-rolled':
      return discardRolled(play)
    case 'run-effects':
      return runEffects(play, task)
    case 'suffer-consequences':
      return sufferConsequences(play)
    case 'stairs-damage':
      return stairsDamage(play)
    case 'end-encounter':
      return endEncounter(play)
    case 'claim-spoils':
      return claimSpoils(play)
    case 'offer-level-up':
      return offerLevelUp(play)
    case 'begin-round':
      return beginRound(play)
    case 'begin-bout':
      return beginBout(play, task)
    case 'strike-boss':
      return strikeBoss(play)
  }
}

/** Questions that answer themselves when there is only one answer. */
const ANSWERED_ALONE: readonly Asked['type'][] = [
  'before-encounter',
  'choose-card',
  'drain-item',
  'discard-feat-die',
]

const answersItself = (task: Asked): boolean =>
  task.type === 'start-of-turn' ? hasBegun(task) : ANSWERED_ALONE.includes(task.type)

export const settle = (play: Play): Play => {
  let next = play
  for (;;) {
    const [task] = next.state.agenda
    if (task === undefined) return next
    if (!isAsked(task)) {
      const toEnter = diceToEnter(next.state, task)
      next = toEnter === null ? run(next, task) : first(next, toEnter)
      continue
    }
    const [only, ...others] = askedBy(next.state, task)
    if (only === undefined || others.length > 0 || !answersItself(task)) return next
    next = perform(next, only)
  }
}
