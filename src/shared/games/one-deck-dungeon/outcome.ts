/** How a game ended, as rows and files hold it: keys in the order of the files. */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { pack } from './content'
import { DEFEAT_CAUSES } from './events'
import { DUNGEONS, HEROES, TIERS } from './names'
import type { Outcome } from './view'

/** No game comes near it; it keeps sums of counts whole. */
const MANY = 1_000_000
/** No hero has nearly as much health. */
const MOST_HEALTH = 100

const outcomeEntries = {
  result: v.picklist(['won', 'lost']),
  cause: v.nullable(v.picklist(DEFEAT_CAUSES)),
  dungeon: v.picklist(DUNGEONS),
  tier: v.nullable(v.picklist(TIERS)),
  heroes: v.pipe(v.array(v.picklist(HEROES)), v.minLength(1), v.maxLength(4)),
  descents: whole(3),
  levels: whole(3),
  bossDefeated: v.boolean(),
} as const

export const outcomeSchema = v.strictObject({
  ...outcomeEntries,
  turns: v.nullable(whole(MANY)),
  bossRounds: v.nullable(whole(MANY)),
  healthLeft: v.nullable(v.pipe(v.array(whole(MOST_HEALTH)), v.minLength(1), v.maxLength(4))),
  pack,
}) satisfies v.GenericSchema<unknown, Outcome>

/** As the first version of the files had it. */
export const firstOutcomeSchema = v.strictObject({
  ...outcomeEntries,
  turns: whole(MANY),
  bossRounds: whole(MANY),
})

/** What a list says of a game under way. */
export const progressSchema = v.strictObject({ floor: whole(10), turn: whole(MANY) })
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>
