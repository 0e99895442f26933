/** What games add up to here: who has beaten what, the records, and what plots are drawn from. */
import * as v from 'valibot'
import type { WinRate } from '../../win-rate'
import type { DefeatCause } from './events'
import { DUNGEONS, HEROES, TIERS } from './names'
import type { DieColor, DungeonId, HeroId, TierId } from './names'
import type { ObstacleId } from './tally'
import type { OddRecord } from './record'

/** One hero in one dungeon. */
export interface GridCell {
  readonly hero: HeroId
  readonly dungeon: DungeonId
  readonly games: number
  readonly wins: number
  /** The highest tier won; null: not won yet. */
  readonly best: TierId | null
}

export interface OddStatistics {
  /** Every hero in every dungeon. */
  readonly grid: readonly GridCell[]
  readonly records: {
    /** The fewest games in which a hero with a sheet has beaten all five bosses. */
    readonly allBosses: {
      readonly hero: HeroId
      readonly player: string
      readonly games: number
    } | null
    /** The longest run of games won one after the other, and the one that goes on now. */
    readonly streak: { readonly longest: number; readonly current: number }
    /** The won game with the fewest turns. */
    readonly fastestWin: OddRecord | null
    /** The won game after which its heroes together had the least health left. */
    readonly closestWin: OddRecord | null
  }
}

/** A tier, or that of games outside any campaign, which have none. */
export const PLOT_TIERS = [...TIERS, 'none'] as const
export type PlotTier = (typeof PLOT_TIERS)[number]

/** The dice of one colour against what fair dice would show. */
export interface DiceLuck {
  readonly color: DieColor
  /** How often each face came, 1 to 6. */
  readonly faces: readonly number[]
  /** All of them together; `faces` are these many. */
  readonly rolled: number
  /** How often each face is to be expected, and between which bounds in 95 of 100 such series. */
  readonly expected: number
  readonly usual: readonly [low: number, high: number]
  readonly average: number | null
  /** Of 100 such series of fair dice, how many would have a lower average; null: too few dice to say. */
  readonly luckierThan: number | null
  /** Of 100 such series of fair dice, how many would be at least as uneven; null: too few dice to say. */
  readonly asUneven: number | null
}

/** What one thing in the dungeon did to the heroes that count. */
export interface DamageBySource {
  readonly source: ObstacleId | 'stairs' | 'feat'
  readonly damage: number
  /** How often it was met; null for what is not met. */
  readonly met: number | null
}

/** Games lost in one way at one place. */
export interface Defeats {
  readonly stage: 1 | 2 | 3 | 'boss'
  /** What was being met; else why the game was lost. */
  readonly by: ObstacleId | DefeatCause
  readonly games: number
}

export interface OddPlots {
  readonly byHero: readonly (WinRate & { readonly hero: HeroId })[]
  readonly byDungeon: readonly (WinRate & { readonly dungeon: DungeonId })[]
  readonly byTier: readonly (WinRate & { readonly tier: PlotTier })[]
  /** Of the games that were lost at a table: those of which every step is known. */
  readonly lost: number
  /** What dealt damage or was met, the most damage first. */
  readonly tolls: readonly DamageBySource[]
  readonly defeats: readonly Defeats[]
  /** The app's dice, and apart from them those that players threw themselves. */
  readonly dice: { readonly app: readonly DiceLuck[]; readonly own: readonly DiceLuck[] }
}

/** Which games plots are drawn from; whatever is null is not asked for. */
export const filtersSchema = v.strictObject({
  hero: v.optional(v.nullable(v.picklist(HEROES)), null),
  dungeon: v.optional(v.nullable(v.picklist(DUNGEONS)), null),
  tier: v.optional(v.nullable(v.picklist(PLOT_TIERS)), null),
})
export type Filters = Readonly<v.InferOutput<typeof filtersSchema>>
