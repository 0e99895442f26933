/** Campaigns: games that add up, and what their game keeps from one to the next. */
import * as v from 'valibot'
import { DEFAULT_GAME } from '../games'
import { gameId } from '../games/game'
import type { GameId, GameTypes } from '../games/game'
import { campaignId } from '../ids'
import type { CampaignId, Instant } from '../ids'
import { call, MOST_ON_A_PAGE, name, note, whole } from './call'
import type { GameRecord } from './records'
import type { TableSummary } from './tables'

export interface CampaignSummary {
  readonly campaign: CampaignId
  readonly name: string
  readonly game: GameId
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
  /** Put aside as finished: kept and shown, but out of the way. */
  readonly archivedAt: Instant | null
  /** Sheets and games that are not in the bin. */
  readonly sheets: number
  readonly games: number
}

/** A campaign with what its own game adds, and without its games. */
export type CampaignOverview<T extends GameTypes = GameTypes> = CampaignSummary & {
  /** What the players have written down about it. */
  readonly notes: string
} & T['campaign']

/** A campaign with its games. */
export type Campaign<T extends GameTypes = GameTypes> = CampaignOverview<T> & {
  readonly tables: readonly TableSummary<T>[]
  /** The oldest first. */
  readonly records: readonly GameRecord<T>[]
}

const campaign = v.strictObject({ campaign: campaignId })

export const campaignCalls = {
  'campaigns.create': call<Campaign>()(
    v.strictObject({ name, game: v.optional(gameId, DEFAULT_GAME) }),
  ),
  'campaigns.list': call<readonly CampaignSummary[]>()(
    v.strictObject({ deleted: v.optional(v.boolean(), false) }),
  ),
  /**
   * With every game of it, or with its last `limit` records and the tables at which games go on: `games` tells how many
   * records there are.
   */
  'campaigns.get': call<Campaign>()(
    v.strictObject({ campaign: campaignId, limit: v.optional(whole(MOST_ON_A_PAGE)) }),
  ),
  'campaigns.rename': call<Campaign>()(v.strictObject({ campaign: campaignId, name })),
  'campaigns.note': call<Campaign>()(v.strictObject({ campaign: campaignId, notes: note })),
  'campaigns.archive': call<Campaign>()(
    v.strictObject({ campaign: campaignId, archived: v.boolean() }),
  ),
  'campaigns.delete': call<null>()(campaign),
  'campaigns.restore': call<Campaign>()(campaign),
} as const
