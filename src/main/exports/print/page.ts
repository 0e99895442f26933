/** The page that a sheet is drawn on: its canvas, words and measures, and what every section shares. */
import type { Words } from '../words'
import type { Canvas } from './canvas'
import { drawRule, INK, LINE, MUTED } from './shapes'
import { fit, measure, write } from './type'
import type { Style } from './type'

export interface Page {
  readonly canvas: Canvas
  readonly words: Words
  /** The hero's own colour. */
  readonly accent: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const NAME: Style = { face: 'bold', size: 11.5, color: INK }
export const TEXT: Style = { face: 'body', size: 9.2, color: INK }
export const SMALL: Style = { face: 'body', size: 8.2, color: MUTED }
export const LABEL: Style = { face: 'bold', size: 7.2, color: MUTED, spacing: 0.5 }
const HEADING: Style = { face: 'title', size: 14, color: INK }

/** Columns of equal width from edge to edge of the page. */
export const columnsOf = (
  { left, right }: Page,
  count: number,
  gap: number,
): readonly { readonly x: number; readonly width: number }[] => {
  const width = (right - left - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ x: left + at * (width + gap), width }))
}

/** Text in capitals, as its language makes them. */
export const capitals = ({ words }: Page, text: string): string =>
  text.toLocaleUpperCase(words.locale)

/** A heading centred between two rules, its baseline at `y`. */
export const drawHeading = (
  { canvas, accent }: Page,
  text: string,
  { x, width, y }: { readonly x: number; readonly width: number; readonly y: number },
): void => {
  const fitted = fit(text, HEADING, width - 40, 9)
  const half = measure(fitted.text, fitted.style) / 2 + 8
  const middle = x + width / 2
  write(canvas, fitted.text, { ...fitted.style, color: accent }, { x: middle, y, align: 'center' })
  drawRule(canvas, LINE, 0.7, { from: x, to: middle - half, y: y - 4 })
  drawRule(canvas, LINE, 0.7, { from: middle + half, to: x + width, y: y - 4 })
}
