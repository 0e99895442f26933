/**
 * The file of one campaign (docs/campaign-format.md): its players, sheets, records with their history, and series,
 * as plain JSON to read and to import. Games to be replayed travel in a bundle.
 */
import * as v from 'valibot'
import { bundleLists } from './bundle-file'
import { campaignContent } from './content'
import { release } from './file-parts'

export const CAMPAIGN_FORMAT = 'delvers-table.campaign'
/** Raised whenever an older release could not read a file as it is meant. */
export const CAMPAIGN_FORMAT_VERSION = 4

const { players, sheets, series, records } = bundleLists

/** The shape alone; whether the parts agree with each other and with the rules, imports/ checks. */
export const campaignFile = v.strictObject({
  format: v.literal(CAMPAIGN_FORMAT),
  /** The second version kept no earlier values; in the third no sheet came from paper. */
  version: v.picklist([2, 3, CAMPAIGN_FORMAT_VERSION]),
  app: release,
  players,
  campaign: campaignContent,
  sheets,
  series,
  records,
})
export type CampaignFile = v.InferOutput<typeof campaignFile>
