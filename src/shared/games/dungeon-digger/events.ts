/**
 * What happens, in order. A coin's value stands with `knownTo`, the seats that may see it: for everyone else it is null.
 * Tiles drawn are null for others where Projects are hidden.
 */
import type { Seat } from '../game'
import type { Rotation, Space } from './map'
import type { BonusAbility, NeutralId, TileId } from './names'
import type {
  AdventurerId,
  BonusOrder,
  Coin,
  CreatureId,
  GoldSource,
  HowEnded,
  LordId,
  Order,
  PieceId,
} from './orders'

/** From whom a coin comes: the bag, a player's hand, a Treasure Room, the Hoard. */
export type CoinSource = 'bag' | 'hand' | 'stored' | 'hoard'
interface HiddenCoin {
  readonly coin: Coin | null
  readonly knownTo: readonly Seat[]
}
interface HiddenTiles {
  readonly count: number
  readonly tiles: readonly TileId[] | null
  readonly knownTo: readonly Seat[] | null
}
/** What ended somebody. */
export type DeathCause = 'combat' | 'trap' | 'flame' | 'dragon' | 'rage' | 'elimination'

export type Event =
  | { readonly type: 'begun'; readonly first: Seat; readonly lords: readonly (LordId | null)[] }
  | { readonly type: 'adventurer-dealt'; readonly seat: Seat; readonly piece: AdventurerId }
  | { readonly type: 'portal-placed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'tile-hidden'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'tile-revealed'; readonly at: Space; readonly tile: NeutralId }
  | { readonly type: 'round-begun'; readonly round: number }
  | { readonly type: 'turn-begun'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'turn-skipped'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly lost: number }
  | {
      readonly type: 'ordered'
      readonly seat: Seat
      readonly order: Order
      readonly points: number
      readonly bonus: boolean
    }
  | { readonly type: 'points-gained'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'ability-used'; readonly seat: Seat; readonly which: 'standard' | 'special' }
  | ({ readonly type: 'tiles-drawn'; readonly seat: Seat } & HiddenTiles)
  | ({ readonly type: 'tiles-returned'; readonly seat: Seat } & HiddenTiles)
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly tile: TileId
      readonly at: Space
      readonly rotation: Rotation
    }
  | { readonly type: 'corridor-completed'; readonly seat: Seat; readonly spaces: readonly Space[] }
  /** @property hidden nobody is told before the end (R41) */
  | {
      readonly type: 'gold'
      readonly seat: Seat
      readonly gold: number
      readonly source: GoldSource
      readonly spaces: readonly Space[]
      readonly hidden: boolean
    }
  | ({
      readonly type: 'coin-gained'
      readonly seat: Seat
      readonly source: CoinSource
      readonly from: Seat | null
    } & HiddenCoin)
  | ({ readonly type: 'coin-stored'; readonly seat: Seat; readonly at: Space } & HiddenCoin)
  | ({ readonly type: 'coin-paid'; readonly seat: Seat; readonly to: Seat | null } & HiddenCoin)
  /** Of two that were drawn one went back (False Scales). */
  | ({ readonly type: 'coin-returned'; readonly seat: Seat } & HiddenCoin)
  /** Out of the game, shown to all (R65). */
  | {
      readonly type: 'coins-discarded'
      readonly seat: Seat
      readonly coins: readonly Coin[]
    }
  | { readonly type: 'rose'; readonly seat: Seat; readonly at: Space }
  | {
      readonly type: 'stepped'
      readonly seat: Seat
      readonly from: Space
      readonly size: number
      readonly path: readonly Space[]
    }
  | {
      readonly type: 'walked'
      readonly seat: Seat
      readonly piece: PieceId
      readonly from: Space
      readonly to: Space
    }
  | {
      readonly type: 'died'
      readonly seat: Seat
      readonly at: Space
      readonly count: number
      readonly by: Seat | null
      readonly cause: DeathCause
    }
  | {
      readonly type: 'piece-died'
      readonly seat: Seat
      readonly piece: PieceId
      readonly at: Space
      readonly by: Seat | null
      readonly cause: DeathCause
    }
  | {
      readonly type: 'sacrificed'
      readonly seat: Seat
      readonly at: Space
      readonly piece: PieceId | null
    }
  | { readonly type: 'collapsed'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'demolished'; readonly seat: Seat; readonly at: Space }
  | {
      readonly type: 'conquered'
      readonly seat: Seat
      readonly at: Space
      readonly from: Space | null
      /** Whose room; null: nobody's. */
      readonly owner: Seat | null
    }
  | {
      readonly type: 'marker-removed'
      readonly seat: Seat
      readonly at: Space
      readonly by: Seat
    }
  | { readonly type: 'liberated'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'turn-to-skip'; readonly seat: Seat }
  | {
      readonly type: 'bonus-declared'
      readonly seat: Seat
      readonly ability: BonusAbility
      readonly level: number
      readonly orders: readonly BonusOrder[]
    }
  | { readonly type: 'bonus-forfeited'; readonly seat: Seat; readonly order: BonusOrder }
  /** Scenarios. */
  | {
      readonly type: 'converted'
      readonly seat: Seat
      readonly owner: Seat
      readonly count: number
    }
  | {
      readonly type: 'escaped'
      readonly seat: Seat
      readonly piece: AdventurerId
      readonly owner: Seat
    }
  | { readonly type: 'flame'; readonly seat: Seat; readonly spaces: readonly Space[] }
  | { readonly type: 'clock'; readonly clock: number; readonly coin: Coin | null }
  | {
      readonly type: 'entered-citadel'
      readonly seat: Seat
      readonly count: number
      readonly inside: number
    }
  | { readonly type: 'dragon-moved'; readonly at: Space | null; readonly by: Seat | null }
  | { readonly type: 'rescued'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly type: 'treasure-taken'; readonly seat: Seat; readonly at: Space }
  | { readonly type: 'treasure-dropped'; readonly at: Space }
  | { readonly type: 'treasure-delivered'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'hoard-grown'; readonly coins: number }
  | {
      readonly type: 'summoned'
      readonly seat: Seat
      readonly creature: CreatureId
      readonly at: Space
    }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'over'; readonly by: HowEnded }
export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>
