/** What each listed action is worth by rules of thumb, with the exact odds of dice. */
import type { Action, View } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import {
  worthOfDiscard,
  worthOfExit,
  worthOfHeal,
  worthOfHero,
  worthOfLair,
  worthOfLearn,
  worthOfMay,
  worthOfMonster,
  worthOfPeek,
  worthOfPlace,
  worthOfSummonOn,
  worthOfTarget,
  worthOfTrade,
  worthOfVote,
  worthOfWear,
} from './answers'
import {
  worthOfAnswer,
  worthOfAssignment,
  worthOfOffer,
  worthOfReroll,
  worthOfStart,
  worthOfStat,
} from './dice-choice'
import { worthOfTurn } from './menu-choice'
import { senseOf, type Sense } from './sense'

export type Worth = (action: Action) => number

export function worthIn(view: View, seat: Seat): Worth {
  const sense = senseOf(view, seat)
  const type = view.question?.type ?? ''
  switch (type) {
    case 'menu':
      return (action) => worthOfTurn(sense, action)
    case 'stat':
      return (action) => (action.type === 'stat' ? worthOfStat(sense, action) : 0)
    case 'assign': {
      const worth = worthOfAssignment(sense)
      return (action) => (action.type === 'assign' ? worth(action) : 0)
    }
    case 'offer':
      return (action) => worthOfOffer(sense, action)
    case 'answer-help':
      return (action) => worthOfAnswer(sense, action)
    case 'reroll':
    case 'want':
    case 'pick-dice':
      return (action) => worthOfReroll(sense, action)
    case 'may':
      return worthOfCard(sense)
    case 'trade.offer':
    case 'trade.answer':
    case 'trade.confirm':
      return (action) => worthOfTrade(sense, action)
    case 'equip':
    case 'receive':
    case 'spoils':
      return (action) => worthOfWear(sense, action)
    default:
      return (action) => worthOfElse(sense, action)
  }
}
function worthOfCard(sense: Sense): Worth {
  const [card] = sense.view.question?.cards ?? []
  const start = card === undefined ? null : worthOfStart(sense, card)
  if (start !== null) return (action) => (action.type === 'use' ? start : 0)
  return (action) => worthOfMay(sense, action)
}
function worthOfElse(sense: Sense, action: Action): number {
  switch (action.type) {
    case 'exit':
      return worthOfExit(sense, action)
    case 'place':
      return worthOfPlace(sense, action)
    case 'lair':
      return worthOfLair(sense, action)
    case 'learn':
      return worthOfLearn(sense, action)
    case 'hero':
      return worthOfHero(action)
    case 'discard':
      return worthOfDiscard(sense, action)
    case 'heal':
    case 'shed':
      return worthOfHeal(action)
    case 'target':
      return worthOfTarget(sense, action)
    case 'monster':
      return worthOfMonster(sense, action)
    case 'summon':
      return 1
    case 'summon-on':
      return worthOfSummonOn(sense, action)
    case 'vote':
      return worthOfVote(action)
    case 'return':
    case 'arrange':
      return worthOfPeek(action)
    case 'first':
      return action.seat === sense.seat ? 1 : 0
    default:
      return 0
  }
}

/** The one that is worth most; of equals the first. */
export function bestBy(actions: readonly Action[], worth: Worth): Action {
  let [best] = actions
  if (best === undefined) throw new Error('nothing is listed')
  let most = -Infinity
  for (const action of actions) {
    const value = worth(action)
    if (value > most) [best, most] = [action, value]
  }
  return best
}
