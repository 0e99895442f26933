/** What a page is drawn on: a few shapes and lines of text, in points from the top left corner. */
import type { Instant } from '@shared/ids'
import type { Words } from '../words'

export type Point = readonly [x: number, y: number]

export type Shape =
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  | {
      readonly kind: 'rect'
      readonly corner: Point
      readonly width: number
      readonly height: number
      readonly radius?: number
    }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  /** Open lines, each from point to point. */
  | { readonly kind: 'lines'; readonly lines: readonly (readonly Point[])[] }

export interface Stroke {
  readonly color: string
  readonly width: number
  readonly cap?: 'butt' | 'round'
  readonly join?: 'miter' | 'round'
  readonly dash?: number
}

export interface Paint {
  readonly fill?: string
  readonly stroke?: Stroke
}

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
export interface Title {
  readonly title: string
  readonly words: Words
  readonly createdAt: Instant
}
