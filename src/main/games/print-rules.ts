/**
 * What a game prints, drawn on a page that it is given: what becomes of the page, a file to print or a picture,
 * it does not know. Lengths are points, from the top left corner.
 */
import type { CampaignSummary } from '@shared/api'
import type { Day } from '@shared/days'
import type { GameTypes, Phrase, Seat } from '@shared/games/game'
import type { Instant } from '@shared/ids'
import type { Words } from '@shared/words'

/** The colours of what every page is made of: ink, less important ink, and rules. */
export const INK = '#1f1812'
export const MUTED = '#6a5f54'
export const LINE = '#b9ad9e'

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
  /** What an SVG path says, in units of its own: each is `scale` points, and its origin lies at `corner`. */
  | {
      readonly kind: 'path'
      readonly data: string
      readonly corner: Point
      readonly scale: number
    }

export interface Stroke {
  readonly color: string
  /** In points; of a path in its own units. */
  readonly width: number
  readonly cap?: 'butt' | 'round'
  readonly join?: 'miter' | 'round'
  readonly dash?: number
}

export interface Paint {
  readonly fill?: string
  readonly stroke?: Stroke
}

export const FACES = ['title', 'body', 'bold'] as const
export type Face = (typeof FACES)[number]

export interface Style {
  readonly face: Face
  readonly size: number
  readonly color: string
  /** Extra space between letters, for lines in capitals; no more of it is drawn than leaves them words. */
  readonly spacing?: number
}

export interface Place {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  /** The line starts at `x`, is centred on it, or ends there. */
  readonly align?: 'left' | 'center' | 'right'
}

/** From one x to another at a height. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly y: number
}

export interface Page {
  readonly width: number
  readonly height: number
  readonly words: Words
  draw(shape: Shape, paint: Paint): void
  /** Writes one line, whatever letters it holds. */
  write(text: string, style: Style, place: Place): void
  /** Writes the line that the page is headed by, once. */
  title(text: string, style: Style, place: Place): void
  /** @returns the width of a line */
  measure(text: string, style: Style): number
  /**
   * Makes a line fit a width: in smaller type down to `least`, then shortened.
   * @returns what to write, and in which style
   */
  fit(
    text: string,
    style: Style,
    width: number,
    least: number,
  ): { readonly text: string; readonly style: Style }
  /** @returns the text in lines of at most a width; what is beyond the `most` lines is cut with an ellipsis */
  wrap(text: string, style: Style, width: number, most: number): readonly string[]
  /** Text in capitals, as its language makes them. */
  capitals(text: string): string
  /** A heading centred between two rules, its baseline at `y`; `size` is that of its letters. */
  heading(
    text: string,
    color: string,
    place: {
      readonly x: number
      readonly width: number
      readonly y: number
      readonly size?: number
    },
  ): void
  /** A level rule. */
  rule(color: string, width: number, span: Span): void
  /** A rule with a lozenge at its middle. */
  ornament(color: string, span: Span): void
  /** A round seal with a tick, its centre at a point. */
  seal(
    color: string,
    place: { readonly x: number; readonly y: number; readonly radius: number },
  ): void
}

/** One page, and what its file says of itself. */
export interface Printable {
  readonly title: string
  /** Of a picture that is no sheet of paper; absent: it is drawn on the paper that is asked for. */
  readonly size?: Point
  /** Of what is printed, not of the printing: printing twice gives the same file. */
  readonly createdAt: Instant
  draw(page: Page): void
}

/** When an empty page was made: it has no age. */
export const AGELESS: Instant = new Date(0).toISOString()

/** A page to fill in by hand. */
export interface BlankSheet extends Printable {
  /** What the role is called that it is for; null: for any. */
  readonly role: string | null
}

/** A sheet and the campaign that it is in. */
export interface SheetSource<T extends GameTypes = GameTypes> {
  readonly sheet: NonNullable<T['sheet']>
  readonly campaign: CampaignSummary
  /** What new games are played with; null: the app's own values. */
  readonly inUse: NonNullable<T['pack']> | null
}

/** What a seat has before it at a table. */
export interface SeatSource<T extends GameTypes = GameTypes> {
  readonly seat: Seat
  /** Who sits there; empty: nobody has said, and nobody else sits there. */
  readonly player: string
  /** What lies open to all: nothing that is still hidden is printed. */
  readonly view: T['view']
  /** What its steps add up to, counted when it is asked for; null: they cannot be replayed. */
  tally(): T['tally'] | null
  /** When the game last went on, and the day of the calendar then, where it was played. */
  readonly at: Instant
  readonly day: Day
}

/** How a finished game ended, for a picture of it. */
export interface EndingSource<T extends GameTypes = GameTypes> {
  readonly outcome: T['outcome']
  /** By seat; null: nobody has said. */
  readonly players: readonly (string | null)[]
  /** What lay open to all at the end; null: it was played with the real cards, or its table is not here any more. */
  readonly view: T['view'] | null
  /** What it was the first to do, in words: achievements, then records. */
  readonly honours: readonly string[]
  readonly at: Instant
  readonly day: Day
}

export interface PrintRules<T extends GameTypes = GameTypes> {
  /** What such a page is. */
  readonly kind: Phrase
  /** A sheet of a campaign; absent: its campaigns have none. */
  sheet?(source: SheetSource<T>, words: Words): Printable
  /** The sheet of a seat; absent: nobody at the table has one. */
  seat?(source: SeatSource<T>, words: Words): Printable
  /** A picture to share of how a game ended; absent: the game draws none. */
  ending?(source: EndingSource<T>, words: Words): Printable
  /** A sheet to fill in by hand. @param role whose, or of what it is to be; null: for any */
  blank(role: string | null, words: Words, pack: NonNullable<T['pack']> | null): BlankSheet
}
