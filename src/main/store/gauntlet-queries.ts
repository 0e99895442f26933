/** Gauntlets and the tables of their games, as rows. */
import * as v from 'valibot'
import { TABLE_STATUSES } from '@shared/api'
import { TIERS } from '@shared/games/one-deck-dungeon'
import { campaignId, gauntletId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, GauntletId, Instant, SheetId } from '@shared/ids'
import type { Connection } from './connection'
import { json, readOne, readRows } from './rows'
import { stampQueries } from './stamps'

const gauntletRow = v.object({
  id: gauntletId,
  campaign: campaignId,
  sheets: json(v.array(sheetId)),
  tier: v.picklist(TIERS),
  startedAt: v.string(),
  givenUpAt: v.nullable(v.string()),
})
export type GauntletRow = Readonly<v.InferOutput<typeof gauntletRow>>
export interface NewGauntlet extends Pick<GauntletRow, 'id' | 'campaign' | 'tier' | 'startedAt'> {
  /** By seat. */
  readonly sheets: readonly SheetId[]
}

const tableRow = v.object({
  id: tableId,
  status: v.picklist(TABLE_STATUSES),
  deletedAt: v.nullable(v.string()),
})
export type GauntletTableRow = Readonly<v.InferOutput<typeof tableRow>>

const GAUNTLET = `
  SELECT id, campaign_id AS campaign, tier, started_at AS startedAt, given_up_at AS givenUpAt,
    (SELECT json_group_array(sheet_id ORDER BY seat)
      FROM gauntlet_sheets WHERE gauntlet_id = gauntlets.id) AS sheets
  FROM gauntlets`

/** The statements on gauntlets, prepared once for a connection. Ids that no row has give null or nothing. */
export const gauntletQueries = (db: Connection) => {
  const { stamp } = stampQueries(db)
  const one = db.prepare(`${GAUNTLET} WHERE id = ?`)
  const ofCampaign = db.prepare(`${GAUNTLET} WHERE campaign_id = ? ORDER BY started_at, id`)
  const ofSheet = db.prepare(`${GAUNTLET}
    WHERE id IN (SELECT gauntlet_id FROM gauntlet_sheets WHERE sheet_id = ?)
    ORDER BY started_at, id`)
  const insert = db.prepare(
    'INSERT INTO gauntlets (id, campaign_id, tier, started_at) VALUES (?, ?, ?, ?)',
  )
  const insertSheet = db.prepare(
    'INSERT INTO gauntlet_sheets (gauntlet_id, seat, sheet_id) VALUES (?, ?, ?)',
  )
  const setGivenUp = db.prepare('UPDATE gauntlets SET given_up_at = ? WHERE id = ?')
  const tables = db.prepare(`
    SELECT id, status, deleted_at AS deletedAt FROM tables
    WHERE gauntlet_id = ? ORDER BY started_at, id`)

  return {
    gauntlet: (id: GauntletId): GauntletRow | null =>
      readOne(gauntletRow, one.get(id), 'gauntlets'),
    gauntlets: (campaign: CampaignId): readonly GauntletRow[] =>
      readRows(gauntletRow, ofCampaign.all(campaign), 'gauntlets'),
    gauntletsOfSheet: (id: SheetId): readonly GauntletRow[] =>
      readRows(gauntletRow, ofSheet.all(id), 'gauntlets'),
    insertGauntlet: ({ id, campaign, sheets, tier, startedAt }: NewGauntlet): void => {
      insert.run(id, campaign, tier, startedAt)
      sheets.forEach((sheet, seat) => insertSheet.run(id, seat, sheet))
    },
    setGauntletGivenUp: (id: GauntletId, givenUpAt: Instant | null, at: Instant): void => {
      setGivenUp.run(givenUpAt, id)
      stamp('gauntlet', id, 'givenUpAt', at)
    },
    /** The tables of a gauntlet's games, those in the bin too, the first first. */
    tablesOfGauntlet: (id: GauntletId): readonly GauntletTableRow[] =>
      readRows(tableRow, tables.all(id), 'tables'),
  }
}
