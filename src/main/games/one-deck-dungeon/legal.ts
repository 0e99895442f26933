/** The one source of legality: everything that may be done now, from the question that is asked. */
import type { Action } from '@shared/games/one-deck-dungeon'
import { chooseEffectActions, chooseValueActions } from './effects'
import { chooseOptionActions, drainItemActions } from './encounter'
import { discardFeatDieActions, featActions } from './feats'
import { assignDamageActions, saveHeroActions, withHealing } from './health'
import { levelUpActions, pickXpActions } from './levels'
import { claimLootActions } from './loot'
import { enterDiceActions } from './enter-dice'
import { pickDiceActions } from './picks'
import { placeActions } from './placing'
import { chooseBonusActions, chooseFirstActions } from './roll'
import {
  addDoorActions,
  beforeEncounterActions,
  chooseCardActions,
  choosePairActions,
  fleeOrFaceActions,
} from './rooms'
import type { GameState, State } from './state'
import { isAsked, type Asked } from './tasks'
import { chooseTurnActions, descendActions, startOfTurnActions } from './turn'

/** The answers to a question. */
export function askedBy(state: State, task: Asked): readonly Action[] {
  switch (task.type) {
    case 'start-of-turn':
      return startOfTurnActions(state)
    case 'choose-turn':
      return chooseTurnActions(state)
    case 'flee-or-face':
      return fleeOrFaceActions(state)
    case 'choose-card':
      return chooseCardActions(state, task)
    case 'choose-pair':
      return choosePairActions(state)
    case 'before-encounter':
      return beforeEncounterActions(state)
    case 'add-door':
      return addDoorActions(task)
    case 'drain-item':
      return drainItemActions(state)
    case 'choose-option':
      return chooseOptionActions(state)
    case 'feats':
      return withHealing(state, featActions(state))
    case 'roll-round':
      return withHealing(state, [{ type: 'roll-dice', hero: null }])
    case 'choose-first':
      return chooseFirstActions(state, task)
    case 'choose-bonus':
      return chooseBonusActions(state)
    case 'enter-dice':
      return enterDiceActions(task)
    case 'discard-feat-die':
      return discardFeatDieActions(state, task)
    case 'place':
      return placeActions(state)
    case 'pick-dice':
      return pickDiceActions(state, task)
    case 'choose-value':
      return chooseValueActions(state, task)
    case 'choose-effect':
      return chooseEffectActions(state, task)
    case 'assign-damage':
      return assignDamageActions(task)
    case 'save-hero':
      return saveHeroActions(state, task)
    case 'claim-loot':
      return claimLootActions(state, task)
    case 'level-up':
      return levelUpActions(state)
    case 'pick-xp':
      return pickXpActions(state, task)
    case 'descend-or-stay':
      return descendActions(state)
  }
}

/**
 * The list given out last, and the state that it belongs to. A state never changes, nor does what may be done in it: who
 * picks from the list and then acts gets the very same one. One is enough, since a state is asked about until something is
 * done in it; remembering the lists of all states costs more than it saves.
 */
let latest: { readonly state: GameState; readonly listed: readonly Action[] } | null = null

/** Complete and concrete; empty only when the game is over. */
export function legalActions(state: GameState): readonly Action[] {
  if (latest?.state === state) return latest.listed
  const [task] = state.agenda
  const listed = task !== undefined && isAsked(task) ? askedBy(state, task) : []
  latest = { state, listed }
  return listed
}
