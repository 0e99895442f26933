/** What a page is drawn on: a few shapes and lines of text, in points from the top left corner. */
import type { Instant } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Paint, Point, Shape } from '../games/print-rules'

/** What a line is to those who read a file by its structure. */
export type Role = 'title' | 'heading' | 'text'

/** A line of text: what it says, and how that is drawn. */
export interface Line {
  readonly role: Role
  /** In the order in which it is read, with the letters that no font has. */
  readonly text: string
  /** From left to right. */
  readonly runs: readonly TextRun[]
}

/** A part of a line of text in one font and direction. */
export interface TextRun {
  /** Where its baseline begins. */
  readonly at: Point
  readonly font: string
  readonly text: string
  readonly rtl: boolean
  readonly size: number
  readonly color: string
  /** Extra space after each letter. */
  readonly spacing: number
}

export interface Canvas {
  readonly width: number
  readonly height: number
  /** Draws what only adorns or repeats what is written. */
  readonly draw: (shape: Shape, paint: Paint) => void
  readonly write: (line: Line) => void
  /** @returns the bytes of the finished file */
  readonly finish: () => Promise<Uint8Array>
}

/** What a file says of itself besides its page. */
export interface FileFacts {
  readonly title: string
  readonly locale: Locale
  readonly createdAt: Instant
}
