/** A sheet's file as content to merge; of an older version, as this one would have written it. */
import type { Content, RecordContent } from '@shared/content'
import { localDay } from '@shared/days'
import { SHEET_FORMAT_VERSION } from '@shared/games/one-deck-dungeon/sheet-file'
import type {
  FirstSheetFile,
  SecondSheetFile,
  SheetFile,
  SheetFileRecord,
} from '@shared/games/one-deck-dungeon/sheet-file'
import type { PlayerId, RecordId, TableId } from '@shared/ids'
import { playersByName } from '@shared/players-by-name'

/** A file of any version as one of this version. */
export function asPresent(
  file: SheetFile | SecondSheetFile | FirstSheetFile,
  recordOf: (table: TableId) => RecordId,
): SheetFile {
  switch (file.version) {
    case 1:
      return fromFirst(file, recordOf)
    case 2:
      return {
        ...file,
        version: SHEET_FORMAT_VERSION,
        sheet: { ...file.sheet, paper: null },
      }
    case SHEET_FORMAT_VERSION:
      return file
  }
}

/**
 * The first version knew no stamps: what it says of names gives way to whatever is known here. A record of a
 * table takes the id that follows from the table's, as it did where the database was migrated.
 */
function fromFirst(
  { campaign, sheet, records, ...file }: FirstSheetFile,
  recordOf: (table: TableId) => RecordId,
): SheetFile {
  return {
    ...file,
    version: SHEET_FORMAT_VERSION,
    campaign: { ...campaign, stamps: {} },
    sheet: { ...sheet, paper: null, stamps: {} },
    records: records.map(({ id, table, endedAt, settled, outcome, checkmarks, marks }) => ({
      id: table === null ? id : recordOf(table),
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
  }
}

/** @param file without a fault (check.ts) */
export function contentOf(file: SheetFile): Content {
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
      paper: sheet.paper,
      stamps: sheet.stamps,
      bases: {},
      earlier: { paper: [] },
    },
  ]
  const records = file.records.map((record) => recordOf(file, record, playerOf))
  const unset = { notes: '', archivedAt: null, deletedAt: null }
  return {
    campaigns: [
      {
        id,
        game,
        createdAt,
        name,
        ...unset,
        stamps,
        bases: {},
        earlier: { name: [], notes: [] },
      },
    ],
    sheets,
    series: [],
    records,
    tables: [],
    packs: [],
    players: players(),
  }
}

type PlayerOf = (name: string) => PlayerId
type SeatedRecord = Pick<SheetFileRecord, 'outcome' | 'players'>

function recordOf(
  { campaign, sheet }: SheetFile,
  record: SheetFileRecord,
  playerOf: PlayerOf,
): RecordContent {
  const { id, table, endedAt, outcome, note, stamps, settled, marks, changedAt } = record
  // No hero is twice in a game: the sheet's hero tells where it sat.
  const seatsOf = (told: SeatedRecord, sat: boolean): RecordContent['seats'] =>
    told.players.map((player, seat) => ({
      sheet: sat && told.outcome.heroes[seat] === sheet.hero ? sheet.id : null,
      player: player === null ? null : playerOf(player),
      bot: null,
    }))
  return {
    id,
    campaign: campaign.id,
    game: campaign.game,
    table,
    series: null,
    endedAt,
    day: localDay(endedAt),
    outcome,
    seats: seatsOf(record, true),
    note,
    deletedAt: null,
    stamps,
    bases: {},
    earlier: { note: [] },
    marks:
      changedAt === null
        ? []
        : [{ sheet: sheet.id, changedAt, settled, marks: [...marks], earlier: [] }],
    history: record.history.map(({ sat, ...version }) => ({
      correctedAt: version.correctedAt,
      endedAt: version.endedAt,
      day: localDay(version.endedAt),
      outcome: version.outcome,
      seats: seatsOf(version, sat),
      note: version.note,
    })),
  }
}
