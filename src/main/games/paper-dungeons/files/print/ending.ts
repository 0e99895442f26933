/** A picture to share of how a game ended: the dungeon, everybody's total, the winner first, and what was earned. */
import { standings, totalOf } from '@shared/games/paper-dungeons'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { dungeonName } from '@shared/games/paper-dungeons/keys'
import type { Words } from '@shared/words'
import type { EndingSource, Page, Point, Printable, Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { REWARD_SIGNS } from './signs'

/** Wide as screens are, so that it is seen whole wherever it is shared. */
const SIZE: Point = [600, 338]
const ART_WIDTH = 196
const LEFT = ART_WIDTH + 26
const RIGHT = SIZE[0] - 24

const GROUND = '#efe3c8'
const ART = '#3b2a1c'
const LINE = '#b39a6a'
const GOLD = '#e3b556'
const INK = '#2a1d12'
const MUTED = '#6b5a43'
const TITLE: Style = { face: 'title', size: 26, color: INK }
const WHERE: Style = { face: 'bold', size: 12, color: MUTED }
const TEXT: Style = { face: 'body', size: 12, color: INK }
const BOLD: Style = { face: 'bold', size: 12, color: INK }
const SMALL: Style = { face: 'body', size: 9, color: MUTED }
const TOTALS_TOP = 112
const LINE_HEIGHT = 18
const HONOUR_HEIGHT = 15
const MOST_HONOURS = 2

export function endingPicture(source: EndingSource<PaperTypes>, words: Words): Printable {
  const { say } = words
  const { dungeon: id } = source.outcome
  const dungeon = say(id === null ? 'paper.title.drawn' : dungeonName(id))
  return {
    title: [dungeon, say('paper.name')].join(' – '),
    size: SIZE,
    createdAt: source.at,
    draw: (page) => {
      drawArt(page)
      const width = RIGHT - LEFT
      const title = page.fit(dungeon, TITLE, width, 14)
      page.title(title.text, title.style, { x: LEFT, y: 52 })
      const facts = [say('paper.name'), words.day(source.day, 'medium')].join(' · ')
      const where = page.fit(facts, WHERE, width, 8)
      page.write(where.text, where.style, { x: LEFT, y: 76 })
      drawTotals(page, source)
      drawHonours(page, source.honours)
      const footer = page.fit(say('paper.ending.footer'), SMALL, width, 6)
      page.write(footer.text, footer.style, { x: LEFT, y: SIZE[1] - 14 })
    },
  }
}

/** A way of rooms, crossed out one after the other, up to a gem. */
function drawArt(page: Page): void {
  const [width, height] = SIZE
  page.draw({ kind: 'rect', corner: [0, 0], width, height }, { fill: GROUND })
  page.draw({ kind: 'rect', corner: [0, 0], width: ART_WIDTH, height }, { fill: ART })
  page.draw({ kind: 'rect', corner: [ART_WIDTH, 0], width: 2, height }, { fill: GOLD })
  const room = 44
  const rooms: readonly Point[] = [
    [32, 250],
    [76, 250],
    [76, 206],
    [76, 162],
    [120, 162],
    [120, 118],
  ]
  for (const corner of rooms)
    page.draw(
      { kind: 'rect', corner, width: room, height: room },
      { fill: '#5a4430', stroke: { color: LINE, width: 1.5 } },
    )
  const middles = rooms.map(([x, y]): Point => [x + room / 2, y + room / 2])
  page.draw(
    { kind: 'lines', lines: [middles] },
    { stroke: { color: GOLD, width: 2.5, cap: 'round', join: 'round', dash: 5 } },
  )
  drawSign(page, REWARD_SIGNS.gem, GOLD, { x: 98, y: 44, size: 62 })
}

/** Everybody, the highest total first. */
function drawTotals(page: Page, { outcome, players }: EndingSource<PaperTypes>): void {
  const { say } = page.words
  const ranks = standings(outcome)
  const lines = outcome.players
    .map(({ boxes }, seat) => ({
      name: players[seat] ?? say('paper.form.player', { number: seat + 1 }),
      total: totalOf(boxes),
      rank: ranks[seat]?.rank ?? seat + 1,
    }))
    .toSorted((one, other) => one.rank - other.rank)
  for (const [at, { name, total, rank }] of lines.entries()) {
    const y = TOTALS_TOP + at * LINE_HEIGHT
    const style = rank === 1 ? BOLD : TEXT
    const fitted = page.fit(name, style, RIGHT - LEFT - 48, 7)
    page.write(fitted.text, fitted.style, { x: LEFT, y })
    page.write(String(total).replace('-', '−'), style, { x: RIGHT, y, align: 'right' })
    page.rule(LINE, 0.5, { from: LEFT, to: RIGHT, y: y + 5 })
  }
}

/** The first of what it earned and of the records that it broke. */
function drawHonours(page: Page, honours: readonly string[]): void {
  const shown = honours.slice(0, MOST_HONOURS)
  for (const [at, honour] of shown.entries()) {
    const y = SIZE[1] - 34 - (shown.length - 1 - at) * HONOUR_HEIGHT
    drawSign(page, REWARD_SIGNS.gem, MUTED, { x: LEFT, y: y - 9, size: 10 })
    const fitted = page.fit(honour, { ...TEXT, size: 11 }, RIGHT - LEFT - 18, 7)
    page.write(fitted.text, fitted.style, { x: LEFT + 18, y })
  }
}
