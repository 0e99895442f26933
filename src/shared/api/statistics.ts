/** What games add up to: who has beaten what, and the records. */
import * as v from 'valibot'
import { DUNGEONS, HEROES, TIERS } from '../games/one-deck-dungeon'
import type {
  DefeatCause,
  DieColor,
  DungeonId,
  HeroId,
  ObstacleId,
  OddTypes,
  TierId,
} from '../games/one-deck-dungeon'
import { campaignId } from '../ids'
import type { Instant } from '../ids'
import { call, isOnCalendar, name } from './call'
import type { GameRecord } from './records'

/** Whose games count: one campaign's, one player's in every campaign, or everybody's. */
const statisticsScope = v.variant('of', [
  v.strictObject({ of: v.literal('everything') }),
  v.strictObject({ of: v.literal('campaign'), campaign: campaignId }),
  v.strictObject({ of: v.literal('player'), player: name }),
])
export type StatisticsScope = v.InferOutput<typeof statisticsScope>

/** One hero in one dungeon. */
export interface GridCell {
  readonly hero: HeroId
  readonly dungeon: DungeonId
  readonly games: number
  readonly wins: number
  /** The highest tier won; null: not won yet. */
  readonly best: TierId | null
}

export interface Statistics {
  readonly games: number
  readonly wins: number
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
    readonly fastestWin: GameRecord<OddTypes> | null
    /** The won game after which its heroes together had the least health left. */
    readonly closestWin: GameRecord<OddTypes> | null
  }
  /** Names of everyone who has played, for choosing one. */
  readonly players: readonly string[]
}

/** A tier, or that of games outside any campaign, which have none. */
export const PLOT_TIERS = [...TIERS, 'none'] as const
export type PlotTier = (typeof PLOT_TIERS)[number]

/** How many games were won of how many, with the 95% interval of the rate (Wilson's); null: no games. */
export interface WinRate {
  readonly games: number
  readonly wins: number
  readonly interval: readonly [low: number, high: number] | null
}

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
export interface Toll {
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

export interface Plots {
  /** Games that were played to their end, by hand or at a table. */
  readonly ended: readonly { readonly endedAt: Instant; readonly won: boolean }[]
  readonly all: WinRate
  readonly byHero: readonly (WinRate & { readonly hero: HeroId })[]
  readonly byDungeon: readonly (WinRate & { readonly dungeon: DungeonId })[]
  readonly byTier: readonly (WinRate & { readonly tier: PlotTier })[]
  /** Games at a table here of which every step is known, also those that go on or were abandoned. */
  readonly tallied: number
  /** Of the games that were lost at a table: those of which every step is known. */
  readonly lost: number
  /** What dealt damage or was met, the most damage first. */
  readonly tolls: readonly Toll[]
  readonly defeats: readonly Defeats[]
  /** The app's dice, and apart from them those that players threw themselves. */
  readonly dice: { readonly app: readonly DiceLuck[]; readonly own: readonly DiceLuck[] }
}

export const statisticsCalls = {
  /** Whatever is null is not asked for; `since` counts games that ended, or were last played, from then on. */
  'statistics.plots': call<Plots>()(
    v.strictObject({
      scope: statisticsScope,
      hero: v.optional(v.nullable(v.picklist(HEROES)), null),
      dungeon: v.optional(v.nullable(v.picklist(DUNGEONS)), null),
      tier: v.optional(v.nullable(v.picklist(PLOT_TIERS)), null),
      since: v.optional(
        v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.check(isOnCalendar, 'no-such-day'))),
        null,
      ),
    }),
  ),
  'statistics.get': call<Statistics>()(v.strictObject({ scope: statisticsScope })),
} as const
