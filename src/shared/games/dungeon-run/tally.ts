/** What the events of one game add up to, for statistics. */
import * as v from 'valibot'
import { BOSSES, HEROES } from './names'

/** Games without a round cap may go on for long. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What is counted of each hero. */
export const DEEDS = [
  'kills',
  'hits',
  'wounds',
  'healed',
  'faints',
  'felled',
  'advances',
  'tiles',
  'treasures',
  'disarmed',
  'assists',
  'sabotages',
] as const
export type Deed = (typeof DEEDS)[number]

export const tallySchema = v.strictObject({
  rounds: count,
  /** null: the Lair has not been found. */
  boss: v.nullable(v.picklist(BOSSES)),
  /** By seat. */
  seats: v.array(
    v.strictObject({
      /** null: not chosen yet. */
      hero: v.nullable(v.picklist(HEROES)),
      ...v.entriesFromList(DEEDS, count),
    }),
  ),
})
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>
