/** Zips as nobody should make them: each entry as told, and as it is. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly data: Buffer
  /** What its lists say, where they lie. */
  readonly size?: number
  readonly checksum?: number
  readonly method?: number
  readonly flags?: number
  /** The data as it is packed; without it, it is deflated. */
  readonly packed?: Buffer
  /** Its name in the list at the end, where that is another one. */
  readonly listed?: string
  /** Where the list says that it is, instead of where it is. */
  readonly offset?: number
}

const NAME_OF = { local: 30, central: 46 }

function header(entry: ZipEntry, signature: number, packed: Buffer): Buffer {
  const { name, data, size = data.length, checksum = crc32(data), method = 8, flags = 0 } = entry
  const central = signature === 0x02014b50
  const at = central ? 2 : 0
  const bytes = Buffer.alloc(central ? NAME_OF.central : NAME_OF.local)
  const named = Buffer.from(central ? (entry.listed ?? name) : name)
  bytes.writeUInt32LE(signature, 0)
  if (central) bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(20, 4 + at)
  bytes.writeUInt16LE(flags, 6 + at)
  bytes.writeUInt16LE(method, 8 + at)
  bytes.writeUInt32LE(checksum, 14 + at)
  bytes.writeUInt32LE(packed.length, 18 + at)
  bytes.writeUInt32LE(size, 22 + at)
  bytes.writeUInt16LE(named.length, 26 + at)
  return Buffer.concat([bytes, named])
}

export function zipOf(entries: readonly ZipEntry[], count = entries.length): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = entry.packed ?? deflateRawSync(entry.data)
    const local = Buffer.concat([header(entry, 0x04034b50, packed), packed])
    const central = header(entry, 0x02014b50, packed)
    central.writeUInt32LE(entry.offset ?? offset, 42)
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const list = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}

/** The entries of a zip that the app has written, in their order. */
export function entriesOf(zip: Buffer): readonly ZipEntry[] {
  const entries: ZipEntry[] = []
  const count = zip.readUInt16LE(zip.length - 12)
  let at = zip.readUInt32LE(zip.length - 6)
  for (let read = 0; read < count; read += 1) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const offset = zip.readUInt32LE(at + 42)
    const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const raw = zip.subarray(from, from + packed)
    entries.push({
      name: zip.toString('latin1', at + 46, at + 46 + nameLength),
      data: zip.readUInt16LE(at + 10) === 0 ? raw : inflateRawSync(raw),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** Stands for more brackets within brackets than a program that writes JSON can count. */
export const DEEP = '<deep>'
const BRACKETS = '['.repeat(100_000) + ']'.repeat(100_000)

/** A bundle with the data of one entry changed. */
export function withEntry(zip: Buffer, name: string, change: (data: unknown) => unknown): Buffer {
  return zipOf(
    entriesOf(zip).map((entry) => {
      if (entry.name !== name) return entry
      const text = JSON.stringify(change(JSON.parse(entry.data.toString())))
      return { name, data: Buffer.from(text.replace(JSON.stringify(DEEP), BRACKETS)) }
    }),
  )
}
