/** The options of a game (rules page, 4, 15, 16). Who sits there, the table knows. */
import * as v from 'valibot'
import { LORDS, SCENARIOS } from './orders'

export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 6
/** Minutes of a turn in Sands of Time; the table holds the clock, the rules do not. */
export const MOST_TURN_MINUTES = 5

const players = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(FEWEST_PLAYERS),
  v.maxValue(MOST_PLAYERS),
)

export const optionsSchema = v.pipe(
  v.strictObject({
    players,
    scenario: v.optional(v.nullable(v.picklist(SCENARIOS)), null),
    /** Nobody has a Lord, each is dealt one, or each has the one named for its seat. */
    lords: v.optional(
      v.union([
        v.picklist(['none', 'dealt']),
        v.pipe(v.array(v.picklist(LORDS)), v.maxLength(MOST_PLAYERS)),
      ]),
      'none',
    ),
    /** Before the first turn each may resolve one free Think. */
    freeThink: v.optional(v.boolean(), false),
    /** Projects are seen by their owner alone. */
    hiddenProjects: v.optional(v.boolean(), false),
    /** Monster Hunt: tiles stay face down until somebody builds a tile that opens towards them. */
    monsterHuntFaceDown: v.optional(v.boolean(), false),
    /** Sands of Time: minutes a turn; 0: as long as one likes. */
    turnTimer: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TURN_MINUTES)),
      0,
    ),
  }),
  v.check(
    ({ lords, players }) =>
      typeof lords === 'string' ||
      (lords.length === players && new Set(lords).size === lords.length),
    'each seat has a Lord of its own',
  ),
)
export type Options = Readonly<v.InferOutput<typeof optionsSchema>>
export type OptionsInput = v.InferInput<typeof optionsSchema>
