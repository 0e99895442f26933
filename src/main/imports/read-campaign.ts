/** A campaign's file as content to merge. */
import { campaignFile, CAMPAIGN_FORMAT_VERSION } from '@shared/campaign-file'
import type { Content } from '@shared/content'
import { checkVersion, parseAs } from './text'

/** @throws Refusal `newer-file`, `damaged-file` */
export const readCampaign = (
  data: unknown,
): { readonly app: string; readonly content: Content } => {
  checkVersion(data, CAMPAIGN_FORMAT_VERSION)
  const { app, campaign, sheets, gauntlets, records } = parseAs(campaignFile, data, '')
  return { app, content: { campaigns: [campaign], sheets, gauntlets, records, tables: [] } }
}
