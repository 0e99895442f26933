/**
 * A sheet that was filled in by hand: the marks on it, and what a recount by the rules says of them. Rooms, gems and
 * cards go by their names, since a person reads them off paper.
 */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { roomIdSchema } from './actions'
import {
  BOXES,
  DUNGEONS,
  GEMS,
  HEROES,
  ITEMS,
  MISSIONS,
  type BossId,
  type BoxId,
  type GemId,
  type MissionId,
  type RewardId,
  type RoomId,
} from './names'
import { playerOutcomeSchema, progressSchema } from './outcome'
import type { Sheet, Source } from './sheet'

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
  objective: playerOutcomeSchema.entries.objective,
  power: playerOutcomeSchema.entries.power,
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
        turn: progressSchema.entries.turn,
        others: v.boolean(),
      }),
    ),
    v.maxLength(3),
  ),
  /** What stands in the boxes of the score; null: nothing. */
  written: v.pipe(
    v.array(v.nullable(playerOutcomeSchema.entries.boxes.pipe[0].item)),
    v.length(BOXES.length),
  ),
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

/** How a box comes to its points. */
export type BoxReason =
  /** `reached`: the threshold that counts, from 1; 0: flight. */
  | { readonly type: 'boss'; readonly boss: BossId; readonly reached: number }
  | { readonly type: 'levels'; readonly lowest: number; readonly atTop: number }
  | { readonly type: 'items'; readonly marks: number; readonly complete: number }
  | { readonly type: 'gems' | 'monsters' | 'damage'; readonly marks: number }
  | { readonly type: 'resurrection'; readonly risen: boolean }
  /** `measured`: what the objective counts. */
  | {
      readonly type: 'cards'
      readonly measured: number
      readonly objective: number
      readonly power: number
    }
  | {
      readonly type: 'mission'
      readonly mission: MissionId
      readonly measured: number
      readonly asked: number
    }
  /** No mission lay open in this place. */
  | { readonly type: 'no-mission' }

export interface CountedBox {
  readonly box: BoxId
  readonly written: number | null
  readonly counted: number
  readonly reason: BoxReason
}

/** A mark that no game can have left, and a bonus that was earned and is not marked: each with its ruling. */
export const FAULT_RULINGS = {
  'no-door': 'section 11',
  'not-adjacent': 'section 11',
  wall: 'Q21',
  river: 'Q21',
  'too-many-moves': 'section 11',
  'round-ends': 'section 6',
  'no-monster': 'section 12',
  'monster-unreached': 'Q23',
  'no-reward': 'section 12',
  'reward-unreached': 'Q17',
  'no-gem': 'section 13',
  'gem-unreached': 'Q32',
  'gem-twice': 'section 13',
  'gem-lost-alone': 'section 20',
  'gem-not-scattered': 'Q39',
  'too-many-gem-marks': 'Q31',
  'space-unreached': 'Q31',
  'row-not-full': 'Q11',
  'too-many-potions': 'Q12',
  'potions-unearned': 'Q11',
  'too-many-hearts': 'Q13',
  'too-many-dice': 'section 6',
  'too-much-damage': 'section 10',
  'too-little-damage': 'section 12',
  'resurrection-unmarked': 'Q14',
  'resurrection-too-early': 'Q14',
  'boss-unmet': 'Q35',
  'boss-too-strong': 'Q36',
  'reward-of-flight': 'Q37',
  'reward-alone': 'section 20',
  'mission-unmet': 'Q34',
  'mission-alone': 'section 20',
} as const satisfies Readonly<Record<string, string>>
export type FaultCode = keyof typeof FAULT_RULINGS
export const FAULTS = Object.keys(FAULT_RULINGS) as FaultCode[]

export const MISSED_RULINGS = {
  monster: 'section 12',
  reward: 'Q17',
  gem: 'Q19',
  row: 'Q11',
  space: 'Q31',
  /** Fewer marks of a kind than all that brings them. */
  gains: 'Q9',
  threshold: 'section 14',
  mission: 'Q34',
  objective: 'section 16',
} as const satisfies Readonly<Record<string, string>>
export type MissedCode = keyof typeof MISSED_RULINGS
export const MISSED = Object.keys(MISSED_RULINGS) as MissedCode[]

/** Where on the sheet it is, and the numbers that show it; what does not belong to its code is absent. */
interface Where {
  readonly room?: RoomId
  readonly from?: RoomId
  readonly gem?: GemId
  /** Of bosses, potion rows and rounds, from 0; of gem spaces, from 1. */
  readonly at?: number
  readonly mission?: MissionId
  readonly gain?: RewardId
  /** How many there are, and how many there can or should be. */
  readonly marked?: number
  readonly limit?: number
}
export interface Fault extends Where {
  readonly code: FaultCode
}
/** What brings a kind of gain, and how much of it. */
export interface Earning {
  readonly gain: RewardId
  readonly by: Source
  readonly count: number
}
export interface Missed extends Where {
  readonly code: MissedCode
  /** Of `gains`: all that brings them. */
  readonly earnings?: readonly Earning[]
}

export interface Recount {
  /** As the marks were read. */
  readonly sheet: Sheet
  /** In the order of `BOXES`. */
  readonly boxes: readonly CountedBox[]
  readonly faults: readonly Fault[]
  readonly missed: readonly Missed[]
}
