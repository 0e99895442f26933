/** What no game goes beyond. */
import type { GameLimits } from '../game'

export const limits: GameLimits = { actions: 60_000, actionLength: 600 }
