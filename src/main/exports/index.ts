/** Files that leave the app: pages to print, pictures, rows, the app's own formats, plays for BG Stats. */
import type { ExportedFile, ParsedInput } from '@shared/api'
import { FILE_TYPES } from '@shared/file-types'
import type { Words } from '@shared/words'
import { requireGame } from '../games'
import type { Game } from '../games/game'
import { makeCampaignFile } from './campaign-json'
import { BG_STATS, fileOf, jsonText, MIME, printedFile } from './exported-file'
import { fileName } from './file-name'
import { finishedGames } from './finished-games'
import { createPages, printed, sheetPage } from './pages'
import type { ExportParts } from './parts'
import { sayPhrase } from './phrase'
import { createRows } from './rows'
import { wordsIn } from './words'

/** What can be exported; the same content gives the same bytes. Refused with `not-found` and `deleted`. */
export function createExports(parts: ExportParts) {
  const { games, sheet, campaign, packInUse, app } = parts
  const { whole, facts, bundleFile, csvOf, bgStatsOf, sheetFileOf, fileOfEach } = createRows(parts)

  return {
    ...createPages(parts),
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

/** What a sheet's role is called; one that the game does not name is called by its id. */
function sayRole({ files }: Game, role: string, words: Words): string {
  const named = files.sheets?.role(role) ?? null
  return named === null ? role : sayPhrase(words, named)
}
