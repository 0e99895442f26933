/** Content as a bundle (docs/bundle-format.md): equal contents give equal bytes, but for when it was written. */
import { crc32, deflateRawSync } from 'node:zlib'
import { strToU8, Zip, zipSync } from 'fflate'
import type { ZipInputFile } from 'fflate'
import {
  BUNDLE_FORMAT,
  BUNDLE_FORMAT_VERSION,
  BUNDLE_LIMITS,
  LISTED,
  listEntry,
  MANIFEST,
  tableEntry,
} from '@shared/bundle-file'
import type { BundleManifest } from '@shared/bundle-file'
import { MOST_FILE_BYTES } from '@shared/api'
import type { Content } from '@shared/content'
import { Refusal } from '@shared/errors'
import { compareText } from '@shared/file-parts'
import type { Instant, TableId } from '@shared/ids'

const [STORED, DEFLATED] = [0, 8]
/** A reader that meets more takes an entry for a bomb; packed again by others, it may become smaller still. */
const MOST_PACKED = BUNDLE_LIMITS.ratio / 2

/** An entry as it lies in the zip. */
export interface PackedEntry {
  readonly compression: number
  readonly crc: number
  readonly size: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Packs a fifth faster than the usual level does, and hardly larger. */
export const PACKING = { level: 5 } as const

/** A zip cannot leave times out; it writes them as the clock on the wall shows them. */
function noTime(): Date {
  return new Date(1980, 0, 1)
}

/** @param text of one line of JSON */
export function packEntry(text: string): PackedEntry {
  const data = bytesOf(text)
  return entryOf(data, deflateRawSync(data, PACKING))
}

function bytesOf(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(`${text}\n`)
}

/** @param data what `packed` unpacks to; it is kept where packing it makes too little of it */
export function entryOf(data: Uint8Array, packed: Uint8Array): PackedEntry {
  const isStored = data.length > MOST_PACKED * packed.length
  return {
    compression: isStored ? STORED : DEFLATED,
    crc: crc32(data),
    size: data.length,
    // As long as it is, not as the room that was made for it.
    bytes: new Uint8Array(isStored ? data : packed),
  }
}

/** What a bundle is made of: its tables are packed one by one, so that no two need to be unpacked at a time. */
export interface BundleParts {
  /** All that leaves, its tables without their actions. */
  readonly content: Content
  readonly packed: ReadonlyMap<TableId, PackedEntry>
}

/**
 * @param app the version of this release
 * @throws Refusal `oversized-library` where no reader would take it
 */
export function makeBundle(
  { content, packed }: BundleParts,
  app: string,
  writtenAt: Instant,
): Uint8Array<ArrayBuffer> {
  const lists = LISTED.map((kind) => [listEntry(kind), packOf(content[kind])] as const)
  for (const [, { size }] of lists) if (size > BUNDLE_LIMITS.list) throw oversized()
  const tables = content.tables.map(({ id }) => [tableEntry(id), packedOf(packed, id)] as const)
  const entries = [
    // The manifest comes first: by it a bundle is known, also one that is cut off.
    [MANIFEST, packOf(manifestOf(content, app, writtenAt))] as const,
    ...[...lists, ...tables].toSorted(([a], [b]) => compareText(a, b)),
  ]
  const total = entries.reduce((sum, [, { size }]) => sum + size, 0)
  if (tables.length > BUNDLE_LIMITS.tables || total > BUNDLE_LIMITS.total) throw oversized()
  const file = zipped(entries)
  if (file.length > MOST_FILE_BYTES) throw oversized()
  return file
}

function packedOf(packed: BundleParts['packed'], id: TableId): PackedEntry {
  const entry = packed.get(id)
  if (entry === undefined) throw new Error(`The table ${id} was not packed.`)
  return entry
}

function oversized(): Refusal {
  return new Refusal('oversized-library', 'There is more than a bundle may hold.')
}

function zipped(
  entries: readonly (readonly [name: string, entry: PackedEntry])[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error !== null) throw error
    parts.push(part)
  })
  for (const [filename, { bytes, ...entry }] of entries) {
    const file: ZipInputFile = { filename, mtime: noTime(), ...entry }
    zip.add(file)
    file.ondata?.(null, bytes, true)
  }
  zip.end()
  // In memory of its own, which can be handed to another thread.
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
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
      packs: content.packs.length,
    },
  }
}

/** Files in one: the same files give the same bytes. */
export function zipOf(files: readonly (readonly [name: string, text: string])[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), {
    mtime: noTime(),
  })
}

function packOf(data: unknown): PackedEntry {
  return packEntry(JSON.stringify(data))
}
