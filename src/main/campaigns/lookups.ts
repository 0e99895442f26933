/** Finding what a call is about, or refusing the call; and the moment to stamp a change with. */
import type { Instant, CampaignId, RecordId, SeriesId, SheetId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import type { Games } from '../games'
import type { CampaignRow, SheetRow } from '../store/campaign-queries'
import type { Queries } from '../store/queries'
import type { RecordRow } from '../store/record-queries'
import type { SeriesRow } from '../store/series-queries'

export interface CampaignParts {
  readonly queries: Queries
  readonly games: Games
  readonly now: () => Date
  /** Told of each change once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
}

/** Unknown ids are refused with `not-found`, what is in the bin, or in a campaign there, with `deleted`. */
export function campaignLookups({ queries, now }: CampaignParts) {
  const requireCampaign = (id: CampaignId): CampaignRow =>
    queries.campaign(id) ?? notFound('There is no such campaign.')
  const requireLiveCampaign = (id: CampaignId): CampaignRow => {
    const row = requireCampaign(id)
    return row.deletedAt === null ? row : deleted('The campaign is in the bin.')
  }
  /** A sheet, in its campaign's bin or not. */
  const requireSheet = (id: SheetId): SheetRow => {
    const row = queries.sheet(id) ?? notFound('There is no such sheet.')
    requireLiveCampaign(row.campaign)
    return row
  }
  const requireLiveSheet = (id: SheetId): SheetRow => {
    const row = requireSheet(id)
    return row.deletedAt === null ? row : deleted('The sheet is in the bin.')
  }
  /** A record, in its campaign's bin or not. */
  const requireRecord = (id: RecordId): RecordRow => {
    const row = queries.record(id) ?? notFound('There is no such record.')
    requireLiveCampaign(row.campaign)
    return row
  }
  const requireLiveRecord = (id: RecordId): RecordRow => {
    const row = requireRecord(id)
    return row.deletedAt === null ? row : deleted('The record is in the bin.')
  }
  const requireLiveSeries = (id: SeriesId): SeriesRow => {
    const row = queries.series(id) ?? notFound('There is no such series.')
    requireLiveCampaign(row.campaign)
    return row
  }
  const timestamp = (): Instant => now().toISOString()

  return {
    requireCampaign,
    requireLiveCampaign,
    requireSheet,
    requireLiveSheet,
    requireRecord,
    requireLiveRecord,
    requireLiveSeries,
    timestamp,
  }
}
export type CampaignLookups = ReturnType<typeof campaignLookups>

function notFound(message: string): never {
  throw new Refusal('not-found', message)
}
function deleted(message: string): never {
  throw new Refusal('deleted', message)
}
