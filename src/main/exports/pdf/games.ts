/** The games of a sheet: how many were played and won (R45), and the latest ones, as many as fit. */
import type { GameRecord, Sheet } from '@shared/api'
import { dungeonName, tierName } from '@renderer/locales/keys'
import { capitals, drawHeading, LABEL, SMALL, TEXT } from './page'
import type { Page } from './page'
import { drawRule, INK, LINE } from './shapes'
import { fit, measure, write } from './type'
import type { Style } from './type'

const COUNT: Style = { face: 'bold', size: 13, color: INK }
const ROW = 11.6

/** Fills the page down to `bottom`: lines without a game are there to be written on. */
export const drawGames = (page: Page, sheet: Sheet, y: number, bottom: number): void => {
  const { doc, words, left, right } = page
  drawHeading(page, words.say('print.games'), { x: left, width: right - left, y })
  drawCounts(page, sheet, y + 19)

  const top = y + 36
  drawTableHead(page, top)
  const rows = Math.floor((bottom - top) / ROW)
  const latest = sheet.records.toSorted((a, b) => Date.parse(b.endedAt) - Date.parse(a.endedAt))
  const listed = latest.length > rows ? latest.slice(0, rows - 1) : latest
  for (const [at, record] of listed.entries()) drawGame(page, record, top + (at + 1) * ROW)
  if (latest.length > listed.length) {
    const earlier = words.say('print.earlier', { games: latest.length - listed.length })
    write(doc, earlier, SMALL, { x: left, y: top + rows * ROW })
  }
  for (let row = 0; row <= rows; row += 1)
    drawRule(doc, LINE, row === 0 ? 0.7 : 0.3, { from: left, to: right, y: top + row * ROW + 3.2 })
}

/** What is counted, each with its number, in one centred line. */
const drawCounts = (page: Page, sheet: Sheet, y: number): void => {
  const { doc, words } = page
  const placed = sheet.records.reduce((sum, { marks }) => sum + marks.length, 0)
  const toPlace = sheet.open?.placeable ? sheet.open.earned - sheet.open.placed : 0
  const counts = [
    { label: words.say('print.played'), count: sheet.games },
    { label: words.say('print.won'), count: sheet.wins },
    { label: words.say('print.lost'), count: sheet.games - sheet.wins },
    { label: words.say('print.placed'), count: placed },
    ...(toPlace > 0 ? [{ label: words.say('print.toPlace'), count: toPlace }] : []),
  ].map(({ label, count }) => {
    const labelWidth = measure(doc, label, TEXT) + 5
    return {
      label,
      count: String(count),
      labelWidth,
      width: labelWidth + measure(doc, String(count), COUNT),
    }
  })
  const gap = 24
  const width = counts.reduce((sum, entry) => sum + entry.width, gap * (counts.length - 1))
  let x = (page.left + page.right - width) / 2
  for (const entry of counts) {
    write(doc, entry.label, TEXT, { x, y })
    write(doc, entry.count, COUNT, { x: x + entry.labelWidth, y })
    x += entry.width + gap
  }
}

/** Where the table's columns begin, as shares of the page's width; the last one ends at its edge. */
const COLUMNS = { date: 0, dungeon: 0.2, tier: 0.48, result: 0.72 } as const

const columnX = ({ left, right }: Page, column: keyof typeof COLUMNS): number =>
  left + (right - left) * COLUMNS[column]

const drawTableHead = (page: Page, y: number): void => {
  const { doc, words } = page
  const head = (text: string) => capitals(page, text)
  write(doc, head(words.say('print.date')), LABEL, { x: columnX(page, 'date'), y })
  write(doc, head(words.say('print.dungeon')), LABEL, { x: columnX(page, 'dungeon'), y })
  write(doc, head(words.say('print.tier')), LABEL, { x: columnX(page, 'tier'), y })
  write(doc, head(words.say('print.result')), LABEL, { x: columnX(page, 'result'), y })
  write(doc, head(words.say('print.checkmarks')), LABEL, { x: page.right, y, align: 'right' })
}

const drawGame = (page: Page, record: GameRecord, y: number): void => {
  const { doc, words } = page
  const { dungeon, tier, result } = record.outcome
  const width = (page.right - page.left) * 0.23
  const cell = (text: string, column: keyof typeof COLUMNS, style = TEXT) => {
    const fitted = fit(doc, text, style, width, 6)
    write(doc, fitted.text, fitted.style, { x: columnX(page, column), y })
  }
  cell(words.day(record.endedAt, 'medium'), 'date')
  cell(words.say(dungeonName(dungeon)), 'dungeon')
  if (tier !== null) cell(words.say(tierName(tier)), 'tier')
  if (result === 'won') cell(words.say('print.victory'), 'result', { ...TEXT, face: 'bold' })
  else cell(words.say('print.defeat'), 'result')
  write(doc, String(record.checkmarks.total), TEXT, { x: page.right, y, align: 'right' })
}
