/** Pages to print and pictures, which games draw. */
import type { ExportedFile, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameId, Phrase } from '@shared/games/game'
import type { PackId } from '@shared/ids'
import type { Words } from '@shared/words'
import { requireGame } from '../games'
import type { Game } from '../games/game'
import type { Printable, PrintRules, SeatSource, SheetSource } from '../games/print-rules'
import type { PrintedPage } from '../print'
import { MIME, printedFile } from './exported-file'
import { fileName } from './file-name'
import type { ExportParts, PageOptions } from './parts'
import { sayPhrase } from './phrase'
import { wordsIn } from './words'

type PageParts = Pick<ExportParts, 'games' | 'table' | 'tallyOf' | 'ended' | 'packContent'>

/** The pages that no campaign is needed for. */
export function createPages({ games, table, tallyOf, ended, packContent }: PageParts) {
  return {
    /** @throws Refusal `bad-input` where there is no such seat, or the game's players have no sheets */
    table: async ({
      table: id,
      seat,
      ...page
    }: ParsedInput<'exports.table'>): Promise<ExportedFile> => {
      const { game, options, seats, view, updatedAt: at, day } = table(id)
      const sitting = seats[seat]
      if (sitting === undefined)
        throw new Refusal('bad-input', 'The table has no such seat.', { field: 'seat' })
      const words = wordsIn(page.locale)
      // Alone there is nobody to be told apart from: the line for the name stays free.
      const unnamed = seats.length === 1 ? '' : words.say('table.seats.seat', { number: seat + 1 })
      const player = sitting.player ?? unnamed
      const { kind, printable } = await seatPage(
        game,
        { seat, player, view, tally: () => tallyOf(id), at, day },
        words,
      )
      const title = sayPhrase(words, game.phrases.title(options))
      const name = fileName([title, player], sayPhrase(words, kind), page.format)
      return printedFile(name, MIME[page.format], await printed(printable, page))
    },
    /** @throws Refusal `bad-input` where the game draws none */
    ending: async ({
      ended: which,
      locale,
    }: ParsedInput<'exports.ending'>): Promise<ExportedFile> => {
      const { game, endedAt: at, honours: told, ...source } = await ended(which)
      const words = wordsIn(locale)
      const honours = told.map((phrase) => sayPhrase(words, phrase))
      const rules = await game.files.print?.load()
      const printable = rules?.ending?.({ ...source, at, honours }, words)
      if (printable === undefined)
        throw new Refusal('bad-input', 'The game draws no such picture.', { field: 'game' })
      const title = sayPhrase(words, game.files.title(source.outcome))
      const name = fileName([title], words.day(source.day, 'medium'), 'png')
      // It has a size of its own, whatever the paper.
      const page = { format: 'png', paper: 'a4', locale } as const
      return printedFile(name, MIME.png, await printed(printable, page))
    },
    /**
     * A sheet to fill in by hand.
     * @param role whose it is to be; null: anybody's
     * @throws Refusal `bad-input` where the game has no sheets
     */
    blank: async (
      id: GameId,
      role: string | null,
      { pack = null, ...page }: PageOptions & { readonly pack?: PackId | null },
    ): Promise<ExportedFile> => {
      const game = requireGame(games, id)
      const words = wordsIn(page.locale)
      const rules = await printRules(game)
      const sheet = rules.blank(role, words, pack === null ? null : packContent(pack, id))
      const title = sayPhrase(words, game.phrases.name)
      const name = fileName([title, sheet.role ?? ''], sayPhrase(words, rules.kind), 'pdf')
      return printedFile(name, MIME.pdf, await printed(sheet, { ...page, format: 'pdf' }))
    },
  }
}

// Fonts and drawing are loaded at the first print: most starts of the app need neither.
export async function printed(
  printable: Printable,
  { format, paper, locale }: PageOptions & { readonly format: 'pdf' | 'png' },
): Promise<PrintedPage> {
  const { print } = await import('../print')
  return print(printable, { format, paper, words: wordsIn(locale) })
}

export function withoutSheets(): Refusal {
  return new Refusal('bad-input', 'The game has no sheets.', { field: 'game' })
}

function printRules({ files: { print } }: Game): Promise<PrintRules> {
  if (print === null) throw withoutSheets()
  return print.load()
}

export async function sheetPage(game: Game, source: SheetSource, words: Words): Promise<Printable> {
  const page = (await printRules(game)).sheet?.(source, words)
  if (page === undefined) throw withoutSheets()
  return page
}

async function seatPage(
  game: Game,
  source: SeatSource,
  words: Words,
): Promise<{ readonly kind: Phrase; readonly printable: Printable }> {
  const rules = await game.files.print?.load()
  const printable = rules?.seat?.(source, words)
  if (rules === undefined || printable === undefined)
    throw new Refusal('bad-input', 'The players of the game have no sheets.', { field: 'table' })
  return { kind: rules.kind, printable }
}
