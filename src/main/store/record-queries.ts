/** The records of a campaign's games, their earlier forms, and what each placed on the sheets, as rows. */
import * as v from 'valibot'
import type { Day } from '@shared/api'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import type { BotLevel, GameId } from '@shared/games/game'
import { campaignId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import { checksumWriters } from './checksums'
import type { Connection } from './connection'
import { versionId } from './derived-ids'
import type { OutcomeRules } from './outcome-rules'
import { byName } from './player-queries'
import type { PlayerFormat } from './player-queries'
import { flag, json, readOne, readRows, whole } from './rows'
import { stampQueries } from './stamps'

const seat = v.object({
  sheet: v.nullable(sheetId),
  player: v.nullable(v.string()),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
})
/** `here`: whether its sheet is in this database, in the bin or not. */
const seatHere = v.object({ ...seat.entries, here: flag })

const recordRow = v.object({
  id: recordId,
  campaign: campaignId,
  game: gameId,
  table: v.nullable(tableId),
  /** Whether that table is in this database, and not in the bin. */
  tableHere: flag,
  series: v.nullable(seriesId),
  endedAt: v.string(),
  /** The calendar day on which it was played. */
  day: v.string(),
  outcome: json(v.unknown()),
  /** By seat; the sheets as they are called, also one that is not here. */
  seats: json(v.array(seatHere)),
  note: v.string(),
  corrections: whole,
  deletedAt: v.nullable(v.string()),
})
export type RecordRow = Readonly<v.InferOutput<typeof recordRow>>

/** What was placed where: the game's own words, which it reads itself. */
const mark = v.object({ talent: v.string(), color: v.string() })
export type StoredMark = Readonly<v.InferOutput<typeof mark>>
const markRow = v.object({ record: recordId, ...mark.entries })
export type MarkRow = Readonly<v.InferOutput<typeof markRow>>

const placementRow = v.object({ sheet: sheetId, settled: flag, changedAt: v.string() })
/** What one game placed on one sheet: its marks and `settled` change together, and merge as one. */
export interface Placement {
  readonly settled: boolean
  /** In the order of placing. */
  readonly marks: readonly StoredMark[]
  readonly changedAt: Instant
}

const versionRow = v.object({
  correctedAt: v.string(),
  endedAt: v.string(),
  day: v.string(),
  outcome: json(v.unknown()),
  seats: json(v.array(v.object({ ...seat.entries, player: v.nullable(playerId) }))),
  note: v.string(),
})

/** Who sat where: a person, by name or by id as the statements name players, or a bot. */
export interface SeatFacts {
  readonly sheet: SheetId | null
  readonly player: string | null
  readonly bot?: BotLevel | null
}
/** What a record said before a correction. */
export interface StoredVersion extends RecordFacts {
  readonly correctedAt: Instant
  readonly note: string
}

/** What a record says of the game: the part that a correction changes as one. */
export interface RecordFacts {
  readonly endedAt: Instant
  readonly day: Day
  readonly outcome: unknown
  readonly seats: readonly SeatFacts[]
}
export interface NewRecord extends RecordFacts {
  readonly id: RecordId
  readonly campaign: CampaignId
  readonly game: GameId
  readonly table: TableId | null
  readonly series: SeriesId | null
}
export interface RecordFilter {
  readonly campaign: CampaignId | null
  readonly deleted: boolean
}

function columns({ columnFor }: PlayerFormat): string {
  return `
  records.id, records.campaign_id AS campaign, records.game, records.table_id AS "table",
  EXISTS (SELECT 1 FROM tables
    WHERE tables.id = records.table_id AND tables.deleted_at IS NULL) AS tableHere,
  records.series_id AS series, records.ended_at AS endedAt, records.day,
  records.outcome_json AS outcome,
  (SELECT json_group_array(json_object('sheet', sheet_id, 'player', ${columnFor('player_id')}, 'bot', bot,
      'here', EXISTS (SELECT 1 FROM sheets WHERE sheets.id = sheet_id)) ORDER BY seat)
    FROM record_seats WHERE record_id = records.id) AS seats,
  records.note,
  (SELECT count(*) FROM record_versions WHERE record_id = records.id) AS corrections,
  records.deleted_at AS deletedAt`
}
/** The order in which games count: marks are read in it (R43). */
const ORDER = 'ORDER BY records.ended_at, records.id'

/**
 * The statements on records, prepared once for a connection. Ids that no row has give null or nothing. Each
 * setter stamps its field with the moment given, which the caller has found to be the later one.
 */
export function recordQueries(
  db: Connection,
  { facts }: OutcomeRules,
  players: PlayerFormat = byName(db),
) {
  const { stamp } = stampQueries(db)
  const { setPlacementChecksum, setRecordChecksum } = checksumWriters(db)
  const COLUMNS = columns(players)

  const record = db.prepare(`SELECT ${COLUMNS} FROM records WHERE id = ?`)
  const recordOfTable = db.prepare(`SELECT ${COLUMNS} FROM records WHERE table_id = ?`)
  // A record of a campaign in the bin is neither here nor there: it comes back with its campaign.
  const records = db.prepare(`
    SELECT ${COLUMNS} FROM records JOIN campaigns ON campaigns.id = records.campaign_id
    WHERE campaigns.deleted_at IS NULL AND (records.deleted_at IS NOT NULL) = :deleted
      AND (:campaign IS NULL OR records.campaign_id = :campaign) ${ORDER}`)
  const ofSeries = db.prepare(`
    SELECT ${COLUMNS} FROM records WHERE series_id = ? AND deleted_at IS NULL ${ORDER}`)
  const insertRecord = db.prepare(`
    INSERT INTO records (id, campaign_id, game, table_id, series_id, ended_at, day, outcome_json)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const setFacts = db.prepare(
    'UPDATE records SET ended_at = ?, day = ?, outcome_json = ? WHERE id = ?',
  )
  const setNote = db.prepare('UPDATE records SET note = ? WHERE id = ?')
  const setDeleted = db.prepare('UPDATE records SET deleted_at = ? WHERE id = ?')
  const removeSeats = db.prepare('DELETE FROM record_seats WHERE record_id = ?')
  const insertSeat = db.prepare(
    'INSERT INTO record_seats (record_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)',
  )

  const versions = db.prepare(`
    SELECT corrected_at AS correctedAt, ended_at AS endedAt, day, outcome_json AS outcome,
      seats_json AS seats, note
    FROM record_versions WHERE record_id = ? ORDER BY corrected_at, id`)
  const insertVersion = db.prepare(`
    INSERT OR IGNORE INTO record_versions
      (id, record_id, corrected_at, ended_at, day, outcome_json, seats_json, note)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)

  const marks = db.prepare(
    'SELECT record_id AS record, talent, color FROM checkmarks WHERE sheet_id = ? ORDER BY id',
  )

  const placement = db.prepare(`
    SELECT sheet_id AS sheet, settled, changed_at AS changedAt FROM sheet_records
    WHERE sheet_id = ? AND record_id = ?`)
  const placements = db.prepare(`
    SELECT sheet_id AS sheet, settled, changed_at AS changedAt FROM sheet_records
    WHERE record_id = ? ORDER BY sheet_id`)
  const marksOfGame = db.prepare(`
    SELECT record_id AS record, talent, color FROM checkmarks
    WHERE sheet_id = ? AND record_id = ? ORDER BY id`)
  const putPlacement = db.prepare(`
    INSERT INTO sheet_records (sheet_id, record_id, settled, changed_at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET settled = excluded.settled, changed_at = excluded.changed_at`)
  const removeMarks = db.prepare('DELETE FROM checkmarks WHERE sheet_id = ? AND record_id = ?')
  const insertMark = db.prepare(
    'INSERT INTO checkmarks (sheet_id, record_id, talent, color) VALUES (?, ?, ?, ?)',
  )

  const putSeats = (id: RecordId, sat: readonly SeatFacts[]): void => {
    removeSeats.run(id)
    sat.forEach(({ sheet, player, bot = null }, at) =>
      insertSeat.run(id, at, sheet, players.idOf(player), bot),
    )
  }
  const marksOf = (sheet: SheetId, of: RecordId): readonly StoredMark[] =>
    readRows(markRow, marksOfGame.all(sheet, of), 'checkmarks').map(({ talent, color }) => ({
      talent,
      color,
    }))

  return {
    record: (id: RecordId): RecordRow | null => readOne(recordRow, record.get(id), 'records'),
    recordOfTable: (id: TableId): RecordRow | null =>
      readOne(recordRow, recordOfTable.get(id), 'records'),
    /** Of one campaign or of all that are not in the bin; the oldest first. */
    records: ({ campaign, deleted }: RecordFilter): readonly RecordRow[] =>
      readRows(recordRow, records.all({ campaign, deleted: deleted ? 1 : 0 }), 'records'),
    /** The games of a series that are not in the bin, the oldest first. */
    recordsOfSeries: (id: SeriesId): readonly RecordRow[] =>
      readRows(recordRow, ofSeries.all(id), 'records'),

    insertRecord: (row: NewRecord, at: Instant): void => {
      const { id, campaign, game, table, series, endedAt, day } = row
      const outcome = JSON.stringify(row.outcome)
      insertRecord.run(id, campaign, game, table, series, endedAt, day, outcome)
      putSeats(row.id, row.seats)
      setRecordChecksum(row.id)
      stamp('record', row.id, 'facts', at)
    },
    setRecordFacts: (id: RecordId, facts: RecordFacts, at: Instant): void => {
      setFacts.run(facts.endedAt, facts.day, JSON.stringify(facts.outcome), id)
      putSeats(id, facts.seats)
      setRecordChecksum(id)
      stamp('record', id, 'facts', at)
    },
    setRecordNote: (id: RecordId, note: string, at: Instant): void => {
      setNote.run(note, id)
      setRecordChecksum(id)
      stamp('record', id, 'note', at)
    },
    setRecordDeleted: (id: RecordId, deletedAt: Instant | null, at: Instant): void => {
      setDeleted.run(deletedAt, id)
      setRecordChecksum(id)
      stamp('record', id, 'deletedAt', at)
    },

    /** What a record said earlier, the first form first. */
    versions: (id: RecordId): readonly StoredVersion[] =>
      readRows(versionRow, versions.all(id), 'record_versions').map((version) => ({
        ...version,
        seats: version.seats.map((sat) => ({ ...sat, player: players.shownAs(sat.player) })),
      })),
    /** Keeps an earlier form; the same one twice is kept once. */
    insertVersion: (id: RecordId, game: GameId, version: StoredVersion): void => {
      const { correctedAt, endedAt, day, outcome, note } = version
      const sat = version.seats.map(({ sheet, player, bot = null }) => ({
        sheet,
        player: players.idOf(player),
        bot,
      }))
      const key = versionId(id, { ...version, seats: sat }, facts(game, outcome))
      const [outcomeText, seatsText] = [JSON.stringify(outcome), JSON.stringify(sat)]
      insertVersion.run(key, id, correctedAt, endedAt, day, outcomeText, seatsText, note)
    },

    /** Every mark ever placed on a sheet and not taken back, game by game in the order of placing. */
    marks: (id: SheetId): readonly MarkRow[] => readRows(markRow, marks.all(id), 'checkmarks'),
    placement: (sheet: SheetId, of: RecordId): Placement | null => {
      const row = readOne(placementRow, placement.get(sheet, of), 'sheet_records')
      if (row === null) return null
      return { settled: row.settled, changedAt: row.changedAt, marks: marksOf(sheet, of) }
    },
    /** What a game placed on each sheet that it ever was on. */
    placements: (of: RecordId): readonly (Placement & { readonly sheet: SheetId })[] =>
      readRows(placementRow, placements.all(of), 'sheet_records').map((row) => ({
        ...row,
        marks: marksOf(row.sheet, of),
      })),
    /** Replaces what a game placed on a sheet. */
    setPlacement: (sheet: SheetId, of: RecordId, placed: Placement): void => {
      putPlacement.run(sheet, of, placed.settled ? 1 : 0, placed.changedAt)
      removeMarks.run(sheet, of)
      for (const { talent, color } of placed.marks) insertMark.run(sheet, of, talent, color)
      setPlacementChecksum(sheet, of)
    },
  }
}
