/** Content as a bundle (docs/bundle-format.md): equal contents give equal bytes, but for when it was written. */
import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import {
  BUNDLE_FORMAT,
  BUNDLE_FORMAT_VERSION,
  LISTED,
  listEntry,
  MANIFEST,
  tableEntry,
} from '@shared/bundle-file'
import type { BundleManifest } from '@shared/bundle-file'
import type { Content } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { Instant } from '@shared/ids'

/** A zip cannot leave times out; it writes them as the clock on the wall shows them. */
function noTime(): Date {
  return new Date(1980, 0, 1)
}

/** @param app the version of this release */
export function makeBundle(content: Content, app: string, writtenAt: Instant): Uint8Array {
  const entries = [
    ...LISTED.map((kind) => [listEntry(kind), content[kind]] as const),
    ...content.tables.map((table) => [tableEntry(table.id), table] as const),
  ].toSorted(([a], [b]) => compareText(a, b))
  // The manifest comes first: by it a bundle is known, also one that is cut off.
  const files: Zippable = { [MANIFEST]: packed(manifestOf(content, app, writtenAt)) }
  for (const [name, data] of entries) files[name] = packed(data)
  return zipSync(files, { mtime: noTime() })
}

function manifestOf(content: Content, app: string, writtenAt: Instant): BundleManifest {
  return {
    format: BUNDLE_FORMAT,
    version: BUNDLE_FORMAT_VERSION,
    app,
    writtenAt,
    counts: {
      players: content.players.length,
      campaigns: content.campaigns.length,
      sheets: content.sheets.length,
      series: content.series.length,
      records: content.records.length,
      tables: content.tables.length,
    },
  }
}

/** Files in one: the same files give the same bytes. */
export function zipOf(files: readonly (readonly [name: string, text: string])[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), {
    mtime: noTime(),
  })
}

function packed(data: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(data)}\n`)
}
