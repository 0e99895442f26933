/** Campaigns, their sheets and the records of their games, as rows. */
import * as v from 'valibot'
import type { Mark } from '@shared/api'
import { GAMES } from '@shared/games'
import { HEROES, SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import type { Outcome } from '@shared/games/one-deck-dungeon'
import { campaignId, recordId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SheetId, TableId } from '@shared/ids'
import { outcomeSchema } from '@shared/sheet-file'
import type { Connection } from './connection'
import { flag, json, readRow, readRows, whole } from './rows'

const campaignRow = v.object({
  id: campaignId,
  name: v.string(),
  game: v.picklist(GAMES),
  createdAt: v.string(),
  deletedAt: v.nullable(v.string()),
  sheets: whole,
  games: whole,
})
export type CampaignRow = Readonly<v.InferOutput<typeof campaignRow>>

const sheetRow = v.object({
  id: sheetId,
  campaign: campaignId,
  hero: v.picklist(HEROES),
  player: v.string(),
  createdAt: v.string(),
})
export type SheetRow = Readonly<v.InferOutput<typeof sheetRow>>

const recordRow = v.object({
  id: recordId,
  campaign: campaignId,
  table: v.nullable(tableId),
  endedAt: v.string(),
  outcome: json(outcomeSchema),
})
export type RecordRow = Readonly<v.InferOutput<typeof recordRow>>

const sheetRecordRow = v.object({ ...recordRow.entries, settled: flag })
/** A record as it stands on one sheet. */
export type SheetRecordRow = Readonly<v.InferOutput<typeof sheetRecordRow>>

const markRow = v.object({
  record: recordId,
  talent: v.picklist(TALENTS),
  color: v.picklist(SPACE_COLORS),
})
export type MarkRow = Readonly<v.InferOutput<typeof markRow>>

export interface NewRecord {
  readonly id: RecordId
  readonly campaign: CampaignId
  readonly table: TableId | null
  readonly endedAt: Instant
  readonly outcome: Outcome
}

export type NewCampaign = Pick<CampaignRow, 'id' | 'name' | 'game' | 'createdAt'>

const CAMPAIGN = `
  SELECT id, name, game, created_at AS createdAt, deleted_at AS deletedAt,
    (SELECT count(*) FROM sheets WHERE campaign_id = campaigns.id) AS sheets,
    (SELECT count(*) FROM records WHERE campaign_id = campaigns.id) AS games
  FROM campaigns`
const SHEET = `
  SELECT id, campaign_id AS campaign, hero, player, created_at AS createdAt FROM sheets`
const RECORD_COLUMNS = `
  records.id, records.campaign_id AS campaign, records.table_id AS "table",
  records.ended_at AS endedAt, records.outcome_json AS outcome`

/** The statements on campaigns, prepared once for a connection. Ids that no row has give null or nothing. */
export const campaignQueries = (db: Connection) => {
  const one = db.prepare(`${CAMPAIGN} WHERE id = ?`)
  const live = db.prepare(`${CAMPAIGN} WHERE deleted_at IS NULL ORDER BY created_at, rowid`)
  const deleted = db.prepare(
    `${CAMPAIGN} WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, rowid`,
  )
  const insertCampaign = db.prepare(
    'INSERT INTO campaigns (id, name, game, created_at) VALUES (?, ?, ?, ?)',
  )
  const rename = db.prepare('UPDATE campaigns SET name = ? WHERE id = ?')
  const setDeleted = db.prepare('UPDATE campaigns SET deleted_at = ? WHERE id = ?')

  const sheet = db.prepare(`${SHEET} WHERE id = ?`)
  const sheets = db.prepare(`${SHEET} WHERE campaign_id = ? ORDER BY created_at, rowid`)
  const insertSheet = db.prepare(
    'INSERT INTO sheets (id, campaign_id, hero, player, created_at) VALUES (?, ?, ?, ?, ?)',
  )

  const record = db.prepare(`SELECT ${RECORD_COLUMNS} FROM records WHERE id = ?`)
  const recordOfTable = db.prepare(`SELECT ${RECORD_COLUMNS} FROM records WHERE table_id = ?`)
  const hasTable = db.prepare('SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)').pluck()
  const insertRecord = db.prepare(
    'INSERT INTO records (id, campaign_id, table_id, ended_at, outcome_json) VALUES (?, ?, ?, ?, ?)',
  )
  const sheetRecords = db.prepare(`
    SELECT ${RECORD_COLUMNS}, settled FROM sheet_records JOIN records ON records.id = record_id
    WHERE sheet_id = ? ORDER BY records.ended_at, records.id`)
  const insertSheetRecord = db.prepare(
    'INSERT INTO sheet_records (sheet_id, record_id, settled) VALUES (?, ?, ?)',
  )
  const settle = db.prepare(
    'UPDATE sheet_records SET settled = 1 WHERE sheet_id = ? AND record_id = ?',
  )

  const marks = db.prepare(
    'SELECT record_id AS record, talent, color FROM checkmarks WHERE sheet_id = ? ORDER BY id',
  )
  const insertMark = db.prepare(
    'INSERT INTO checkmarks (sheet_id, record_id, talent, color) VALUES (?, ?, ?, ?)',
  )
  const removeMark = db.prepare(`
    DELETE FROM checkmarks WHERE id = (
      SELECT max(id) FROM checkmarks
      WHERE sheet_id = ? AND record_id = ? AND talent = ? AND color = ?)`)

  const parse = <Schema extends v.GenericSchema>(schema: Schema, row: unknown, table: string) =>
    row === undefined ? null : readRow(schema, row, table)

  return {
    transaction: <T>(work: () => T): T => db.transaction(work).immediate(),

    campaign: (id: CampaignId): CampaignRow | null => parse(campaignRow, one.get(id), 'campaigns'),
    campaigns: (inBin: boolean): readonly CampaignRow[] =>
      readRows(campaignRow, (inBin ? deleted : live).all(), 'campaigns'),
    insertCampaign: ({ id, name, game, createdAt }: NewCampaign): void => {
      insertCampaign.run(id, name, game, createdAt)
    },
    renameCampaign: (id: CampaignId, name: string): void => {
      rename.run(name, id)
    },
    setCampaignDeleted: (id: CampaignId, at: Instant | null): void => {
      setDeleted.run(at, id)
    },

    sheet: (id: SheetId): SheetRow | null => parse(sheetRow, sheet.get(id), 'sheets'),
    sheets: (campaign: CampaignId): readonly SheetRow[] =>
      readRows(sheetRow, sheets.all(campaign), 'sheets'),
    insertSheet: ({ id, campaign, hero, player, createdAt }: SheetRow): void => {
      insertSheet.run(id, campaign, hero, player, createdAt)
    },

    record: (id: RecordId): RecordRow | null => parse(recordRow, record.get(id), 'records'),
    recordOfTable: (id: TableId): RecordRow | null =>
      parse(recordRow, recordOfTable.get(id), 'records'),
    /** Whether the table itself is in this database, in the bin or not. */
    hasTable: (id: TableId): boolean => hasTable.get(id) === 1,
    insertRecord: ({ id, campaign, table, endedAt, outcome }: NewRecord): void => {
      insertRecord.run(id, campaign, table, endedAt, JSON.stringify(outcome))
    },
    sheetRecords: (id: SheetId): readonly SheetRecordRow[] =>
      readRows(sheetRecordRow, sheetRecords.all(id), 'records'),
    insertSheetRecord: (sheetId: SheetId, recordId: RecordId, settled: boolean): void => {
      insertSheetRecord.run(sheetId, recordId, settled ? 1 : 0)
    },
    settle: (sheetId: SheetId, recordId: RecordId): void => {
      settle.run(sheetId, recordId)
    },

    /** Every mark on a sheet, in the order of placing. */
    marks: (id: SheetId): readonly MarkRow[] => readRows(markRow, marks.all(id), 'checkmarks'),
    insertMark: (sheetId: SheetId, recordId: RecordId, { talent, color }: Mark): void => {
      insertMark.run(sheetId, recordId, talent, color)
    },
    /** @returns whether there was such a mark of that record */
    removeMark: (sheetId: SheetId, recordId: RecordId, { talent, color }: Mark): boolean =>
      removeMark.run(sheetId, recordId, talent, color).changes > 0,
  }
}
export type CampaignQueries = ReturnType<typeof campaignQueries>
