/** What the events of one game add up to: who struck whom, what the dice showed, where it ended. */
import * as v from 'valibot'
import { DEFEAT_CAUSES, TIME_CAUSES } from './events'
import { BOSSES, DIE_COLORS, FOES, PERILS } from './names'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A number for each seat. */
const bySeat = v.pipe(v.array(count), v.minLength(1))
/** How often a die came to rest on each face, from 1 to 6. */
const faces = v.pipe(v.array(count), v.length(6))

/** What can stand in a party's way: an encounter, or the boss. */
export const OBSTACLES = [...FOES, ...PERILS, ...BOSSES] as const
export type ObstacleId = (typeof OBSTACLES)[number]

export const tallySchema = v.strictObject({
  turns: count,
  /** Every encounter in the order met; the boss fight, all its rounds, is one. */
  encounters: v.array(
    v.strictObject({
      obstacle: v.picklist(OBSTACLES),
      floor: count,
      /** Who met it. */
      heroes: v.array(count),
      /** What it dealt to each seat: boxes left open, its abilities, and the floors' rules on top. */
      damage: bySeat,
      /** Cards burned and tokens placed while it lasted. */
      time: count,
    }),
  ),
  /** Damage that no card dealt: of the stairs, and of the heroes' own feats. */
  stairs: bySeat,
  feats: bySeat,
  healed: bySeat,
  /** Time spent, by its cause. */
  time: v.strictObject(v.entriesFromList(TIME_CAUSES, count)),
  /** Dice thrown by each seat, rerolls too, by colour and face: as they fell, before anything changed them. */
  rolls: v.array(v.strictObject(v.entriesFromList(DIE_COLORS, faces))),
  /** Where the game was lost; null where it was not. */
  defeat: v.nullable(
    v.strictObject({
      floor: count,
      /** What was being met; null between encounters. */
      obstacle: v.nullable(v.picklist(OBSTACLES)),
      cause: v.picklist(DEFEAT_CAUSES),
    }),
  ),
})
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>
