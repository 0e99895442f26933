/** What a recount by the rules says of a sheet that was filled in by hand (marks.ts). */
import type { BossId, BoxId, GemId, MissionId, RewardId, RoomId } from './names'
import type { Source } from './causes'
import type { Sheet } from './sheet'

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
