/** Reads a printed sheet with pdf.js, the reader of browsers. */
import { getDocumentProxy } from 'unpdf'

export interface Printed {
  readonly pages: number
  /** Width and height of the first page, in points. */
  readonly size: readonly [number, number]
  /** The words of the first page with single spaces, as they would be searched for. */
  readonly words: string
}

/** Fails on bytes that are no PDF. */
export async function readPdf(bytes: Buffer): Promise<Printed> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('This is no PDF.')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const page = await pdf.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
  return {
    pages: pdf.numPages,
    size: [width, height],
    words: words.join('').replace(/\s+/g, ' '),
  }
}
