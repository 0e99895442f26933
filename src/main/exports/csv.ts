/**
 * Games as rows for a spreadsheet: first what a person reads, in the chosen language, then the same facts for
 * programs, the same in every language: ISO dates, plain digits, English keys. No cell that a spreadsheet
 * could take for a formula.
 */
import Papa from 'papaparse'
import type { CampaignContent, Content as StoredContent, Named } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { CampaignId, SheetId } from '@shared/ids'
import type { Cell } from '../games/file-rules'
import type { Game } from '../games/game'
import { sayPhrase } from './phrase'
import type { Words } from '@shared/words'

/** Content with its players by name. */
type Content = Named<StoredContent>
type RecordContent = Content['records'][number]

/** Around the columns of the game. */
const BEFORE = ['campaignName', 'endedAt', 'source'] as const
const AFTER = ['note', 'record', 'campaign', 'gauntlet'] as const
/** A spreadsheet reads a file as UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff'

export interface CsvOptions {
  /** The game whose rows these are: each has columns of its own. */
  readonly game: Game
  /** Which of the games: those of one sheet, or all. */
  readonly sheet: SheetId | null
  readonly words: Words
}

/** The games of one kind that are not in the bin, the oldest first. */
export function makeCsv(content: Content, { game, sheet, words }: CsvOptions): string {
  const campaigns = new Map(content.campaigns.map((campaign) => [campaign.id, campaign]))
  const rows = gamesOf(content, game)
    .filter(({ seats }) => sheet === null || seats.some((seat) => seat.sheet === sheet))
    .map((record) => [
      ...readableOf(record, game, words),
      ...rowOf(record, game, campaigns.get(record.campaign)),
    ])
  const { readable, columns } = game.files
  const headings = readable.map(({ heading }) => sayPhrase(words, heading))
  const fields = [
    words.say('record.date'),
    ...headings,
    ...BEFORE,
    ...columns.map(({ name }) => name),
    ...AFTER,
  ]
  const text = Papa.unparse({ fields, data: rows.map(cellsOf) }, { newline: '\r\n' })
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/**
 * Where a spreadsheet could see a formula or command begin: at the beginning of a cell, behind spaces and
 * quotes too, and full-width. Where a list is written with semicolons, as in Italy, it takes those for the
 * ends of cells, and so line ends and tabs within one. There an apostrophe is put in, and also where there is
 * one already: without the first one at each such place a cell reads as it was.
 */
const BEGINNING = /(^|[;\t\r\n])(?='|(?:[^\S\t\r\n]|[\u200b"])*[=+\-@#|%\uff1d\uff0b\uff0d\uff20])/g
function harmless(cell: string): string {
  return cell.replace(BEGINNING, "$1'")
}

/** Records of one kind of game, in campaigns that are not in the bin, the oldest first. */
export function gamesOf({ campaigns, records }: Content, { id }: Game): readonly RecordContent[] {
  const home = new Map<CampaignId, CampaignContent>(campaigns.map((each) => [each.id, each]))
  return records
    .filter(({ deletedAt, campaign }) => {
      const of = home.get(campaign)
      return deletedAt === null && of?.game === id && of.deletedAt === null
    })
    .toSorted((a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id))
}

function cellsOf(row: readonly Cell[]): string[] {
  return row.map((cell) => (cell === null ? '' : harmless(String(cell))))
}

function readableOf(
  { outcome, day }: RecordContent,
  { files }: Game,
  words: Words,
): readonly Cell[] {
  return [
    words.day(day, 'medium'),
    ...files.readable.map((column) =>
      column
        .value(outcome)
        .map((phrase) => sayPhrase(words, phrase))
        .join(', '),
    ),
  ]
}

function rowOf(
  record: RecordContent,
  { files }: Game,
  campaign: CampaignContent | undefined,
): readonly Cell[] {
  return [
    campaign?.name ?? null,
    record.endedAt,
    record.table === null ? 'cards' : 'app',
    ...files.columns.map((column) => column.value(record.outcome, record.seats)),
    record.note,
    record.id,
    record.campaign,
    record.series,
  ]
}
