/** What is still to happen, as the agenda holds it: the last task is next. */
import type {
  BonusAbility,
  BonusOrder,
  Coin,
  CreatureId,
  PieceId,
  Space,
  TileId,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'

export interface Grant {
  readonly ability: BonusAbility
  readonly level: number
}
/** Steps that go to each minion and creature once (Corruptor): those that have not had theirs. */
export interface Rally {
  readonly minions: readonly Space[]
  readonly creatures: readonly CreatureId[]
}
export type Task =
  /** Setup. */
  | { readonly type: 'portal'; readonly seat: Seat }
  | { readonly type: 'hide'; readonly seat: Seat }
  | { readonly type: 'turn-up' }
  | { readonly type: 'free-think'; readonly seat: Seat }
  | { readonly type: 'begin'; readonly seat: Seat }
  /** A turn, and what belongs to it. */
  | { readonly type: 'next-turn'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'surplus'; readonly seat: Seat }
  | { readonly type: 'turn-over'; readonly seat: Seat; readonly skipped: boolean }
  /** Orders under way. */
  | {
      readonly type: 'steps'
      readonly seat: Seat
      readonly left: number
      /** Only this piece may use them (Troll). */
      readonly only: PieceId | null
      readonly rally: Rally | null
    }
  | {
      readonly type: 'walk'
      readonly seat: Seat
      readonly piece: PieceId
      readonly left: number
    }
  | { readonly type: 'think'; readonly seat: Seat; readonly aside: readonly TileId[] }
  | { readonly type: 'sacrifice'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'pit'; readonly seat: Seat }
  /** Results of a placement (R51). */
  /** @property exchange with the Elemental: each may be exchanged once */
  | {
      readonly type: 'coins'
      readonly seat: Seat
      readonly count: number
      readonly exchange: boolean
    }
  | { readonly type: 'hatch'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'grant'; readonly seat: Seat; readonly grants: readonly Grant[] }
  | {
      readonly type: 'bonus'
      readonly seat: Seat
      readonly grants: readonly Grant[]
      readonly pending: readonly BonusOrder[]
    }
  /** Lords. */
  | {
      readonly type: 'keep'
      readonly seat: Seat
      readonly coins: readonly Coin[]
      readonly exchange: boolean
    }
  | { readonly type: 'hatching'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'shake'; readonly seat: Seat }
  /** Adventurers and creatures. */
  | {
      readonly type: 'toll'
      readonly seat: Seat
      readonly piece: PieceId
      readonly to: Seat
      /** A creature may be left to die. */
      readonly mayRefuse: boolean
    }
  | { readonly type: 'flame'; readonly seat: Seat }
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** @property source the bag, or whose hand */
  | {
      readonly type: 'exchange'
      readonly seat: Seat
      readonly coin: Coin
      readonly source: 'bag' | Seat
    }
  | { readonly type: 'inherit'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  /** Dragon's Lair. */
  | { readonly type: 'rescue'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'dragon-fed'; readonly at: Space }

export type TaskType = Task['type']
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>
