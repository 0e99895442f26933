/** The middle bot: rules of thumb with the exact odds of dice. It looks ahead by nothing else. */
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import type { Bot } from '../../game'
import { bestBy, worthIn } from './rules-of-thumb'

export const normal: Bot<DungeonRunTypes> = {
  choose: (view, actions, seat) => bestBy(actions, worthIn(view, seat)),
}
