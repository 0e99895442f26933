/** What the sheets and series of a campaign follow from, as one text: as long as it is the same, so are they. */
import type { CampaignId } from '@shared/ids'
import type { Connection } from './connection'

/** SQL for all of a row as text, also of bytes and of nothing. */
function textOf(...columns: readonly string[]): string {
  return columns.map((column) => `quote(${column})`).join(" || ' ' || ")
}

/** SQL for the text of each row that a query gives, one after another. */
function each(row: string, order: string, from: string): string {
  return `quote((SELECT group_concat(${row}, ' ' ORDER BY ${order}) FROM ${from}))`
}

/**
 * Rows with checksums stand for all that belongs to them, but for a note, with which a doubtful record keeps its own.
 * Whether a record's table is here, its own row tells.
 */
const STATE = `SELECT ${[
  each(
    textOf('checksum', 'note'),
    'rowid',
    'records WHERE campaign_id = :campaign AND deleted_at IS NULL',
  ),
  '(SELECT count(*) FROM record_versions)',
  each(
    textOf('rowid', 'status', 'deleted_at IS NULL'),
    'rowid',
    'tables WHERE campaign_id = :campaign',
  ),
  each(
    textOf('placed.checksum'),
    'placed.sheet_id, placed.record_id',
    `sheets JOIN sheet_records AS placed ON placed.sheet_id = sheets.id
      WHERE campaign_id = :campaign`,
  ),
  each(
    textOf('id', 'role', 'player_id', 'created_at', 'deleted_at'),
    'id',
    'sheets WHERE campaign_id = :campaign',
  ),
  each(
    `${textOf('id', 'kind', 'setup_json', 'started_at', 'given_up_at')} || ' ' ||
      ${each(textOf('sheet_id', 'player_id', 'bot'), 'seat', 'series_seats WHERE series_id = series.id')}`,
    'id',
    'series WHERE campaign_id = :campaign',
  ),
  each(textOf('id', 'name'), 'id', 'named_players'),
].join(" || ' ' || ")}`

export function campaignStateQueries(db: Connection) {
  const state = db.prepare<[{ campaign: CampaignId }], string>(STATE).pluck()

  return {
    stateOfCampaign: (campaign: CampaignId): string => state.get({ campaign }) ?? '',
  }
}
