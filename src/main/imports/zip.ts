/**
 * Unpacks a bundle's zip, by whatever archiver it was packed, an entry at a time. A zip tells everything twice and checks
 * nothing, and no library holds an archive to what it tells, so the list of entries is read here: names from a closed
 * list (zip-names.ts), each once, sizes that are no more than what a bundle is written with and that the data then keep
 * to, and checksums that fit. Nothing else is unpacked, and nothing is written anywhere.
 */
import { crc32, inflateRawSync } from 'node:zlib'
import { Refusal } from '@shared/errors'
import { BUNDLE_FORMAT, BUNDLE_LIMITS, MANIFEST, TABLES } from '@shared/bundle-file'
import { oversized } from './refusals'
import { asPath, namesOf } from './zip-names'

/** Archivers and systems put as many beside the bundle's own. */
export const MOST_ENTRIES = 2 * BUNDLE_LIMITS.tables + 1_000
/** Smaller entries may be packed as well as they like. */
const SMALL = 4_096

const LOCAL = { signature: 0x04034b50, size: 30 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const END = { signature: 0x06054b50, size: 22 }
const STORED = 0
const DEFLATED = 8

/** No manifest is as large. */
const MANIFEST_BYTES = 64 * 1024

interface Entry {
  /** With slashes between folders. */
  readonly path: string
  /** Bytes of its name. */
  readonly nameLength: number
  readonly locked: boolean
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly size: number
  /** Of its local header. */
  readonly offset: number
}

function damaged(what: string): Refusal {
  return new Refusal('damaged-file', `The bundle is damaged: ${what}.`, { where: 'zip' })
}

/** Whether a file is a zip that begins with a manifest, cut off or not, or that has one of ours anywhere. */
export function isBundle(file: Buffer): boolean {
  if (file.length < LOCAL.size + MANIFEST.length || file.readUInt32LE(0) !== LOCAL.signature)
    return false
  return (
    file.toString('latin1', LOCAL.size, LOCAL.size + MANIFEST.length) === MANIFEST || hasOurs(file)
  )
}

function hasOurs(file: Buffer): boolean {
  try {
    const found = namesOf(readDirectory(file))?.find(([name]) => name === MANIFEST)
    if (found === undefined || found[1].size > MANIFEST_BYTES) return false
    return unpack(file, found[1]).includes(`"${BUNDLE_FORMAT}"`)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** An entry of a bundle, still packed. */
export interface PackedEntry {
  /** In bytes, as the zip tells it; unpacked, it has no more. */
  readonly size: number
  /** @throws Refusal `damaged-file`, `oversized-file` */
  readonly unpack: () => Buffer
}

/**
 * @param file a bundle (`isBundle`)
 * @returns each of a bundle's entries by its name, without those that archivers and systems put beside
 * @throws Refusal `damaged-file`, `oversized-file`
 */
export function openZip(file: Buffer): ReadonlyMap<string, PackedEntry> {
  const named = namesOf(readDirectory(file))
  if (named === null) throw damaged('it has no manifest, or several')
  const entries = new Map(
    named.map(([name, entry]) => {
      if (name === null) throw damaged('an entry has a name that no bundle knows')
      const { size, packed } = entry
      // Lists are few, and may say the same again and again.
      if (name.startsWith(TABLES) && size > SMALL && size > BUNDLE_LIMITS.ratio * packed)
        throw oversized('a game is packed too well')
      return [name, { size, unpack: () => unpack(file, entry) }]
    }),
  )
  if (entries.size < named.length) throw damaged('two entries have one name')
  const total = named.reduce((sum, [, { size }]) => sum + size, 0)
  if (total > BUNDLE_LIMITS.total) throw oversized('its entries are too large')
  return entries
}

/** The list at the end, which must end the file: what comes after it could be anything. */
function readDirectory(file: Buffer): readonly Entry[] {
  const end = file.length - END.size
  if (end < 0 || file.readUInt32LE(end) !== END.signature) throw damaged('its end is missing')
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw oversized('there are too many entries')
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let read = 0; read < count; read += 1) {
    if (at + CENTRAL.size > end || file.readUInt32LE(at) !== CENTRAL.signature)
      throw damaged('its list of entries is cut off')
    const nameLength = file.readUInt16LE(at + 28)
    const extra = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    const name = file.toString('latin1', at + CENTRAL.size, at + CENTRAL.size + nameLength)
    entries.push({
      path: asPath(name),
      nameLength,
      locked: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      checksum: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    })
    at += CENTRAL.size + nameLength + extra
  }
  if (at !== end) throw damaged('its list of entries is longer than it says')
  checkApart(entries)
  return entries
}

/** Entries that share their data are how a small file becomes a huge one. */
function checkApart(entries: readonly Entry[]): void {
  let free = 0
  for (const { offset, nameLength, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw damaged('entries overlap')
    free = offset + LOCAL.size + nameLength + packed
  }
}

function unpack(file: Buffer, entry: Entry): Buffer {
  const { path, locked, method, checksum, packed, size, offset } = entry
  if (locked) throw damaged('an entry is locked')
  if (offset + LOCAL.size > file.length || file.readUInt32LE(offset) !== LOCAL.signature)
    throw damaged('an entry is not where it should be')
  const nameLength = file.readUInt16LE(offset + 26)
  const named = file.toString('latin1', offset + LOCAL.size, offset + LOCAL.size + nameLength)
  if (asPath(named) !== path) throw damaged('an entry has two names')
  const from = offset + LOCAL.size + nameLength + file.readUInt16LE(offset + 28)
  if (from + packed > file.length) throw damaged('an entry is cut off')
  const bytes = inflate(file.subarray(from, from + packed), method, size)
  if (bytes.length !== size || crc32(bytes) !== checksum)
    throw damaged('an entry is not what it was')
  return bytes
}

/** Stops at the size that was told: who tells less than there is, is refused before it is unpacked. */
function inflate(data: Buffer, method: number, size: number): Buffer {
  switch (method) {
    case STORED:
      return data
    case DEFLATED:
      try {
        return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
      } catch (error) {
        if (error instanceof RangeError) throw oversized('an entry is larger than it says')
        throw damaged('an entry cannot be unpacked')
      }
    default:
      throw damaged('an entry is packed in a way that no bundle is')
  }
}
