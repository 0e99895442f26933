/** A page as a file to print or a picture; drawn once, whatever it is drawn on. */
import { heroName } from '@shared/games/one-deck-dungeon/keys'
import type { Paper } from '@shared/api'
import type { HeroId } from '@shared/games/one-deck-dungeon'
import type { Words } from '../words'
import type { Canvas } from './canvas'
import { pdfCanvas } from './pdf-canvas'
import { pngCanvas } from './png-canvas'
import { drawPage, newestDate } from './sheet'
import type { Printed, SheetSource } from './sheet'

export interface PrintOptions {
  readonly format: 'pdf' | 'png'
  readonly paper: Paper
  readonly words: Words
}

/** @returns the bytes of a file with the sheet on one page */
export const printSheet = (source: SheetSource, options: PrintOptions): Promise<Uint8Array> => {
  const { sheet, campaign } = source
  const hero = options.words.say(heroName(sheet.hero))
  const title = `${hero} – ${sheet.player} – ${campaign.name}`
  return print({ source, hero: sheet.hero }, title, newestDate(source), options)
}

/** An empty page has no age. */
const AGELESS = new Date(0).toISOString()

/** @param hero whose sheet it is to be; null: anybody's */
export const printBlank = (hero: HeroId | null, options: PrintOptions): Promise<Uint8Array> => {
  const { say } = options.words
  const title = [say('odd.print.title'), ...(hero === null ? [] : [say(heroName(hero))])].join(
    ' – ',
  )
  return print({ source: null, hero }, title, AGELESS, options)
}

const print = (
  printed: Printed,
  title: string,
  createdAt: string,
  { format, paper, words }: PrintOptions,
): Promise<Uint8Array> => {
  const canvas = canvasOf(format, paper, { title, words, createdAt })
  drawPage(canvas, printed, words)
  return canvas.finish()
}

const canvasOf = (
  format: PrintOptions['format'],
  paper: Paper,
  title: Parameters<typeof pdfCanvas>[1],
): Canvas => {
  switch (format) {
    case 'pdf':
      return pdfCanvas(paper, title)
    case 'png':
      return pngCanvas(paper)
  }
}
