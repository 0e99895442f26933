/** The one source of legality: everything that may be done now, from the question that is asked. */
import type { Action } from '@shared/games/one-deck-dungeon'
import { chooseEffectActions, chooseValueActions } from './effects'
import { chooseOptionActions, drainItemActions } from './encounter'
import { discardFeatDieActions, featActions } from './feats'
import { healingActions, saveHeroActions } from './health'
import { levelUpActions, pickXpActions } from './levels'
import { claimLootActions } from './loot'
import { pickDiceActions } from './picks'
import { placeActions } from './placing'
import { addDoorActions, beforeEncounterActions, fleeOrFaceActions } from './rooms'
import type { State, Task } from './state'
import { chooseTurnActions, descendActions, startOfTurnActions } from './turn'

/** What a task asks; null for a task that is done by itself. */
export const askedBy = (state: State, task: Task): readonly Action[] | null => {
  switch (task.type) {
    case 'start-of-turn':
      return startOfTurnActions(state)
    case 'choose-turn':
      return chooseTurnActions(state)
    case 'flee-or-face':
      return fleeOrFaceActions(state)
    case 'before-encounter':
      return beforeEncounterActions(state)
    case 'add-door':
      return addDoorActions(task)
    case 'drain-item':
      return drainItemActions(state)
    case 'choose-option':
      return chooseOptionActions(state)
    case 'feats':
      return featActions(state)
    case 'roll-round':
      return [{ type: 'roll-dice', hero: null }, ...healingActions(state)]
    case 'discard-feat-die':
      return discardFeatDieActions(task)
    case 'place':
      return placeActions(state)
    case 'pick-dice':
      return pickDiceActions(state, task)
    case 'choose-value':
      return chooseValueActions(state, task)
    case 'choose-effect':
      return chooseEffectActions(state, task)
    case 'save-hero':
      return saveHeroActions(state, task)
    case 'claim-loot':
      return claimLootActions(state)
    case 'level-up':
      return levelUpActions(state)
    case 'pick-xp':
      return pickXpActions(state, task)
    case 'descend-or-stay':
      return descendActions(state)
    case 'begin-turn':
    case 'spend-time':
    case 'offer-descent':
    case 'deal-doors':
    case 'end-turn':
    case 'begin-encounter':
    case 'activate-boxes':
    case 'damage':
    case 'check-health':
    case 'drain':
    case 'roll-feat':
    case 'after-roll':
    case 'discard-rolled':
    case 'run-effects':
    case 'suffer-consequences':
    case 'stairs-damage':
    case 'end-encounter':
    case 'offer-level-up':
    case 'begin-round':
    case 'strike-boss':
      return null
  }
}

/** Complete and concrete; empty only when the game is over. */
export const legalActions = (state: State): readonly Action[] => {
  const [task] = state.agenda
  return task === undefined ? [] : (askedBy(state, task) ?? [])
}
