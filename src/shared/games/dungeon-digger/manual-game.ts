/** A game played with the real tiles, as its players tell it: who had which Lord, the scenario, everybody's score. */
import * as v from 'valibot'
import { name } from '../../api/call'
import { FEWEST_PLAYERS, MOST_PLAYERS } from './options'
import { outcomeSchema, scoreSchema } from './outcome'

const { scenario, by, rounds, eliminated } = outcomeSchema.entries
const { lord, gold, escapes, awards, coins } = scoreSchema.entries

export const manualGameSchema = v.strictObject({
  scenario: v.optional(scenario, null),
  by,
  rounds: v.optional(rounds, null),
  /** By seat. */
  players: v.pipe(
    v.array(
      v.strictObject({
        player: v.optional(v.nullable(name), null),
        lord: v.optional(lord, null),
        gold,
        escapes: v.optional(escapes, 0),
        awards: v.optional(awards, []),
        coins,
      }),
    ),
    v.minLength(FEWEST_PLAYERS),
    v.maxLength(MOST_PLAYERS),
  ),
  eliminated: v.optional(eliminated, []),
})
export type DiggerManualGame = Readonly<v.InferOutput<typeof manualGameSchema>>
