/**
 * Records for whoever goes through all of them: each is parsed once, and is the same object until its row changes. One
 * that cannot be read is left out.
 */
import * as v from 'valibot'
import { day } from '@shared/days'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import type { GameId } from '@shared/games/game'
import { campaignId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'
import type { Connection } from './connection'
import { rowCache } from './row-cache'
import type { RowVersion } from './row-cache'
import { json, moment, readableOne } from './rows'

const storedRecord = v.object({
  id: recordId,
  campaign: campaignId,
  game: gameId,
  table: v.nullable(tableId),
  series: v.nullable(seriesId),
  endedAt: moment,
  day,
  outcome: json(v.unknown()),
  /** By seat: a sheet may have left the bin for good, and players are told by their ids; null where one is none. */
  seats: json(
    v.pipe(
      v.array(
        v.object({
          sheet: v.nullable(sheetId),
          player: v.fallback(v.nullable(playerId), null),
          bot: v.nullable(v.picklist(BOT_LEVELS)),
        }),
      ),
      v.minLength(1),
    ),
  ),
  note: v.string(),
})
/** What a record's own row says, and nothing that follows from other rows. */
export type StoredRecord = Readonly<v.InferOutput<typeof storedRecord>>

/** What other rows say of a record. */
export interface BesideRecord {
  /** Whether its table is here, and not in the bin. */
  readonly tableHere: boolean
  readonly corrections: number
}

/** The order in which games count (R43). */
const ORDER = 'ORDER BY records.ended_at, records.id'

/** A checksum that does not fit stays as it is when a doubtful record gets a note. */
const VERSION = `coalesce(records.checksum, '') || ' ' || coalesce(records.note, '')`

/** The statements on records in their order, prepared once for a connection. */
export function storedRecordQueries(db: Connection) {
  const one = db.prepare(`
    SELECT id, campaign_id AS campaign, game, table_id AS "table", series_id AS series,
      ended_at AS endedAt, day, outcome_json AS outcome,
      (SELECT json_group_array(json_object('sheet', CAST(sheet_id AS TEXT),
          'player', CAST(player_id AS TEXT), 'bot', CAST(bot AS TEXT)) ORDER BY seat)
        FROM record_seats WHERE record_id = records.id) AS seats,
      note
    FROM records WHERE rowid = ?`)
  const read = rowCache((row): StoredRecord | null => readableOne(storedRecord, one.get(row)))
  const ofGame = db
    .prepare<[GameId], [number, string]>(
      `SELECT records.rowid, ${VERSION} FROM records
      WHERE game = ? AND deleted_at IS NULL AND campaign_id IN
        (SELECT id FROM campaigns WHERE deleted_at IS NULL) ${ORDER}`,
    )
    .raw()
  const ofCampaign = db
    .prepare<[CampaignId], [number, string]>(
      `SELECT records.rowid, ${VERSION} FROM records
      WHERE campaign_id = ? AND deleted_at IS NULL ${ORDER}`,
    )
    .raw()
  const beside = db
    .prepare<[RecordId], [number, number]>(
      `SELECT
        EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND tables.deleted_at IS NULL),
        (SELECT count(*) FROM record_versions WHERE record_id = records.id)
      FROM records WHERE id = ?`,
    )
    .raw()
  const settled = db
    .prepare<[SheetId], string>(
      'SELECT record_id FROM sheet_records WHERE sheet_id = ? AND settled = 1',
    )
    .pluck()
  const sheets = db.prepare<[], string>('SELECT id FROM sheets').pluck()
  return {
    /** A game's records in campaigns that are not in the bin, the oldest first. */
    recordVersions: (game: GameId): readonly RowVersion[] => ofGame.all(game),
    storedRecord: read,
    /** The records of a campaign, in the bin or not, the oldest first. */
    recordVersionsOfCampaign: (campaign: CampaignId): readonly RowVersion[] =>
      ofCampaign.all(campaign),
    besideRecord: (id: RecordId): BesideRecord => {
      const [tableHere, corrections] = beside.get(id) ?? [0, 0]
      return { tableHere: tableHere === 1, corrections }
    },
    /** The games whose placing on a sheet has ended. */
    settledOn: (sheet: SheetId): ReadonlySet<string> => new Set(settled.all(sheet)),
    /** Every sheet that is here, in the bin or not. */
    sheetsHere: (): ReadonlySet<string> => new Set(sheets.all()),
  }
}
