/** Files that leave the app: pages to print, pictures, rows, the app's own formats, plays for BG Stats. */
import type {
  CampaignSummary,
  EndedGame,
  ExportedFile,
  LeftOut,
  LeftThing,
  Paper,
  ParsedInput,
} from '@shared/api'
import { localDay } from '@shared/days'
import type { Day } from '@shared/days'
import { Refusal } from '@shared/errors'
import type { Content, Named, RecordContent } from '@shared/content'
import { separatorIn } from '@shared/csv'
import type { CsvSeparator } from '@shared/csv'
import { FILE_TYPES } from '@shared/file-types'
import type { GameId, GameTypes, Phrase, SeatInfo } from '@shared/games/game'
import type { CampaignId, Instant, PackId, RecordId, SheetId, TableId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Words } from '@shared/words'
import { requireGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import type { Printable, PrintRules, SeatSource, SheetSource } from '../games/print-rules'
import type { SheetFileRules } from '../games/sheet-file-rules'
import type { ContentScope } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'
import type { PrintedPage } from '../print'
import { makeBgStats } from './bg-stats'
import { zipOf } from './bundle'
import { makeCampaignFile } from './campaign-json'
import { makeCsv } from './csv'
import { fileName } from './file-name'
import { finishedGames } from './finished-games'
import { sayPhrase } from './phrase'
import { nameContent, nameRecord, nameSheet } from './named'
import { cannotLeave, requireCampaign } from './take-bundle'
import type { Accept } from './take-bundle'
import { wordsIn } from './words'

/** A sheet of a campaign, and how its game shows it. */
export interface ShownSheet {
  readonly campaign: CampaignId
  readonly role: string
  readonly player: string
  readonly shown: object
}

/** A table as it lies open to all. */
export interface OpenTable {
  readonly game: Game
  readonly options: GameTypes['options']
  readonly seats: readonly SeatInfo[]
  readonly view: GameTypes['view']
  readonly updatedAt: Instant
}

/** A game that is over. */
export interface GameEnd {
  readonly game: Game
  readonly outcome: GameTypes['outcome']
  readonly players: readonly (string | null)[]
  /** Null where its table is not here, or cannot be replayed any more. */
  readonly view: GameTypes['view']
  readonly honours: readonly Phrase[]
  readonly endedAt: Instant
  readonly day: Day
}

export interface ExportParts {
  readonly games: Games
  readonly queries: ExchangeQueries
  /** A sheet that is not in the bin, nor its campaign; refuses any other. */
  readonly sheet: (id: SheetId) => ShownSheet
  /** A table that is not in the bin; refuses any other. */
  readonly table: (id: TableId) => OpenTable
  /** What its steps add up to; null: they cannot be replayed. */
  readonly tallyOf: (id: TableId) => unknown
  /** A finished game that is not in the bin; refuses any other. */
  readonly ended: (game: EndedGame) => Promise<GameEnd>
  /** A campaign that is not in the bin; refuses any other. */
  readonly campaign: (id: CampaignId) => CampaignSummary
  readonly accept: Accept
  /** Takes a bundle out of the library; refuses with what `takeBundle` does. */
  readonly bundle: (
    scope: ContentScope,
    locale: Locale,
  ) => Promise<{ readonly file: Uint8Array; readonly leftOut: readonly LeftOut[] }>
  /** @param content all that could be read */
  readonly nameLeftOut: (
    left: readonly LeftThing[],
    content: Content,
    say: (phrase: Phrase) => string,
  ) => readonly LeftOut[]
  /** What is in a pack of a game; refuses one that there is not. */
  readonly packContent: (pack: PackId, game: GameId) => object
  /** What is in the pack that new games of a game are played with; null: none is. */
  readonly packInUse: (game: GameId) => object | null
  /** The version of this release, named in the app's own files. */
  readonly app: string
}

const MIME = {
  pdf: 'application/pdf',
  png: 'image/png',
  csv: 'text/csv',
  zip: 'application/zip',
} as const
/** BG Stats opens its files by this ending. */
const BG_STATS = { ending: 'bgsplay', mime: 'application/json' } as const

/** How rows are written: the words in them, and what stands between two cells; null: as the language has it. */
interface RowOptions {
  readonly locale: Locale
  readonly separator: CsvSeparator | null
}
interface CsvOf extends RowOptions {
  readonly game: Game
  readonly only: SheetId | null
}
/** A file of each game. */
interface FileOfGame {
  /** Which games of a kind would be in it. */
  readonly gamesIn: (everything: Named<Content>, game: Game) => readonly unknown[]
  /** Whether those outside campaigns are among them. */
  readonly singles: boolean
  readonly ending: string
  readonly mime: string
  readonly make: (everything: Named<Content>, game: Game) => string
}

/** What can be exported; the same content gives the same bytes. Refused with `not-found` and `deleted`. */
export function createExports({
  queries,
  games,
  sheet,
  table,
  tallyOf,
  ended,
  campaign,
  accept,
  bundle,
  nameLeftOut,
  packContent,
  packInUse,
  app,
}: ExportParts) {
  /** What another computer takes, but for the actions of tables, and what is left out for that. */
  const whole = (scope: ContentScope, words: Words): Taken<Content> => {
    const stored = queries.content(scope, 'heads')
    const { content, left } = accept(stored, () => null)
    requireCampaign(content, scope)
    return { content, leftOut: named(left, stored.content, words) }
  }
  /**
   * How the games ended that can be read, and which cannot.
   * @param singles whether games outside campaigns would be in the file, too
   */
  const facts = (scope: ContentScope, words: Words, singles = false): Taken<Named<Content>> => {
    const { content, left } = queries.content(scope, 'facts')
    const games = left.filter(
      ({ kind, single }) => kind === 'campaign' || kind === 'record' || (singles && single),
    )
    const unread = games.map(({ kind, key }) => ({ kind, key, why: 'damaged' as const }))
    const names = queries.playerNames()
    return { content: nameContent(content, names), leftOut: named(unread, content, words) }
  }
  const named = (left: readonly LeftThing[], content: Content, words: Words): readonly LeftOut[] =>
    nameLeftOut(left, content, (phrase) => sayPhrase(words, phrase))
  const bundleFile = async (
    scope: ContentScope,
    locale: Locale,
    name: string,
  ): Promise<ExportedFile> => {
    const { file, leftOut } = await bundle(scope, locale)
    return fileOf(name, FILE_TYPES.bundle.mime, file, leftOut)
  }
  const csvOf = (content: Named<Content>, { game, only, locale, separator }: CsvOf): string =>
    makeCsv(content, {
      game,
      sheet: only,
      words: wordsIn(locale),
      separator: separator ?? separatorIn(locale),
    })
  const bgStatsOf = (content: Named<Content>, game: Game, locale: Locale): string =>
    jsonText(makeBgStats(content, game, wordsIn(locale)))
  /** @throws Refusal `database-damaged` where the sheet itself would be taken nowhere */
  const sheetFileOf = (
    id: SheetId,
    { shown }: ShownSheet,
    { game, content }: { readonly game: Game; readonly content: Content },
  ): unknown => {
    const names = queries.playerNames()
    const stored = content.sheets.find((each) => each.id === id)
    const [within] = content.campaigns
    if (stored === undefined || within === undefined) throw cannotLeave()
    const played = new Map(content.records.map((record) => [record.id, record]))
    const recordOf = (record: RecordId): Named<RecordContent> | null => {
      const found = played.get(record)
      return found === undefined ? null : nameRecord(found, names)
    }
    const sheet = { campaign: within, sheet: nameSheet(stored, names), shown }
    return sheetFileRules(game).write(sheet, recordOf, app)
  }
  /** The games that there is something of, in the order of the app; the first where there is nothing. */
  const gamesPlayed = (
    content: Named<Content>,
    gamesIn: FileOfGame['gamesIn'],
  ): readonly Game[] => {
    const all = Object.values(games)
    const played = all.filter((game) => gamesIn(content, game).length > 0)
    return played.length > 0 ? played : all.slice(0, 1)
  }
  /** One file a game; in a zip, where there are several. */
  const fileOfEach = (
    asked: GameId | null,
    locale: Locale,
    { gamesIn, singles, ending, mime, make }: FileOfGame,
  ): ExportedFile => {
    const words = wordsIn(locale)
    const chosen = asked === null ? null : requireGame(games, asked)
    const { content: everything, leftOut } = facts('everything', words, singles)
    const wanted = chosen === null ? gamesPlayed(everything, gamesIn) : [chosen]
    const files = wanted.map((game) => ({
      title: sayPhrase(words, game.phrases.name),
      content: make(everything, game),
    }))
    const [only, ...others] = files
    const app = words.say('app.name')
    if (only !== undefined && others.length === 0)
      return fileOf(fileName([], app, ending), mime, only.content, leftOut)
    const packed = files.map(
      ({ title, content }) => [fileName([], title, ending), content] as const,
    )
    return fileOf(fileName([], app, 'zip'), MIME.zip, zipOf(packed), leftOut)
  }

  return {
    sheet: async (input: ParsedInput<'exports.sheet'>): Promise<ExportedFile> => {
      const { sheet: id, format, locale, separator } = input
      const of = sheet(id)
      const home = campaign(of.campaign)
      const game = requireGame(games, home.game)
      const words = wordsIn(locale)
      const role = sayRole(game, of.role, words)
      const name = (ending: string) => fileName([home.name, of.player], role, ending)
      switch (format) {
        case 'pdf':
        case 'png':
          return printedFile(
            name(format),
            MIME[format],
            await printed(
              await sheetPage(
                game,
                { sheet: of.shown, campaign: home, inUse: packInUse(game.id) },
                words,
              ),
              { ...input, format },
            ),
          )
        case 'csv': {
          const { content, leftOut } = facts({ campaign: of.campaign }, words)
          const rows = csvOf(content, { game, only: id, locale, separator })
          return fileOf(name('csv'), MIME.csv, rows, leftOut)
        }
        case 'json': {
          const { ending, mime } = FILE_TYPES.sheet
          const { content, leftOut } = whole({ campaign: of.campaign }, words)
          const records = leftOut.filter(({ kind }) => kind === 'record')
          const text = jsonText(sheetFileOf(id, of, { game, content }))
          return fileOf(name(ending), mime, text, records)
        }
      }
    },
    /** @throws Refusal `bad-input` where there is no such seat, or the game's players have no sheets */
    table: async ({
      table: id,
      seat,
      ...page
    }: ParsedInput<'exports.table'>): Promise<ExportedFile> => {
      const { game, options, seats, view, updatedAt: at } = table(id)
      const sitting = seats[seat]
      if (sitting === undefined)
        throw new Refusal('bad-input', 'The table has no such seat.', { field: 'seat' })
      const words = wordsIn(page.locale)
      // Alone there is nobody to be told apart from: the line for the name stays free.
      const unnamed = seats.length === 1 ? '' : words.say('table.seats.seat', { number: seat + 1 })
      const player = sitting.player ?? unnamed
      const { kind, printable } = await seatPage(
        game,
        { seat, player, view, tally: () => tallyOf(id), at, day: localDay(at) },
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
    campaign: async (input: ParsedInput<'exports.campaign'>): Promise<ExportedFile> => {
      const { format, locale, separator } = input
      const home = campaign(input.campaign)
      const scope = { campaign: input.campaign }
      const game = requireGame(games, home.game)
      const words = wordsIn(locale)
      const title = sayPhrase(words, game.phrases.name)
      const name = (ending: string) => fileName([home.name], title, ending)
      switch (format) {
        case 'csv': {
          const { content, leftOut } = facts(scope, words)
          const rows = csvOf(content, { game, only: null, locale, separator })
          return fileOf(name('csv'), MIME.csv, rows, leftOut)
        }
        case 'json': {
          const { ending, mime } = FILE_TYPES.campaign
          const { content, leftOut } = whole(scope, words)
          const told = leftOut.filter(({ kind }) => kind !== 'table')
          return fileOf(name(ending), mime, jsonText(makeCampaignFile(content, app)), told)
        }
        case 'delve':
          return bundleFile(scope, locale, name(FILE_TYPES.bundle.ending))
        case 'bgstats': {
          const { content, leftOut } = facts(scope, words)
          const plays = bgStatsOf(content, game, locale)
          return fileOf(name(BG_STATS.ending), BG_STATS.mime, plays, leftOut)
        }
      }
    },
    /** @throws Refusal `bad-input` where there is no such game */
    everything: async ({
      format,
      game,
      locale,
      separator,
    }: ParsedInput<'exports.everything'>): Promise<ExportedFile> => {
      switch (format) {
        case 'csv':
          return fileOfEach(game, locale, {
            gamesIn: finishedGames,
            singles: true,
            ending: 'csv',
            mime: MIME.csv,
            make: (everything, of) =>
              csvOf(everything, { game: of, only: null, locale, separator }),
          })
        case 'delve': {
          const app = wordsIn(locale).say('app.name')
          return bundleFile('everything', locale, fileName([], app, FILE_TYPES.bundle.ending))
        }
        case 'bgstats':
          return fileOfEach(game, locale, {
            ...BG_STATS,
            gamesIn: finishedGames,
            singles: true,
            make: (everything, of) => bgStatsOf(everything, of, locale),
          })
      }
    },
  }
}
export type Exports = ReturnType<typeof createExports>

/** Content for a file, and what is left out of it. */
interface Taken<Of> {
  readonly content: Of
  readonly leftOut: readonly LeftOut[]
}

function fileOf(
  name: string,
  mime: string,
  content: string | Uint8Array,
  leftOut: readonly LeftOut[] = [],
): ExportedFile {
  const base64 = bytesOf(content).toString('base64')
  return { name, mime, base64, missing: [], leftOut }
}

/** The same memory, not a copy of it: a bundle may have many megabytes. */
function bytesOf(content: string | Uint8Array): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

function printedFile(name: string, mime: string, { bytes, missing }: PrintedPage): ExportedFile {
  return { ...fileOf(name, mime, bytes), missing }
}

function jsonText(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}

export interface PageOptions {
  readonly paper: Paper
  readonly locale: Locale
}

// Fonts and drawing are loaded at the first print: most starts of the app need neither.
async function printed(
  printable: Printable,
  { format, paper, locale }: PageOptions & { readonly format: 'pdf' | 'png' },
): Promise<PrintedPage> {
  const { print } = await import('../print')
  return print(printable, { format, paper, words: wordsIn(locale) })
}

function withoutSheets(): Refusal {
  return new Refusal('bad-input', 'The game has no sheets.', { field: 'game' })
}

function printRules({ files: { print } }: Game): Promise<PrintRules> {
  if (print === null) throw withoutSheets()
  return print.load()
}

async function sheetPage(game: Game, source: SheetSource, words: Words): Promise<Printable> {
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

function sheetFileRules({ files: { sheets } }: Game): SheetFileRules {
  if (sheets === null) throw withoutSheets()
  return sheets.file
}

/** What a sheet's role is called; one that the game does not name is called by its id. */
function sayRole({ files }: Game, role: string, words: Words): string {
  const named = files.sheets?.role(role) ?? null
  return named === null ? role : sayPhrase(words, named)
}
