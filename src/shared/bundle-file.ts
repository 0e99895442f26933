/**
 * The bundle (docs/bundle-format.md): a zip of one campaign or of everything, with its games to replay. The
 * manifest comes first; each kind of thing has its list, each table a file of its own.
 */
import * as v from 'valibot'
import {
  campaignContent,
  packContent,
  playerContent,
  recordContent,
  seriesContent,
  sheetContent,
} from './content'
import { whole } from './api/call'
import { instant, release } from './file-parts'

export const BUNDLE_FORMAT = 'delvers-table.bundle'
/** Raised whenever an older release could not read a file as it is meant. */
export const BUNDLE_FORMAT_VERSION = 6

export const MANIFEST = 'manifest.json'
/** The kinds of things that stand in a list of their own. */
export const LISTED = ['players', 'campaigns', 'sheets', 'series', 'records', 'packs'] as const
type Listed = (typeof LISTED)[number]
export const bundleLists = {
  players: v.array(playerContent),
  campaigns: v.array(campaignContent),
  sheets: v.array(sheetContent),
  series: v.array(seriesContent),
  records: v.array(recordContent),
  packs: v.array(packContent),
} as const satisfies Record<Listed, v.GenericSchema>
export function listEntry(kind: string): string {
  return `${kind}.json`
}
export const TABLES = 'tables/'
export function tableEntry(id: string): string {
  return `${TABLES}${id}.json`
}
/** Every name that an entry of a bundle may have; `gauntlets` is the first version's (bundle-v1.ts). */
export const ENTRY_NAME =
  /^(?:(?:manifest|players|campaigns|sheets|series|gauntlets|records|packs)|tables\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/

/** What every version of the manifest says. */
export const manifestEntries = {
  format: v.literal(BUNDLE_FORMAT),
  app: release,
  writtenAt: instant,
}
export const counted = whole(1_000_000)

const counts = {
  players: counted,
  campaigns: counted,
  sheets: counted,
  series: counted,
  records: counted,
  tables: counted,
}
/** The second version kept no earlier values, the third no packs. */
const manifestWithoutPacks = v.strictObject({
  ...manifestEntries,
  version: v.picklist([2, 3]),
  counts: v.strictObject(counts),
})
export const bundleManifest = v.strictObject({
  ...manifestEntries,
  version: v.literal(BUNDLE_FORMAT_VERSION),
  counts: v.strictObject({ ...counts, packs: counted }),
})
/** In the fourth version no sheet came from paper, in the fifth no table kept the day of its end. */
const manifestWithPacks = v.strictObject({
  ...bundleManifest.entries,
  version: v.picklist([4, 5]),
})
export const anyManifest = v.variant('version', [
  manifestWithoutPacks,
  manifestWithPacks,
  bundleManifest,
])
export type BundleManifest = v.InferOutput<typeof bundleManifest>

/**
 * How much a bundle may hold: the writer keeps to it, so whatever is written is read. A game of some hundred actions has
 * about 35 kB unpacked and 2.5 kB packed; this is room for 20,000 of them, one a day for more than fifty years.
 */
export const BUNDLE_LIMITS = {
  tables: 20_000,
  /** Bytes of a list, and of all entries together, unpacked. */
  list: 64 * 1024 * 1024,
  total: 1024 * 1024 * 1024,
  /**
   * How many times as large as its packed data a table may be: a few actions over and over again are no game. What would
   * be more so is stored as it is.
   */
  ratio: 64,
} as const
