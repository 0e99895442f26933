/** A page as a file to print or a picture; drawn once, whatever it is drawn on. */
import type { Paper } from '@shared/api'
import type { Words } from '@shared/words'
import type { Point, Printable } from '../games/print-rules'
import type { Canvas, FileFacts } from './canvas'
import { pageOn } from './page'
import { pdfCanvas } from './pdf-canvas'
import { PAPER_SIZES, pngCanvas } from './png-canvas'

export interface PrintOptions {
  readonly format: 'pdf' | 'png'
  readonly paper: Paper
  readonly words: Words
}

/** A file of one page. */
export interface PrintedPage {
  readonly bytes: Uint8Array
  /** The letters that no font of the app has, each once: a box stands for each. */
  readonly missing: readonly string[]
}

export async function print(
  printable: Printable,
  { format, paper, words }: PrintOptions,
): Promise<PrintedPage> {
  const { title, createdAt, size } = printable
  const canvas = canvasOf(format, { paper, size }, { title, createdAt, locale: words.locale })
  const missing = new Set<string>()
  printable.draw(pageOn(canvas, words, missing))
  return { bytes: await canvas.finish(), missing: [...missing] }
}

function canvasOf(
  format: PrintOptions['format'],
  { paper, size }: { readonly paper: Paper; readonly size: Point | undefined },
  facts: FileFacts,
): Canvas {
  switch (format) {
    case 'pdf':
      return pdfCanvas(paper, facts)
    case 'png':
      return pngCanvas(size ?? PAPER_SIZES[paper])
  }
}
