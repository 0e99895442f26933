/** A page as a file to print or a picture; drawn once, whatever it is drawn on. */
import type { Paper } from '@shared/api'
import type { Words } from '@shared/words'
import type { Printable } from '../games/print-rules'
import type { Canvas, FileFacts } from './canvas'
import { pageOn } from './page'
import { pdfCanvas } from './pdf-canvas'
import { pngCanvas } from './png-canvas'

export interface PrintOptions {
  readonly format: 'pdf' | 'png'
  readonly paper: Paper
  readonly words: Words
}

/** @returns the bytes of a file of one page */
export function print(
  printable: Printable,
  { format, paper, words }: PrintOptions,
): Promise<Uint8Array> {
  const { title, createdAt } = printable
  const canvas = canvasOf(format, paper, { title, createdAt, locale: words.locale })
  printable.draw(pageOn(canvas, words))
  return canvas.finish()
}

function canvasOf(format: PrintOptions['format'], paper: Paper, facts: FileFacts): Canvas {
  switch (format) {
    case 'pdf':
      return pdfCanvas(paper, facts)
    case 'png':
      return pngCanvas(paper)
  }
}
