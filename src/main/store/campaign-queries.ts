/** Campaigns and their sheets, as rows. */
import * as v from 'valibot'
import { gameId } from '@shared/games/game'
import { sheetContent } from '@shared/content'
import type { PaperContent } from '@shared/content'
import { campaignId, playerId, sheetId } from '@shared/ids'
import type { CampaignId, Instant, PlayerId, SheetId } from '@shared/ids'
import { isSamePlayer } from '@shared/players'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import { byName, playerQueries } from './player-queries'
import {
  checkedRows,
  json,
  moment,
  readableOne,
  readableRows,
  readOne,
  readRow,
  storedName,
  whole,
  withKeys,
} from './rows'
import type { CheckedRow } from './rows'
import { stampQueries } from './stamps'

const campaignRow = v.object({
  id: campaignId,
  name: storedName,
  game: gameId,
  createdAt: moment,
  deletedAt: v.nullable(moment),
  archivedAt: v.nullable(moment),
  notes: v.string(),
  /** Those that are not in the bin. */
  sheets: whole,
  games: whole,
})
export type CampaignRow = Readonly<v.InferOutput<typeof campaignRow>>
export type NewCampaign = Pick<CampaignRow, 'id' | 'name' | 'game' | 'createdAt'>

/** What a sheet brought from paper, in its column. */
export const storedPaper = v.nullable(json(sheetContent.entries.paper.wrapped))

const sheetRow = v.object({
  id: sheetId,
  campaign: campaignId,
  /** Whom it is of, as its game names them. */
  role: v.string(),
  /** '' where the player cannot be read. */
  player: v.fallback(v.string(), ''),
  createdAt: moment,
  deletedAt: v.nullable(moment),
  /** What it brought from paper, as its game says that; null: it was begun here. */
  paper: storedPaper,
})
export type SheetRow = Readonly<v.InferOutput<typeof sheetRow>>
export type NewSheet = Omit<SheetRow, 'deletedAt' | 'paper'> & Partial<Pick<SheetRow, 'paper'>>
/** SQL for what a sheet brought from paper. Once something was told it has a row for good, so where that is missing what stands there cannot be read. */
export const PAPER_OF_SHEET = `coalesce(
  (SELECT paper_json FROM sheet_papers WHERE sheet_id = sheets.id),
  (SELECT '' FROM stamps WHERE entity = 'sheet' AND stamps.id = sheets.id AND field = 'paper')
) AS paper`

const CAMPAIGN = `
  SELECT id, name, game, created_at AS createdAt, deleted_at AS deletedAt,
    archived_at AS archivedAt, notes,
    (SELECT count(*) FROM sheets
      WHERE campaign_id = campaigns.id AND sheets.deleted_at IS NULL) AS sheets,
    (SELECT count(*) FROM records
      WHERE campaign_id = campaigns.id AND records.deleted_at IS NULL) AS games
  FROM campaigns`

/**
 * The statements on campaigns and sheets, prepared once for a connection. Ids that no row has give null or
 * nothing. Each setter stamps its field with the moment given, which the caller has found to be the later one.
 */
