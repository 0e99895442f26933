/** Files of many games: rows for spreadsheets, plays for BG Stats, the app's own formats, with what is left out of each. */
import type { ExportedFile, LeftOut, LeftThing } from '@shared/api'
import { separatorIn } from '@shared/csv'
import type { CsvSeparator } from '@shared/csv'
import type { Content, Named, RecordContent } from '@shared/content'
import { FILE_TYPES } from '@shared/file-types'
import type { GameId } from '@shared/games/game'
import type { RecordId, SheetId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Words } from '@shared/words'
import { requireGame } from '../games'
import type { Game } from '../games/game'
import type { SheetFileRules } from '../games/sheet-file-rules'
import type { ContentScope } from '../store/content-reads'
import { makeBgStats } from './bg-stats'
import { zipOf } from './bundle'
import { makeCsv } from './csv'
import { fileOf, jsonText, MIME } from './exported-file'
import { fileName } from './file-name'
import { nameContent, nameRecord, nameSheet } from './named'
import { withoutSheets } from './pages'
import type { ExportParts, ShownSheet } from './parts'
import { sayPhrase } from './phrase'
import { cannotLeave, requireCampaign } from './take-bundle'
import { wordsIn } from './words'

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

/** Content for a file, and what is left out of it. */
interface Taken<Of> {
  readonly content: Of
  readonly leftOut: readonly LeftOut[]
}

type RowParts = Pick<ExportParts, 'app' | 'queries' | 'games' | 'accept' | 'bundle' | 'nameLeftOut'>

/** What such files are made of, for the exports that offer them. */
export function createRows({ app, queries, games, accept, bundle, nameLeftOut }: RowParts) {
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

  return { whole, facts, bundleFile, csvOf, bgStatsOf, sheetFileOf, fileOfEach }
}

function sheetFileRules({ files: { sheets } }: Game): SheetFileRules {
  if (sheets === null) throw withoutSheets()
  return sheets.file
}
