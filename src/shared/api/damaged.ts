/** What is stored and cannot be read: it is left out wherever things are listed, named here, and stays as it is. */
import * as v from 'valibot'
import type { CampaignId, Instant } from '../ids'
import { call, nothing } from './call'

/**
 * `marks`: what one game placed on one sheet. `correction`: what a record said before one. `earlier`: what a name, a note
 * or the marks of a game were before an edit.
 */
export const DAMAGED_KINDS = [
  'campaign',
  'player',
  'sheet',
  'series',
  'record',
  'correction',
  'marks',
  'earlier',
  'table',
  'pack',
  'setting',
] as const
export type DamagedKind = (typeof DAMAGED_KINDS)[number]

/** One such thing; null is what cannot be read of what is told here, or what such a thing does not have. */
export interface DamagedThing {
  readonly kind: DamagedKind
  /** Names the thing among those of its kind, whatever can be read of it. */
  readonly key: string
  readonly campaign: CampaignId | null
  /** What a campaign, player, pack or setting is called, or who keeps a sheet. */
  readonly name: string | null
  /** When it was played, begun, corrected or last changed. */
  readonly at: Instant | null
  /** Since when it is in the bin. */
  readonly deletedAt: Instant | null
  /** What of it cannot be read. */
  readonly column: string
  /** A newer release wrote it in a way that is not known here: it is not damaged, and opens there. */
  readonly newer: boolean
}

const thing = v.strictObject({
  kind: v.picklist(DAMAGED_KINDS),
  key: v.pipe(v.string(), v.maxLength(4_000), v.regex(/^[\dA-F]*(-[\dA-F]*)?$/)),
})

export const damagedCalls = {
  /** All of it, in the bin or out of it. */
  'damaged.list': call<readonly DamagedThing[]>()(nothing),
  /** Puts one into the bin, where it stays as it is; `not-found` where there is no such thing that cannot be read. */
  'damaged.delete': call<null>()(thing),
  /** Takes one out of the bin, as damaged as it went in. */
  'damaged.restore': call<null>()(thing),
} as const
