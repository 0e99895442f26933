/** The easy bot: knows what is worth something, but takes it with a good deal of chance, and does not look far. */
import type { DiggerBot } from './bot'
import { bestOf } from './choosing'
import { Sense } from './posts'
import { Thumb } from './thumb'

const PLAY = 2.5

export const easy: DiggerBot = {
  choose(view, actions, seat, random) {
    const thumb = new Thumb(new Sense(view, seat), actions)
    return bestOf(actions, (action) => thumb.worth(action), random, PLAY)
  },
}
