/**
 * Unpacks a bundle's zip as strictly as it was packed. A zip tells everything twice and checks nothing, and
 * no library holds an archive to what it tells, so the list of entries is read here: names from a closed
 * list, each once, sizes that add up to no more than a bundle may hold and that the data then keep to, and
 * checksums that fit. Nothing is written anywhere.
 */
import { crc32, inflateRawSync } from 'node:zlib'
import { Refusal } from '@shared/errors'
import { ENTRY_NAME, MANIFEST } from '@shared/bundle-file'

/** What the largest bundle may hold: more than a lifetime of games. */
export const MOST_ENTRIES = 10_000
export const MOST_BYTES = 64 * 1024 * 1024

const LOCAL = { signature: 0x04034b50, size: 30 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const END = { signature: 0x06054b50, size: 22 }
const STORED = 0
const DEFLATED = 8

interface Entry {
  readonly name: string
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
function oversized(what: string): Refusal {
  return new Refusal('oversized-file', `The bundle holds too much: ${what}.`)
}

/** Whether a file begins as a zip does whose first entry is a bundle's manifest. */
export function isBundle(file: Buffer): boolean {
  return (
    file.length >= LOCAL.size + MANIFEST.length &&
    file.readUInt32LE(0) === LOCAL.signature &&
    file.toString('latin1', LOCAL.size, LOCAL.size + MANIFEST.length) === MANIFEST
  )
}

/**
 * @param file a zip whose first entry is a manifest
 * @returns each entry's bytes by its name
 * @throws Refusal `damaged-file`, `oversized-file`
 */
export function unzip(file: Buffer): ReadonlyMap<string, Buffer> {
  const entries = readDirectory(file)
  const names = new Set(entries.map(({ name }) => name))
  if (names.size < entries.length) throw damaged('two entries have one name')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST_BYTES) throw oversized('its entries are too large')
  return new Map(entries.map((entry) => [entry.name, unpack(file, entry)]))
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
    if (!ENTRY_NAME.test(name)) throw damaged('an entry has a name that no bundle knows')
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw damaged('an entry is locked')
    entries.push({
      name,
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
  for (const { offset, name, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw damaged('entries overlap')
    free = offset + LOCAL.size + name.length + packed
  }
}

function unpack(file: Buffer, { name, method, checksum, packed, size, offset }: Entry): Buffer {
  if (offset + LOCAL.size > file.length || file.readUInt32LE(offset) !== LOCAL.signature)
    throw damaged('an entry is not where it should be')
  const nameLength = file.readUInt16LE(offset + 26)
  const named = file.toString('latin1', offset + LOCAL.size, offset + LOCAL.size + nameLength)
  if (named !== name) throw damaged('an entry has two names')
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
