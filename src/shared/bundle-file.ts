/**
 * The bundle (docs/bundle-format.md): a zip of one campaign or of everything, with its games to replay. The
 * manifest comes first; each kind of thing has its list, each table a file of its own.
 */
import * as v from 'valibot'
import { campaignContent, gauntletContent, recordContent, sheetContent } from './content'
import { whole } from './api/call'
import { instant, release } from './file-parts'

export const BUNDLE_FORMAT = 'delvers-table.bundle'
/** Raised whenever an older release could not read a file as it is meant. */
export const BUNDLE_FORMAT_VERSION = 2

export const MANIFEST = 'manifest.json'
/** The kinds of things that stand in a list of their own. */
export const LISTED = ['campaigns', 'sheets', 'gauntlets', 'records'] as const
type Listed = (typeof LISTED)[number]
export const bundleLists = {
  campaigns: v.array(campaignContent),
  sheets: v.array(sheetContent),
  gauntlets: v.array(gauntletContent),
  records: v.array(recordContent),
} as const satisfies Record<Listed, v.GenericSchema>
export const listEntry = (kind: Listed): string => `${kind}.json`
export const tableEntry = (id: string): string => `tables/${id}.json`
/** Every name that an entry of a bundle may have. */
export const ENTRY_NAME =
  /^(?:(?:manifest|campaigns|sheets|gauntlets|records)|tables\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/

const counted = whole(1_000_000)

export const bundleManifest = v.strictObject({
  format: v.literal(BUNDLE_FORMAT),
  /** The first version wrote tables otherwise (bundle-v1.ts). */
  version: v.picklist([1, BUNDLE_FORMAT_VERSION]),
  app: release,
  writtenAt: instant,
  counts: v.strictObject({
    campaigns: counted,
    sheets: counted,
    gauntlets: counted,
    records: counted,
    tables: counted,
  }),
})
export type BundleManifest = v.InferOutput<typeof bundleManifest>
