import type { GameLimits } from '../game'

/**
 * A game ends after 60 rounds (R28); a turn is limited by its points, and the longest ones that bots and chance have played
 * have some thirty actions. Six seats come to some ten thousand at the very most. The longest action lists spaces.
 */
export const limits: GameLimits = { actions: 15_000, actionLength: 300 }
