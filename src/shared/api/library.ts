/** The library: what its screen shows, in one answer. */
import * as v from 'valibot'
import type { GameTypes } from '../games/game'
import { call, MOST_ON_A_PAGE, whole } from './call'
import type { CampaignOverview, CampaignSummary } from './campaigns'
import type { TableSummary } from './tables'

/** How many games under way, and how many that are over, are shown before more are asked for. */
const FIRST_UNDER_WAY = 13
const FIRST_FINISHED = 6

/** Some of the games of a list, with how many there are. */
export interface TablePage<T extends GameTypes = GameTypes> {
  readonly tables: readonly TableSummary<T>[]
  /** With those that cannot be read: `damaged.list` names them. */
  readonly total: number
}

export interface Library<T extends GameTypes = GameTypes> {
  /** Those that are not in the bin, in the order of `campaigns.list`. */
  readonly campaigns: readonly CampaignOverview<T>[]
  /** Games that go on, the last played first. */
  readonly underWay: TablePage<T>
  /** Games at a table that came to their end or were given up, of campaigns and single ones, the last first. */
  readonly finished: TablePage<T>
  /** Whether a game has ever been begun that is not in the bin. */
  readonly played: boolean
  readonly bin: {
    readonly campaigns: readonly CampaignSummary[]
    readonly tables: readonly TableSummary<T>[]
  }
}

export const libraryCalls = {
  'library.get': call<Library>()(
    v.strictObject({
      limit: v.optional(whole(MOST_ON_A_PAGE), FIRST_UNDER_WAY),
      finished: v.optional(whole(MOST_ON_A_PAGE), FIRST_FINISHED),
    }),
  ),
} as const
