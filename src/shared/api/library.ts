/** The library: what its screen shows, in one answer. */
import * as v from 'valibot'
import type { GameTypes } from '../games/game'
import { call, MOST_ON_A_PAGE, whole } from './call'
import type { CampaignOverview, CampaignSummary } from './campaigns'
import type { TableSummary } from './tables'

/** How many games under way are shown before more are asked for. */
const FIRST_UNDER_WAY = 60

export interface Library<T extends GameTypes = GameTypes> {
  /** Those that are not in the bin, in the order of `campaigns.list`. */
  readonly campaigns: readonly CampaignOverview<T>[]
  /** Games that go on, the last played first. */
  readonly underWay: {
    readonly tables: readonly TableSummary<T>[]
    /** How many there are, with those that cannot be read: `damaged.list` names them. */
    readonly total: number
  }
  /** Whether a game has ever been begun that is not in the bin. */
  readonly played: boolean
  readonly bin: {
    readonly campaigns: readonly CampaignSummary[]
    readonly tables: readonly TableSummary<T>[]
  }
}

export const libraryCalls = {
  'library.get': call<Library>()(
    v.strictObject({ limit: v.optional(whole(MOST_ON_A_PAGE), FIRST_UNDER_WAY) }),
  ),
} as const
