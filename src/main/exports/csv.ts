/**
 * Games as rows for a spreadsheet: first what a person reads, in the chosen language, then the same facts for
 * programs, the same in every language: ISO dates, plain digits, English keys. No cell that a spreadsheet
 * could take for a formula.
 */
import Papa from 'papaparse'
import {
  dungeonName,
  heroName,
  recordColumn,
  resultName,
  tierName,
} from '@shared/games/one-deck-dungeon/keys'
import type { CampaignContent, Content, RecordContent, SheetContent } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { CampaignId, SheetId } from '@shared/ids'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { earnedCheckmarks } from '../games/one-deck-dungeon/checkmarks'
import type { Words } from './words'

const MOST_HEROES = 4
const SEATS = Array.from({ length: MOST_HEROES }, (_, at) => at + 1)
/** Headings of what a person reads, as the screens have them. */
const READABLE = ['date', 'hero', 'dungeon', 'tier', 'result'] as const
const COLUMNS = [
  'campaignName',
  'endedAt',
  'source',
  'dungeon',
  'tier',
  'result',
  'cause',
  'descents',
  'levels',
  'bossDefeated',
  'turns',
  'bossRounds',
  ...SEATS.flatMap((seat) => [`hero${seat}`, `player${seat}`, `sheet${seat}`, `healthLeft${seat}`]),
  'earned',
  'note',
  'record',
  'campaign',
  'gauntlet',
]
/** A spreadsheet reads a file as UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff'

export interface CsvOptions {
  /** Which of the games: those of one sheet, or all. */
  readonly sheet: SheetId | null
  readonly words: Words
}

/** The games that are not in the bin, the oldest first. */
export const makeCsv = (content: Content, { sheet, words }: CsvOptions): string => {
  const campaigns = new Map(content.campaigns.map((campaign) => [campaign.id, campaign]))
  const rows = gamesOf(content, campaigns)
    .filter(({ seats }) => sheet === null || seats.some((seat) => seat.sheet === sheet))
    .map((record) => [
      ...readableOf(record, words),
      ...rowOf(record, campaigns.get(record.campaign)),
    ])
  const headings = READABLE.map((column) => words.say(recordColumn(column)))
  const fields = [...headings, ...COLUMNS]
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
const harmless = (cell: string): string => cell.replace(BEGINNING, "$1'")

/** Records of campaigns that are not in the bin, the oldest first. */
export const gamesOf = (
  { records }: Content,
  campaigns: ReadonlyMap<CampaignId, CampaignContent>,
): readonly RecordContent[] =>
  records
    .filter(({ deletedAt, campaign }) => deletedAt === null && !isInBin(campaigns.get(campaign)))
    .toSorted((a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id))

const isInBin = (thing: CampaignContent | SheetContent | undefined): boolean =>
  thing !== undefined && thing.deletedAt !== null

type Cell = string | number | boolean | null
const cellsOf = (row: readonly Cell[]): string[] =>
  row.map((cell) => (cell === null ? '' : harmless(String(cell))))

const readableOf = ({ outcome, endedAt }: RecordContent, { say, day }: Words): readonly Cell[] => [
  day(endedAt, 'medium'),
  outcome.heroes.map((hero) => say(heroName(hero))).join(', '),
  say(dungeonName(outcome.dungeon)),
  outcome.tier === null ? null : say(tierName(outcome.tier)),
  say(resultName(outcome.result)),
]

const rowOf = (record: RecordContent, campaign: CampaignContent | undefined): readonly Cell[] => {
  const { outcome, seats } = record
  return [
    campaign?.name ?? null,
    record.endedAt,
    record.table === null ? 'cards' : 'app',
    outcome.dungeon,
    outcome.tier,
    outcome.result,
    outcome.cause,
    outcome.descents,
    outcome.levels,
    outcome.bossDefeated,
    outcome.turns,
    outcome.bossRounds,
    ...SEATS.flatMap((_, seat) => [
      outcome.heroes[seat] ?? null,
      seats[seat]?.player ?? null,
      seats[seat]?.sheet ?? null,
      outcome.healthLeft?.[seat] ?? null,
    ]),
    earnedCheckmarks(outcome, catalogue).total,
    record.note,
    record.id,
    record.campaign,
    record.gauntlet,
  ]
}
