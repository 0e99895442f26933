/**
 * Texts packed by other threads, a few at a time. What packs one takes room of its own, of a quarter of a megabyte: it is kept
 * for the next text, for memory that comes and goes has all that the thread holds looked through again and again.
 */
import type { TransformOptions } from 'node:stream'
import { constants, createDeflateRaw } from 'node:zlib'
import type { ZlibOptions } from 'node:zlib'
import { entryOf, PACKING } from './bundle'
import type { PackedEntry } from './bundle'

/** Bytes of a text and of what it is packed to, for which there is room at first. */
const [UNPACKED, CHUNK] = [128 * 1024, 32 * 1024]

export interface Packer {
  /** @param text of one line of JSON; one at a time */
  readonly pack: (text: string) => Promise<PackedEntry>
  /** Gives its room back. */
  readonly close: () => void
}

export function createPacker(): Packer {
  // What is written is a whole text; it is read once it is packed, and until then nothing may wait for a reader.
  const options: ZlibOptions & Pick<TransformOptions, 'readableHighWaterMark'> = {
    ...PACKING,
    flush: constants.Z_FINISH,
    chunkSize: CHUNK,
    readableHighWaterMark: Number.MAX_SAFE_INTEGER,
  }
  const stream = createDeflateRaw(options)
  let room = Buffer.allocUnsafeSlow(UNPACKED)

  const written = (text: string): Buffer => {
    const line = `${text}\n`
    // UTF-8 has no more bytes for each unit of a string.
    if (room.length < 3 * line.length) room = Buffer.allocUnsafeSlow(3 * line.length)
    return room.subarray(0, room.write(line))
  }
  return {
    pack: (text) =>
      new Promise((resolve, reject) => {
        const data = written(text)
        stream.once('error', reject)
        stream.write(data, () => {
          const packed: unknown = stream.read()
          stream.off('error', reject)
          stream.reset()
          if (packed instanceof Uint8Array) resolve(entryOf(data, packed))
          else reject(new Error('Nothing was packed.'))
        })
      }),
    close: () => stream.close(),
  }
}
