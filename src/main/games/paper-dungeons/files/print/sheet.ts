/** A player's sheet as one page, filled or to be filled in by hand: white paper, little ink. */
import { COLUMNS } from '@shared/games/paper-dungeons'
import { dungeonName } from '@shared/games/paper-dungeons/keys'
import { line, titleLine } from '../../../print-layout'
import { INK, LINE } from '../../../print-rules'
import type { Page, Style } from '../../../print-rules'
import { BOSSES_HEIGHT, drawBosses } from './bosses'
import { drawGoals, GOALS_HEIGHT } from './goals'
import { drawHeroes } from './heroes'
import { drawItems } from './items'
import { ACCENT, HEADING, LABEL, SMALL } from './layout'
import type { Layout } from './layout'
import { drawMap } from './map'
import { DOORS, NUMBERS } from './map-place'
import { drawScore, SCORE_HEIGHT } from './score'
import { drawTracker, TRACKER_HEIGHT } from './tracker'
import {
  COUNTS_HEIGHT,
  drawCounts,
  drawLife,
  drawSatchel,
  LIFE_HEIGHT,
  SATCHEL_HEIGHT,
} from './tracks'

const MARGIN = { side: 36, top: 34, bottom: 24 }
const HEADER = 56
const FOOTER = 13
/** Heroes and items beside the map need so much. */
const BESIDE = 206
const MAP_GAP = 15
const TITLE: Style = { face: 'title', size: 25, color: INK }
const VALUE: Style = { face: 'body', size: 12, color: INK }

/** Below the map, from top to bottom. */
const BANDS = [
  { height: LIFE_HEIGHT, draw: drawLife },
  { height: SATCHEL_HEIGHT, draw: drawSatchel },
  { height: COUNTS_HEIGHT, draw: drawCounts },
  { height: TRACKER_HEIGHT, draw: drawTracker },
  { height: BOSSES_HEIGHT, draw: drawBosses },
  { height: GOALS_HEIGHT, draw: drawGoals },
  { height: SCORE_HEIGHT, draw: drawScore },
] as const
const LEAST_GAP = 5

/** Draws the whole page; the map is as large as the rest leaves it. */
export function drawPage(
  page: Page,
  { content, dungeon, filled }: Pick<Layout, 'content' | 'dungeon' | 'filled'>,
): void {
  const [left, right] = [MARGIN.side, page.width - MARGIN.side]
  const layout: Layout = { page, content, dungeon, filled, left, right }
  const width = right - left
  drawHeader(layout)

  const top = MARGIN.top + HEADER
  const bottom = page.height - MARGIN.bottom - FOOTER
  const bands = BANDS.reduce((sum, { height }) => sum + height + LEAST_GAP, 0)
  const rows = content.rooms.length / COLUMNS.length
  const cell = Math.min(
    (bottom - top - bands - DOORS) / rows,
    (width - BESIDE - NUMBERS - MAP_GAP) / COLUMNS.length,
  )
  drawMap(layout, { x: left + NUMBERS, y: top, cell, rows })
  const mapHeight = rows * cell + DOORS
  drawBeside(layout, {
    x: left + NUMBERS + COLUMNS.length * cell + MAP_GAP,
    y: top - 4,
    height: mapHeight + 4,
  })

  const gap = (bottom - top - mapHeight - bands) / BANDS.length + LEAST_GAP
  let y = top + mapHeight
  for (const { height, draw } of BANDS) {
    y += gap
    draw(layout, { x: left, y, width })
    y += height
  }
  drawFooter(layout)
}

function drawBeside(
  layout: Layout,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { right, content } = layout
  const area = { x, y, width: right - x }
  const heroRow = Math.min(19, height * 0.062)
  const below = drawHeroes(layout, area, heroRow)
  const itemsY = below + 4
  const row = (y + height - itemsY - HEADING.height) / content.items.length
  drawItems(layout, { ...area, y: itemsY }, row)
}

/** The dungeon on the left; on the right, as on a form, who played and when. */
function drawHeader(layout: Layout): void {
  const { page, dungeon, filled, left, right } = layout
  const { words } = page
  const formX = left + (right - left) * 0.56
  const kind = page.capitals(`${words.say('paper.name')} · ${words.say('paper.print.title')}`)
  const style: Style = { ...LABEL, size: 8, color: ACCENT, spacing: 0.6 }
  const place = { x: left, y: MARGIN.top + 8 }
  if (dungeon === null) {
    // A sheet of no dungeon yet is headed by what it is.
    page.title(kind, style, place)
    page.rule(LINE, 0.7, { from: left, to: formX - 24, y: MARGIN.top + 38 })
  } else {
    page.write(kind, style, place)
    const area = { x: left, y: MARGIN.top + 36, width: formX - left - 18 }
    titleLine(page, words.say(dungeonName(dungeon.id)), TITLE, area, 12)
  }
  const dayX = right - 88
  const field = (label: string, value: string, from: number, to: number): void => {
    page.write(page.capitals(label), LABEL, { x: from, y: MARGIN.top + 8 })
    line(page, value, VALUE, { x: from, y: MARGIN.top + 32, width: to - from })
    page.rule(LINE, 0.7, { from, to, y: MARGIN.top + 38 })
  }
  field(words.say('paper.print.player'), filled?.player ?? '', formX, dayX - 12)
  field(dayLabel(layout), filled === null ? '' : words.day(filled.day, 'medium'), dayX, right)
  page.ornament(ACCENT, { from: left, to: right, y: MARGIN.top + 47 })
}

/** A game under way says how far it has come. */
function dayLabel({ page: { words }, filled }: Layout): string {
  if (filled === null || filled.view.stage === 'over') return words.say('paper.print.day')
  const { turn } = filled.view
  return words.say('paper.print.inTurn', { turn })
}

function drawFooter({ page, left, right }: Layout): void {
  const y = page.height - MARGIN.bottom
  const place = { x: left, y, width: right - left, align: 'center' } as const
  line(page, page.words.say('paper.print.footer'), SMALL, place)
}
