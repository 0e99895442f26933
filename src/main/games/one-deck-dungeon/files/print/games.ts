/** The games of a sheet: how many were played and won (R45), and the latest ones, as many as fit. */
import type { HeroId, Sheet, SheetRecord } from '@shared/games/one-deck-dungeon'
import { compareText } from '@shared/file-parts'
import { dungeonName, heroName, tierName } from '@shared/games/one-deck-dungeon/keys'
import { line } from '../../../print-layout'
import { INK, LINE } from '../../../print-rules'
import type { Page, Style } from '../../../print-rules'
import { LABEL, SMALL, TEXT } from './layout'
import type { Layout } from './layout'

const COUNT: Style = { face: 'bold', size: 13, color: INK }
const ROW = 11.6

/** Fills the page down to `bottom`: lines without a game are there to be written on. */
export function drawGames(layout: Layout, sheet: Sheet | null, y: number, bottom: number): void {
  const { page, accent, left, right } = layout
  page.heading(page.words.say('odd.print.games'), accent, { x: left, width: right - left, y })
  drawCounts(layout, sheet, y + 19)

  const top = y + 36
  drawTableHead(layout, top)
  const rows = Math.floor((bottom - top) / ROW)
  const records = sheet?.records ?? []
  const latest = records.toSorted((a, b) =>
    compareText(`${b.day} ${b.endedAt}`, `${a.day} ${a.endedAt}`),
  )
  const listed = latest.length > rows ? latest.slice(0, rows - 1) : latest
  for (const [at, record] of listed.entries())
    if (sheet !== null) drawGame(layout, sheet, record, top + (at + 1) * ROW)
  if (latest.length > listed.length) {
    const earlier = page.words.say('odd.print.earlier', { games: latest.length - listed.length })
    page.write(earlier, SMALL, { x: left, y: top + rows * ROW })
  }
  for (let row = 0; row <= rows; row += 1)
    page.rule(LINE, row === 0 ? 0.7 : 0.3, { from: left, to: right, y: top + row * ROW + 3.2 })
}

/** What is counted, each with its number, in one centred line; on an empty sheet, room for it. */
function drawCounts(layout: Layout, sheet: Sheet | null, y: number): void {
  const { page, left, right } = layout
  const counts = countsOf(layout, sheet).map(({ label, count }) => {
    const labelWidth = page.measure(label, TEXT) + 5
    const countWidth = count === null ? TO_WRITE : page.measure(count, COUNT)
    return { label, count, labelWidth, width: labelWidth + countWidth }
  })
  const gap = 24
  const width = counts.reduce((sum, entry) => sum + entry.width, gap * (counts.length - 1))
  let x = (left + right - width) / 2
  for (const { label, count, labelWidth, width: own } of counts) {
    page.write(label, TEXT, { x, y })
    if (count !== null) page.write(count, COUNT, { x: x + labelWidth, y })
    else page.rule(LINE, 0.5, { from: x + labelWidth, to: x + own, y: y + 1 })
    x += own + gap
  }
}

/** Room for a number written by hand. */
const TO_WRITE = 28

function countsOf(
  { page: { words } }: Layout,
  sheet: Sheet | null,
): readonly { readonly label: string; readonly count: string | null }[] {
  const shown = (key: string, count: number | undefined) => ({
    label: words.say(key),
    count: count === undefined ? null : String(count),
  })
  const fromPaper = sheet?.paper ?? null
  const placed = sheet?.records.reduce(
    (sum, { marks }) => sum + marks.length,
    fromPaper?.marks.length ?? 0,
  )
  const toPlace = sheet?.open?.placeable === true ? sheet.open.earned - sheet.open.placed : 0
  return [
    shown('odd.print.played', sheet?.games),
    shown('odd.print.won', sheet?.wins),
    shown('odd.print.lost', sheet === null ? undefined : sheet.games - sheet.wins),
    ...(fromPaper === null ? [] : [shown('odd.print.fromPaper', fromPaper.games)]),
    shown('odd.print.placed', placed),
    ...(toPlace > 0 ? [shown('odd.print.toPlace', toPlace)] : []),
  ]
}

/** Where the table's columns begin, as shares of the page's width. */
const COLUMNS = {
  date: 0,
  dungeon: 0.15,
  tier: 0.36,
  party: 0.52,
  result: 0.74,
  end: 0.88,
} as const
type Column = Exclude<keyof typeof COLUMNS, 'end'>
const AFTER: Readonly<Record<Column, keyof typeof COLUMNS>> = {
  date: 'dungeon',
  dungeon: 'tier',
  tier: 'party',
  party: 'result',
  result: 'end',
}

function columnX({ left, right }: Layout, column: keyof typeof COLUMNS): number {
  return left + (right - left) * COLUMNS[column]
}

/** Writes a text at the beginning of a column, made to fit. */
function cell(layout: Layout, text: string, style: Style, column: Column, y: number): void {
  const { page } = layout
  const width = columnX(layout, AFTER[column]) - columnX(layout, column) - 6
  line(page, text, style, { x: columnX(layout, column), y, width }, 6)
}

function drawTableHead(layout: Layout, y: number): void {
  const { page, right } = layout
  const { words } = page
  const head = (key: string, column: Column) =>
    cell(layout, page.capitals(words.say(key)), LABEL, column, y)
  head('odd.print.date', 'date')
  head('odd.print.dungeon', 'dungeon')
  head('odd.print.tier', 'tier')
  head('odd.print.with', 'party')
  head('odd.print.result', 'result')
  const checkmarks = page.capitals(words.say('odd.print.checkmarks'))
  page.write(checkmarks, LABEL, { x: right, y, align: 'right' })
}

/** A hero with its player, where somebody said who that was. */
function partner({ words }: Page, hero: HeroId, player: string | null): string {
  return player === null ? words.say(heroName(hero)) : `${words.say(heroName(hero))} (${player})`
}

function drawGame(layout: Layout, { hero }: Sheet, record: SheetRecord, y: number): void {
  const { page, right } = layout
  const { words } = page
  const { dungeon, tier, result, heroes } = record.outcome
  cell(layout, words.day(record.day, 'medium'), TEXT, 'date', y)
  cell(layout, words.say(dungeonName(dungeon)), TEXT, 'dungeon', y)
  if (tier !== null) cell(layout, words.say(tierName(tier)), TEXT, 'tier', y)
  const others = heroes.flatMap((other, seat) => {
    const player = record.seats[seat]?.player ?? null
    return other === hero ? [] : [partner(page, other, player)]
  })
  if (others.length > 0) cell(layout, others.join(', '), TEXT, 'party', y)
  const won = result === 'won'
  const outcome = words.say(won ? 'odd.print.victory' : 'odd.print.defeat')
  const cards = record.table === null ? ` · ${words.say('odd.print.cards')}` : ''
  cell(layout, outcome + cards, won ? { ...TEXT, face: 'bold' } : TEXT, 'result', y)
  page.write(String(record.checkmarks.total), TEXT, { x: right, y, align: 'right' })
}
