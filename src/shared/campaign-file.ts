/**
 * The file of one campaign (docs/campaign-format.md): its sheets, records with their history, and gauntlets,
 * as plain JSON to read and to import. Games to be replayed travel in a bundle.
 */
import * as v from 'valibot'
import { campaignContent, gauntletContent, recordContent, sheetContent } from './content'
import { release } from './file-parts'

export const CAMPAIGN_FORMAT = 'delvers-table.campaign'
/** Raised whenever an older release could not read a file as it is meant. */
export const CAMPAIGN_FORMAT_VERSION = 1

/** The shape alone; whether the parts agree with each other and with the rules, imports/ checks. */
export const campaignFile = v.strictObject({
  format: v.literal(CAMPAIGN_FORMAT),
  version: v.literal(CAMPAIGN_FORMAT_VERSION),
  app: release,
  campaign: campaignContent,
  sheets: v.array(sheetContent),
  gauntlets: v.array(gauntletContent),
  records: v.array(recordContent),
})
export type CampaignFile = v.InferOutput<typeof campaignFile>
