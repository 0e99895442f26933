/** What the store must be told of outcomes, which are each game's own. */
import type { GameId } from '@shared/games/game'

export interface OutcomeRules {
  /** The outcome as a list whose order is never changed. */
  readonly facts: (game: GameId, outcome: unknown) => readonly unknown[]
  /**
   * The outcome with its keys in the order of the files; of a game that is not here, as it is.
   * @throws Refusal `database-damaged` where it is none of that game's
   */
  readonly inOrder: (game: GameId, outcome: unknown) => Readonly<Record<string, unknown>>
}
