/** A game played with the printed one, as its score sheets tell it. */
import * as v from 'valibot'
import { name } from '../../api/call'
import { outcomeSchema, playerOutcomeSchema } from './outcome'

export const manualGameSchema = v.strictObject({
  dungeon: v.optional(outcomeSchema.entries.dungeon, null),
  missions: v.optional(outcomeSchema.entries.missions, []),
  scattered: v.optional(v.boolean(), false),
  pack: outcomeSchema.entries.pack,
  players: v.pipe(
    v.array(
      v.strictObject({
        player: v.optional(v.nullable(name), null),
        boxes: playerOutcomeSchema.entries.boxes,
        objective: v.optional(playerOutcomeSchema.entries.objective, null),
        power: v.optional(playerOutcomeSchema.entries.power, null),
        marks: playerOutcomeSchema.entries.marks,
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
})
export type PaperManualGame = Readonly<v.InferOutput<typeof manualGameSchema>>
