/** What a page is drawn on: a few shapes and lines of text, in points from the top left corner. */
import type { Instant } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Paint, Point, Shape } from '../games/print-rules'

/** A part of a line of text in one font and direction, its baseline beginning at a point. */
export interface TextRun {
  readonly font: string
  readonly text: string
  readonly size: number
  readonly color: string
  /** Extra space after each letter. */
  readonly spacing: number
}

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly draw: (shape: Shape, paint: Paint) => void
  readonly write: (run: TextRun, at: Point) => void
  /** @returns the bytes of the finished file */
  readonly finish: () => Promise<Uint8Array>
}

/** What a file says of itself besides its page. */
export interface FileFacts {
  readonly title: string
  readonly locale: Locale
  readonly createdAt: Instant
}
