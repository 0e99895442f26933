/** The records of a campaign's games as rows, with their earlier forms and what each placed on the sheets. */
import * as v from 'valibot'
import { day } from '@shared/days'
import type { Day } from '@shared/days'
import { gameId } from '@shared/games/game'
import type { GameId } from '@shared/games/game'
import { campaignId, recordId, seriesId, tableId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '@shared/ids'
import { checksumReaders, checksumWriters } from './checksums'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import type { OutcomeRules } from './outcome-rules'
import { placementQueries } from './placement-queries'
import { byName } from './player-queries'
import type { PlayerFormat } from './player-queries'
import { seatRow } from './record-facts'
import type { RecordFacts, SeatFacts } from './record-facts'
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
import { versionQueries } from './version-queries'

/** `here`: whether its sheet is in this database, in the bin or not. */
const seatHere = v.object({ ...seatRow.entries, here: flag })

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
  outcomes: OutcomeRules,
  players: PlayerFormat = byName(db),
) {
  const { stamp } = stampQueries(db)
  const { keepText } = earlierValueQueries(db)
  const { setRecordChecksum } = checksumWriters(db)
  const { isRecordRowSound, arePlacementsSound } = checksumReaders(db)
  const COLUMNS = columns(players)

  const record = db.prepare(`SELECT ${COLUMNS} FROM records WHERE id = ?`)
  const recordOfTable = db.prepare('SELECT id FROM records WHERE table_id = ?')
  const dayOfTable = db.prepare('SELECT day FROM records WHERE table_id = ?')
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
  return {
    ...versionQueries(db, outcomes, players),
    ...placementQueries(db),

    record: (id: RecordId): RecordRow | null => readOne(recordRow, record.get(id), 'records'),
    /** The record that a table's game ended in, whether it can be read or not. */
    recordOfTable: (id: TableId): RecordId | null =>
      readableOne(v.object({ id: recordId }), recordOfTable.get(id))?.id ?? null,
    /** On which day a table's game was played, as its record says; null: it has none, or none that can be read. */
    dayOfTable: (id: TableId): Day | null =>
      readableOne(v.object({ day }), dayOfTable.get(id))?.day ?? null,
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
  }
}
