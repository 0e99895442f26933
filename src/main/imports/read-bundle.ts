/** A bundle as content to merge. */
import {
  BUNDLE_FORMAT,
  BUNDLE_FORMAT_VERSION,
  bundleLists,
  bundleManifest,
  LISTED,
  listEntry,
  MANIFEST,
  tableEntry,
} from '@shared/bundle-file'
import type { BundleManifest } from '@shared/bundle-file'
import { firstTableContent, tableOfFirst } from '@shared/bundle-v1'
import { tableContent } from '@shared/content'
import type { Content, TableContent } from '@shared/content'
import { damaged } from './refusals'
import { checkFormat, checkVersion, decode, parseAs, parseJson } from './text'
import { unzip } from './zip'

type Entries = ReadonlyMap<string, Buffer>

export interface BundleContent {
  readonly manifest: BundleManifest
  readonly content: Content
}

/** @throws Refusal `foreign-file`, `newer-file`, `oversized-file`, `damaged-file` */
export const readBundle = (file: Buffer): BundleContent => {
  const entries = unzip(file)
  const header = dataOf(entries, MANIFEST)
  checkFormat(header, BUNDLE_FORMAT)
  checkVersion(header, BUNDLE_FORMAT_VERSION)
  const manifest = parseAs(bundleManifest, header, MANIFEST)
  const list = <Kind extends keyof typeof bundleLists>(kind: Kind) => {
    const name = listEntry(kind)
    return parseAs<(typeof bundleLists)[Kind]>(bundleLists[kind], dataOf(entries, name), name)
  }
  const content: Content = {
    campaigns: list('campaigns'),
    sheets: list('sheets'),
    gauntlets: list('gauntlets'),
    records: list('records'),
    tables: tablesOf(entries, manifest.version),
  }
  for (const kind of [...LISTED, 'tables'] as const)
    if (content[kind].length !== manifest.counts[kind])
      throw damaged('there is more or less than the manifest counts', kind)
  return { manifest, content }
}

/** Each table in the entry that has its name. */
const tablesOf = (entries: Entries, version: number): readonly TableContent[] =>
  [...entries.keys()]
    .filter((name) => name.startsWith('tables/'))
    .map((name) => {
      const data = dataOf(entries, name)
      const table =
        version === 1
          ? tableOfFirst(parseAs(firstTableContent, data, name))
          : parseAs(tableContent, data, name)
      if (tableEntry(table.id) !== name) throw damaged('a table is not the one it is called', name)
      return table
    })

const dataOf = (entries: Entries, name: string): unknown => {
  const bytes = entries.get(name)
  if (bytes === undefined) throw damaged('an entry is missing', name)
  const text = decode(bytes)
  const parsed = text === null ? null : parseJson(text)
  if (parsed === null) throw damaged('an entry is no such JSON', name)
  return parsed.data
}
