/** What pages are laid out with: areas of them, and lines that are made to fit one. */
import type { Page, Place, Style } from './print-rules'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
}
export interface Box extends Area {
  readonly height: number
}
/** Where a line is written: its baseline lies at `y`. */
export interface LineArea extends Area, Pick<Place, 'align'> {}

const LEAST_SIZE = 5

/** Writes a line made to fit a width. @param least the smallest type that it is written in */
export function line(
  page: Page,
  text: string,
  style: Style,
  { x, y, width, align = 'left' }: LineArea,
  least = LEAST_SIZE,
): void {
  const fitted = page.fit(text, style, width, Math.min(style.size, least))
  const at = { left: x, center: x + width / 2, right: x + width }[align]
  page.write(fitted.text, fitted.style, { x: at, y, align })
}

/** Writes the line that the page is headed by, made to fit a width. */
export function titleLine(
  page: Page,
  text: string,
  style: Style,
  { x, y, width }: Area,
  least: number,
): void {
  const fitted = page.fit(text, style, width, least)
  page.title(fitted.text, fitted.style, { x, y })
}

/** Areas of equal width from one edge to the other. */
export function columnsIn({ x, y, width }: Area, count: number, gap: number): readonly Area[] {
  const each = (width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (each + gap), y, width: each }))
}
