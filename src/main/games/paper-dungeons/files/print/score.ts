/** The boxes of the score, A to L (rules page, 18). */
import { BOXES, totalOf } from '@shared/games/paper-dungeons'
import { boxName } from '@shared/games/paper-dungeons/keys'
import type { Area } from '../../../print-layout'
import { INK } from '../../../print-rules'
import type { Style } from '../../../print-rules'
import { ACCENT, drawBox, glory, heading, HEADING, NUMBER, PAPER, PENCIL, TINT } from './layout'
import type { Layout } from './layout'

const HEIGHT = 24
const NAMES = 13
export const SCORE_HEIGHT = HEADING.height + HEIGHT + NAMES
const POINTS: Style = { face: 'bold', size: 12.5, color: PENCIL }
const TOTAL_WIDTH = 1.7

export function drawScore(layout: Layout, { x, y, width }: Area): void {
  const { page, filled } = layout
  const { words } = page
  heading(layout, 'paper.sheet.score', { x, y, width })
  const boxes = [
    ...BOXES.map((id, at) => ({
      letter: id.slice(0, 1),
      name: words.say(boxName(id)),
      points: filled?.boxes[at] ?? null,
      total: false,
    })),
    {
      letter: 'L',
      name: words.say('paper.result.total'),
      points: filled === null ? null : totalOf(filled.boxes),
      total: true,
    },
  ]
  const gap = 2.5
  const each = (width - gap * (boxes.length - 1)) / (BOXES.length + TOTAL_WIDTH)
  const top = y + HEADING.height
  let left = x
  for (const { letter, name, points, total } of boxes) {
    const own = total ? each * TOTAL_WIDTH : each
    drawBox(
      layout,
      { x: left, y: top, width: own, height: HEIGHT },
      { strong: total, fill: total ? TINT : PAPER },
    )
    page.draw(
      { kind: 'rect', corner: [left, top], width: 9, height: 9, radius: 1.5 },
      { fill: ACCENT },
    )
    const tab = { ...NUMBER, color: PAPER }
    page.write(letter, tab, { x: left + 4.5, y: top + 6.9, align: 'center' })
    if (points !== null) {
      const style = { ...POINTS, size: total ? 17 : POINTS.size }
      page.write(glory(points), style, { x: left + own / 2 + 2, y: top + 19, align: 'center' })
    }
    drawName(layout, name, { x: left, y: top + HEIGHT + 6.2, width: own })
    left += own + gap
  }
}

/** In two lines at most. */
function drawName({ page }: Layout, name: string, { x, y, width }: Area): void {
  const style: Style = { face: 'body', size: 5.6, color: INK }
  for (const [at, text] of page.wrap(name, style, width + 1.5, 2).entries())
    page.write(text, style, { x: x + width / 2, y: y + at * 5.8, align: 'center' })
}
