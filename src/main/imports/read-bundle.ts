/** A bundle as content to merge. */
import * as v from 'valibot'
import {
  BUNDLE_FORMAT,
  BUNDLE_FORMAT_VERSION,
  bundleLists,
  bundleManifest,
  listEntry,
  MANIFEST,
  tableEntry,
} from '@shared/bundle-file'
import { contentOfFirst, firstLists, firstManifest, firstTable } from '@shared/bundle-v1'
import { tableContent } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { Content } from '@shared/content'
import type { Instant } from '@shared/ids'
import { damaged } from './refusals'
import { checkFormat, checkVersion, decode, parseAs, parseJson } from './text'
import { unzip } from './zip'

type Entries = ReadonlyMap<string, Buffer>

export interface BundleContent {
  readonly app: string
  readonly writtenAt: Instant
  /** Whether it tells on which days games were played; else they are read from the moments. */
  readonly days: boolean
  /** Whether it knows players by name alone. */
  readonly named: boolean
  readonly content: Content
}

/** @throws Refusal `foreign-file`, `newer-file`, `oversized-file`, `damaged-file` */
export function readBundle(file: Buffer): BundleContent {
  const entries = unzip(file)
  const header = dataOf(entries, MANIFEST)
  checkFormat(header, BUNDLE_FORMAT)
  checkVersion(header, BUNDLE_FORMAT_VERSION)
  return v.is(v.object({ version: v.literal(1) }), header)
    ? readFirst(entries, header)
    : readPresent(entries, header)
}

function readPresent(entries: Entries, header: unknown): BundleContent {
  const { app, writtenAt, counts } = parseAs(bundleManifest, header, MANIFEST)
  const content = {
    players: listOf(entries, 'players', bundleLists.players),
    campaigns: listOf(entries, 'campaigns', bundleLists.campaigns),
    sheets: listOf(entries, 'sheets', bundleLists.sheets),
    series: listOf(entries, 'series', bundleLists.series),
    records: listOf(entries, 'records', bundleLists.records),
    tables: tablesOf(entries, tableContent),
  }
  checkCounts(content, counts)
  return { app, writtenAt, days: true, named: false, content }
}

function readFirst(entries: Entries, header: unknown): BundleContent {
  const { app, writtenAt, counts } = parseAs(firstManifest, header, MANIFEST)
  const content = {
    campaigns: listOf(entries, 'campaigns', firstLists.campaigns),
    sheets: listOf(entries, 'sheets', firstLists.sheets),
    gauntlets: listOf(entries, 'gauntlets', firstLists.gauntlets),
    records: listOf(entries, 'records', firstLists.records),
    tables: tablesOf(entries, firstTable),
  }
  checkCounts(content, counts)
  return { app, writtenAt, days: false, named: true, content: contentOfFirst(content) }
}

function listOf<Schema extends v.GenericSchema>(
  entries: Entries,
  kind: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const name = listEntry(kind)
  return parseAs(schema, dataOf(entries, name), name)
}

function checkCounts<Kind extends string>(
  content: Readonly<Record<Kind, readonly unknown[]>>,
  counts: Readonly<Record<Kind, number>>,
): void {
  for (const kind of Object.keys(counts) as Kind[])
    if (content[kind].length !== counts[kind])
      throw damaged('there is more or less than the manifest counts', kind)
}

/** Each table in the entry that has its name. */
function tablesOf<Table extends { readonly id: string }>(
  entries: Entries,
  schema: v.GenericSchema<unknown, Table>,
): readonly Table[] {
  return [...entries.keys()]
    .filter((name) => name.startsWith('tables/'))
    .toSorted(compareText)
    .map((name) => {
      const table = parseAs(schema, dataOf(entries, name), name)
      if (tableEntry(table.id) !== name) throw damaged('a table is not the one it is called', name)
      return table
    })
}

function dataOf(entries: Entries, name: string): unknown {
  const bytes = entries.get(name)
  if (bytes === undefined) throw damaged('an entry is missing', name)
  const text = decode(bytes)
  const parsed = text === null ? null : parseJson(text)
  if (parsed === null) throw damaged('an entry is no such JSON', name)
  return parsed.data
}
