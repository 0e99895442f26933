/** A file as it leaves the app. */
import type { ExportedFile, LeftOut } from '@shared/api'
import type { PrintedPage } from '../print'

export const MIME = {
  pdf: 'application/pdf',
  png: 'image/png',
  csv: 'text/csv',
  zip: 'application/zip',
} as const
/** BG Stats opens its files by this ending. */
export const BG_STATS = { ending: 'bgsplay', mime: 'application/json' } as const

export function fileOf(
  name: string,
  mime: string,
  content: string | Uint8Array,
  leftOut: readonly LeftOut[] = [],
): ExportedFile {
  const base64 = bytesOf(content).toString('base64')
  return { name, mime, base64, missing: [], leftOut }
}

/** The same memory, not a copy of it: a bundle may have many megabytes. */
function bytesOf(content: string | Uint8Array): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

export function printedFile(
  name: string,
  mime: string,
  { bytes, missing }: PrintedPage,
): ExportedFile {
  return { ...fileOf(name, mime, bytes), missing }
}

export function jsonText(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
