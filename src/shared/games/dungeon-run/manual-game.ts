/** A game played with the real cards, as its players tell it: who played whom, the Boss, how it ended. */
import * as v from 'valibot'
import { name } from '../../api/call'
import { outcomeSchema } from './outcome'
import { HEROES } from './names'
import { MOST_PLAYERS } from './options'

const { boss, bossDead, winner, by, rounds, eliminated, solo } = outcomeSchema.entries

export const manualGameSchema = v.strictObject({
  /** By seat. */
  players: v.pipe(
    v.array(
      v.strictObject({
        player: v.optional(v.nullable(name), null),
        hero: v.picklist(HEROES),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PLAYERS),
  ),
  boss,
  bossDead,
  winner,
  by,
  rounds: v.optional(rounds, null),
  eliminated: v.optional(eliminated, []),
  solo: v.optional(solo, null),
})
export type RunManualGame = Readonly<v.InferOutput<typeof manualGameSchema>>
