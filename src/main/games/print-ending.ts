/** What pictures of how a game ended are made of, whatever the game: art on the left, words on the right. */
import type { Standing } from '@shared/games/game'
import { line } from './print-layout'
import type { Page, Point, Style } from './print-rules'
import { drawSign, type Sign } from './print-signs'

/** Wide as screens are, so that it is seen whole wherever it is shared. */
export const SIZE: Point = [600, 338]

/** The column of the words. */
export interface Column {
  readonly left: number
  readonly width: number
}

/** The grounds of the words and of the art, up to where the art ends. */
export function drawGrounds(page: Page, ground: string, art: string, artWidth: number): void {
  const [width, height] = SIZE
  page.draw({ kind: 'rect', corner: [0, 0], width, height }, { fill: ground })
  page.draw({ kind: 'rect', corner: [0, 0], width: artWidth, height }, { fill: art })
}
/** Between art and words. */
export function drawEdge(page: Page, color: string, artWidth: number): void {
  const [, height] = SIZE
  page.draw({ kind: 'rect', corner: [artWidth, 0], width: 2, height }, { fill: color })
}

/** Seats in the order of their places. */
export function byPlace(standings: readonly Standing[]) {
  return standings
    .map((standing, seat) => ({ ...standing, seat }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
}

const HONOUR_HEIGHT = 15

/** What stands before each of the honours. */
interface Mark {
  readonly sign: Sign
  readonly color: string
  readonly size: number
  /** From its top to the baseline. */
  readonly rise: number
}

/** The first of what the game earned and of the records that it broke, right above the footer. */
export function drawHonours(
  page: Page,
  honours: readonly string[],
  { left, width }: Column,
  { style, mark, most }: { readonly style: Style; readonly mark: Mark; readonly most: number },
): void {
  const shown = honours.slice(0, most)
  for (const [at, honour] of shown.entries()) {
    const y = SIZE[1] - 34 - (shown.length - 1 - at) * HONOUR_HEIGHT
    drawSign(page, mark.sign, mark.color, { x: left, y: y - mark.rise, size: mark.size })
    line(page, honour, style, { x: left + 18, y, width: width - 18 }, 7)
  }
}

export function drawFooter(
  page: Page,
  text: string,
  style: Style,
  { left, width }: Column,
  least: number,
): void {
  line(page, text, style, { x: left, y: SIZE[1] - 14, width }, least)
}
