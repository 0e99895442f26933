/** What the store must be told of outcomes, which are each game's own. */
import type { GameId } from '@shared/games/game'

export interface OutcomeRules {
  /** The outcome as a list whose order is never changed. */
  readonly facts: (game: GameId, outcome: unknown) => readonly unknown[]
  /**
   * The outcome with its keys in the order of the files; of a game or of rules that are not here, as it is.
   * @param rules the version of the rules that a table was played by
   * @throws Refusal `database-damaged` where it is none of that game's
   */
  readonly inOrder: (
    game: GameId,
    outcome: unknown,
    rules?: number,
  ) => Readonly<Record<string, unknown>>
  /** How many sat in a game that ended so; 0 where its game or its rules are not here. */
  readonly seats: (game: GameId, outcome: unknown, rules?: number) => number
}
