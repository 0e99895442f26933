/** Series, runs of games that add up, and the tables of their games, as rows. */
import * as v from 'valibot'
import { TABLE_STATUSES } from '@shared/api'
import { BOT_LEVELS, gameId } from '@shared/games/game'
import { campaignId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, Instant, SeriesId, SheetId } from '@shared/ids'
import type { Connection } from './connection'
import { byName } from './player-queries'
import { checkedRows, json, moment, readableRows, readOne, withKeys } from './rows'
import type { CheckedRow } from './rows'
import { stampQueries } from './stamps'

const seriesRow = v.object({
  id: seriesId,
  campaign: campaignId,
  game: gameId,
  /** Which of the game's kinds of series. */
  kind: v.string(),
  /** As the game's own schema gave it. */
  setup: json(v.unknown()),
  /** By seat. */
  seats: json(
    v.array(
      v.object({
        sheet: v.nullable(sheetId),
        player: v.nullable(v.string()),
        bot: v.nullable(v.picklist(BOT_LEVELS)),
      }),
    ),
  ),
  startedAt: moment,
  givenUpAt: v.nullable(moment),
})
export type SeriesRow = Readonly<v.InferOutput<typeof seriesRow>>
export type NewSeries = Omit<SeriesRow, 'givenUpAt'>

const tableRow = v.object({
  id: tableId,
  status: v.picklist(TABLE_STATUSES),
  deletedAt: v.nullable(v.string()),
})
export type SeriesTableRow = Readonly<v.InferOutput<typeof tableRow>>

/** The statements on series, prepared once for a connection. Ids that no row has give null or nothing. */
export function seriesQueries(db: Connection) {
  const { stamp } = stampQueries(db)
  const players = byName(db)
  const SERIES = `
    SELECT id, campaign_id AS campaign, game, kind, setup_json AS setup, started_at AS startedAt,
      given_up_at AS givenUpAt,
      (SELECT json_group_array(json_object('sheet', CAST(sheet_id AS TEXT),
          'player', ${players.columnFor('player_id')}, 'bot', CAST(bot AS TEXT)) ORDER BY seat)
        FROM series_seats WHERE series_id = series.id) AS seats
    FROM series`
  const one = db.prepare(`${SERIES} WHERE id = ?`)
  const every = db.prepare(withKeys(SERIES, 'id'))
  const ofCampaign = db.prepare(`${SERIES} WHERE campaign_id = ? ORDER BY started_at, id`)
  const ofSheet = db.prepare(`${SERIES}
    WHERE id IN (SELECT series_id FROM series_seats WHERE sheet_id = ?)
    ORDER BY started_at, id`)
  const insert = db.prepare(`
    INSERT INTO series (id, campaign_id, game, kind, setup_json, started_at) VALUES (?, ?, ?, ?, ?, ?)`)
  const insertSeat = db.prepare(
    'INSERT INTO series_seats (series_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)',
  )
  const setGivenUp = db.prepare('UPDATE series SET given_up_at = ? WHERE id = ?')
  const tables = db.prepare(`
    SELECT id, status, deleted_at AS deletedAt FROM tables
    WHERE series_id = ? ORDER BY started_at, id`)

  return {
    series: (id: SeriesId): SeriesRow | null => readOne(seriesRow, one.get(id), 'series'),
    /** Those that can be read. */
    seriesOfCampaign: (campaign: CampaignId): readonly SeriesRow[] =>
      readableRows(seriesRow, ofCampaign.all(campaign)),
    /** Those that can be read. */
    seriesOfSheet: (id: SheetId): readonly SeriesRow[] => readableRows(seriesRow, ofSheet.all(id)),
    checkedSeries: (): readonly CheckedRow<SeriesRow>[] => checkedRows(seriesRow, every.all()),
    insertSeries: ({ id, campaign, game, kind, setup, seats, startedAt }: NewSeries): void => {
      insert.run(id, campaign, game, kind, JSON.stringify(setup), startedAt)
      seats.forEach(({ sheet, player, bot }, seat) =>
        insertSeat.run(id, seat, sheet, players.idOf(player), bot),
      )
    },
    setSeriesGivenUp: (id: SeriesId, givenUpAt: Instant | null, at: Instant): void => {
      setGivenUp.run(givenUpAt, id)
      stamp('series', id, 'givenUpAt', at)
    },
    /** The readable tables of a series' games, those in the bin too, the first first. */
    tablesOfSeries: (id: SeriesId): readonly SeriesTableRow[] =>
      readableRows(tableRow, tables.all(id)),
  }
}
