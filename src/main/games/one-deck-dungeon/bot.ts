/**
 * A sensible player. It sees what the table sees, and picks one of the listed actions: the same view and
 * actions always get the same answer.
 */
import type { Action, View } from '@shared/games/one-deck-dungeon'
import { rollBonus, takeFirst } from './bot/skill-costs'
import { useFeat } from './bot/feats'
import { giveBack, startOfTurn, takeDamage } from './bot/health'
import { claimLoot, giveItem } from './bot/loot'
import { chooseEffect, chooseValue, pickNext } from './bot/picks'
import { placeNext } from './bot/placing'
import {
  chooseCard,
  chooseOption,
  choosePair,
  chooseTurn,
  descendOrStay,
  fleeOrFace,
} from './bot/rooms'

/** The first listed action of one of these types, in the order of the types. */
function firstOf(actions: readonly Action[], ...types: readonly Action['type'][]): Action | null {
  for (const type of types) {
    const found = actions.find((action) => action.type === type)
    if (found !== undefined) return found
  }
  return null
}

function answer(view: View, actions: readonly Action[]): Action | null {
  switch (view.question.type) {
    case 'start-of-turn':
      return startOfTurn(view, actions)
    case 'choose-turn':
      return chooseTurn(view, actions)
    case 'flee-or-face':
    case 'before-encounter':
      return fleeOrFace(view, actions)
    case 'choose-card':
      return chooseCard(view, actions)
    case 'choose-pair':
      return choosePair(view, actions)
    case 'add-door':
      return firstOf(actions, 'add-door')
    case 'drain-item':
      return giveItem(view, actions)
    case 'choose-option':
      return chooseOption(view, actions)
    case 'feats':
      return useFeat(view, actions)
    case 'roll-round':
      return firstOf(actions, 'roll-dice')
    case 'choose-first':
      return takeFirst(view, actions)
    case 'choose-bonus':
      return rollBonus(view, actions)
    case 'enter-dice':
      return firstOf(actions, 'confirm', 'enter-die')
    case 'discard-feat-die':
      return giveBack(view, actions)
    case 'place':
      return placeNext(view, actions)
    case 'pick-dice':
      return pickNext(view, actions)
    case 'choose-value':
      return chooseValue(view, actions)
    case 'choose-effect':
      return chooseEffect(view, actions)
    case 'assign-damage':
      return takeDamage(view, actions)
    case 'save-hero':
      return firstOf(actions, 'drink-healing', 'accept-defeat')
    case 'claim-loot':
      return claimLoot(view, actions)
    case 'level-up':
      return firstOf(actions, 'begin-level-up')
    case 'pick-xp':
      return firstOf(actions, 'confirm', 'cancel')
    case 'descend-or-stay':
      return descendOrStay(view, actions)
    case 'game-over':
      return null
  }
}

/**
 * The action that the bot takes.
 * @param actions what may be done now: at least one
 */
export function chooseAction(view: View, actions: readonly Action[]): Action {
  const chosen = answer(view, actions) ?? actions[0]
  if (chosen === undefined) throw new Error('there is nothing to choose from')
  return chosen
}
