/** A campaign as one JSON file (docs/campaign-format.md). */
import { CAMPAIGN_FORMAT, CAMPAIGN_FORMAT_VERSION } from '@shared/campaign-file'
import type { CampaignFile } from '@shared/campaign-file'
import type { Content } from '@shared/content'

/** @throws Error where the content is of no campaign */
export function makeCampaignFile(
  { players, campaigns: [campaign], sheets, series, records }: Content,
  app: string,
): CampaignFile {
  if (campaign === undefined) throw new Error('There is no campaign to write.')
  return {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_FORMAT_VERSION,
    app,
    players: [...players],
    campaign,
    sheets: [...sheets],
    series: [...series],
    records: [...records],
  }
}
