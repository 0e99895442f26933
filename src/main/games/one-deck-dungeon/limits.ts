import type { GameLimits } from '../game'

/**
 * A floor's time ends after some twenty turns, three floors and a boss later a game is over, and a turn asks for some tens
 * of actions of a party of four: the longest games have less than half as many. Nothing in the rules ends a person's
 * picking up a die and putting it back; who does nothing else for thousands of actions plays no game.
 */
export const limits: GameLimits = { actions: 5_000, actionLength: 200 }
