/**
 * Games as rows for a spreadsheet (docs/csv-format.md): first what a person reads, in the chosen language, then the
 * same facts for programs, the same in every language.
 */
import Papa from 'papaparse'
import type { Content as StoredContent, Named } from '@shared/content'
import type { CsvSeparator } from '@shared/csv'
import type { SheetId } from '@shared/ids'
import type { Cell } from '../games/file-rules'
import type { Game } from '../games/game'
import { finishedGames } from './finished-games'
import type { FinishedGame } from './finished-games'
import { localTime } from './local-time'
import { sayPhrase } from './phrase'
import type { Words } from '@shared/words'

/** Content with its players by name. */
type Content = Named<StoredContent>

/** Around the columns of the game. */
const BEFORE = ['campaign_name', 'ended_at', 'source'] as const
const AFTER = ['note', 'record_id', 'campaign_id', 'series_id', 'table_id'] as const
/** A spreadsheet reads a file as UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff'
const SIGNS: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';' }

export interface CsvOptions {
  /** The game whose rows these are: each has columns of its own. */
  readonly game: Game
  /** Which of the games: those of one sheet, or all. */
  readonly sheet: SheetId | null
  readonly words: Words
  readonly separator: CsvSeparator
}

/** The games of one kind that are not in the bin, of campaigns and single ones, the oldest first. */
export function makeCsv(content: Content, { game, sheet, words, separator }: CsvOptions): string {
  const data = finishedGames(content, game)
    .filter(({ seats }) => sheet === null || seats.some((seat) => seat.sheet === sheet))
    .map((finished) => [...readableOf(finished, game, words), ...rowOf(finished, game)])
  const { readable, columns } = game.files
  const headings = readable.map(({ heading }) => sayPhrase(words, heading))
  const fields = [
    ...[words.say('record.date'), ...headings].map((heading) => columnName(heading, words)),
    ...BEFORE,
    ...columns.map(({ name }) => name),
    ...AFTER,
  ]
  const text = Papa.unparse(
    { fields, data },
    { delimiter: SIGNS[separator], newline: '\r\n', escapeFormulae: FORMULA },
  )
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/**
 * A text that a spreadsheet would run, and one that would read like that text behind the guard: an apostrophe is put
 * before it. The full-width signs are what a keyboard for Chinese or Japanese types, and run there.
 */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** A heading as all columns are named: in small letters, its words joined. */
function columnName(heading: string, { locale }: Words): string {
  const words = heading.toLocaleLowerCase(locale).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('_')
}

function readableOf(
  { outcome, day }: FinishedGame,
  { files }: Game,
  words: Words,
): readonly Cell[] {
  return [
    day,
    ...files.readable.map((column) =>
      column
        .value(outcome)
        .map((phrase) => sayPhrase(words, phrase))
        .join(', '),
    ),
  ]
}

/** A single game has neither record nor campaign. */
function rowOf(finished: FinishedGame, { files }: Game): readonly Cell[] {
  const { campaign, endedAt, outcome, seats, note, record, table } = finished
  return [
    campaign,
    localTime(endedAt),
    table === null ? 'cards' : 'app',
    ...files.columns.map((column) => column.value(outcome, seats)),
    note,
    record?.id ?? null,
    record?.campaign ?? null,
    record?.series ?? null,
    table,
  ]
}
