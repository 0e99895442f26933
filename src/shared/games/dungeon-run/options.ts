/** The options of a game (rules page, 3.3). Who sits there, the table knows. */
import * as v from 'valibot'

export const MOST_PLAYERS = 4
export const MOST_ROUNDS = 1000

export const optionsSchema = v.strictObject({
  /** One plays alone, for points (section 20). */
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS)),
  heroDeal: v.optional(v.picklist(['random', 'choose']), 'random'),
  /** The rulebook's variant (section 21); without use alone. */
  begForYourLife: v.optional(v.boolean(), false),
  /** A12: one die with a 1 makes a hero fall, or only dice that all show it. */
  bridgeFall: v.optional(v.picklist(['anyOne', 'allOnes']), 'anyOne'),
  /** A13: what falls silent. */
  silentHall: v.optional(v.picklist(['heroAndSkill', 'all']), 'heroAndSkill'),
  /** A15: alone nobody can assist. */
  glyphSolo: v.optional(v.picklist(['ignoreAssistance', 'strict']), 'ignoreAssistance'),
  /** A16: whether a training token trains too. */
  trained: v.optional(v.picklist(['icon', 'iconOrToken']), 'icon'),
  /** Variants for players who miss something (rules page, none of its): a reroll for everyone, */
  roundReroll: v.optional(v.boolean(), false),
  /** monsters that come in when all tiles lie, */
  wanderingMonsters: v.optional(v.boolean(), false),
  /** and no Encounter of a kind that was met, while there are others. */
  variedEncounters: v.optional(v.boolean(), false),
  /** After so many rounds nobody has won; 0: no end. */
  roundCap: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ROUNDS)), 0),
})
export type Options = Readonly<v.InferOutput<typeof optionsSchema>>
export type OptionsInput = v.InferInput<typeof optionsSchema>
