/** What every part of the printed sheet shares: the page, its colours and letters, and what is put on it. */
import type { Day } from '@shared/days'
import type { Content, DungeonCard, Sheet, View } from '@shared/games/paper-dungeons'
import type { Area, Box } from '../../../print-layout'
import { INK, LINE, MUTED } from '../../../print-rules'
import type { Page, Style } from '../../../print-rules'

/** What a player has written on a sheet. */
export interface Filled {
  readonly player: string
  readonly day: Day
  readonly view: View
  readonly sheet: Sheet
  /** Of the score, in their order. */
  readonly boxes: readonly number[]
}

export interface Layout {
  readonly page: Page
  readonly content: Content
  /** null: walls and bosses are drawn in by hand. */
  readonly dungeon: DungeonCard | null
  /** null: an empty sheet, to be filled in by hand. */
  readonly filled: Filled | null
  readonly left: number
  readonly right: number
}

export const ACCENT = '#6b431c'
export const PENCIL = '#2a2f3a'
export const FOE = '#8f3426'
export const TRAP = '#8a6410'
export const GOOD = '#2f6a3c'
export const GEM = '#2b5f9e'
export const RIVER = '#3b7fb5'
export const HEART = '#c0564a'
export const EXPLORED = '#f4ead6'
export const TINT = '#f0e8da'
export const PAPER = '#ffffff'

export const NAME: Style = { face: 'bold', size: 8.4, color: INK }
export const TEXT: Style = { face: 'body', size: 7.2, color: INK }
export const SMALL: Style = { face: 'body', size: 6.4, color: MUTED }
export const NUMBER: Style = { face: 'bold', size: 6.6, color: MUTED }
export const LABEL: Style = { face: 'bold', size: 6.4, color: MUTED, spacing: 0.4 }
/** What is written with the pencil. */
export const WRITTEN: Style = { face: 'bold', size: 9, color: PENCIL }

/** Below the baseline of a section's heading its content begins. */
export const HEADING = { size: 9.6, height: 12 }

/** A section's heading; how much of it there is stands behind its name. */
export function heading(
  { page }: Layout,
  key: string,
  { x, y, width }: Area,
  count?: string,
): void {
  const name = page.words.say(key)
  const text = count === undefined ? name : `${name} · ${count}`
  page.heading(text, ACCENT, { x, y: y + 8, width, size: HEADING.size })
}

/** Glory as it is written: a true minus. */
export function glory(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
/** What is added to the score. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : glory(points)
}

/** A box to be marked. */
export function drawBox(
  { page }: Layout,
  { x, y, width, height }: Box,
  { strong = false, fill = PAPER }: { readonly strong?: boolean; readonly fill?: string } = {},
): void {
  const stroke = { color: strong ? ACCENT : LINE, width: strong ? 1.3 : 0.8 }
  page.draw({ kind: 'rect', corner: [x, y], width, height, radius: 1.5 }, { fill, stroke })
}

/** Writes a text in lines of a width. */
export function lines(
  { page }: Layout,
  text: string,
  style: Style,
  { x, y, width, most }: Area & { readonly most: number },
): void {
  for (const [at, each] of page.wrap(text, style, width, most).entries())
    page.write(each, style, { x, y: y + at * style.size * 1.05 })
}
