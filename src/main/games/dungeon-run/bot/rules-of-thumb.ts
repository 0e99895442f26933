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
import { mostOfTurn, worthOfTurn } from './menu-choice'
import { senseOf, type Sense } from './sense'

export interface Worth {
  (action: Action): number
  /** What it cannot be worth more than, where that is known without reckoning. */
  readonly atMost?: (action: Action) => number
}

export function worthIn(view: View, seat: Seat): Worth {
  const sense = senseOf(view, seat)
  const type = view.question?.type ?? ''
  switch (type) {
    case 'menu':
      return Object.assign((action: Action) => worthOfTurn(sense, action), {
        atMost: (action: Action) => mostOfTurn(sense, action),
      })
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

/** The one that is worth most; of equals the first. What is beaten already is not worked out. */
export function bestBy(actions: readonly Action[], worth: Worth): Action {
  const { atMost } = worth
  const best = new Best()
  if (atMost === undefined) {
    actions.forEach((action, at) => {
      best.consider(action, at, worth(action))
    })
    return best.found()
  }
  const bounds = actions.map(atMost)
  actions.forEach((action, at) => {
    if (bounds[at] === Infinity) best.consider(action, at, worth(action))
  })
  actions.forEach((action, at) => {
    const bound = bounds[at] ?? 0
    if (bound < Infinity && bound >= best.worth) best.consider(action, at, worth(action))
  })
  return best.found()
}
class Best {
  worth = -Infinity
  #at = Infinity
  #action: Action | null = null
  consider(action: Action, at: number, worth: number): void {
    if (worth < this.worth || (worth === this.worth && at > this.#at)) return
    this.worth = worth
    this.#at = at
    this.#action = action
  }
  found(): Action {
    if (this.#action === null) throw new Error('nothing is listed')
    return this.#action
  }
}
