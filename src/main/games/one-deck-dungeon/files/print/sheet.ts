/** A campaign sheet as one page, played or to be filled in by hand: white paper, little ink. */
import { heroName } from '@shared/games/one-deck-dungeon/keys'
import type { HeroId, OddContent, OddTypes } from '@shared/games/one-deck-dungeon'
import { line, titleLine } from '../../../print-layout'
import { INK, LINE } from '../../../print-rules'
import type { Page, SheetSource, Style } from '../../../print-rules'
import { newestDay } from './age'
import { drawBosses } from './bosses'
import { drawGames } from './games'
import { HERO_COLORS, LABEL, SMALL } from './layout'
import type { Layout } from './layout'
import { drawTalents } from './talents'

const MARGIN = { side: 42, top: 36, bottom: 24 }
const HERO: Style = { face: 'title', size: 36, color: INK }
const VALUE: Style = { face: 'body', size: 13, color: INK }

/** The accent of a sheet that is nobody's yet. */
const PLAIN = '#5b5147'

/** A sheet as it stands, or an empty one for a hero or for any. */
export type Printed = {
  /** What a pack says in the place of our own values; undefined: nothing. */
  readonly changed: OddContent | undefined
} & (
  | { readonly source: SheetSource<OddTypes>; readonly hero: HeroId }
  | { readonly source: null; readonly hero: HeroId | null }
)

/** Draws the whole page. */
export function drawPage(page: Page, printed: Printed): void {
  const layout: Layout = {
    page,
    accent: printed.hero === null ? PLAIN : HERO_COLORS[printed.hero],
    left: MARGIN.side,
    right: page.width - MARGIN.side,
    top: MARGIN.top,
    bottom: page.height - MARGIN.bottom,
  }
  const sheet = printed.source?.sheet ?? null
  drawHeader(layout, printed)
  const talents = drawTalents({ ...layout, changed: printed.changed }, sheet, layout.top + 96)
  const bosses = drawBosses(layout, sheet, talents + 24)
  drawGames(layout, sheet, bosses + 24, layout.bottom - 20)
  drawFooter(layout)
}

/** The hero on the left; on the right, as on a form, who plays it, in which campaign, as of when. */
function drawHeader(layout: Layout, { source, hero }: Printed): void {
  const { page, accent, left, right, top } = layout
  const { words } = page
  const formX = left + (right - left) * 0.42
  const title = `${words.say('odd.name')} · ${words.say('odd.print.title')}`
  const kind = page.capitals(title)
  const style: Style = { ...LABEL, size: 8, color: accent, spacing: 0.6 }
  const place = { x: left, y: top + 6 }
  if (hero === null) {
    // A sheet that is no hero's yet is headed by what it is.
    page.title(kind, style, place)
    page.rule(LINE, 0.7, { from: left, to: formX - 30, y: top + 52 })
  } else {
    page.write(kind, style, place)
    const area = { x: left - 1, y: top + 48, width: formX - left - 20 }
    titleLine(page, words.say(heroName(hero)), HERO, area, 18)
  }

  const field = (label: string, value: string, y: number, from: number, to: number) => {
    page.write(page.capitals(label), LABEL, { x: from, y: y - 18 })
    line(page, value, VALUE, { x: from, y: y - 3, width: to - from }, 8)
    page.rule(LINE, 0.7, { from, to, y })
  }
  const dateX = right - 118
  const asOf = source === null ? '' : words.day(newestDay(source), 'long')
  field(words.say('odd.print.player'), source?.sheet.player ?? '', top + 26, formX, right)
  field(words.say('odd.print.campaign'), source?.campaign.name ?? '', top + 59, formX, dateX - 14)
  field(words.say('odd.print.asOf'), asOf, top + 59, dateX, right)
  page.ornament(accent, { from: left, to: right, y: top + 74 })
}

function drawFooter({ page, left, right, bottom }: Layout): void {
  const place = { x: left, y: bottom, width: right - left, align: 'center' } as const
  line(page, page.words.say('odd.print.footer'), SMALL, place, 6)
}
