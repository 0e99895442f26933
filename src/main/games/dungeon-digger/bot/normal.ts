/** The middle bot: takes what is worth most at the moment, by rules of thumb; where minions go it looks a Move ahead. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import type { Bot } from '../../game'
import { bestByChance } from '../../bot-choice'
import { Sense } from './posts'
import { Thumb } from './thumb'

/** Equals are not always chosen alike. */
const PLAY = 0.02

export const normal: Bot<DungeonDiggerTypes> = {
  choose(view, actions, seat, random) {
    const thumb = new Thumb(new Sense(view, seat), actions)
    // A Move takes long to look at: only where it could be worth more than all else.
    const others = actions.filter(({ type }) => type !== 'move')
    if (others.length === 0 || others.length === actions.length)
      return bestByChance(actions, (action) => thumb.worth(action), random, PLAY)
    const best = bestByChance(others, (action) => thumb.worth(action), random, PLAY)
    const worth = thumb.worth(best)
    const move = actions.find(({ type }) => type === 'move')
    if (move === undefined || thumb.mostOfMove() <= worth) return best
    return thumb.worth(move) > worth ? move : best
  },
}
