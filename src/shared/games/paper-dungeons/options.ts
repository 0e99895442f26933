/** The options of a game: how many play, where, and by which variants. Who sits there, the table knows. */
import * as v from 'valibot'
import { MOST_SEATS } from '../game'
import { DUNGEONS } from './names'
import { pack } from './pack'

export const optionsSchema = v.pipe(
  v.strictObject({
    /** One to eight (Q1); one plays alone, by the rules of section 20. */
    players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
    /** null: the card is drawn. */
    dungeon: v.optional(v.nullable(v.picklist(DUNGEONS)), null),
    /** A first game does without; one alone never does (Q45). */
    missions: v.optional(v.boolean(), true),
    /** The variant of scattered gems; alone it is compulsory. */
    scattered: v.optional(v.boolean(), false),
    pack,
  }),
  v.transform((options) =>
    options.players === 1 ? { ...options, missions: true, scattered: true } : options,
  ),
)
export type Options = Readonly<v.InferOutput<typeof optionsSchema>>
export type OptionsInput = v.InferInput<typeof optionsSchema>
