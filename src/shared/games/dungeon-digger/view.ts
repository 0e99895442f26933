/** What a viewer may know of a game. */
import type { Actor, Seat } from '../game'
import type { Forecast } from './forecast'
import type { DungeonMap, Ground, Space } from './map'
import type { TileId } from './names'
import type { Award, BonusOrder, Coin, HowEnded, LordId, PieceId } from './orders'
import type { BonusAbility } from './names'
import type { Options } from './options'
import type { Outcome } from './outcome'

export interface PlayerView {
  readonly lord: LordId | null
  readonly lordTurned: boolean
  readonly portal: Space | null
  /** How many tiles are left in its bag. */
  readonly bag: number
  readonly projectCount: number
  /** null: hidden from the viewer. */
  readonly projects: readonly TileId[] | null
  readonly reserve: number
  readonly coinCount: number
  /** Values in hand; null: another's. */
  readonly coins: readonly Coin[] | null
  readonly ingenuity: number
  readonly resources: { readonly inUse: number; readonly limit: number }
  /** On the track; null where nobody is told before the end (R41). */
  readonly gold: number | null
  readonly skips: boolean
  readonly isOut: boolean
}
export interface StoredView {
  readonly at: Space
  readonly count: number
  /** null: another's. */
  readonly coins: readonly Coin[] | null
}
/** An adventurer or a creature, with what it is worth in combat now. */
export interface PieceView {
  readonly id: PieceId
  readonly seat: Seat | null
  readonly at: Space | null
  readonly life: number
  readonly movement: number
  readonly converted: readonly Seat[]
}
export type ScenarioView =
  | { readonly type: 'none' }
  /** @property left tiles still to be placed, face down */
  | { readonly type: 'monsterHunt'; readonly left: number }
  | { readonly type: 'adventurers'; readonly escapes: readonly number[] }
  | { readonly type: 'sandsOfTime'; readonly clock: number; readonly last: number }
  | {
      readonly type: 'dwarvenCitadel'
      readonly inside: readonly number[]
      readonly capacity: number
    }
  | {
      readonly type: 'dragonsLair'
      readonly dragon: Space | null
      readonly treasure: { readonly at: Space; readonly carrier: Seat | null } | null
      readonly delivered: Seat | null
      readonly hoard: number
    }
  | { readonly type: 'creatures' }

/** What is asked of whom, with the numbers that its choice is about. */
export interface Question {
  readonly type: string
  readonly seat: Seat
  /** Steps, spaces or minions that are left. */
  readonly left: number | null
  readonly at: Space | null
  readonly piece: PieceId | null
  /** Put aside for a Think; null: hidden. */
  readonly aside: readonly TileId[] | null
  readonly grants: readonly { readonly ability: BonusAbility; readonly level: number }[]
  readonly pending: readonly BonusOrder[]
  /** Two that were drawn, one to be exchanged, those of an eliminated player; null: none, or hidden. */
  readonly coins: readonly Coin[] | null
}

/** With the fields of a `Ground`: what the map is asked is asked of a view. */
export interface View extends Ground {
  readonly viewer: Actor
  readonly options: Options
  /** Face-down tiles show their backs. */
  readonly map: DungeonMap
  readonly players: readonly PlayerView[]
  readonly stored: readonly StoredView[]
  readonly pieces: readonly PieceView[]
  readonly coinBag: number
  readonly discarded: readonly Coin[]
  readonly collapses: number
  readonly firstPlayer: Seat
  readonly active: Seat | null
  readonly round: number
  /** Tyranny Points left to whoever's turn it is, and what was used in it. */
  readonly points: number
  readonly marks: readonly string[]
  readonly idleRounds: number
  readonly eliminated: readonly Seat[]
  readonly scenario: ScenarioView
  readonly question: Question | null
  readonly result: HowEnded | null
  readonly outcome: Outcome | null
  /** By seat, what each award goes by; null while the game goes on. */
  readonly measures: readonly Readonly<Record<Award, number>>[] | null
  /** What could be done would come to; null: the viewer is not asked, or nobody has asked for it. */
  readonly forecast: Forecast | null
}
