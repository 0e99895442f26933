/** The tracks across the page: life and damage, the satchel, gems and monsters (rules page, 10, 12 and 13). */
import { HEROES } from '@shared/games/paper-dungeons'
import { line, type Area } from '../../../print-layout'
import { INK } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { countBits } from '@shared/games/paper-dungeons/bits'
import { HEARTS_PER_POTION, RESURRECTION_GLORY, TOP_LEVEL } from '../../content/printed'
import {
  ACCENT,
  drawBox,
  glory,
  GOOD,
  HEART,
  heading,
  HEADING,
  LABEL,
  NUMBER,
  SMALL,
} from './layout'
import type { Layout } from './layout'
import { mark } from './pencil'
import { HEART_SIGN, REWARD_SIGNS } from './signs'

const LENGTH = TOP_LEVEL * HEROES.length
const LABEL_WIDTH = 44
const RISEN_WIDTH = 92
const PALE_HEART = '#efcfca'
const DAMAGE_HEART = '#dd9388'

export const LIFE_HEIGHT = HEADING.height + 37
export const SATCHEL_HEIGHT = HEADING.height + 22
export const COUNTS_HEIGHT = HEADING.height + 27

/** As many hearts as there is life, and below them those that damage has taken. */
export function drawLife(layout: Layout, { x, y, width }: Area): void {
  const { page, content, filled } = layout
  const { words } = page
  const sheet = filled?.sheet ?? null
  const life = sheet?.levels.reduce((sum, level) => sum + level, 0) ?? HEROES.length
  const damage = sheet?.damage ?? 0
  const count = sheet === null ? undefined : words.say('paper.sheet.damageOf', { damage, life })
  heading(layout, 'paper.print.lifeAndDamage', { x, y, width }, count)
  const step = (width - LABEL_WIDTH - RISEN_WIDTH) / LENGTH
  const size = Math.min(step - 2, 13)
  for (const [row, { key, color, printed, marks }] of [
    // The life of the first levels is printed.
    { key: 'paper.print.life', color: PALE_HEART, printed: HEROES.length, marks: life },
    { key: 'paper.sheet.damage', color: DAMAGE_HEART, printed: 0, marks: damage },
  ].entries()) {
    const top = y + HEADING.height + row * 15
    line(page, words.say(key), LABEL, { x, y: top + 8.6, width: LABEL_WIDTH - 4 })
    for (let at = 0; at < LENGTH; at++) {
      const corner = { x: x + LABEL_WIDTH + at * step, y: top }
      drawSign(page, HEART_SIGN, at < printed ? HEART : color, { ...corner, size })
      if (at >= printed && at < marks) mark(page, 'stroke', { ...corner, size, at })
    }
  }
  const below = y + HEADING.height + 35
  page.write('H', { ...NUMBER, color: INK }, { x: x + LABEL_WIDTH - 6, y: below, align: 'right' })
  for (const penalty of content.tracks.damage) {
    const middle = x + LABEL_WIDTH + (penalty.from - 0.5) * step - 1
    page.write(glory(penalty.glory), NUMBER, { x: middle, y: below, align: 'center' })
  }
  drawResurrection(layout, { x: x + width - RISEN_WIDTH + 12, y: y + HEADING.height + 7 })
}

function drawResurrection(
  layout: Layout,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { page, filled } = layout
  const size = 15
  drawBox(layout, { x, y, width: size, height: size }, { strong: true })
  if (filled?.sheet.resurrected === true) mark(page, 'cross', { x, y, size, at: 1 })
  const name = page.words.say('paper.boxes.I')
  line(page, name, SMALL, { x: x + size + 4, y: y + 6, width: RISEN_WIDTH - size - 18 })
  const points = `I  ${glory(RESURRECTION_GLORY)}`
  page.write(points, { ...NUMBER, color: INK }, { x: x + size + 4, y: y + 14 })
}

