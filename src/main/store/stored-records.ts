/**
 * Records for whoever goes through all of them: each is parsed once, and is the same object until its row changes. One
 * that cannot be read is left out.
 */
import * as v from 'valibot'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import type { GameId } from '@shared/games/game'
import { campaignId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'
import type { Connection } from './connection'
import { rowCache } from './row-cache'
import type { RowVersion } from './row-cache'
import { json, readableRows } from './rows'

const storedRecord = v.object({
  id: recordId,
  campaign: campaignId,
  game: gameId,
  table: v.nullable(tableId),
  series: v.nullable(seriesId),
  endedAt: v.string(),
  day: v.string(),
  outcome: json(v.unknown()),
  /** By seat: a sheet may have left the bin for good, and players are told by their ids. */
  seats: json(
    v.array(
      v.object({
        sheet: v.nullable(sheetId),
        player: v.nullable(playerId),
        bot: v.nullable(v.picklist(BOT_LEVELS)),
      }),
    ),
  ),
  note: v.string(),
})
/** What a record's own row says, and nothing that follows from other rows. */
export type StoredRecord = Readonly<v.InferOutput<typeof storedRecord>>

/** A record of a campaign, with what other rows say of it. */
export interface CampaignRecord {
  readonly stored: StoredRecord
  /** Whether its table is here, and not in the bin. */
  readonly tableHere: boolean
  readonly corrections: number
}

/** The order in which games count (R43). */
const ORDER = 'ORDER BY records.ended_at, records.id'

/** The statements on records in their order, prepared once for a connection. */
export function storedRecordQueries(db: Connection) {
  const one = db.prepare(`
    SELECT id, campaign_id AS campaign, game, table_id AS "table", series_id AS series,
      ended_at AS endedAt, day, outcome_json AS outcome,
      (SELECT json_group_array(json_object('sheet', sheet_id, 'player', player_id, 'bot', bot)
          ORDER BY seat)
        FROM record_seats WHERE record_id = records.id) AS seats,
      note
    FROM records WHERE rowid = ?`)
  const read = rowCache(
    (row): StoredRecord | null => readableRows(storedRecord, [one.get(row)])[0] ?? null,
  )
  const ofGame = db
    .prepare<[GameId], [number, string]>(
      `SELECT records.rowid, checksum FROM records
      WHERE game = ? AND deleted_at IS NULL AND campaign_id IN
        (SELECT id FROM campaigns WHERE deleted_at IS NULL) ${ORDER}`,
    )
    .raw()
  const ofCampaign = db
    .prepare<[CampaignId], [number, string, number, number]>(
      `SELECT records.rowid, checksum,
        EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND tables.deleted_at IS NULL),
        (SELECT count(*) FROM record_versions WHERE record_id = records.id)
      FROM records WHERE campaign_id = ? AND deleted_at IS NULL ${ORDER}`,
    )
    .raw()
  const settled = db
    .prepare<[SheetId], string>(
      'SELECT record_id FROM sheet_records WHERE sheet_id = ? AND settled = 1',
    )
    .pluck()
  const sheets = db.prepare<[], string>('SELECT id FROM sheets').pluck()
  const newest = db
    .prepare<[{ campaign: CampaignId; limit: number }], string>(
      `SELECT id FROM records WHERE campaign_id = :campaign AND deleted_at IS NULL
      ORDER BY ended_at DESC, id DESC LIMIT :limit`,
    )
    .pluck()

  return {
    /** A game's records in campaigns that are not in the bin, the oldest first. */
    recordVersions: (game: GameId): readonly RowVersion[] => ofGame.all(game),
    storedRecord: read,
    /** The records of a campaign, the oldest first. */
    recordsOfCampaign: (campaign: CampaignId): readonly CampaignRecord[] =>
      ofCampaign.all(campaign).flatMap(([row, version, tableHere, corrections]) => {
        const stored = read([row, version])
        return stored === null ? [] : [{ stored, tableHere: tableHere === 1, corrections }]
      }),
    /** The last records of a campaign, the oldest first. */
    newestRecords: (campaign: CampaignId, limit: number): readonly RecordId[] =>
      readableRows(recordId, newest.all({ campaign, limit })).toReversed(),
    /** The games whose placing on a sheet has ended. */
    settledOn: (sheet: SheetId): ReadonlySet<string> => new Set(settled.all(sheet)),
    /** Every sheet that is here, in the bin or not. */
    sheetsHere: (): ReadonlySet<string> => new Set(sheets.all()),
  }
}
