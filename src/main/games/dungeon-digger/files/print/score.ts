/** The score of every player, part by part (section 13); of a blank sheet, boxes to fill in. */
import { AWARDS, standings, totalOf, type Outcome } from '@shared/games/dungeon-digger'
import { awardName, lordName } from '@shared/games/dungeon-digger/keys'
import { line, type Area } from '../../../print-layout'
import { drawBox, heading, HEADING_HEIGHT, LABEL, NAME, NUMBER, TEXT } from '../../../print-record'
import type { Page } from '../../../print-rules'
import { drawSeat } from './map'

const ROW = 22
const HEAD = 18
/** Parts of the width: who, then one column for each number. */
const WHO = 0.32

/** Who sits where, and what they have; null: to be filled in by hand. */
export interface ScoreRows {
  readonly players: readonly (string | null)[]
  readonly outcome: Outcome | null
}

export function scoreHeight(rows: number): number {
  return HEADING_HEIGHT + HEAD + rows * ROW + 4
}

export function drawScore(page: Page, { players, outcome }: ScoreRows, area: Area): void {
  const { say } = page.words
  heading(page, say('digger.print.score'), area)
  const heads = [
    say('digger.print.gold'),
    say('digger.print.escapes'),
    ...AWARDS.map((award) => say(awardName(award))),
    say('digger.print.coins'),
    say('digger.print.total'),
    say('digger.print.place'),
  ]
  const top = area.y + HEADING_HEIGHT
  const step = (area.width * (1 - WHO)) / heads.length
  const columns = heads.map((_, at) => ({
    x: area.x + area.width * WHO + at * step + 3,
    width: step - 6,
  }))
  for (const [at, head] of heads.entries()) {
    const { x, width } = columns[at] ?? area
    for (const [row, text] of page.wrap(head, LABEL, width + 4, 2).entries())
      line(page, text, LABEL, { x, y: top + 6 + row * 7, width, align: 'center' })
  }
  for (const [seat, player] of players.entries()) {
    const y = top + HEAD + seat * ROW
    drawWho(page, { seat, player, outcome }, { x: area.x, y, width: area.width * WHO - 4 })
    const values = outcome === null ? null : valuesOf(outcome, seat)
    for (const [at, { x, width }] of columns.entries()) {
      drawBox(page, { x, y, width, height: ROW - 4 })
      const value = values?.[at] ?? ''
      line(page, value, NUMBER, { x, y: y + 13.4, width, align: 'center' })
    }
  }
}
function drawWho(
  page: Page,
  { seat, player, outcome }: { seat: number; player: string | null; outcome: Outcome | null },
  { x, y, width }: Area,
): void {
  drawSeat(page, seat, { center: [x + 8, y + 9], radius: 7.5, light: '#ffffff' })
  const lord = outcome?.scores[seat]?.lord ?? null
  const beside = { x: x + 20, width: width - 20 }
  if (player === null) page.rule('#b9ad9e', 0.7, { from: beside.x, to: x + width, y: y + 14 })
  else line(page, player, NAME, { ...beside, y: y + (lord === null ? 12 : 8) })
  if (lord !== null) line(page, page.words.say(lordName(lord)), TEXT, { ...beside, y: y + 16 })
}
/** In the order of the columns; the total of an eliminated player is a dash. */
function valuesOf(outcome: Outcome, seat: number): readonly string[] {
  const [score, place] = [outcome.scores[seat], standings(outcome)[seat]]
  if (score === undefined || place === undefined) return []
  return [
    String(score.gold),
    String(score.escapes),
    ...AWARDS.map((award) => (score.awards.includes(award) ? '✓' : '')),
    String(score.coins),
    place.score === null ? '–' : String(totalOf(score)),
    String(place.rank),
  ]
}
