/** A game as one page: the map as it was dug, everybody's score, and what one player did. */
import { FEATS, type DungeonDiggerTypes, type Tally } from '@shared/games/dungeon-digger'
import { featName } from '@shared/games/dungeon-digger/keys'
import { phrases, titleOf } from '@shared/games/dungeon-digger/phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { line, type Area } from '../../../print-layout'
import {
  ACCENT,
  drawBox,
  drawCounts,
  drawFooter,
  drawHeader,
  MARGIN,
  NAME,
  TINT,
} from '../../../print-record'
import type { Page, SeatSource } from '../../../print-rules'
import { drawMap, ON_PAPER } from './map'
import { drawScore, scoreHeight } from './score'

type Source = SeatSource<DungeonDiggerTypes>

const FEATS_HEIGHT = 58
const GAP = 10

export function drawSheet(page: Page, source: Source): void {
  const { view, player } = source
  const { say } = page.words
  const area = { x: MARGIN.side, width: page.width - 2 * MARGIN.side }
  const title = resolvePhrase(titleOf(view.players.length, view.options.scenario), say)
  const header = drawHeader(page, {
    kind: `${say('digger.name')} · ${say('digger.print.sheet')}`,
    title,
    fields: [
      { label: say('digger.print.player'), value: player },
      { label: dayLabel(page, source), value: page.words.day(source.day, 'medium') },
    ],
  })
  const top = drawVerdict(page, source, { ...area, y: header })
  const bottom = drawFigures(page, source, { ...area, y: page.height - MARGIN.bottom - 14 })
  const box = { ...area, y: top, height: bottom - top - GAP }
  drawBox(page, box, TINT)
  const place = { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 }
  drawMap(page, view, place, ON_PAPER)
  drawFooter(page, say('digger.print.footer'))
}

/** A game under way says how far it has come. */
function dayLabel({ words }: Page, { view }: Source): string {
  if (view.outcome !== null) return words.say('digger.print.day')
  return words.say('digger.print.inRound', { round: view.round })
}
/** How the game ended. @returns below it */
function drawVerdict(page: Page, { view }: Source, { x, y, width }: Area): number {
  if (view.outcome === null) return y
  const ended = resolvePhrase(phrases.result(view.outcome), page.words.say)
  line(page, ended, { ...NAME, size: 11, color: ACCENT }, { x, y: y + 9, width })
  return y + 18
}
/** At the foot of the page: the score once there is one, and what the player did. @returns above them */
function drawFigures(page: Page, source: Source, { x, y, width }: Area): number {
  const { view, seat, player } = source
  const done = source.tally()?.seats[seat]
  let top = y
  if (done !== undefined) {
    top -= FEATS_HEIGHT
    drawFeats(page, done, { x, y: top, width })
  }
  if (view.outcome === null) return top
  top -= scoreHeight(view.players.length)
  const players = view.players.map((_, at) => nameOf(page, source, at, player))
  drawScore(page, { players, outcome: view.outcome }, { x, y: top, width })
  return top
}
/** Who sits elsewhere the page does not know. */
function nameOf({ words: { say } }: Page, source: Source, at: number, player: string): string {
  return at === source.seat && player !== '' ? player : say('digger.print.seat', { seat: at + 1 })
}
function drawFeats(page: Page, done: Tally['seats'][number], area: Area): void {
  const { say } = page.words
  const counts = FEATS.map((feat) => ({ label: say(featName(feat)), value: done[feat] }))
  drawCounts(page, say('digger.print.feats'), counts, { ...area, gap: 8 })
}
