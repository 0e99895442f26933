/** Tables for whoever goes through all of them: the versions of their rows cost little, and a row is read by its number. */
import * as v from 'valibot'
import { TABLE_STATUSES } from '@shared/api'
import { day } from '@shared/days'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import type { GameId } from '@shared/games/game'
import { campaignId, playerId, seriesId, sheetId, tableId } from '@shared/ids'
import type { Connection } from './connection'
import type { RowVersion } from './row-cache'
import { checkedRows, json, moment, readableOne, whole, withKeys } from './rows'
import type { CheckedRow } from './rows'
import { DAY_OF_TABLE, script } from './table-queries'
import type { TableFilter } from './table-queries'

const storedTable = v.object({
  id: tableId,
  game: gameId,
  rulesVersion: whole,
  campaign: v.nullable(campaignId),
  series: v.nullable(seriesId),
  daily: v.nullable(day),
  options: json(v.unknown()),
  seed: whole,
  script: v.nullable(json(script)),
  status: v.picklist(TABLE_STATUSES),
  revision: whole,
  outcome: v.nullable(json(v.unknown())),
  progress: json(v.unknown()),
  startedAt: moment,
  updatedAt: moment,
  day: v.nullable(day),
  deletedAt: v.nullable(moment),
  /** By seat; players are told by their ids, null where one is none. */
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
})
/** What a table's own row says, with who sits there. */
export type StoredTable = Readonly<v.InferOutput<typeof storedTable>>

/** A checksum that does not fit stays as it is when a damaged table goes into the bin. */
const VERSION = `coalesce(tables.checksum, '') || ' ' || coalesce(tables.deleted_at, '')`

interface Listed {
  readonly status: string | null
  readonly campaign: string | null
  readonly deleted: number
}

/** The statements on the versions of tables, prepared once for a connection. */
export function storedTableQueries(db: Connection) {
  const TABLE = `
    SELECT id, game, rules_version AS rulesVersion, campaign_id AS campaign, series_id AS series,
      daily, options_json AS options, seed, script_json AS script, status, revision,
      outcome_json AS outcome, progress_json AS progress, started_at AS startedAt, updated_at AS updatedAt,
      ${DAY_OF_TABLE}, deleted_at AS deletedAt,
      (SELECT json_group_array(json_object('sheet', CAST(sheet_id AS TEXT),
          'player', CAST(player_id AS TEXT), 'bot', CAST(bot AS TEXT)) ORDER BY seat)
        FROM table_seats WHERE table_id = tables.id) AS seats
    FROM tables`
  const one = db.prepare(`${TABLE} WHERE rowid = ?`)
  const every = db.prepare(withKeys(TABLE, 'id'))
  const LISTED = `
    FROM tables LEFT JOIN campaigns ON campaigns.id = campaign_id
    WHERE campaigns.deleted_at IS NULL AND (tables.deleted_at IS NOT NULL) = :deleted
      AND (:status IS NULL OR status = :status OR :status = 'over' AND status <> 'playing'
        OR :status = 'unrecorded' AND (status = 'abandoned' OR status = 'ended' AND campaign_id IS NULL))
      AND (:campaign IS NULL OR campaign_id = :campaign)`
  const list = db
    .prepare<[Listed], [number, string]>(
      `SELECT tables.rowid, ${VERSION} ${LISTED}
      ORDER BY updated_at DESC, tables.rowid DESC`,
    )
    .raw()
  const singles = db
    .prepare<[GameId], [number, string]>(
      `SELECT tables.rowid, ${VERSION} FROM tables
      WHERE campaign_id IS NULL AND game = ? AND status = 'ended' AND tables.deleted_at IS NULL
      ORDER BY updated_at, id`,
    )
    .raw()

  return {
    /** The rows of a list, the last changed first, those too that cannot be read; those of a campaign in the bin are in none. */
    tableVersions: ({ status, campaign, deleted }: TableFilter): readonly RowVersion[] =>
      list.all({ status, campaign, deleted: deleted ? 1 : 0 }),
    /** The rows of a game's tables outside campaigns that came to their end, the oldest first. */
    endedSingleVersions: (game: GameId): readonly RowVersion[] => singles.all(game),
    /** Every one, whatever list it is in. */
    checkedTables: (): readonly CheckedRow<StoredTable>[] => checkedRows(storedTable, every.all()),
    /** Null: it cannot be read. */
    storedTable: (row: number): StoredTable | null => readableOne(storedTable, one.get(row)),
  }
}
export type StoredTableQueries = ReturnType<typeof storedTableQueries>