export function campaignQueries(db: Connection) {
  const { stamp } = stampQueries(db)
  const { keepText, keepPaper } = earlierValueQueries(db)
  const players = byName(db)
  const { setPlayerName, playersCalled, campaignsOfPlayer } = playerQueries(db)
  const SHEET = `
    SELECT id, campaign_id AS campaign, role, ${players.columnFor('player_id')} AS player,
      created_at AS createdAt, deleted_at AS deletedAt, ${PAPER_OF_SHEET}
    FROM sheets`

  const one = db.prepare(`${CAMPAIGN} WHERE id = ?`)
  const live = db.prepare(`${CAMPAIGN} WHERE deleted_at IS NULL ORDER BY created_at, rowid`)
  const deleted = db.prepare(
    `${CAMPAIGN} WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, rowid`,
  )
  const insertCampaign = db.prepare(
    'INSERT INTO campaigns (id, name, game, created_at) VALUES (?, ?, ?, ?)',
  )
  const nameOf = db.prepare('SELECT name FROM campaigns WHERE id = ?').pluck()
  const notesOf = db.prepare('SELECT notes FROM campaigns WHERE id = ?').pluck()
  const setName = db.prepare('UPDATE campaigns SET name = ? WHERE id = ?')
  const setNotes = db.prepare('UPDATE campaigns SET notes = ? WHERE id = ?')
  const setArchived = db.prepare('UPDATE campaigns SET archived_at = ? WHERE id = ?')
  const setDeleted = db.prepare('UPDATE campaigns SET deleted_at = ? WHERE id = ?')

  const sheet = db.prepare(`${SHEET} WHERE id = ?`)
  const sheets = db.prepare(`${SHEET} WHERE campaign_id = ? ORDER BY created_at, rowid`)
  const everyCampaign = db.prepare(withKeys(CAMPAIGN, 'id'))
  const everySheet = db.prepare(withKeys(SHEET, 'id'))
  const insertSheet = db.prepare(
    'INSERT INTO sheets (id, campaign_id, role, player_id, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const playerOf = db.prepare('SELECT player_id FROM sheets WHERE id = ?').pluck()
  const setPlayer = db.prepare('UPDATE sheets SET player_id = ? WHERE id = ?')
  const setSheetDeleted = db.prepare('UPDATE sheets SET deleted_at = ? WHERE id = ?')
  const setPaper = paperSetter(db)

  return {
    campaign: (id: CampaignId): CampaignRow | null =>
      readOne(campaignRow, one.get(id), 'campaigns'),
    /** Those that can be read. */
    campaigns: (inBin: boolean): readonly CampaignRow[] =>
      readableRows(campaignRow, (inBin ? deleted : live).all()),
    checkedCampaigns: (): readonly CheckedRow<CampaignRow>[] =>
      checkedRows(campaignRow, everyCampaign.all()),
    /** Stamps its name with the moment it was made. */
    insertCampaign: ({ id, name, game, createdAt }: NewCampaign): void => {
      insertCampaign.run(id, name, game, createdAt)
      stamp('campaign', id, 'name', createdAt)
    },
    setCampaignName: (id: CampaignId, name: string, at: Instant): void => {
      keepText('campaign', id, 'name', nameOf.get(id))
      setName.run(name, id)
      stamp('campaign', id, 'name', at)
    },
    setCampaignNotes: (id: CampaignId, notes: string, at: Instant): void => {
      keepText('campaign', id, 'notes', notesOf.get(id))
      setNotes.run(notes, id)
      stamp('campaign', id, 'notes', at)
    },
    setCampaignArchived: (id: CampaignId, archivedAt: Instant | null, at: Instant): void => {
      setArchived.run(archivedAt, id)
      stamp('campaign', id, 'archivedAt', at)
    },
    setCampaignDeleted: (id: CampaignId, deletedAt: Instant | null, at: Instant): void => {
      setDeleted.run(deletedAt, id)
      stamp('campaign', id, 'deletedAt', at)
    },

    sheet: (id: SheetId): SheetRow | null => readOne(sheetRow, sheet.get(id), 'sheets'),
    /** Null also where the sheet is damaged. */
    readableSheet: (id: SheetId): SheetRow | null => readableOne(sheetRow, sheet.get(id)),
    /** Every sheet of a campaign that can be read, those in the bin too. */
    sheets: (campaign: CampaignId): readonly SheetRow[] =>
      readableRows(sheetRow, sheets.all(campaign)),
    checkedSheets: (): readonly CheckedRow<SheetRow>[] => checkedRows(sheetRow, everySheet.all()),
    /** Stamps its player with the moment it was made. */
    insertSheet: ({ id, campaign, role, player, createdAt, paper = null }: NewSheet): void => {
      insertSheet.run(id, campaign, role, players.idOf(player), createdAt)
      stamp('sheet', id, 'player', createdAt)
      if (paper === null) return
      setPaper(id, paper)
      stamp('sheet', id, 'paper', createdAt)
    },
    /** Replaces what a sheet brought from paper, and keeps what that was. */
    setSheetPaper: (
      id: SheetId,
      { before, now }: { readonly before: PaperContent; readonly now: PaperContent },
      at: Instant,
    ): void => {
      keepPaper(id, before)
      setPaper(id, now)
      stamp('sheet', id, 'paper', at)
    },
    /**
     * Renames the person whose sheet it is, on everything that names them. Where somebody else is called so already,
     * the sheet is given to them instead, and nobody is renamed.
     * @returns the players who are called otherwise now
     */
    setSheetPlayer: (id: SheetId, name: string, at: Instant): readonly PlayerId[] => {
      const before = players.shownAs(readRow(v.nullable(playerId), playerOf.get(id), 'sheets'))
      const isOthers = !isSamePlayer(before, name) && playersCalled(name).length > 0
      const renamed = before === null || isOthers ? [] : playersCalled(before)
      for (const player of renamed) setPlayerName(player, name, at)
      if (renamed.length === 0) setPlayer.run(players.idOf(name), id)
      stamp('sheet', id, 'player', at)
      return renamed
    },
    campaignsOfPlayer,
    setSheetDeleted: (id: SheetId, deletedAt: Instant | null, at: Instant): void => {
      setSheetDeleted.run(deletedAt, id)
      stamp('sheet', id, 'deletedAt', at)
    },
  }
}

/** Puts what a sheet brought from paper in the place of what is there, also that it brought nothing. */
export function paperSetter(db: Connection) {
  const put = db.prepare(`
    INSERT INTO sheet_papers (sheet_id, paper_json) VALUES (?, ?)
    ON CONFLICT DO UPDATE SET paper_json = excluded.paper_json`)
  return (sheet: SheetId, paper: PaperContent): void => {
    put.run(sheet, JSON.stringify(paper))
  }
}
