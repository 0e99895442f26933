/**
 * What happens, in order. What happens on a sheet (`SheetEvent`) is its player's own until all have committed: it comes
 * in `played` for that seat alone, and once more, for everyone, in `revealed`.
 */
import type { Seat } from '../game'
import type {
  BossId,
  DungeonId,
  GemId,
  HeroId,
  ItemId,
  MissionId,
  ObjectiveId,
  PowerId,
  RewardId,
  RoomId,
  SymbolId,
} from './names'
import type { DamageCause, Source, Swap } from './causes'

export const DIE_USES = ['level', 'item', 'brew', 'move', 'pass'] as const
export type DieUse = (typeof DIE_USES)[number]

export type SheetEvent =
  | { readonly type: 'kept'; readonly objective: ObjectiveId; readonly power: PowerId }
  | {
      readonly type: 'die-used'
      readonly die: number
      readonly symbol: SymbolId
      readonly use: DieUse
      readonly swap: Swap | null
    }
  | {
      readonly type: 'hero-raised'
      readonly hero: HeroId
      readonly level: number
      readonly by: Source
    }
  | {
      readonly type: 'item-marked'
      readonly item: ItemId
      readonly marks: number
      readonly by: Source
    }
  /** `potions`: how many there are now. */
  | { readonly type: 'potion-gained'; readonly potions: number; readonly by: Source }
  | { readonly type: 'row-filled'; readonly row: number }
  /** Taken from the map; its mark on the track follows. */
  | { readonly type: 'gem-taken'; readonly gem: GemId; readonly by: 'room' | 'power' }
  | { readonly type: 'gem-marked'; readonly marks: number; readonly by: Source }
  /** Nothing is left that could take it (Q9). */
  | { readonly type: 'gain-lost'; readonly gain: RewardId; readonly by: Source }
  | {
      readonly type: 'room-entered'
      readonly room: RoomId
      readonly river: boolean
      readonly wall: boolean
      readonly first: boolean
    }
  /** `damage`: what it dealt, by the difference of levels. */
  | {
      readonly type: 'monster-defeated'
      readonly room: RoomId
      readonly damage: number
      readonly by: 'room' | 'item' | 'power'
    }
  | { readonly type: 'trap-sprung'; readonly room: RoomId; readonly damage: number }
  /** `absorbed` went to potions, the rest to the track, which now has `total`. */
  | {
      readonly type: 'damaged'
      readonly amount: number
      readonly absorbed: number
      readonly total: number
      readonly cause: DamageCause
    }
  | { readonly type: 'resurrected' }
export type SheetEventType = SheetEvent['type']

/** What everyone does at the same time. */
export const STAGES = ['setup', 'turn', 'boss', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** How a seat met a boss. */
export interface Fight {
  readonly seat: Seat
  /** Whether it entered the boss's room in this round. */
  readonly present: boolean
  readonly strength: number
  /** The threshold reached, from 0; null: it fled. */
  readonly threshold: number | null
  readonly glory: number
  /** What the counterattack deals; a Barbarian ignores it. */
  readonly damage: number
}

export type Event =
  | {
      readonly type: 'begun'
      readonly dungeon: DungeonId
      readonly missions: readonly MissionId[]
      readonly scattered: boolean
    }
  /** null: someone else's cards. */
  | {
      readonly type: 'dealt'
      readonly seat: Seat
      readonly objectives: readonly ObjectiveId[] | null
      readonly powers: readonly PowerId[] | null
    }
  /** `accepted`: false where too many skulls or clovers fell, and all six are rolled again (Q2). */
  | {
      readonly type: 'rolled'
      readonly turn: number
      readonly symbols: readonly SymbolId[]
      readonly accepted: boolean
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly events: readonly SheetEvent[] }
  | { readonly type: 'committed'; readonly seat: Seat }
  | {
      readonly type: 'revealed'
      readonly seat: Seat
      readonly stage: Stage
      readonly turn: number
      readonly events: readonly SheetEvent[]
    }
  /** Those who have taken it in this turn, and those who have lost it by that. */
  | {
      readonly type: 'gem-announced'
      readonly gem: GemId
      readonly takers: readonly Seat[]
      readonly losers: readonly Seat[]
    }
  | {
      readonly type: 'mission-done'
      readonly mission: MissionId
      readonly seats: readonly Seat[]
      readonly glory: number
    }
  | { readonly type: 'boss-fought'; readonly boss: BossId; readonly fights: readonly Fight[] }
  /** The strongest who reached a threshold: one wins the reward, several lose it (Q37). */
  | { readonly type: 'reward-decided'; readonly boss: BossId; readonly strongest: readonly Seat[] }
  | {
      readonly type: 'gems-scattered'
      readonly gems: readonly GemId[]
      /** By seat: what it lost by that. */
      readonly lost: readonly (readonly GemId[])[]
    }
  /** By seat: the boxes of the score in their order. */
  | { readonly type: 'finished'; readonly boxes: readonly (readonly number[])[] }
export type EventType = Event['type']
