/** What the record pages of games share: letters, boxes, the head of a form and its foot. */
import { columnsIn, line, titleLine, type Area, type Box } from './print-layout'
import { INK, LINE, MUTED } from './print-rules'
import type { Page, Style } from './print-rules'

export const ACCENT = '#5b2f24'
export const WRITTEN_INK = '#2a2f3a'
export const TINT = '#f2ebde'
export const PAPER = '#ffffff'

export const MARGIN = { side: 36, top: 34, bottom: 24 }
export const TITLE: Style = { face: 'title', size: 25, color: INK }
export const VALUE: Style = { face: 'body', size: 12, color: INK }
export const NAME: Style = { face: 'bold', size: 8.6, color: INK }
export const TEXT: Style = { face: 'body', size: 7.4, color: INK }
export const SMALL: Style = { face: 'body', size: 6.4, color: MUTED }
export const LABEL: Style = { face: 'bold', size: 6.4, color: MUTED, spacing: 0.4 }
export const NUMBER: Style = { face: 'bold', size: 13, color: WRITTEN_INK }

/** Below the baseline of a section's heading its content begins. */
export const HEADING_HEIGHT = 14

export function heading(page: Page, text: string, { x, y, width }: Area): void {
  page.heading(text, ACCENT, { x, y: y + 8, width, size: 9.6 })
}

export function drawBox(page: Page, { x, y, width, height }: Box, fill = PAPER): void {
  const stroke = { color: LINE, width: 0.8 }
  page.draw({ kind: 'rect', corner: [x, y], width, height, radius: 2 }, { fill, stroke })
}
/** A box with a number in it and what it counts below. @param value empty: to be filled in by hand */
export function numberBox(page: Page, box: Box, label: string, value: string): void {
  drawBox(page, box)
  if (value !== '')
    line(page, value, NUMBER, { ...box, y: box.y + box.height / 2 + 4.6, align: 'center' })
  for (const [at, text] of page.wrap(label, SMALL, box.width + 2, 2).entries())
    page.write(text, SMALL, {
      x: box.x + box.width / 2,
      y: box.y + box.height + 7 + at * 6.6,
      align: 'center',
    })
}

/** What the page is on the left; on the right, as on a form, who played and when. @returns below it */
export function drawHeader(
  page: Page,
  {
    kind,
    title,
    fields,
  }: {
    readonly kind: string
    readonly title: string
    readonly fields: readonly { readonly label: string; readonly value: string }[]
  },
): number {
  const [left, right] = [MARGIN.side, page.width - MARGIN.side]
  const formX = left + (right - left) * 0.52
  const style: Style = { ...LABEL, size: 8, color: ACCENT, spacing: 0.6 }
  page.write(page.capitals(kind), style, { x: left, y: MARGIN.top + 8 })
  titleLine(page, title, TITLE, { x: left, y: MARGIN.top + 36, width: formX - left - 18 }, 12)
  const areas = columnsIn({ x: formX, y: MARGIN.top, width: right - formX }, fields.length, 12)
  for (const [at, { x, y, width }] of areas.entries()) {
    const { label = '', value = '' } = fields[at] ?? {}
    line(page, page.capitals(label), LABEL, { x, y: y + 8, width })
    line(page, value, VALUE, { x, y: y + 32, width })
    page.rule(LINE, 0.7, { from: x, to: x + width, y: y + 38 })
  }
  page.ornament(ACCENT, { from: left, to: right, y: MARGIN.top + 48 })
  return MARGIN.top + 58
}

/** Of each box to be ticked. */
const TICK = 9

/** Some of several, to be ticked. @returns below them */
export function drawTicks(page: Page, title: string, names: readonly string[], area: Area): number {
  heading(page, title, area)
  const y = area.y + HEADING_HEIGHT + 4
  for (const [at, { x, width }] of columnsIn(area, names.length, 8).entries()) {
    drawBox(page, { x, y, width: TICK, height: TICK })
    const lines = page.wrap(names[at] ?? '', TEXT, width - TICK - 5, 2)
    for (const [row, text] of lines.entries())
      page.write(text, TEXT, { x: x + TICK + 4, y: y + 7 + row * 8 })
  }
  return y + 26
}

/** What was counted, each in a box, from one edge to the other. */
export function drawCounts(
  page: Page,
  title: string,
  counts: readonly { readonly label: string; readonly value: number }[],
  { gap, ...area }: Area & { readonly gap: number },
): void {
  heading(page, title, area)
  const boxes = columnsIn({ ...area, y: area.y + HEADING_HEIGHT }, counts.length, gap)
  for (const [at, box] of boxes.entries()) {
    const { label = '', value = 0 } = counts[at] ?? {}
    numberBox(page, { ...box, height: 22 }, label, String(value))
  }
}

export function drawFooter(page: Page, text: string): void {
  const width = page.width - 2 * MARGIN.side
  const y = page.height - MARGIN.bottom
  line(page, text, SMALL, { x: MARGIN.side, y, width, align: 'center' })
}
