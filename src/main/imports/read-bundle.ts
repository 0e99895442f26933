/** A bundle as content to merge. */
import * as v from 'valibot'
import {
  anyManifest,
  BUNDLE_FORMAT,
  BUNDLE_FORMAT_VERSION,
  BUNDLE_LIMITS,
  bundleLists,
  listEntry,
  MANIFEST,
  tableEntry,
  TABLES,
} from '@shared/bundle-file'
import { contentOfFirst, firstLists, firstManifest, firstTable } from '@shared/bundle-v1'
import { tableContent } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { Content, TableContent } from '@shared/content'
import type { Instant } from '@shared/ids'
import type { Games } from '../games'
import { actionsIn } from '../store/table-texts'
import { withActions } from './lazy-actions'
import type { ActionsSource } from './lazy-actions'
import { checkLimits, mostTableBytes } from './limits'
import type { Played } from './limits'
import type { Say } from './names'
import { damaged, oversized } from './refusals'
import { checkFormat, checkVersion, decode, parseAs, parseJson } from './text'
import { openZip } from './zip'
import type { PackedEntry } from './zip'

type Entries = ReadonlyMap<string, PackedEntry>

export interface BundleContent {
  readonly app: string
  readonly writtenAt: Instant
  /** Whether it tells on which days games were played; else they are read from the moments. */
  readonly days: boolean
  /** Whether it knows players by name alone. */
  readonly named: boolean
  readonly content: Content
}

/** How the games of a bundle are read. */
export interface ReadingParts {
  readonly games: Games
  /** Says a phrase in the language of the screens. */
  readonly say: Say
  /** Told how many tables are read; may throw to end it. */
  readonly step: (done: number, total: number) => void
}

/**
 * Every entry is unpacked and checked once; the actions of tables are not kept, and read again where they are needed.
 * @throws Refusal `foreign-file`, `newer-file`, `oversized-file`, `oversized-game` (details: `name`), `damaged-file`
 */
export function readBundle(file: Buffer, parts: ReadingParts): BundleContent {
  const entries = openZip(file)
  const header = dataOf(entries, MANIFEST)
  checkFormat(header, BUNDLE_FORMAT)
  checkVersion(header, BUNDLE_FORMAT_VERSION)
  return v.is(v.object({ version: v.literal(1) }), header)
    ? readFirst(entries, header, parts)
    : readPresent(entries, header, parts)
}

function readPresent(entries: Entries, header: unknown, parts: ReadingParts): BundleContent {
  const { app, writtenAt, counts } = parseAs(anyManifest, header, MANIFEST)
  const actionsOf = actionsReader(entries)
  const content: Content = {
    players: listOf(entries, 'players', bundleLists.players),
    campaigns: listOf(entries, 'campaigns', bundleLists.campaigns),
    sheets: listOf(entries, 'sheets', bundleLists.sheets),
    series: listOf(entries, 'series', bundleLists.series),
    records: listOf(entries, 'records', bundleLists.records),
    tables: tablesOf(entries, parts, {
      read: (name) => parseAs(tableContent, dataOf(entries, name), name),
      keep: (table, name) => withActions(table, actionsOf(name)),
    }),
    packs: 'packs' in counts ? listOf(entries, 'packs', bundleLists.packs) : [],
  }
  checkCounts(content, { packs: 0, ...counts })
  return { app, writtenAt, days: true, named: false, content }
}

function readFirst(entries: Entries, header: unknown, parts: ReadingParts): BundleContent {
  const { app, writtenAt, counts } = parseAs(firstManifest, header, MANIFEST)
  const content = {
    campaigns: listOf(entries, 'campaigns', firstLists.campaigns),
    sheets: listOf(entries, 'sheets', firstLists.sheets),
    gauntlets: listOf(entries, 'gauntlets', firstLists.gauntlets),
    records: listOf(entries, 'records', firstLists.records),
    tables: tablesOf(entries, parts, {
      read: (name) => parseAs(firstTable, dataOf(entries, name), name),
      keep: (table) => table,
    }),
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

/** A table as its entry tells it. */
interface Entered extends Played {
  readonly id: string
}

/** Each table in the entry that has its name. */
function tablesOf<Table extends Entered>(
  entries: Entries,
  { games, say, step }: ReadingParts,
  {
    read,
    keep,
  }: {
    readonly read: (name: string) => Table
    /** What is kept of a table. */
    readonly keep: (table: Table, name: string) => Table
  },
): readonly Table[] {
  const names = [...entries.keys()].filter((name) => name.startsWith(TABLES))
  const most = mostTableBytes(games)
  return names.toSorted(compareText).map((name, at) => {
    step(at, names.length)
    if ((entries.get(name)?.size ?? 0) > most) throw oversized('a game is too large')
    const table = read(name)
    if (tableEntry(table.id) !== name) throw damaged('a table is not the one it is called', name)
    checkLimits(table, games, say)
    return keep(table, name)
  })
}

type Actions = TableContent['actions']

/**
 * Reads the actions of tables whose entries were read and checked before: the same bytes say the same, so they are only
 * unpacked, and put into the order of keys that the schema gives.
 */
function actionsReader(entries: Entries): (name: string) => ActionsSource {
  /** Whoever asks for the actions of a table, asks often one time after another. */
  let last: { readonly name: string; readonly actions: Actions } | null = null
  const textOf = (name: string): string => decode(entryOf(entries, name).unpack()) ?? ''
  const read = (name: string): Actions => {
    if (last?.name !== name) {
      const { actions } = JSON.parse(textOf(name)) as TableContent
      last = { name, actions: actions.map(inOrder) }
    }
    return last.actions
  }
  return (name) => ({ read: () => read(name), text: () => actionsIn(textOf(name)) })
}

function inOrder({ action, takenAt, seat, bot }: Actions[number]): Actions[number] {
  return { action, takenAt, seat, bot }
}

function entryOf(entries: Entries, name: string): PackedEntry {
  const entry = entries.get(name)
  if (entry === undefined) throw damaged('an entry is missing', name)
  return entry
}

function dataOf(entries: Entries, name: string): unknown {
  const entry = entryOf(entries, name)
  if (entry.size > BUNDLE_LIMITS.list) throw oversized('a list is too long')
  const text = decode(entry.unpack())
  const parsed = text === null ? null : parseJson(text)
  if (parsed === null) throw damaged('an entry is no such JSON', name)
  return parsed.data
}
