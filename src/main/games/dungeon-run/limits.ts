import type { GameLimits } from '../game'

/**
 * The longest games that bots and chance have played have some thousand actions, five for each seat in a round; fifteen
 * times as many are weeks at a table. The longest action says which die meets which hit, in ten characters a die. Nothing
 * in the rules ends equipping and trading back and forth; who does nothing else plays no game.
 */
export const limits: GameLimits = { actions: 15_000, actionLength: 300 }
