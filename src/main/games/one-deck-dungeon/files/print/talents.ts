/** The talents of a sheet by group: the basic ones, then the three focuses side by side (R43, R44). */
import { BASIC_TALENTS, FOCUSES, SPACE_COLORS } from '@shared/games/one-deck-dungeon'
import type { OddContent, Sheet, TalentId, TalentMarks } from '@shared/games/one-deck-dungeon'
import { printLegend, talentName } from '@shared/games/one-deck-dungeon/keys'
import { focusWords, talentWords } from '@shared/games/one-deck-dungeon/effect-phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { columnsIn, line } from '../../../print-layout'
import { catalogue } from '../../cards'
import { LABEL, NAME, SMALL, TEXT } from './layout'
import type { Layout } from './layout'
import { drawSpace } from './spaces'

const SPACE = { size: 10.5, step: 15.5 }
const EFFECT = { top: 29, leading: 11, least: 2, most: 3 }
const COLUMN_GAP = 20
const HEADING_HEIGHT = 20
/** Between the effect of one talent and the name of the next. */
const TALENT_GAP = 20

/** A page that tells what talents do: by our own values, or as a pack has changed them. */
type Told = Layout & { readonly changed: OddContent | undefined }

/** @returns the baseline of the last line */
export function drawTalents(layout: Told, sheet: Sheet | null, y: number): number {
  const { page, accent, left, right, changed } = layout
  const { words } = page
  page.heading(words.say('odd.print.basicTalents'), accent, { x: left, width: right - left, y })
  const focusesY = drawRow(layout, sheet, BASIC_TALENTS, y + HEADING_HEIGHT) + 8

  const area = { x: left, y: focusesY, width: right - left }
  const columns = columnsIn(area, FOCUSES.length, COLUMN_GAP)
  const talentsOf = FOCUSES.map((focus) =>
    catalogue.talents.filter((talent) => talent.focus === focus).map(({ id }) => id),
  )
  for (const [at, focus] of FOCUSES.entries()) {
    const column = columns[at]
    if (column) page.heading(resolvePhrase(focusWords(focus, changed), words.say), accent, column)
  }
  let rowY = focusesY + HEADING_HEIGHT
  for (let row = 0; row < Math.max(...talentsOf.map(({ length }) => length)); row += 1)
    rowY = drawRow(
      layout,
      sheet,
      talentsOf.map((ids) => ids[row]).filter((id) => id !== undefined),
      rowY,
    )
  const legendY = rowY + 4
  drawLegend(layout, legendY)
  return legendY
}

/** Talents side by side. @returns where the next row begins */
function drawRow(layout: Told, sheet: Sheet | null, ids: readonly TalentId[], y: number): number {
  const { page, left, right, changed } = layout
  const area = { x: left, y, width: right - left }
  let lines = EFFECT.least
  for (const [at, column] of columnsIn(area, ids.length, COLUMN_GAP).entries()) {
    const id = ids[at]
    if (!id) continue
    drawTalent(
      layout,
      id,
      sheet?.talents.find(({ talent }) => talent === id),
      column,
    )
    const effect = page.wrap(
      resolvePhrase(talentWords(id, changed), page.words.say),
      TEXT,
      column.width,
      EFFECT.most,
    )
    for (const [row, text] of effect.entries())
      page.write(text, TEXT, { x: column.x, y: y + EFFECT.top + row * EFFECT.leading })
    lines = Math.max(lines, effect.length)
  }
  return y + EFFECT.top + (lines - 1) * EFFECT.leading + TALENT_GAP
}

/** Name and seal, and the spaces below them. */
function drawTalent(
  { page, accent }: Layout,
  id: TalentId,
  state: TalentMarks | undefined,
  { x, width, y }: { readonly x: number; readonly width: number; readonly y: number },
): void {
  const { words } = page
  const earned = state?.earned === true ? page.capitals(words.say('odd.print.earned')) : ''
  const sealWidth = earned === '' ? 0 : page.measure(earned, LABEL) + 16
  line(page, words.say(talentName(id)), NAME, { x, y, width: width - sealWidth - 6 }, 7)
  if (earned !== '') {
    const right = x + width
    page.write(earned, { ...LABEL, color: accent }, { x: right, y, align: 'right' })
    page.seal(accent, { x: right - sealWidth + 6, y: y - 3, radius: 5.6 })
  }

  const spaces = catalogue.talents.find((talent) => talent.id === id)?.spaces
  let left = x + 1
  for (const color of SPACE_COLORS)
    for (let at = 0; at < (spaces?.[color] ?? 0); at += 1) {
      drawSpace(page, color, at < (state?.marks[color] ?? 0), {
        x: left,
        y: y + 7,
        size: SPACE.size,
      })
      left += SPACE.step
    }
}

/** Which dungeons allow which space. */
function drawLegend({ page, left, right }: Layout, y: number): void {
  const gap = 22
  const entries = SPACE_COLORS.map((color) => {
    const text = page.words.say(printLegend(color))
    return { color, text, width: 12 + page.measure(text, SMALL) }
  })
  const width = entries.reduce((sum, entry) => sum + entry.width, gap * (entries.length - 1))
  let x = (left + right - width) / 2
  for (const entry of entries) {
    drawSpace(page, entry.color, false, { x, y: y - 6.4, size: 7 })
    page.write(entry.text, SMALL, { x: x + 12, y })
    x += entry.width + gap
  }
}
