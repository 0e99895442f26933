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
import { bestByChance } from '../../bot-choice'
import { heroCard } from '../cards'
import { nextStep } from './ways'

/** How much chance adds at most. */
const PLAY = 2

export const easy: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    return bestByChance(actions, (action) => worthOf(view, seat, action), random, PLAY)
  },
}

/** Life left. */
function strengthLeft(view: View, seat: Seat): number {
  const hero = view.heroes[seat]
  return hero?.id == null ? 0 : heroCard(hero.id).stats.life - hero.wounds
}
function isHunted(view: View, target: Seat): boolean {
  return view.heroes[target]?.equipped.includes(STONE) ?? false
}

/** From 0 (leave it) to 9 (do it at once); chance adds up to 2. What depends on the position is looked at below. */
const WORTH: Readonly<Partial<Record<Action['type'], number>>> = {
  advance: 9,
  search: 8,
  special: 4,
  free: 4,
  wear: 5,
  keep: 4,
  done: 3,
  trade: 0,
  give: 0,
  ask: 0,
  propose: 0,
  heal: 5,
  use: 5,
  roll: 5,
  summon: 5,
}
const ELSE = 2

function worthOf(view: View, seat: Seat, action: Action): number {
  const hunted = () => view.endgame && isHunted(view, view.active ?? seat)
  if (action.type === 'fight') return worthOfFight(view, seat, action.target)
  if (action.type === 'escape') return strengthLeft(view, seat) <= 2 ? 6 : 2
  if (action.type === 'move' || action.type === 'exit')
    return nextStep(view, seat) === action.dir ? 5 : 2
  if (action.type === 'equip') return (view.heroes[seat]?.items ?? 0) > 0 ? 3.5 : 0
  if (action.type === 'assign') return worthOfAssignment(action)
  if (action.type === 'sabotage') return hunted() ? 4 : 1
  if (action.type === 'assist') return hunted() ? 0 : 3
  if (action.type === 'accept') return view.question?.type === 'answer-help' ? 5 : 1
  if (action.type === 'vote') return action.down ? 0 : 1.5
  if (action.type === 'target') return action.who === seat ? 1 : 2
  return WORTH[action.type] ?? ELSE
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
