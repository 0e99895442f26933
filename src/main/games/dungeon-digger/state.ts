/** The state of a game: plain, readonly, JSON-safe. What is still to happen is its agenda, the last task next. */
import type {
  Coin,
  Ground,
  HowEnded,
  HuntTile,
  LordId,
  Options,
  PieceId,
  Space,
  TileId,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import type { Random } from '../random'
import type { Task } from './tasks'

export type * from './tasks'

export interface Player {
  readonly lord: LordId | null
  /** Its card is turned: the special ability has been used. */
  readonly lordTurned: boolean
  readonly portal: Space | null
  /** In the order in which they will be drawn. */
  readonly bag: readonly TileId[]
  readonly projects: readonly TileId[]
  readonly reserve: number
  /** In hand. */
  readonly coins: readonly Coin[]
  readonly gold: number
  /** The next turn is skipped (Throne Room). */
  readonly skips: boolean
}

/** What is used, or has happened, once in a turn. */
export type TurnMark =
  | 'begun'
  | 'stored'
  | 'worked'
  | 'pit'
  | 'standard'
  | 'conquers-from-reserve'
  | 'rage'
  | 'flame'
export interface Turn {
  readonly points: number
  readonly marks: readonly TurnMark[]
}

export interface StoredCoins {
  readonly at: Space
  readonly coins: readonly Coin[]
}

/** An adventurer or a creature. */
export interface Piece {
  readonly id: PieceId
  /** Who moves it; null: a creature that nobody has summoned yet. */
  readonly seat: Seat | null
  /** null: not on the board. */
  readonly at: Space | null
  /** Under the Priest: whose minions. */
  readonly converted: readonly Seat[]
}

export type Scenario =
  | { readonly type: 'none' }
  /** @property stack face down, still to be placed */
  | { readonly type: 'monsterHunt'; readonly stack: readonly HuntTile[] }
  /** @property escapes by seat, through whose Portal */
  | { readonly type: 'adventurers'; readonly escapes: readonly number[] }
  | { readonly type: 'sandsOfTime'; readonly clock: number }
  /** @property inside minions by seat */
  | { readonly type: 'dwarvenCitadel'; readonly inside: readonly number[] }
  | {
      readonly type: 'dragonsLair'
      readonly dragon: Space | null
      /** null: its tile is still face down. */
      readonly treasure: { readonly at: Space; readonly carrier: Seat | null } | null
      readonly delivered: Seat | null
      readonly hoard: readonly Coin[]
    }
  | { readonly type: 'creatures' }
export type ScenarioOf<Type extends Scenario['type']> = Extract<Scenario, { readonly type: Type }>

/** With the fields of a `Ground`: what the map is asked is asked of a state. */
export interface State extends Ground {
  /** The version of the rules that the game was begun by. */
  readonly rules: number
  readonly options: Options
  readonly random: Random
  /** By seat. */
  readonly players: readonly Player[]
  readonly pieces: readonly Piece[]
  readonly stored: readonly StoredCoins[]
  /** In the order in which they will be drawn. */
  readonly coinBag: readonly Coin[]
  /** Out of the game. */
  readonly discarded: readonly Coin[]
  /** Collapse tiles in the supply. */
  readonly collapses: number
  readonly firstPlayer: Seat
  /** Whose turn it is; null: nobody's. */
  readonly active: Seat | null
  readonly turn: Turn
  readonly round: number
  /** Something has happened in this round (R28), and in how many rounds before it nothing did. */
  readonly busy: boolean
  readonly idleRounds: number
  /** Who has left the game, the first first. */
  readonly eliminated: readonly Seat[]
  readonly scenario: Scenario
  readonly result: HowEnded | null
  readonly agenda: readonly Task[]
}
