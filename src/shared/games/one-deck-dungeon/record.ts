/** A game of a campaign that is on record, and what it earned (R42). */
import type { RecordOf } from '../../api/records'
import type { Outcome } from './view'

/** What a game earned: descents, levels, boss and tier, in that order (R42). */
export interface Earned {
  readonly descents: number
  readonly levels: number
  readonly boss: number
  readonly tier: number
  readonly total: number
}

export type OddRecord = RecordOf<Outcome, Earned>
