/**
 * What is printed on sheets, dice and cards. The rulebook's own values are fixed; those that it does not print are
 * house values, and an owner of the printed game may replace them (`ReplaceableContent`).
 */
import type {
  BossColor,
  BossId,
  DungeonId,
  EdgeId,
  GemId,
  HeroId,
  ItemId,
  MiniCampaignId,
  MissionId,
  MonsterId,
  ObjectiveId,
  PowerId,
  RankId,
  RewardId,
  RoomId,
  SymbolId,
  PlainMetricId,
} from './names'

export interface RoomCard {
  readonly id: RoomId
  readonly monster: { readonly type: MonsterId; readonly level: number } | null
  readonly trap: boolean
  readonly reward: Exclude<RewardId, 'gem'> | null
  readonly gem: GemId | null
}
export interface DungeonCard {
  readonly id: DungeonId
  /** Of the first, second and third boss. */
  readonly bossRooms: readonly [RoomId, RoomId, RoomId]
  readonly bosses: readonly [BossId, BossId, BossId]
  readonly walls: readonly EdgeId[]
}
export interface Threshold {
  readonly atLeast: number
  readonly glory: number
  readonly damage: number
}
export interface BossCard {
  readonly id: BossId
  readonly letter: string
  readonly color: BossColor
  /** The hero who counts twice. */
  readonly doubled: HeroId
  /** The lowest first. */
  readonly thresholds: readonly [Threshold, Threshold, Threshold]
  readonly flight: number
  readonly reward: { readonly kind: Exclude<RewardId, 'gem'>; readonly count: number }
  readonly scattered: readonly GemId[]
}
/** A number of a sheet that missions and objectives ask for, with what it is counted by. */
export type Measure =
  | { readonly metric: PlainMetricId }
  | { readonly metric: 'rooms-in-row'; readonly row: number }
  | { readonly metric: 'columns-with-at-least'; readonly rooms: number }
  | { readonly metric: 'monsters-of-type'; readonly types: readonly MonsterId[] }
  | { readonly metric: 'monsters-level-at-least'; readonly level: number }
  | { readonly metric: 'heroes-at-least'; readonly level: number }
export interface MissionCard {
  readonly id: MissionId
  readonly measure: Measure
  readonly atLeast: number
  /** Glory alone, by the turn at whose end it is done (Q46); to several players it is worth the same in every turn. */
  readonly solo: readonly number[]
}
export interface ObjectiveCard {
  readonly id: ObjectiveId
  readonly measure: Measure
  /** `most`: the measure may be that much and no more. */
  readonly compare: 'least' | 'most'
  /** The easiest first. */
  readonly tiers: readonly { readonly at: number; readonly glory: number }[]
  /** Whose dice are black; the others' are white. */
  readonly black: readonly HeroId[]
}
export interface RankCard {
  readonly id: RankId
  /** null: whatever is less than the next. */
  readonly from: number | null
}

/** What the rulebook leaves open: house values, unless an owner of the printed game has replaced them. */
export interface ReplaceableContent {
  /** Of the dice of either colour, one list of six faces for each. */
  readonly faces: readonly (readonly SymbolId[])[]
  /** What is written on the turn tracker for a face. */
  readonly numbers: Readonly<Record<Exclude<SymbolId, 'skull'>, number>>
  readonly tracks: {
    /** Glory by the level of the weakest hero; the first is that of level 1. */
    readonly lowestHero: readonly number[]
    /** By the number of gems, none first: glory, and what the last of them brings. */
    readonly gems: readonly { readonly glory: number; readonly bonus: RewardId | null }[]
    /** Glory by the number of monsters, none first. */
    readonly monsters: readonly number[]
    /** Steps of the damage track, the first one first. */
    readonly damage: readonly { readonly from: number; readonly glory: number }[]
    readonly potionRows: readonly { readonly size: number; readonly bonus: RewardId }[]
  }
  readonly facedBy: Readonly<Record<MonsterId, HeroId>>
  /** What the first four items ask for; the others take any die. */
  readonly itemSymbols: readonly HeroId[]
  /** From A1 along the rows, the bottom row first. */
  readonly rooms: readonly RoomCard[]
  readonly walls: readonly EdgeId[]
  readonly rivers: readonly EdgeId[]
  readonly dungeons: readonly DungeonCard[]
  readonly bosses: readonly BossCard[]
  readonly missions: readonly MissionCard[]
  readonly objectives: readonly ObjectiveCard[]
  readonly ranks: readonly RankCard[]
}

/** What a complete magic item does (rules page, 9). */
export type ItemEffect =
  | { readonly type: 'boss-strength'; readonly amount: number }
  | { readonly type: 'defeat-monsters'; readonly count: number }
  | { readonly type: 'cross-rivers' }
  | { readonly type: 'cross-walls' }
  | { readonly type: 'gain-potions'; readonly count: number }
  | { readonly type: 'fight-level'; readonly amount: number }
  | { readonly type: 'gain-level' }
  | { readonly type: 'none' }
export interface ItemCard {
  readonly id: ItemId
  readonly effect: ItemEffect
  /** When complete. */
  readonly glory: number
}
export const POWER_KINDS = ['setup', 'conditional', 'passive', 'once-per-turn'] as const
export type PowerKind = (typeof POWER_KINDS)[number]
export interface PowerCard {
  readonly id: PowerId
  readonly kind: PowerKind
  readonly glory: number
}

/** What the rulebook prints. */
export interface PrintedContent {
  readonly items: readonly ItemCard[]
  readonly powers: readonly PowerCard[]
  readonly doors: readonly RoomId[]
  readonly wraps: readonly EdgeId[]
  readonly campaigns: readonly {
    readonly id: MiniCampaignId
    readonly dungeons: readonly DungeonId[]
  }[]
}

/** All of it, as screens draw from it. */
export interface Content extends PrintedContent, ReplaceableContent {}
