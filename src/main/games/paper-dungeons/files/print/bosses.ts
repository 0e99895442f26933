/** The three bosses: where, how strong, what they give; what was reached is ringed (rules page, 14). */
import type { BossCard, Threshold } from '@shared/games/paper-dungeons'
import { bossName } from '@shared/games/paper-dungeons/keys'
import { columnsIn, line, type Area } from '../../../print-layout'
import { INK, LINE } from '../../../print-rules'
import type { Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { BOSS_AFTER_TURN } from '../../content/printed'
import {
  drawBox,
  FOE,
  glory,
  GOOD,
  HEART,
  heading,
  HEADING,
  NAME,
  NUMBER,
  PAPER,
  signed,
  SMALL,
  TINT,
} from './layout'
import type { Layout } from './layout'
import { mark } from './pencil'
import { BOSS_SIGNS, HEART_SIGN, HERO_SIGNS, REWARD_SIGNS } from './signs'

const HEIGHT = 52
export const BOSSES_HEIGHT = HEADING.height + HEIGHT
const SIGN = 22
const CELL = { y: 27, height: 23 }
const POINTS: Style = { ...NAME, size: 8.2 }
const HEART_SIZE = 6.6

export function drawBosses(layout: Layout, area: Area): void {
  heading(layout, 'paper.boss.title', area)
  const below = { ...area, y: area.y + HEADING.height }
  for (const [at, column] of columnsIn(below, BOSS_AFTER_TURN.length, 9).entries())
    drawBoss(layout, at, column)
}

function drawBoss(layout: Layout, at: number, { x, y, width }: Area): void {
  const { page, content, dungeon } = layout
  const { words } = page
  const id = dungeon?.bosses[at]
  const card = content.bosses.find((boss) => boss.id === id)
  const frame = { color: LINE, width: 0.8 }
  page.draw({ kind: 'rect', corner: [x, y], width, height: HEIGHT, radius: 4 }, { stroke: frame })
  const textX = x + SIGN + 13
  const after = words.say('paper.print.afterTurn', { turn: BOSS_AFTER_TURN[at] ?? 0 })
  if (card === undefined || dungeon === null) {
    page.rule(LINE, 0.6, { from: textX, to: x + width - 8, y: y + 12 })
    line(page, after, SMALL, { x: textX, y: y + 21, width: width / 2 })
  } else {
    drawSign(page, BOSS_SIGNS[card.id], FOE, { x: x + 8, y: y + 3, size: SIGN })
    const names = { x: textX, width: width - SIGN - 19 }
    line(page, words.say(bossName(card.id)), NAME, { ...names, y: y + 11 })
    const where = `${dungeon.bossRooms[at]} · ${after}`
    line(page, where, SMALL, { ...names, y: y + 20, width: names.width - 34 })
    drawSign(page, HERO_SIGNS[card.doubled], INK, { x: x + width - 30, y: y + 13.5, size: 9 })
    const doubled = { ...NUMBER, color: INK }
    page.write('× 2', doubled, { x: x + width - 6, y: y + 20.5, align: 'right' })
  }
  page.draw({ kind: 'circle', center: [x + 2, y + 2], radius: 6 }, { fill: FOE })
  page.write(
    String(at + 1),
    { ...NUMBER, size: 8, color: PAPER },
    { x: x + 2, y: y + 5, align: 'center' },
  )
  drawResults(layout, card ?? null, { x: x + 5, y: y + CELL.y, width: width - 10 }, at)
}

/** A cell for each threshold, one for flight, and the reward of the strongest. */
function drawResults(layout: Layout, card: BossCard | null, area: Area, at: number): void {
  const { page, filled } = layout
  const columns = columnsIn(area, 5, 3)
  const [flight, reward] = columns.slice(-2)
  const result = filled?.sheet.bosses[at]?.glory ?? null
  for (const [nth, cell] of columns.slice(0, -2).entries()) {
    const threshold = card?.thresholds[nth] ?? null
    drawThreshold(layout, threshold, cell)
    if (result === threshold?.glory) ring(layout, cell, at + nth)
  }
  if (flight === undefined || reward === undefined) return
  drawBox(layout, { ...flight, height: CELL.height }, { fill: TINT })
  const name = {
    x: flight.x + 1,
    y: flight.y + 7.6,
    width: flight.width - 2,
    align: 'center',
  } as const
  line(page, page.words.say('paper.print.flight'), NUMBER, name)
  if (card === null) return
  const center = flight.x + flight.width / 2
  page.write(glory(card.flight), POINTS, { x: center, y: flight.y + 18.4, align: 'center' })
  if (result === card.flight) ring(layout, flight, at)
  const { kind, count } = card.reward
  drawSign(page, REWARD_SIGNS[kind], GOOD, { x: reward.x + 2, y: reward.y + 5, size: 13 })
  const many = { ...NAME, color: GOOD }
  page.write(`× ${count}`, many, { x: reward.x + 17, y: reward.y + 15 })
}

/** From which strength on, what it gives, and what it costs. */
function drawThreshold(layout: Layout, threshold: Threshold | null, cell: Area): void {
  const { page } = layout
  drawBox(layout, { ...cell, height: CELL.height })
  if (threshold === null) return
  const center = cell.x + cell.width / 2
  page.write(`${threshold.atLeast}+`, NUMBER, { x: center, y: cell.y + 7.6, align: 'center' })
  const [won, lost] = [signed(threshold.glory), String(threshold.damage)]
  const [wonWidth, lostWidth] = [page.measure(won, POINTS), page.measure(lost, NUMBER)]
  const left = center - (wonWidth + 3 + lostWidth + HEART_SIZE) / 2
  page.write(won, POINTS, { x: left, y: cell.y + 18.4 })
  page.write(lost, NUMBER, { x: left + wonWidth + 3, y: cell.y + 18.2 })
  const heart = { x: left + wonWidth + 3 + lostWidth, y: cell.y + 12.4, size: HEART_SIZE }
  drawSign(page, HEART_SIGN, HEART, heart)
}

function ring({ page }: Layout, { x, y, width }: Area, at: number): void {
  const size = Math.max(width, CELL.height) + 3
  mark(page, 'ring', { x: x + (width - size) / 2, y: y + (CELL.height - size) / 2, size, at })
}
