/**
 * The marks on a sheet that was filled in by hand. Rooms, gems and cards go by their names, since a person reads them off
 * paper.
 */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { roomIdSchema } from './actions'
import { BOXES, DUNGEONS, GEMS, HEROES, ITEMS, MISSIONS, OBJECTIVES, POWERS, TURNS } from './names'

/** No box comes near it. */
const MOST_GLORY = 1_000
/** What stands in a box of the score. */
export const boxGlory = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_GLORY),
  v.maxValue(MOST_GLORY),
)
/** null: nobody remembers. */
export const keptObjective = v.nullable(v.picklist(OBJECTIVES))
export const keptPower = v.nullable(v.picklist(POWERS))

/** More than any pencil comes to; what is too much by the rules is told as a fault. */
const MOST_MARKS = 99
const MOST_ROOMS = 300
const count = whole(MOST_MARKS)
const rooms = v.pipe(v.array(roomIdSchema), v.maxLength(MOST_ROOMS))
const gems = v.pipe(v.array(v.picklist(GEMS)), v.maxLength(GEMS.length))

export const BOSS_COUNT = 3
/** `reached`: the threshold, from 1; 0: flight. `reward`: it was won. */
const bossMark = v.strictObject({ reached: whole(BOSS_COUNT), reward: v.boolean() })

export const sheetMarksSchema = v.strictObject({
  dungeon: v.picklist(DUNGEONS),
  /** Played alone: missions by turn, gems scattered, no rewards. */
  alone: v.boolean(),
  scattered: v.boolean(),
  objective: keptObjective,
  power: keptPower,
  /** By hero. */
  levels: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
    v.length(HEROES.length),
  ),
  /** By item. */
  items: v.pipe(v.array(whole(2)), v.length(ITEMS.length)),
  potions: count,
  /** Hearts of potions that are used. */
  hearts: count,
  /** Dice brewed; null: nobody remembers. */
  brews: v.nullable(count),
  damage: count,
  resurrected: v.boolean(),
  /** Rooms in the order in which the arrows go through them. */
  path: rooms,
  /** How many rooms of the path were entered before the first and before the second boss; null: nobody remembers. */
  roundEnds: v.nullable(v.tuple([whole(MOST_ROOMS), whole(MOST_ROOMS)])),
  /** Rooms whose monster is crossed out, and whose reward is circled. */
  defeated: rooms,
  rewards: rooms,
  /** Gems circled and crossed out on the map; marks on their track. */
  gems,
  lostGems: gems,
  gemMarks: count,
  /** Bonuses that were taken: of potion rows from 0, of gem spaces from 1. */
  rows: v.pipe(v.array(count), v.maxLength(MOST_MARKS)),
  spaces: v.pipe(v.array(count), v.maxLength(MOST_MARKS)),
  bosses: v.tuple([bossMark, bossMark, bossMark]),
  /** Those that lay open. `turn`: at whose end it was done, 0: it was not; `others`: others did it before. */
  missions: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(MISSIONS),
        turn: whole(TURNS),
        others: v.boolean(),
      }),
    ),
    v.maxLength(3),
  ),
  /** What stands in the boxes of the score; null: nothing. */
  written: v.pipe(v.array(v.nullable(boxGlory)), v.length(BOXES.length)),
})
export type SheetMarks = Readonly<v.InferOutput<typeof sheetMarksSchema>>

/** What a press on a room does to a sheet that is filled in by hand. */
export const PENCIL_TOOLS = ['walk', 'monster', 'reward', 'gem', 'lost'] as const
export type PencilTool = (typeof PENCIL_TOOLS)[number]

/** A sheet on which nothing is marked yet. */
export function blankMarks(dungeon: SheetMarks['dungeon'], alone: boolean): SheetMarks {
  const fled = { reached: 0, reward: false }
  return {
    dungeon,
    alone,
    scattered: alone,
    objective: null,
    power: null,
    levels: HEROES.map(() => 1),
    items: ITEMS.map(() => 0),
    potions: 0,
    hearts: 0,
    brews: null,
    damage: 0,
    resurrected: false,
    path: [],
    roundEnds: null,
    defeated: [],
    rewards: [],
    gems: [],
    lostGems: [],
    gemMarks: 0,
    rows: [],
    spaces: [],
    bosses: [fled, fled, fled],
    missions: [],
    written: BOXES.map(() => null),
  }
}
