/** Mini-campaigns: three games in a fixed order whose scores add up (rules page, 19). */
import * as v from 'valibot'
import type { SeriesId, TableId, RecordId } from '../../ids'
import type { SeatInfo, Standing } from '../game'
import { CAMPAIGNS, type DungeonId, type MiniCampaignId } from './names'
import { optionsSchema } from './options'

/** The one kind of series. */
export const MINI_CAMPAIGN = 'mini-campaign'

/** Players and variants are fixed when it starts (Q42). */
export const miniCampaignSchema = v.strictObject({
  campaign: v.picklist(CAMPAIGNS),
  players: optionsSchema.pipe[0].entries.players,
  scattered: v.optional(v.boolean(), false),
})
export type MiniCampaignSetup = Readonly<v.InferOutput<typeof miniCampaignSchema>>

/** How one of them stands. */
export interface MiniCampaign {
  readonly series: SeriesId
  readonly setup: MiniCampaignSetup
  /** Who began it, by seat. */
  readonly seats: readonly SeatInfo[]
  readonly status: 'running' | 'over' | 'given-up'
  readonly games: readonly {
    readonly dungeon: DungeonId
    readonly record: RecordId | null
    /** By seat; null: not played yet. */
    readonly totals: readonly number[] | null
  }[]
  /** By seat, of the games played so far. */
  readonly sums: readonly number[]
  /** null: it goes on. */
  readonly standings: readonly Standing[] | null
  readonly next: DungeonId | null
  readonly table: TableId | null
}
/** What a campaign holds besides its games. */
export interface PaperCampaign {
  readonly miniCampaigns: readonly MiniCampaign[]
}
export type { MiniCampaignId }
