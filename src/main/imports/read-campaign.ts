/** A campaign's file as content to merge. */
import * as v from 'valibot'
import { contentOfFirst, firstCampaignFile } from '@shared/bundle-v1'
import { campaignFile, CAMPAIGN_FORMAT_VERSION } from '@shared/campaign-file'
import type { Content } from '@shared/content'
import { checkVersion, parseAs } from './text'

/** @throws Refusal `newer-file`, `damaged-file` */
export function readCampaign(data: unknown): {
  readonly app: string
  readonly days: boolean
  readonly named: boolean
  readonly content: Content
} {
  checkVersion(data, CAMPAIGN_FORMAT_VERSION)
  if (v.is(v.object({ version: v.literal(1) }), data)) {
    const { app, campaign, sheets, gauntlets, records } = parseAs(firstCampaignFile, data, '')
    const first = { campaigns: [campaign], sheets, gauntlets, records, tables: [] }
    return { app, days: false, named: true, content: contentOfFirst(first) }
  }
  const { app, players, campaign, sheets, series, records } = parseAs(campaignFile, data, '')
  const content = { players, campaigns: [campaign], sheets, series, records, tables: [], packs: [] }
  return { app, days: true, named: false, content }
}
