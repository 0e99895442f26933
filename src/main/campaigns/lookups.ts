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
export const campaignLookups = ({ queries, now }: CampaignParts) => {
  const knownCampaign = (id: CampaignId): CampaignRow =>
    queries.campaign(id) ?? notFound('There is no such campaign.')
  const liveCampaign = (id: CampaignId): CampaignRow => {
    const row = knownCampaign(id)
    return row.deletedAt === null ? row : deleted('The campaign is in the bin.')
  }
  /** A sheet, in its campaign's bin or not. */
  const knownSheet = (id: SheetId): SheetRow => {
    const row = queries.sheet(id) ?? notFound('There is no such sheet.')
    liveCampaign(row.campaign)
    return row
  }
  const liveSheet = (id: SheetId): SheetRow => {
    const row = knownSheet(id)
    return row.deletedAt === null ? row : deleted('The sheet is in the bin.')
  }
  /** A record, in its campaign's bin or not. */
  const knownRecord = (id: RecordId): RecordRow => {
    const row = queries.record(id) ?? notFound('There is no such record.')
    liveCampaign(row.campaign)
    return row
  }
  const liveRecord = (id: RecordId): RecordRow => {
    const row = knownRecord(id)
    return row.deletedAt === null ? row : deleted('The record is in the bin.')
  }
  const liveSeries = (id: SeriesId): SeriesRow => {
    const row = queries.series(id) ?? notFound('There is no such series.')
    liveCampaign(row.campaign)
    return row
  }
  const timestamp = (): Instant => now().toISOString()

  return {
    knownCampaign,
    liveCampaign,
    knownSheet,
    liveSheet,
    knownRecord,
    liveRecord,
    liveSeries,
    timestamp,
  }
}
export type CampaignLookups = ReturnType<typeof campaignLookups>

const notFound = (message: string): never => {
  throw new Refusal('not-found', message)
}
const deleted = (message: string): never => {
  throw new Refusal('deleted', message)
}
