/** The turn tracker: the numbers of the dice used, in their order, and what each boss left (rules page, 4 and Q47). */
import { SYMBOLS, TURNS } from '@shared/games/paper-dungeons'
import { symbolName } from '@shared/games/paper-dungeons/keys'
import type { Area } from '../../../print-layout'
import { INK, MUTED } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { BOSS_AFTER_TURN, DICE_PER_TURN } from '../../content/printed'
import {
  ACCENT,
  drawBox,
  FOE,
  glory,
  heading,
  HEADING,
  HEART,
  LABEL,
  NUMBER,
  PAPER,
  WRITTEN,
} from './layout'
import type { Layout } from './layout'
import { HEART_SIGN, SYMBOL_SIGNS } from './signs'

export const TRACKER_HEIGHT = HEADING.height + 36
const BOX = 14
const BOSS = 38

export function drawTracker(layout: Layout, { x, y, width }: Area): void {
  const { page, filled } = layout
  const tracker = filled?.sheet.tracker ?? []
  heading(layout, 'paper.print.tracker', { x, y, width })
  const gap = (width - TURNS * DICE_PER_TURN * BOX - BOSS_AFTER_TURN.length * BOSS) / (TURNS + 2)
  const top = y + HEADING.height + 8
  let left = x
  for (let turn = 1; turn <= TURNS; turn++) {
    const middle = left + (DICE_PER_TURN * BOX) / 2
    const name = { ...LABEL, color: INK }
    page.write(String(turn), name, { x: middle, y: top - 2, align: 'center' })
    for (let die = 0; die < DICE_PER_TURN; die++) {
      const corner = { x: left + die * BOX, y: top }
      drawBox(layout, { ...corner, width: BOX, height: BOX })
      const number = numberOf(layout, tracker[(turn - 1) * DICE_PER_TURN + die])
      if (number !== null)
        page.write(number, WRITTEN, { x: corner.x + BOX / 2, y: top + 10, align: 'center' })
    }
    left += DICE_PER_TURN * BOX + gap
    const boss = BOSS_AFTER_TURN.indexOf(turn)
    if (boss < 0) continue
    drawBoss(layout, boss, { x: left, y: top })
    left += BOSS + gap
  }
  drawNumbers(layout, { x, y: top + BOX + 10.5, width })
}

function numberOf({ content }: Layout, face: number | undefined): string | null {
  const symbol = SYMBOLS[face ?? -1]
  return symbol === undefined || symbol === 'skull' ? null : String(content.numbers[symbol])
}

/** Glory, and the wounds that the counterattack left. */
function drawBoss(
  layout: Layout,
  boss: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { page, filled } = layout
  const result = filled?.sheet.bosses[boss]
  drawBox(layout, { x, y, width: BOSS, height: BOX }, { strong: true })
  page.draw({ kind: 'circle', center: [x, y], radius: 5 }, { fill: FOE })
  const number = { ...NUMBER, size: 7, color: PAPER }
  page.write(String(boss + 1), number, { x, y: y + 2.5, align: 'center' })
  drawSign(page, HEART_SIGN, HEART, { x: x + BOSS - 10, y: y + 3, size: 8 })
  if (result === undefined) return
  page.write(glory(result.glory), WRITTEN, { x: x + 12, y: y + 10, align: 'center' })
  page.write(String(result.wounds), WRITTEN, { x: x + BOSS - 11.5, y: y + 10, align: 'right' })
}

/** Which number stands for which face. */
function drawNumbers({ page, content }: Layout, { x, y, width }: Area): void {
  const entries = SYMBOLS.flatMap((symbol) => {
    if (symbol === 'skull') return []
    const text = `${content.numbers[symbol]} ${page.words.say(symbolName(symbol))}`
    return [{ symbol, text, length: page.measure(text, NUMBER) + 11 }]
  })
  const free = width - entries.reduce((sum, { length }) => sum + length, 0)
  const gap = free / (entries.length - 1)
  let left = x
  for (const { symbol, text, length } of entries) {
    drawSign(page, SYMBOL_SIGNS[symbol], ACCENT, { x: left, y: y - 7, size: 8.5 })
    page.write(text, { ...NUMBER, color: MUTED }, { x: left + 11, y })
    left += length + gap
  }
}
