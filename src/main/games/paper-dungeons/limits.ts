import type { GameLimits } from '../game'

/**
 * Eight turns and three bosses; in a turn a seat uses three dice, each for at most three moves and what rooms, rows and
 * tracks give on the way, and closes it: some sixty actions at the very most, and there are eight seats.
 */
export const limits: GameLimits = { actions: 5_000, actionLength: 200 }
