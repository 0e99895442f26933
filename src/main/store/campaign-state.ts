/** What the sheets and series of a campaign follow from, as one text: as long as it is the same, so are they. */
import type { CampaignId } from '@shared/ids'
import type { Connection } from './connection'

/** Rows with checksums stand for all that belongs to them; whether a record's table is here, its own row tells. */
const STATE = `
  SELECT json_array(
    (SELECT group_concat(checksum, '' ORDER BY rowid) FROM records
      WHERE campaign_id = :campaign AND deleted_at IS NULL),
    (SELECT count(*) FROM record_versions),
    (SELECT group_concat(rowid || status || (deleted_at IS NULL), ' ' ORDER BY rowid) FROM tables
      WHERE campaign_id = :campaign),
    (SELECT group_concat(placed.checksum, '' ORDER BY placed.sheet_id, placed.record_id)
      FROM sheets JOIN sheet_records AS placed ON placed.sheet_id = sheets.id
      WHERE campaign_id = :campaign),
    (SELECT json_group_array(json_array(id, role, player_id, created_at, deleted_at) ORDER BY id)
      FROM sheets WHERE campaign_id = :campaign),
    (SELECT json_group_array(json_array(id, kind, setup_json, started_at, given_up_at,
        (SELECT json_group_array(json_array(sheet_id, player_id, bot) ORDER BY seat)
          FROM series_seats WHERE series_id = series.id)) ORDER BY id)
      FROM series WHERE campaign_id = :campaign),
    (SELECT json_group_array(json_array(id, name) ORDER BY id) FROM named_players))`

export function campaignStateQueries(db: Connection) {
  const state = db.prepare<[{ campaign: CampaignId }], string>(STATE).pluck()

  return {
    stateOfCampaign: (campaign: CampaignId): string => state.get({ campaign }) ?? '',
  }
}
