/** A campaign sheet as one page, played or to be filled in by hand: white paper, little ink. */
import { heroName } from '@shared/games/one-deck-dungeon/keys'
import type { CampaignSummary } from '@shared/api'
import type { HeroId, Sheet } from '@shared/games/one-deck-dungeon'
import type { Instant } from '@shared/ids'
import type { Words } from '../words'
import { drawBosses } from './bosses'
import type { Canvas } from './canvas'
import { drawGames } from './games'
import { capitals, LABEL, SMALL } from './page'
import type { Page } from './page'
import { drawOrnament, drawRule, INK, LINE } from './shapes'
import { drawTalents } from './talents'
import { fit, write } from './type'
import type { Style } from './type'

const MARGIN = { side: 42, top: 36, bottom: 24 }
const HERO_COLORS: Readonly<Record<HeroId, string>> = {
  warrior: '#94500f',
  rogue: '#7d1a55',
  mage: '#1f4f9e',
  archer: '#2c6440',
  paladin: '#6a5a3a',
}
const HERO: Style = { face: 'title', size: 36, color: INK }
const VALUE: Style = { face: 'body', size: 13, color: INK }

/** The accent of a sheet that is nobody's yet. */
const PLAIN = '#5b5147'

/** What a sheet is drawn from. */
export interface SheetSource {
  readonly sheet: Sheet
  readonly campaign: CampaignSummary
}

/** The sheet's age instead of the clock's time: printing twice gives the same file. */
export const newestDate = ({ sheet }: SheetSource): Instant =>
  sheet.records.reduce(
    (newest, { endedAt }) => (endedAt > newest ? endedAt : newest),
    sheet.createdAt,
  )

/** A sheet as it stands, or an empty one for a hero or for any. */
export type Printed =
  | { readonly source: SheetSource; readonly hero: HeroId }
  | { readonly source: null; readonly hero: HeroId | null }

/** Draws the whole page. */
export const drawPage = (canvas: Canvas, printed: Printed, words: Words): void => {
  const page: Page = {
    canvas,
    words,
    accent: printed.hero === null ? PLAIN : HERO_COLORS[printed.hero],
    left: MARGIN.side,
    right: canvas.width - MARGIN.side,
    top: MARGIN.top,
    bottom: canvas.height - MARGIN.bottom,
  }
  const sheet = printed.source?.sheet ?? null
  drawHeader(page, printed)
  const talents = drawTalents(page, sheet, page.top + 96)
  const bosses = drawBosses(page, sheet, talents + 24)
  drawGames(page, sheet, bosses + 24, page.bottom - 20)
  drawFooter(page)
}

/** The hero on the left; on the right, as on a form, who plays it, in which campaign, as of when. */
const drawHeader = (page: Page, { source, hero }: Printed): void => {
  const { canvas, words, accent, left, right, top } = page
  const formX = left + (right - left) * 0.42
  const title = `${words.say('odd.name')} · ${words.say('odd.print.title')}`
  write(
    canvas,
    capitals(page, title),
    { ...LABEL, size: 8, color: accent, spacing: 1 },
    { x: left, y: top + 6 },
  )
  if (hero === null) drawRule(canvas, LINE, 0.7, { from: left, to: formX - 30, y: top + 52 })
  else {
    const name = fit(words.say(heroName(hero)), HERO, formX - left - 20, 18)
    write(canvas, name.text, name.style, { x: left - 1, y: top + 48 })
  }

  const field = (label: string, value: string, y: number, from: number, to: number) => {
    write(canvas, capitals(page, label), LABEL, { x: from, y: y - 18 })
    const fitted = fit(value, VALUE, to - from, 8)
    write(canvas, fitted.text, fitted.style, { x: from, y: y - 3 })
    drawRule(canvas, LINE, 0.7, { from, to, y })
  }
  const dateX = right - 118
  const asOf = source === null ? '' : words.day(newestDate(source), 'long')
  field(words.say('odd.print.player'), source?.sheet.player ?? '', top + 26, formX, right)
  field(words.say('odd.print.campaign'), source?.campaign.name ?? '', top + 59, formX, dateX - 14)
  field(words.say('odd.print.asOf'), asOf, top + 59, dateX, right)
  drawOrnament(canvas, accent, { from: left, to: right, y: top + 74 })
}

const drawFooter = ({ canvas, words, left, right, bottom }: Page): void => {
  const footer = fit(words.say('odd.print.footer'), SMALL, right - left, 6)
  write(canvas, footer.text, footer.style, { x: (left + right) / 2, y: bottom, align: 'center' })
}
