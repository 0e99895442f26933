/** The easy bot: knows what is worth something, but takes it with a good deal of chance, and does not look far. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import type { Bot } from '../../game'
import { bestByChance } from '../../bot-choice'
import { Sense } from './posts'
import { Thumb } from './thumb'

const PLAY = 2.5

export const easy: Bot<DungeonDiggerTypes> = {
  choose(view, actions, seat, random) {
    const thumb = new Thumb(new Sense(view, seat), actions)
    return bestByChance(actions, (action) => thumb.worth(action), random, PLAY)
  },
}
