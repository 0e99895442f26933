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
      return (action) => worthOfAnswer(action)
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
  if (action.type === 'exit') return worthOfExit(sense, action)
  if (action.type === 'place') return worthOfPlace(action)
  if (action.type === 'lair') return worthOfLair(sense, action)
  if (action.type === 'learn') return worthOfLearn(sense, action)
  if (action.type === 'hero') return worthOfHero(action)
  if (action.type === 'discard') return worthOfDiscard(sense, action)
  if (action.type === 'heal' || action.type === 'shed') return worthOfHeal(action)
  if (action.type === 'target') return worthOfTarget(sense, action)
  if (action.type === 'monster') return worthOfMonster(sense, action)
  if (action.type === 'summon') return 1
  if (action.type === 'summon-on') return worthOfSummonOn(sense, action)
  if (action.type === 'vote') return worthOfVote(action)
  if (action.type === 'return' || action.type === 'arrange') return worthOfPeek(action)
  if (action.type === 'first') return action.seat === sense.seat ? 1 : 0
  return 0
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
