/** A campaign sheet as one printed page: white paper, little ink, the same bytes for the same sheet. */
import PDFDocument from 'pdfkit'
import { heroName } from '@renderer/locales/keys'
import type { Paper } from '@shared/api'
import type { Instant } from '@shared/ids'
import type { HeroId } from '@shared/games/one-deck-dungeon'
import type { SheetSource } from '@shared/sheet-file'
import type { Words } from '../words'
import { drawBosses } from './bosses'
import { drawGames } from './games'
import { capitals, LABEL, SMALL } from './page'
import type { Page } from './page'
import { drawOrnament, drawRule, INK, LINE } from './shapes'
import { drawTalents } from './talents'
import { fit, registerFonts, write } from './type'
import type { Style } from './type'

const APP = 'Delver’s Table'
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

/**
 * @param source the sheet and its campaign
 * @param words of the language to print in
 * @param paper A4 or Letter
 * @returns the bytes of a PDF of one page
 */
export const drawSheet = async (
  source: SheetSource,
  words: Words,
  paper: Paper,
): Promise<Buffer> => {
  const { sheet, campaign } = source
  const hero = words.say(heroName(sheet.hero))
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    lang: words.locale,
    displayTitle: true,
    info: {
      Title: `${hero} – ${sheet.player} – ${campaign.name}`,
      Creator: APP,
      CreationDate: new Date(newestDate(source)),
    },
  })
  const bytes = collect(doc)
  registerFonts(doc)
  drawPage(
    {
      doc,
      words,
      accent: HERO_COLORS[sheet.hero],
      left: MARGIN.side,
      right: doc.page.width - MARGIN.side,
      top: MARGIN.top,
      bottom: doc.page.height - MARGIN.bottom,
    },
    source,
  )
  doc.end()
  return bytes
}

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

/** The sheet's age instead of the clock's time: printing twice gives the same file. */
const newestDate = ({ sheet }: SheetSource): Instant =>
  sheet.records.reduce(
    (newest, { endedAt }) => (endedAt > newest ? endedAt : newest),
    sheet.createdAt,
  )

const drawPage = (page: Page, source: SheetSource): void => {
  drawHeader(page, source)
  const talents = drawTalents(page, source.sheet, page.top + 96)
  const bosses = drawBosses(page, source.sheet, talents + 24)
  drawGames(page, source.sheet, bosses + 24, page.bottom - 20)
  drawFooter(page)
}

/** The hero on the left; on the right, as on a form, who plays it, in which campaign, as of when. */
const drawHeader = (page: Page, source: SheetSource): void => {
  const { doc, words, accent, left, right, top } = page
  const { sheet, campaign } = source
  const formX = left + (right - left) * 0.42
  const title = `${words.say('odd.name')} · ${words.say('print.title')}`
  write(
    doc,
    capitals(page, title),
    { ...LABEL, size: 8, color: accent, spacing: 1 },
    { x: left, y: top + 6 },
  )
  const hero = fit(doc, words.say(heroName(sheet.hero)), HERO, formX - left - 20, 18)
  write(doc, hero.text, hero.style, { x: left - 1, y: top + 48 })

  const field = (label: string, value: string, y: number, from: number, to: number) => {
    write(doc, capitals(page, label), LABEL, { x: from, y: y - 18 })
    const fitted = fit(doc, value, VALUE, to - from, 8)
    write(doc, fitted.text, fitted.style, { x: from, y: y - 3 })
    drawRule(doc, LINE, 0.7, { from, to, y })
  }
  const dateX = right - 118
  field(words.say('print.player'), sheet.player, top + 26, formX, right)
  field(words.say('print.campaign'), campaign.name, top + 59, formX, dateX - 14)
  field(words.say('print.asOf'), words.day(newestDate(source), 'long'), top + 59, dateX, right)
  drawOrnament(doc, accent, { from: left, to: right, y: top + 74 })
}

const drawFooter = ({ doc, words, left, right, bottom }: Page): void => {
  const footer = fit(doc, words.say('print.footer'), SMALL, right - left, 6)
  write(doc, footer.text, footer.style, { x: (left + right) / 2, y: bottom, align: 'center' })
}
