/** A picture to share of how a game ended: the dungeon, everybody's total, the winner first, and what was earned. */
import { standings, totalOf } from '@shared/games/paper-dungeons'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { dungeonName } from '@shared/games/paper-dungeons/keys'
import type { Words } from '@shared/words'
import { drawEdge, drawFooter, drawGrounds, drawHonours, SIZE } from '../../../print-ending'
import { line, titleLine } from '../../../print-layout'
import type { EndingSource, Page, Point, Printable, Style } from '../../../print-rules'
import { drawSign } from '../../../print-signs'
import { REWARD_SIGNS } from './signs'

const ART_WIDTH = 196
const LEFT = ART_WIDTH + 26
const RIGHT = SIZE[0] - 24
const WIDTH = RIGHT - LEFT
const WORDS = { left: LEFT, width: WIDTH }

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
const HONOUR: Style = { ...TEXT, size: 11 }
const SMALL: Style = { face: 'body', size: 9, color: MUTED }
const TOTALS_TOP = 112
const LINE_HEIGHT = 18
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
      titleLine(page, dungeon, TITLE, { x: LEFT, y: 52, width: WIDTH }, 14)
      const where = [say('paper.name'), words.day(source.day, 'medium')].join(' · ')
      line(page, where, WHERE, { x: LEFT, y: 76, width: WIDTH }, 8)
      drawTotals(page, source)
      const mark = { sign: REWARD_SIGNS.gem, color: MUTED, size: 10, rise: 9 }
      drawHonours(page, source.honours, WORDS, { style: HONOUR, mark, most: MOST_HONOURS })
      drawFooter(page, say('paper.ending.footer'), SMALL, WORDS, 6)
    },
  }
}

/** A way of rooms, crossed out one after the other, up to a gem. */
function drawArt(page: Page): void {
  drawGrounds(page, GROUND, ART, ART_WIDTH)
  drawEdge(page, GOLD, ART_WIDTH)
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
    line(page, name, style, { x: LEFT, y, width: WIDTH - 48 }, 7)
    page.write(String(total).replace('-', '−'), style, { x: RIGHT, y, align: 'right' })
    page.rule(LINE, 0.5, { from: LEFT, to: RIGHT, y: y + 5 })
  }
}
