/** The four heroes with their levels, and what the weakest of them is worth (rules page, 8). */
import { HEROES } from '@shared/games/paper-dungeons'
import { heroName } from '@shared/games/paper-dungeons/keys'
import { line, type Area } from '../../../print-layout'
import { INK, LINE, MUTED } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { CLASS_BONUS_LEVEL, TOP_LEVEL } from '../../content/printed'
import { drawBox, heading, HEADING, NAME, NUMBER, PAPER } from './layout'
import type { Layout } from './layout'
import { mark } from './pencil'
import { HERO_SIGNS } from './signs'

const BOX = 13.5
const STEP = 16.5
const EMBLEM = 7.6
const GLORY_ROW = 11

/** @returns the y below them */
export function drawHeroes(layout: Layout, { x, y, width }: Area, row: number): number {
  const { page, content, filled } = layout
  const sheet = filled?.sheet ?? null
  const life = sheet?.levels.reduce((sum, level) => sum + level, 0)
  const shown = life === undefined ? undefined : page.words.say('paper.sheet.life', { life })
  heading(layout, 'paper.sheet.heroes', { x, y, width }, shown)
  const boxesX = x + width - STEP * TOP_LEVEL + (STEP - BOX)
  const top = y + HEADING.height
  for (const [at, hero] of HEROES.entries()) {
    const middle = top + (at + 0.5) * row
    drawEmblem(layout, at, { x: x + EMBLEM + 1, y: middle })
    const nameX = x + 2 * EMBLEM + 6
    const name = page.words.say(heroName(hero))
    line(page, name, NAME, { x: nameX, y: middle + 2.8, width: boxesX - nameX - 4 })
    for (let level = 1; level <= TOP_LEVEL; level++) {
      const box = { x: boxesX + (level - 1) * STEP, y: middle - BOX / 2, width: BOX, height: BOX }
      // The first level is there from the beginning.
      const begun = level === 1
      const fill = begun ? MUTED : PAPER
      drawBox(layout, box, { strong: level === CLASS_BONUS_LEVEL, fill })
      const center = { x: box.x + BOX / 2, y: middle + 2.4, align: 'center' } as const
      page.write(String(level), begun ? { ...NUMBER, color: PAPER } : NUMBER, center)
      if (!begun && level <= (sheet?.levels[at] ?? 0))
        mark(page, 'stroke', { x: box.x, y: box.y, size: BOX, at: at + level })
    }
  }
  const below = top + HEROES.length * row
  page.write('D', { ...NUMBER, color: INK }, { x: boxesX - 6, y: below + 7, align: 'right' })
  for (const [at, points] of content.tracks.lowestHero.entries()) {
    const middle = boxesX + at * STEP + BOX / 2
    page.write(String(points), NUMBER, { x: middle, y: below + 7, align: 'center' })
  }
  return below + GLORY_ROW
}

/** White heroes in a ring, black ones on a disc; before that is known, in a ring to be blackened. */
function drawEmblem(
  { page, content, filled }: Layout,
  at: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const hero = HEROES[at]
  if (hero === undefined) return
  const objective = filled?.sheet.objective ?? null
  const card = content.objectives.find(({ id }) => id === objective)
  const black = card?.black.includes(hero) ?? false
  const stroke = card === undefined ? { color: LINE, width: 1, dash: 2 } : { color: INK, width: 1 }
  page.draw(
    { kind: 'circle', center: [x, y], radius: EMBLEM },
    { fill: black ? INK : PAPER, stroke },
  )
  const size = EMBLEM * 1.3
  const place = { x: x - size / 2, y: y - size / 2, size }
  drawSign(page, HERO_SIGNS[hero], black ? PAPER : INK, place)
}
