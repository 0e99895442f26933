/** The records of a campaign's games, their earlier forms, and what each placed on the sheets, as rows. */
import * as v from 'valibot'
import { day } from '@shared/days'
import type { Day } from '@shared/days'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import type { BotLevel, GameId } from '@shared/games/game'
import { campaignId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import { checksumReaders, checksumWriters } from './checksums'
import type { Connection } from './connection'
import { versionId } from './derived-ids'
import { earlierValueQueries } from './earlier-values'
import type { OutcomeRules } from './outcome-rules'
import { ownedRows } from './owned-rows'
import { byName } from './player-queries'
import type { PlayerFormat } from './player-queries'
import {
  checkedRows,
  flag,
  json,
  moment,
  readableOne,
  readableRows,
  readOne,
  readRows,
  whole,
  withKeys,
} from './rows'
import type { CheckedRow } from './rows'
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
  endedAt: moment,
  /** The calendar day on which it was played. */
  day,
  outcome: json(v.unknown()),
  /** By seat; the sheets as they are called, also one that is not here. */
  seats: json(v.pipe(v.array(seatHere), v.minLength(1))),
  note: v.string(),
  corrections: whole,
  deletedAt: v.nullable(moment),
})
export type RecordRow = Readonly<v.InferOutput<typeof recordRow>>

/** What was placed where: the game's own words, which it reads itself. */
const mark = v.object({ talent: v.string(), color: v.string() })
export type StoredMark = Readonly<v.InferOutput<typeof mark>>
const markRow = v.object({ record: recordId, ...mark.entries })
export type MarkRow = Readonly<v.InferOutput<typeof markRow>>

const placementRow = v.object({ sheet: sheetId, settled: flag, changedAt: moment })
const placedRow = v.object({
  ...placementRow.entries,
  record: recordId,
  marks: json(v.array(mark)),
})
/** What one game placed on one sheet, with both. */
export type PlacedRow = Readonly<v.InferOutput<typeof placedRow>>
/** What one game placed on one sheet: its marks and `settled` change together, and merge as one. */
export interface Placement {
  readonly settled: boolean
  /** In the order of placing. */
  readonly marks: readonly StoredMark[]
  readonly changedAt: Instant
}

