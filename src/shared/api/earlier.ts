/** What names and notes said before they were changed, here or on another computer. */
import * as v from 'valibot'
import { campaignId, recordId } from '../ids'
import type { Instant } from '../ids'
import { call, name } from './call'

export interface EarlierText {
  readonly text: string
  /** When it was written; null: it was there from the beginning. */
  readonly at: Instant | null
}

const earlierOf = v.variant('of', [
  v.strictObject({ of: v.literal('campaign-name'), campaign: campaignId }),
  v.strictObject({ of: v.literal('campaign-notes'), campaign: campaignId }),
  v.strictObject({ of: v.literal('record-note'), record: recordId }),
  v.strictObject({ of: v.literal('player-name'), player: name }),
])
/** Which text's earlier forms are asked for. */
export type EarlierOf = v.InferInput<typeof earlierOf>

export const earlierCalls = {
  /** The newest first, each text once, and not the one that it has now. */
  'earlier.list': call<readonly EarlierText[]>()(earlierOf),
} as const
