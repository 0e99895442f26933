/** What the store must be told of outcomes, as the games know it. */
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { GameId } from '@shared/games/game'
import { findGame, findGameOfRules, type Games } from '.'

const anyOutcome = v.looseObject({})

/** Outcomes as data: their facts in a fixed order, and their keys in the order of the files. */
export function outcomeRules(games: Games) {
  const read = (id: GameId, outcome: unknown, rules = 1): Readonly<Record<string, unknown>> => {
    const game = findGameOfRules(games, { game: id, rulesVersion: rules })
    const schema = game?.schemas.outcome ?? anyOutcome
    const parsed = v.safeParse(v.pipe(schema, anyOutcome), outcome)
    if (parsed.success) return parsed.output
    const column = ['outcome', v.getDotPath(parsed.issues[0])].filter((part) => part !== null)
    throw new Refusal('database-damaged', 'The outcome of a game cannot be read.', {
      table: 'records',
      column: column.join('.'),
    })
  }
  return {
    inOrder: read,
    seats: (id: GameId, outcome: unknown, rules = 1): number => {
      const game = findGameOfRules(games, { game: id, rulesVersion: rules })
      return game?.standings(outcome).length ?? 0
    },
    facts: (id: GameId, outcome: unknown): readonly unknown[] =>
      findGame(games, id)?.files.facts(outcome) ?? [outcome],
  }
}
export type OutcomeRules = ReturnType<typeof outcomeRules>
