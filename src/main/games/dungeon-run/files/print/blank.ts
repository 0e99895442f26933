/** A sheet on which a game with the real cards is written down: who played whom, its end, points alone, what heroes did. */
import { BOSSES, FEATS, HOW_ENDED, MOST_PLAYERS } from '@shared/games/dungeon-run'
import { bossName, featName, endingName } from '@shared/games/dungeon-run/keys'
import { columnsIn, line, type Area } from '../../../print-layout'
import { LINE, type Page } from '../../../print-rules'
import {
  drawBox,
  drawFooter,
  drawHeader,
  drawTicks,
  heading,
  HEADING_HEIGHT,
  LABEL,
  MARGIN,
  SMALL,
  TINT,
} from '../../../print-record'
import { drawScore, SCORE_HEIGHT } from './score'

const ROW = 22
const GRID_CELLS = 13

export function drawBlank(page: Page): void {
  const { say } = page.words
  const area = { x: MARGIN.side, width: page.width - 2 * MARGIN.side }
  let y = drawHeader(page, {
    kind: say('run.name'),
    title: say('run.print.record'),
    fields: [
      { label: say('run.print.rounds'), value: '' },
      { label: say('run.print.day'), value: '' },
    ],
  })
  y = drawPlayers(page, { ...area, y }) + 10
  y = drawTicks(
    page,
    say('run.files.boss'),
    BOSSES.map((id) => say(bossName(id))),
    { ...area, y },
  )
  y = drawTicks(
    page,
    say('run.files.ending'),
    HOW_ENDED.map((id) => say(endingName(id))),
    {
      ...area,
      y,
    },
  )
  y += 4
  drawScore(page, null, { ...area, y })
  y += SCORE_HEIGHT
  const bottom = page.height - MARGIN.bottom - 14
  y = drawFeats(page, { ...area, y: y + 8 })
  drawGrid(page, { ...area, y: y + 8 }, bottom)
  drawFooter(page, say('run.print.footer'))
}

/** A line for each hero. @returns below them */
function drawPlayers(page: Page, { x, y, width }: Area): number {
  const { say } = page.words
  const heads = [
    say('run.print.player'),
    say('run.print.hero'),
    say('run.print.placeHead'),
    say('run.print.leftAs'),
  ]
  const parts = [0.4, 0.32, 0.12, 0.16]
  const lefts = parts.map((_, at) => x + width * parts.slice(0, at).reduce((a, b) => a + b, 0))
  for (const [at, head] of heads.entries())
    line(page, page.capitals(head), LABEL, {
      x: lefts[at] ?? x,
      y: y + 6,
      width: width * (parts[at] ?? 0) - 8,
    })
  for (let seat = 0; seat < MOST_PLAYERS; seat++)
    for (const [at, from] of lefts.entries())
      page.rule(LINE, 0.7, {
        from,
        to: from + width * (parts[at] ?? 0) - 8,
        y: y + 8 + ROW * (seat + 1),
      })
  return y + 8 + ROW * MOST_PLAYERS
}

/** A row for each hero, a column for each feat. */
function drawFeats(page: Page, area: Area): number {
  const { say } = page.words
  heading(page, say('run.print.feats'), area)
  const top = area.y + HEADING_HEIGHT + 2
  const columns = columnsIn(area, FEATS.length, 4)
  for (const [at, feat] of FEATS.entries()) {
    const { x, width } = columns[at] ?? area
    for (const [row, text] of page.wrap(say(featName(feat)), SMALL, width + 2, 2).entries())
      page.write(text, SMALL, { x: x + width / 2, y: top + 5 + row * 6.6, align: 'center' })
    for (let seat = 0; seat < MOST_PLAYERS; seat++)
      drawBox(page, { x, y: top + 16 + seat * 17, width, height: 14 })
  }
  return top + 16 + MOST_PLAYERS * 17
}

/** The dungeon, to be drawn in; the entrance is where one likes. */
function drawGrid(page: Page, area: Area, bottom: number): void {
  heading(page, page.words.say('run.print.map'), area)
  const top = area.y + HEADING_HEIGHT + 2
  const rows = Math.max(1, Math.floor((bottom - top) / (area.width / GRID_CELLS)))
  const cell = Math.min(area.width / GRID_CELLS, (bottom - top) / rows)
  const width = cell * GRID_CELLS
  const x = area.x + (area.width - width) / 2
  drawBox(page, { x, y: top, width, height: rows * cell }, TINT)
  for (let row = 1; row < rows; row++)
    page.rule(LINE, 0.5, { from: x, to: x + width, y: top + row * cell })
  const lines = Array.from({ length: GRID_CELLS - 1 }, (_, at) => {
    const left = x + (at + 1) * cell
    return [
      [left, top],
      [left, top + rows * cell],
    ] as const
  })
  page.draw({ kind: 'lines', lines }, { stroke: { color: LINE, width: 0.5 } })
}
