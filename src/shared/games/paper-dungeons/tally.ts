/** What the events of one game add up to, for statistics. */
import * as v from 'valibot'
import { DIE_USES } from './events'
import { BOSSES, SYMBOLS } from './names'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tallySchema = v.strictObject({
  turns: count,
  /** How often each face came up in accepted rolls. */
  faces: v.strictObject(v.entriesFromList(SYMBOLS, count)),
  /** By seat. */
  seats: v.array(
    v.strictObject({
      /** What dice were used for. */
      uses: v.strictObject(v.entriesFromList(DIE_USES, count)),
      rooms: count,
      monsters: count,
      gems: count,
      potions: count,
      /** Damage dealt, what potions took of it included. */
      damage: count,
      absorbed: count,
      /** Which threshold of each boss was reached, from 1; 0: it fled. */
      bosses: v.array(v.strictObject({ boss: v.picklist(BOSSES), reached: count })),
    }),
  ),
})
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>
