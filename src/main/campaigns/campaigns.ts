/** Campaigns: what games add up to. Every change is one transaction. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Campaign, CampaignSummary, ParsedInput, SheetSummary } from '@shared/api'
import { Refusal } from '@shared/errors'
import { campaignId } from '@shared/ids'
import type { CampaignId, Instant } from '@shared/ids'
import { requireGame } from '../games'
import type { Seating } from '../games/campaign-rules'
import type { CampaignRow } from '../store/campaign-queries'
import type { StampedField } from '../store/stamps'
import { createGauntlets } from './gauntlets'
import { campaignLookups } from './lookups'
import type { CampaignParts } from './lookups'
import { plotsOf } from './plots'
import { createRecords } from './records'
import { createSheets, sheetReader } from './sheet-changes'
import { summarize } from './sheets'
import { statisticsOf } from './statistics'

/** A campaign without the tables of its games, which tables/ owns. */
export type CampaignWithSheets = Omit<Campaign, 'tables'>

type SeatedStart = Pick<ParsedInput<'tables.start'>, 'game' | 'campaign' | 'gauntlet' | 'options'>

/** What can be done with campaigns. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export const createCampaigns = (parts: CampaignParts) => {
  const { queries, changed } = parts
  const lookups = campaignLookups(parts)
  const { knownCampaign, liveCampaign, timestamp } = lookups
  const ofSheets = createSheets(parts, lookups)
  const ofGauntlets = createGauntlets(parts, lookups)
  const ofRecords = createRecords(parts, lookups, ofGauntlets)
  const readSheet = sheetReader(parts)

  const summary = (id: CampaignId): CampaignSummary => summaryOf(liveCampaign(id))
  const get = (id: CampaignId): CampaignWithSheets => {
    const row = liveCampaign(id)
    const sheets = queries.sheets(id).map((sheet): SheetSummary => summarize(readSheet(sheet)))
    return {
      ...summaryOf(row),
      notes: row.notes,
      sheetList: sheets.filter(({ deletedAt }) => deletedAt === null),
      deletedSheets: sheets.filter(({ deletedAt }) => deletedAt !== null),
      records: ofRecords.listRecords({ campaign: id, deleted: false }),
      gauntlets: ofGauntlets.gauntletsOf(id),
    }
  }

  /** Sets one field of a campaign that is not in the bin, stamped as its latest change. */
  const set = (
    id: CampaignId,
    field: StampedField<'campaign'>,
    work: (at: Instant) => void,
  ): void => {
    queries.transaction(() => work(queries.next('campaign', id, field, timestamp())))
    changed(id)
  }

  return {
    /** @throws Refusal `bad-input` where there is no such game */
    create: ({ name, game }: ParsedInput<'campaigns.create'>): CampaignWithSheets => {
      requireGame(parts.games, game)
      const id = v.parse(campaignId, randomUUID())
      queries.transaction(() => {
        queries.insertCampaign({ id, name, game, createdAt: timestamp() })
      })
      changed(id)
      return get(id)
    },
    /** @param inBin those in the bin instead of the others */
    list: (inBin: boolean): readonly CampaignSummary[] => queries.campaigns(inBin).map(summaryOf),
    get,
    summary,
    rename: (id: CampaignId, name: string): CampaignWithSheets => {
      liveCampaign(id)
      set(id, 'name', (at) => queries.setCampaignName(id, name, at))
      return get(id)
    },
    note: (id: CampaignId, notes: string): CampaignWithSheets => {
      liveCampaign(id)
      set(id, 'notes', (at) => queries.setCampaignNotes(id, notes, at))
      return get(id)
    },
    /** Puts a campaign aside as finished, or takes it up again. */
    archive: (id: CampaignId, archived: boolean): CampaignWithSheets => {
      if ((liveCampaign(id).archivedAt !== null) === archived) return get(id)
      set(id, 'archivedAt', (at) => queries.setCampaignArchived(id, archived ? at : null, at))
      return get(id)
    },
    /** Puts a campaign with its sheets and games into the bin. */
    remove: (id: CampaignId): void => {
      liveCampaign(id)
      set(id, 'deletedAt', (at) => queries.setCampaignDeleted(id, at, at))
    },
    restore: (id: CampaignId): CampaignWithSheets => {
      if (knownCampaign(id).deletedAt === null) return get(id)
      set(id, 'deletedAt', (at) => queries.setCampaignDeleted(id, null, at))
      return get(id)
    },

    ...ofSheets,
    ...ofRecords,
    ...ofGauntlets,
    statistics: statisticsOf(parts, lookups),
    plots: plotsOf(parts, lookups),

    /**
     * Fills in what the campaign of a game to start knows; what it refuses, its game says.
     * @throws Refusal `gauntlet-over`, `not-the-next-dungeon` where it is not its gauntlet's next game,
     *   `bad-options` where the campaign is one of another game
     */
    seat: ({ game, campaign, gauntlet, options }: SeatedStart): Seating => {
      if (campaign !== null && liveCampaign(campaign).game !== game) {
        const message = 'The campaign is one of another game.'
        throw new Refusal('bad-options', message, { field: 'campaign' })
      }
      if (gauntlet !== null) ofGauntlets.checkNextStart(gauntlet, options)
      return requireGame(parts.games, game).campaign.seat({ campaign, options }, ofSheets.sheet)
    },
  }
}
export type Campaigns = ReturnType<typeof createCampaigns>

const summaryOf = (row: CampaignRow): CampaignSummary => ({
  campaign: row.id,
  name: row.name,
  game: row.game,
  createdAt: row.createdAt,
  deletedAt: row.deletedAt,
  archivedAt: row.archivedAt,
  sheets: row.sheets,
  games: row.games,
})
