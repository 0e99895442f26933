/** The eight magic items, two boxes each (rules page, 9). */
import { itemEffect, itemName } from '@shared/games/paper-dungeons/keys'
import { line, type Area } from '../../../print-layout'
import { INK, MUTED } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { MARKS_PER_ITEM } from '../../content/printed'
import { ACCENT, drawBox, heading, HEADING, lines, NAME, NUMBER, signed, SMALL } from './layout'
import type { Layout } from './layout'
import { mark } from './pencil'
import { HERO_SIGNS, ITEM_SIGNS } from './signs'

const SIGN = 15
const BOX = 11.5
const GLORY = 15
const ASKED = 10

export function drawItems(layout: Layout, { x, y, width }: Area, row: number): void {
  const { page, content, filled } = layout
  const { words } = page
  const marked = filled?.sheet.items
  const sum = marked?.reduce((all, marks) => all + marks, 0)
  heading(layout, 'paper.sheet.items', { x, y, width }, sum === undefined ? undefined : String(sum))
  const right = x + width
  const boxesX = right - GLORY - MARKS_PER_ITEM * (BOX + 2.5)
  for (const [at, { id, glory }] of content.items.entries()) {
    const top = y + HEADING.height + at * row
    const middle = top + row / 2
    drawSign(page, ITEM_SIGNS[id], ACCENT, { x, y: middle - SIGN / 2, size: SIGN })
    const textX = x + SIGN + 5
    line(
      page,
      words.say(itemName(id)),
      { ...NAME, size: 7.6 },
      {
        x: textX,
        y: top + 7.2,
        width: boxesX - textX - ASKED - 4,
      },
    )
    lines(
      layout,
      words.say(itemEffect(id)),
      { ...SMALL, size: 6.1 },
      {
        x: textX,
        y: top + 13.2,
        width: boxesX - textX - ASKED - 4,
        most: 2,
      },
    )
    // The first items ask for a hero's symbol, the others for any.
    const asked = content.itemSymbols[at]
    const place = { x: boxesX - ASKED - 3, y: middle - ASKED / 2, size: ASKED }
    if (asked !== undefined) drawSign(page, HERO_SIGNS[asked], MUTED, place)
    for (let box = 0; box < MARKS_PER_ITEM; box++) {
      const corner = { x: boxesX + box * (BOX + 2.5), y: middle - BOX / 2 }
      drawBox(layout, { ...corner, width: BOX, height: BOX })
      if (box < (marked?.[at] ?? 0)) mark(page, 'stroke', { ...corner, size: BOX, at: at + box })
    }
    const style = { ...NUMBER, size: 7.4, color: INK }
    page.write(signed(glory), style, { x: right, y: middle + 2.6, align: 'right' })
  }
}
