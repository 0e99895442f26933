/** Runs the agenda until the table must answer something, or the game is over. */
import type { Action } from '@shared/games/one-deck-dungeon'
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
import { diceToEnter } from './enter-dice'
import { perform } from './perform'
import { first, settle, type Settled, type Transition } from './transition'
import { endRoll, gatherDice } from './roll'
import { meet } from './rooms'
import type { State } from './state'
import { isAsked, type Asked, type AutomaticTask } from './tasks'
import { spendTime, stairsDamage } from './time'
import { beginByItself, dealDoors, endTurn, hasBegun, offerDescent } from './turn'

/** Does one automatic task. */
function run(transition: Transition, task: AutomaticTask): Transition {
  switch (task.type) {
    case 'begin-turn':
      return beginByItself(transition, task)
    case 'spend-time':
      return spendTime(transition, task)
    case 'offer-descent':
      return offerDescent(transition)
    case 'deal-doors':
      return dealDoors(transition)
    case 'end-turn':
      return endTurn(transition)
    case 'meet':
      return meet(transition, task)
    case 'begin-encounter':
      return beginEncounter(transition)
    case 'activate-boxes':
      return activateBoxes(transition)
    case 'deal-damage':
      return dealDamage(transition, task)
    case 'damage':
      return suffer(transition, task)
    case 'check-health':
      return checkHealth(transition, task)
    case 'drain':
      return drain(transition)
    case 'roll-feat':
      return rollFeat(transition, task)
    case 'gather-dice':
      return gatherDice(transition, task)
    case 'throw':
      return throwIntoPool(transition, task)
    case 'end-roll':
      return endRoll(transition)
    case 'reroll':
      return rerollDie(transition, task)
    case 'check-feat':
      return checkFeat(transition, task)
    case 'after-roll':
      return afterRoll(transition)
    case 'discard-rolled':
      return discardRolled(transition)
    case 'run-effects':
      return runEffects(transition, task)
    case 'suffer-consequences':
      return sufferConsequences(transition)
    case 'stairs-damage':
      return stairsDamage(transition)
    case 'end-encounter':
      return endEncounter(transition)
    case 'claim-spoils':
      return claimSpoils(transition)
    case 'offer-level-up':
      return offerLevelUp(transition)
    case 'begin-round':
      return beginRound(transition)
    case 'begin-bout':
      return beginBout(transition, task)
    case 'strike-boss':
      return strikeBoss(transition)
  }
}

/** Questions that answer themselves when there is only one answer. */
const ANSWERED_ALONE: ReadonlySet<Asked['type']> = new Set([
  'before-encounter',
  'choose-card',
  'drain-item',
  'discard-feat-die',
])

function mayAnswerItself(task: Asked): boolean {
  return task.type === 'start-of-turn' ? hasBegun(task) : ANSWERED_ALONE.has(task.type)
}

/** The only answer to a question; null where there is a choice, or nothing to answer. */
function onlyAnswer(state: State, task: Asked): Action | null {
  const [only = null, ...others] = askedBy(state, task)
  return others.length === 0 ? only : null
}

/** @returns what it comes to: with the next question at the head of the agenda, or with none where the game is over */
export function runAgenda(transition: Transition): Settled {
  let next = transition
  for (;;) {
    const [task] = next.agenda
    if (task === undefined) return settle(next)
    if (!isAsked(task)) {
      const toEnter = diceToEnter(next.state, task)
      next = toEnter === null ? run(next, task) : first(next, toEnter)
      continue
    }
    const only = mayAnswerItself(task) ? onlyAnswer(next.state, task) : null
    if (only === null) return settle(next)
    next = perform(next, only)
  }
}
