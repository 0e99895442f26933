/** The easy bot: takes what looks good at the moment, with a good deal of chance. It looks ahead by nothing. */
import {
  STONE,
  type Action,
  type ActionOf,
  type DungeonRunTypes,
  type View,
} from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import type { Bot } from '../../game'
import { drawFrom } from '../../random'
import { heroCard } from '../cards'
import { nextStep } from './ways'

export const easy: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    let best = actions[0]
    let most = -Infinity
    // One draw for all of them: each next chance follows from it.
    let [chance] = drawFrom(random, 'bot', 1_000_000)
    for (const action of actions) {
      chance = (chance * 16_807) % 2_147_483_647
      const worth = worthOf(view, seat, action) + (chance / 2_147_483_647) * 2
      if (worth > most) {
        most = worth
        best = action
      }
    }
    if (best === undefined) throw new Error('nothing is listed')
    return best
  },
}

/** Life left. */
function strengthLeft(view: View, seat: Seat): number {
  const hero = view.heroes[seat]
  return hero === undefined ? 0 : heroCard(hero.id).stats.life - hero.wounds
}
function isHunted(view: View, target: Seat): boolean {
  return view.heroes[target]?.equipped.includes(STONE) ?? false
}

/** From about 0 (leave it) to 10 (do it at once); chance adds up to 2. */
function worthOf(view: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'advance':
      return 9
    case 'search':
      return 8
    case 'fight':
      return worthOfFight(view, seat, action.target)
    case 'escape':
      return strengthLeft(view, seat) <= 2 ? 6 : 2
    case 'move':
    case 'exit':
      return nextStep(view, seat) === action.dir ? 5 : 2
    case 'special':
    case 'free':
      return 4
    case 'equip':
      return (view.heroes[seat]?.items ?? 0) > 0 ? 3.5 : 0
    case 'assign':
      return worthOfAssignment(action)
    case 'sabotage':
      return view.endgame && isHunted(view, view.active ?? seat) ? 4 : 1
    case 'assist':
      return view.endgame && isHunted(view, view.active ?? seat) ? 0 : 3
    case 'wear':
      return 5
    case 'keep':
      return 4
    case 'accept':
      return view.question?.type === 'answer-help' ? 5 : 1
    case 'done':
      return 3
    case 'vote':
      return action.down ? 0 : 1.5
    case 'trade':
    case 'give':
    case 'ask':
    case 'propose':
      return 0
    case 'heal':
    case 'use':
    case 'roll':
    case 'summon':
      return 5
    case 'target':
      return action.who === seat && view.question?.type === 'target' ? 1 : 2
    default:
      return 2
  }
}
function worthOfFight(view: View, seat: Seat, target: Seat | null): number {
  if (target === null) return strengthLeft(view, seat) > 1 ? 6 : 2
  if (!view.endgame) return 0
  return isHunted(view, target) || isHunted(view, seat) ? 7 : 3
}
/** Hits dealt, less what is left to hurt; the last wounds count for more. */
function worthOfAssignment({ blocks, hits }: ActionOf<'assign'>): number {
  return hits.length + 1.15 * blocks.length
}
