/** The state of a game: plain, readonly, JSON-safe. What is still to happen is its agenda, the last task next. */
import type {
  Foe,
  HeroId,
  ItemId,
  LootCard,
  MonsterKey,
  Options,
  Result,
  SkillId,
  Stat,
  TileId,
  Until,
  BossId,
} from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import type { Random } from '../random'
import type { Task } from './tasks'

export type * from './tasks'

export interface Attachment {
  /** The card that it is, or whose marker. */
  readonly card: string
  readonly until: Until
  /** Ends of own turns that it still lasts, for `endNextTurn`. */
  readonly turns: number
}
/** What is in play on a hero's side of the table: effects are looked up by it. */
export interface Kit {
  readonly skills: readonly SkillId[]
  readonly equipped: readonly ItemId[]
  readonly attached: readonly Attachment[]
}
export interface Hero {
  readonly id: HeroId
  /** The number of its tile in `layout`. */
  readonly at: number
  /** Where it went, tile by tile; each entry also says in which round (`trailStep`). */
  readonly trail: readonly number[]
  readonly status: 'standing' | 'fainted' | 'eliminated'
  readonly wounds: number
  /** Tokens: Strength, Magic, Dexterity. */
  readonly training: Readonly<Record<Stat, number>>
  readonly kit: Kit
  readonly skillDeck: readonly SkillId[]
  readonly skillDiscard: readonly SkillId[]
  readonly loot: readonly LootCard[]
  /** Actions left, and what is remembered until the turn ends. */
  readonly actions: number
  readonly equips: number
  readonly startedWith: MonsterKey | null
  readonly fought: readonly Foe[]
  /** Limited effects used: `turn/skill:fleet`. */
  readonly used: readonly string[]
}

export interface Placed {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
  /** Exits turned into walls (8.5), as bits by direction. */
  readonly sealed: number
}
export interface Monster {
  readonly card: MonsterKey
  readonly wounds: number
}
export interface Lying {
  readonly id: ItemId
  readonly faceUp: boolean
}
/** What is on a tile, by its number in `layout`. */
export interface Room {
  readonly monster: Monster | null
  readonly strangers: readonly string[]
  readonly items: readonly Lying[]
}

export interface State {
  /** The version of the rules that the game was begun by. */
  readonly rules: number
  readonly options: Options
  readonly random: Random
  readonly heroes: readonly Hero[]
  readonly layout: readonly Placed[]
  readonly rooms: readonly Room[]
  readonly tileDeck: readonly TileId[]
  /** Drawn and unfit: shuffled back when the action ends. */
  readonly tileDiscard: readonly TileId[]
  /** `x,y` of cells that nothing fits. */
  readonly exhausted: readonly string[]
  readonly encounterDeck: readonly string[]
  readonly encounterDiscard: readonly string[]
  readonly treasureDeck: readonly ItemId[]
  readonly treasureDiscard: readonly ItemId[]
  readonly artifacts: readonly ItemId[]
  readonly boss: BossId
  readonly bossSeenBy: readonly Seat[]
  readonly lair: number | null
  readonly bossDead: boolean
  /** Who has left the game, the first first. */
  readonly eliminated: readonly Seat[]
  readonly firstPlayer: Seat
  /** Whose turn it is; null: nobody's. */
  readonly active: Seat | null
  readonly round: number
  readonly endgame: boolean
  readonly result: Result | null
  readonly agenda: readonly Task[]
}
