/** What games add up to: who has beaten what, and the records. */
import * as v from 'valibot'
import type { DungeonId, HeroId, TierId } from '../games/one-deck-dungeon'
import { campaignId } from '../ids'
import { call, name } from './call'
import type { GameRecord } from './records'

/** Whose games count: one campaign's, one player's in every campaign, or everybody's. */
export const statisticsScope = v.variant('of', [
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
    readonly fastestWin: GameRecord | null
    /** The won game after which its heroes together had the least health left. */
    readonly closestWin: GameRecord | null
  }
  /** Names of everyone who has played, for choosing one. */
  readonly players: readonly string[]
}

export const statisticsCalls = {
  'statistics.get': call<Statistics>()(v.strictObject({ scope: statisticsScope })),
} as const
