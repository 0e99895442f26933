/** A sheet's file as content to merge; of an older version, as this one would have written it. */
import { isDeepStrictEqual } from 'node:util'
import type { Content, RecordContent } from '@shared/content'
import { localDay } from '@shared/days'
import type { PlayerId } from '@shared/ids'
import { playersByName } from '@shared/players-by-name'
import { firstSheetFile, sheetFile, SHEET_FORMAT_VERSION } from '@shared/sheet-file'
import type { FirstSheetFile, SheetFile, SheetFileRecord } from '@shared/sheet-file'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { earnedCheckmarks } from '../games/one-deck-dungeon/checkmarks'
import { recordOfTable } from '../store/derived-ids'
import { checkPlaced } from './check-marks'
import { damaged } from './refusals'
import { checkVersion, parseAs } from './text'
import * as v from 'valibot'

/** @throws Refusal `newer-file`, `damaged-file` */
export const readSheet = (data: unknown): { readonly app: string; readonly content: Content } => {
  checkVersion(data, SHEET_FORMAT_VERSION)
  const file = v.is(v.object({ version: v.literal(1) }), data)
    ? fromFirst(parseAs(firstSheetFile, data, ''))
    : parseAs(sheetFile, data, '')
  checkSmall(file)
  const content = contentOf(file)
  checkPlaced(content.records)
  return { app: file.app, content }
}

/**
 * The first version knew no stamps: what it says of names gives way to whatever is known here. A record of a
 * table takes the id that follows from the table's, as it did where the database was migrated.
 */
const fromFirst = ({ campaign, sheet, records, ...file }: FirstSheetFile): SheetFile => ({
  ...file,
  version: SHEET_FORMAT_VERSION,
  campaign: { ...campaign, stamps: {} },
  sheet: { ...sheet, stamps: {} },
  records: records.map(({ id, table, endedAt, settled, outcome, checkmarks, marks }) => ({
    id: table === null ? id : recordOfTable(table),
    table,
    endedAt,
    outcome: { ...outcome, healthLeft: null },
    players: outcome.heroes.map((hero) => (hero === sheet.hero ? sheet.player : null)),
    note: '',
    stamps: { facts: endedAt },
    checkmarks,
    settled,
    marks,
    changedAt: endedAt,
    history: [],
  })),
})

const checkSmall = ({ campaign, sheet, records }: SheetFile): void => {
  const ids = records.flatMap(({ id, table }) => (table === null ? [id] : [id, table]))
  if ([campaign.id, sheet.id, ...ids].some((id) => id !== id.toLowerCase()))
    throw damaged('an id is not in small letters', 'file')
}

const contentOf = (file: SheetFile): Content => {
  const { campaign, sheet } = file
  const { id, game, createdAt, name, stamps } = campaign
  const { playerOf, players } = playersByName()
  const sheets = [
    {
      id: sheet.id,
      campaign: id,
      role: sheet.hero,
      createdAt: sheet.createdAt,
      player: playerOf(sheet.player),
      deletedAt: null,
      stamps: sheet.stamps,
      bases: {},
    },
  ]
  const records = file.records.map((record, at) =>
    recordOf(file, record, { where: `records.${at}`, playerOf }),
  )
  const unset = { notes: '', archivedAt: null, deletedAt: null }
  return {
    campaigns: [{ id, game, createdAt, name, ...unset, stamps, bases: {} }],
    sheets,
    series: [],
    records,
    tables: [],
    players: players(),
  }
}

type PlayerOf = (name: string) => PlayerId
type Game = Pick<SheetFileRecord, 'outcome' | 'players'>

const recordOf = (
  { campaign, sheet }: SheetFile,
  record: SheetFileRecord,
  { where, playerOf }: { readonly where: string; readonly playerOf: PlayerOf },
): RecordContent => {
  const { id, table, endedAt, outcome, note, stamps, settled, marks, changedAt } = record
  if (!isDeepStrictEqual(record.checkmarks, earnedCheckmarks(outcome, catalogue)))
    throw damaged('the checkmarks are not those of the game', `${where}.checkmarks`)
  if (changedAt === null && marks.length > 0)
    throw damaged('marks were placed at no moment', `${where}.changedAt`)
  // No hero is twice in a game: the sheet's hero tells where it sat.
  const seatsOf = (game: Game, sat: boolean, at: string): RecordContent['seats'] => {
    const { heroes } = game.outcome
    if (heroes.length !== game.players.length)
      throw damaged('heroes and players do not match', `${at}.players`)
    if (sat && !heroes.includes(sheet.hero)) throw damaged('the hero did not play', at)
    return game.players.map((player, seat) => ({
      sheet: sat && heroes[seat] === sheet.hero ? sheet.id : null,
      player: player === null ? null : playerOf(player),
      bot: null,
    }))
  }
  return {
    id,
    campaign: campaign.id,
    game: campaign.game,
    table,
    series: null,
    endedAt,
    day: localDay(endedAt),
    outcome,
    seats: seatsOf(record, true, where),
    note,
    deletedAt: null,
    stamps,
    bases: {},
    marks: changedAt === null ? [] : [{ sheet: sheet.id, changedAt, settled, marks }],
    history: record.history.map(({ sat, players, ...version }, before) => ({
      correctedAt: version.correctedAt,
      endedAt: version.endedAt,
      day: localDay(version.endedAt),
      outcome: version.outcome,
      seats: seatsOf({ ...version, players }, sat, `${where}.history.${before}`),
      note: version.note,
    })),
  }
}
