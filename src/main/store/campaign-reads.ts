/** Players, campaigns, sheets and series as a file tells them: keys and lists in the order of the files. */
import * as v from 'valibot'
import { campaignContent, playerContent, seriesContent, sheetContent } from '@shared/content'
import type { CampaignContent, PlayerContent, SeriesContent, SheetContent } from '@shared/content'
import type { CampaignId, PlayerId, SeriesId, SheetId } from '@shared/ids'
import { PAPER_OF_SHEET, storedPaper } from './campaign-queries'
import type { Connection } from './connection'
import type { ContentParts } from './content-parts'
import { json, readOne, readRows } from './rows'

const campaignRow = v.omit(campaignContent, ['stamps', 'bases', 'earlier'])
const sheetRow = v.strictObject({
  ...v.omit(sheetContent, ['stamps', 'bases', 'earlier']).entries,
  paper: storedPaper,
})
const playerRow = v.omit(playerContent, ['stamps', 'bases', 'earlier'])
const seriesRow = v.strictObject({
  ...v.omit(seriesContent, ['seats', 'stamps', 'bases']).entries,
  setup: json(seriesContent.entries.setup),
})
const seatRow = seriesContent.entries.seats.pipe[0].item

/** The statements that read them, prepared once for a connection. */
export function campaignReads(db: Connection, { stampsOf, earlier }: ContentParts) {
  const { earlierTexts, earlierPapers } = earlier
  const campaign = db.prepare(`
    SELECT id, game, created_at AS createdAt, name, notes, archived_at AS archivedAt,
      deleted_at AS deletedAt
    FROM campaigns WHERE id = ?`)
  const sheet = db.prepare(`
    SELECT id, campaign_id AS campaign, role, created_at AS createdAt, player_id AS player,
      deleted_at AS deletedAt, ${PAPER_OF_SHEET}
    FROM sheets WHERE id = ?`)
  const player = db.prepare('SELECT id, name, joined_to AS joinedTo FROM players WHERE id = ?')
  const series = db.prepare(`
    SELECT id, campaign_id AS campaign, game, kind, setup_json AS setup, started_at AS startedAt,
      given_up_at AS givenUpAt
    FROM series WHERE id = ?`)
  const seriesSeats = db.prepare(`
    SELECT sheet_id AS sheet, player_id AS player, bot FROM series_seats
    WHERE series_id = ? ORDER BY seat`)

  return {
    player: (id: PlayerId): PlayerContent | null => {
      const row = readOne(playerRow, player.get(id), 'players')
      if (row === null) return null
      return { ...row, ...stampsOf('player', id), earlier: earlierTexts('player', id) }
    },
    campaign: (id: CampaignId): CampaignContent | null => {
      const row = readOne(campaignRow, campaign.get(id), 'campaigns')
      if (row === null) return null
      return { ...row, ...stampsOf('campaign', id), earlier: earlierTexts('campaign', id) }
    },
    sheet: (id: SheetId): SheetContent | null => {
      const row = readOne(sheetRow, sheet.get(id), 'sheets')
      if (row === null) return null
      return { ...row, ...stampsOf('sheet', id), earlier: { paper: earlierPapers(id) } }
    },
    series: (id: SeriesId): SeriesContent | null => {
      const row = readOne(seriesRow, series.get(id), 'series')
      if (row === null) return null
      const { startedAt, givenUpAt, ...fixed } = row
      const sat = [...readRows(seatRow, seriesSeats.all(id), 'series_seats')]
      return { ...fixed, seats: sat, startedAt, givenUpAt, ...stampsOf('series', id) }
    },
  }
}