/** Potions in rows, each with its bonus behind it; hearts of theirs that took damage are struck out. */
export function drawSatchel(layout: Layout, { x, y, width }: Area): void {
  const { page, content, filled } = layout
  const { potionRows } = content.tracks
  const sheet = filled?.sheet ?? null
  const room = potionRows.reduce((sum, { size }) => sum + size, 0)
  const count = sheet === null ? undefined : `${sheet.potions} / ${room}`
  heading(layout, 'paper.sheet.satchel', { x, y, width }, count)
  const bonus = 26
  const step = (width - bonus * potionRows.length) / room
  const top = y + HEADING.height
  let left = x
  let potion = 0
  for (const row of potionRows) {
    for (let at = 0; at < row.size; at++) {
      const flask = { x: left + 1, y: top, size: 20 }
      drawSign(page, REWARD_SIGNS.potion, ACCENT, flask)
      if (potion < (sheet?.potions ?? 0))
        mark(page, 'ring', { x: left, y: top - 1, size: 22, at: potion })
      for (let heart = 0; heart < HEARTS_PER_POTION; heart++) {
        const corner = { x: left + 23, y: top + heart * 10.4, size: 9.4 }
        drawSign(page, HEART_SIGN, DAMAGE_HEART, corner)
        if (potion * HEARTS_PER_POTION + heart < (sheet?.hearts ?? 0))
          mark(page, 'stroke', { ...corner, at: potion + heart })
      }
      left += step
      potion += 1
    }
    const arrow = [
      [left - 2, top + 7],
      [left + 3, top + 10.5],
      [left - 2, top + 14],
    ] as const
    page.draw({ kind: 'polygon', points: arrow }, { fill: ACCENT })
    drawSign(page, REWARD_SIGNS[row.bonus], GOOD, { x: left + 5, y: top + 3, size: 15 })
    left += bonus
  }
}

/** Gems and monsters side by side: each space with what it is worth, and what it brings. */
export function drawCounts(layout: Layout, { x, y, width }: Area): void {
  const { content, filled } = layout
  const { gems, monsters } = content.tracks
  const gap = 18
  const step = (width - gap) / (gems.length + monsters.length - 2)
  const gemsWidth = (gems.length - 1) * step
  drawCount(
    layout,
    { title: 'paper.sheet.gems', letter: 'F', spaces: gems.slice(1) },
    { x, y, width: gemsWidth },
    filled?.sheet.gemMarks ?? null,
  )
  drawCount(
    layout,
    {
      title: 'paper.sheet.monsters',
      letter: 'G',
      spaces: monsters.slice(1).map((points) => ({ glory: points, bonus: null })),
    },
    { x: x + gemsWidth + gap, y, width: width - gemsWidth - gap },
    filled === null ? null : countBits(filled.sheet.defeated),
  )
}

interface Track {
  readonly title: string
  readonly letter: string
  readonly spaces: readonly Layout['content']['tracks']['gems'][number][]
}

function drawCount(
  layout: Layout,
  { title, letter, spaces }: Track,
  { x, y, width }: Area,
  marks: number | null,
): void {
  const { page } = layout
  const count = marks === null ? letter : `${letter} · ${marks}`
  heading(layout, title, { x, y, width }, count)
  const step = width / spaces.length
  const size = Math.min(step - 2.4, 17)
  const top = y + HEADING.height
  for (const [at, space] of spaces.entries()) {
    const corner = { x: x + at * step + (step - size) / 2, y: top }
    drawBox(layout, { ...corner, width: size, height: size }, { strong: space.bonus !== null })
    if (space.bonus !== null)
      drawSign(page, REWARD_SIGNS[space.bonus], GOOD, {
        x: corner.x + size * 0.15,
        y: corner.y + size * 0.15,
        size: size * 0.7,
      })
    if (at < (marks ?? 0)) mark(page, 'stroke', { ...corner, size, at })
    const middle = corner.x + size / 2
    const style = { ...NUMBER, color: INK }
    page.write(String(space.glory), style, { x: middle, y: top + size + 7.4, align: 'center' })
  }
}
