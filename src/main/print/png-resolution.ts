/** The resolution of a picture, so that programs print it as large as the page that it shows. */
import { crc32 } from 'node:zlib'

/** The signature, and the header that comes first in every PNG: length, name, 13 bytes and their checksum. */
const HEADER_END = 8 + 4 + 4 + 13 + 4
const INCHES_PER_METRE = 1 / 0.0254
const PER_METRE = 1

/** @returns the PNG with a chunk pHYs behind its header */
export function withResolution(png: Uint8Array, pixelsPerInch: number): Uint8Array {
  const pixels = Math.round(pixelsPerInch * INCHES_PER_METRE)
  const data = Buffer.alloc(9)
  data.writeUInt32BE(pixels, 0)
  data.writeUInt32BE(pixels, 4)
  data.writeUInt8(PER_METRE, 8)
  return Buffer.concat([png.subarray(0, HEADER_END), chunk('pHYs', data), png.subarray(HEADER_END)])
}

function chunk(name: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, checksum])
}