const versionKey = v.pipe(v.string(), v.uuid())
const versionRow = v.object({
  correctedAt: moment,
  endedAt: moment,
  day,
  outcome: json(v.unknown()),
  seats: json(v.array(v.object({ ...seat.entries, player: v.nullable(playerId) }))),
  note: v.string(),
})
const keptVersionRow = v.object({ ...versionRow.entries, id: versionKey, record: recordId })
/** An earlier form of a record, with its own id and the record's. */
export type KeptVersionRow = Readonly<v.InferOutput<typeof keptVersionRow>>

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
  (SELECT json_group_array(json_object('sheet', CAST(sheet_id AS TEXT),
      'player', ${columnFor('player_id')}, 'bot', CAST(bot AS TEXT), 'here', EXISTS (SELECT 1 FROM sheets WHERE sheets.id = sheet_id)) ORDER BY seat)
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
  const { keepText, keepMarks } = earlierValueQueries(db)
  const { setPlacementChecksum, setRecordChecksum } = checksumWriters(db)
  const { isRecordRowSound, arePlacementsSound } = checksumReaders(db)
  const COLUMNS = columns(players)

  const record = db.prepare(`SELECT ${COLUMNS} FROM records WHERE id = ?`)
  const recordOfTable = db.prepare('SELECT id FROM records WHERE table_id = ?')
  const everyRecord = db.prepare(withKeys(`SELECT ${COLUMNS} FROM records`, 'id'))
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
  const noteOf = db.prepare('SELECT note FROM records WHERE id = ?').pluck()
  const setNote = db.prepare('UPDATE records SET note = ? WHERE id = ?')
  const setDeleted = db.prepare('UPDATE records SET deleted_at = ? WHERE id = ?')
  const removeSeats = db.prepare('DELETE FROM record_seats WHERE record_id = ?')
  const insertSeat = db.prepare(
    'INSERT INTO record_seats (record_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)',
  )

  const versions = ownedRows(db, {
    columns: `corrected_at AS correctedAt, ended_at AS endedAt, day, outcome_json AS outcome,
      seats_json AS seats, note`,
    table: 'record_versions',
    owner: ['record_id'],
    order: 'corrected_at, id',
  })
  const everyVersion = db.prepare(
    withKeys(
      `SELECT id, record_id AS record, corrected_at AS correctedAt, ended_at AS endedAt, day,
        outcome_json AS outcome, seats_json AS seats, note
      FROM record_versions`,
      'id',
    ),
  )
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
  const placements = ownedRows(db, {
    columns: 'sheet_id AS sheet, settled, changed_at AS changedAt',
    table: 'sheet_records',
    owner: ['record_id'],
    order: 'sheet_id',
  })
  // Marks of no placement, whose ids are damaged, are told as one of their own.
  const everyPlacement = db.prepare(
    withKeys(
      `SELECT sheet, record, settled, changed_at AS changedAt,
        (SELECT json_group_array(json_object(
            'talent', CAST(talent AS TEXT), 'color', CAST(color AS TEXT)) ORDER BY checkmarks.id)
          FROM checkmarks WHERE sheet_id = sheet AND record_id = record) AS marks
      FROM (SELECT sheet_id AS sheet, record_id AS record FROM sheet_records
          UNION SELECT sheet_id, record_id FROM checkmarks)
        LEFT JOIN sheet_records ON sheet_id = sheet AND record_id = record`,
      'sheet',
      'record',
    ),
  )
  const marksOfGame = ownedRows(db, {
    columns: 'record_id AS record, talent, color',
    table: 'checkmarks',
    owner: ['sheet_id', 'record_id'],
    order: 'id',
  })
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
  /** What was wrong with a record before stays wrong. */
  const change = (id: RecordId, work: () => void): void => {
    const wasSound = isRecordRowSound(id)
    work()
    if (wasSound) setRecordChecksum(id)
  }
  const shownVersion = (version: v.InferOutput<typeof versionRow>): StoredVersion => ({
    ...version,
    seats: version.seats.map((sat) => ({ ...sat, player: players.shownAs(sat.player) })),
  })
  const marksOf = (sheet: SheetId, of: RecordId): readonly StoredMark[] =>
    readRows(markRow, marksOfGame(sheet, of), 'checkmarks').map(({ talent, color }) => ({
      talent,
      color,
    }))
  /** Puts what a game placed on a sheet in the place of what is there. */
  const setPlacement = (sheet: SheetId, of: RecordId, placed: Placement): void => {
    putPlacement.run(sheet, of, placed.settled ? 1 : 0, placed.changedAt)
    removeMarks.run(sheet, of)
    for (const { talent, color } of placed.marks) insertMark.run(sheet, of, talent, color)
    setPlacementChecksum(sheet, of)
  }
  const placementOf = (sheet: SheetId, of: RecordId): Placement | null => {
    const row = readOne(placementRow, placement.get(sheet, of), 'sheet_records')
    if (row === null) return null
    return { settled: row.settled, changedAt: row.changedAt, marks: marksOf(sheet, of) }
  }

  return {
    record: (id: RecordId): RecordRow | null => readOne(recordRow, record.get(id), 'records'),
    /** The record that a table's game ended in, whether it can be read or not. */
    recordOfTable: (id: TableId): RecordId | null =>
      readableOne(v.object({ id: recordId }), recordOfTable.get(id))?.id ?? null,
    /** The readable ones of one campaign or of all that are not in the bin; the oldest first. */
    records: ({ campaign, deleted }: RecordFilter): readonly RecordRow[] =>
      readableRows(recordRow, records.all({ campaign, deleted: deleted ? 1 : 0 })),
    checkedRecords: (): readonly CheckedRow<RecordRow>[] =>
      checkedRows(recordRow, everyRecord.all()),
    /** The games of a series that are not in the bin, the oldest first. */
    recordsOfSeries: (id: SeriesId): readonly RecordRow[] =>
      readRows(recordRow, ofSeries.all(id), 'records'),
    /** Those of them that can be read. */
    readableRecordsOfSeries: (id: SeriesId): readonly RecordRow[] =>
      readableRows(recordRow, ofSeries.all(id)),

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
      keepText('record', id, 'note', noteOf.get(id))
      change(id, () => setNote.run(note, id))
      stamp('record', id, 'note', at)
    },
    setRecordDeleted: (id: RecordId, deletedAt: Instant | null, at: Instant): void => {
      change(id, () => setDeleted.run(deletedAt, id))
      stamp('record', id, 'deletedAt', at)
    },

    /** Whether a record and what it placed on sheets are as they were written. */
    isRecordSound: (id: RecordId): boolean => isRecordRowSound(id) && arePlacementsSound(id),

    /** What a record said earlier, the first form first. */
    versions: (id: RecordId): readonly StoredVersion[] =>
      readRows(versionRow, versions(id), 'record_versions').map(shownVersion),
    /** Those of them that can be read. */
    readableVersions: (id: RecordId): readonly StoredVersion[] =>
      readableRows(versionRow, versions(id)).map(shownVersion),
    checkedVersions: (): readonly CheckedRow<KeptVersionRow>[] =>
      checkedRows(keptVersionRow, everyVersion.all()),
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

    /** Every readable mark ever placed on a sheet and not taken back, game by game in the order of placing. */
    marks: (id: SheetId): readonly MarkRow[] => readableRows(markRow, marks.all(id)),
    checkedPlacements: (): readonly CheckedRow<PlacedRow>[] =>
      checkedRows(placedRow, everyPlacement.all()),
    placement: placementOf,
    /** What a game placed on each sheet that it ever was on. */
    placements: (of: RecordId): readonly (Placement & { readonly sheet: SheetId })[] =>
      readRows(placementRow, placements(of), 'sheet_records').map((row) => ({
        ...row,
        marks: marksOf(row.sheet, of),
      })),
    /** Replaces what a game placed on a sheet, and keeps what that was. */
    changePlacement: (sheet: SheetId, of: RecordId, placed: Placement): void => {
      const before = placementOf(sheet, of)
      if (before !== null) {
        const { settled, marks, changedAt: at } = before
        keepMarks(of, sheet, { at, value: { settled, marks: [...marks] } })
      }
      setPlacement(sheet, of, placed)
    },
    setPlacement,
  }
}
