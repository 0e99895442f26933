/** Campaigns: what games add up to. Every change is one transaction. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Campaign, CampaignOverview, CampaignSummary, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { campaignId } from '@shared/ids'
import type { CampaignId, Instant, SheetId } from '@shared/ids'
import { once } from '@shared/once'
import { findGame, requireGame } from '../games'
import type { Seating } from '../games/campaign-rules'
import type { Game } from '../games/game'
import type { CampaignRow } from '../store/campaign-queries'
import type { StampedField } from '../store/stamps'
import { campaignLookups } from './lookups'
import type { CampaignParts } from './lookups'
import { createAchievements } from './achievements'
import { gameCounter } from './counted-games'
import { createEarlier } from './earlier'
import { createRecords } from './records'
import { readableSeries, runningSeries } from './series'
import { sheetLookup, sheetsReader } from './sheets'
import type { SheetsReader } from './sheets'
import { createStatistics } from './statistics'

/** A campaign without the tables of its games, which tables/ owns. */
export type CampaignWithoutTables = Omit<Campaign, 'tables'>

type SeatedStart = Pick<ParsedInput<'tables.start'>, 'game' | 'campaign' | 'series' | 'options'>

/** What can be done with campaigns. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export function createCampaigns(parts: CampaignParts) {
  const { queries, games, changed } = parts
  const lookups = campaignLookups(parts)
  const { requireCampaign, requireLiveCampaign, requireLiveSheet, timestamp } = lookups
  const ofSeries = runningSeries(parts, lookups)
  const ofRecords = createRecords(parts, lookups, ofSeries)
  const counterOf = once((game: Game) => gameCounter(parts, game))

  const summary = (id: CampaignId): CampaignSummary => summaryOf(requireLiveCampaign(id))
  const sheetsOf = once((game: Game): SheetsReader | null => {
    const { sheets: rules } = game.campaign
    return rules === null ? null : sheetsReader(parts, game, rules)
  })
  /** What the campaign's game adds to it, as far as it can be read; nothing where this release does not know the game. */
  const heldBy = ({ id, game: kind }: CampaignRow): object => {
    const game = findGame(games, kind)
    if (game === null) return {}
    const sheets = sheetsOf(game)?.ofCampaign(id) ?? []
    const series = readableSeries(parts, game, queries.seriesOfCampaign(id))
    return game.campaign.holds({ sheets, series })
  }
  const kept = new Map<CampaignId, { readonly state: string; readonly held: object }>()
  /** As `heldBy`, worked out once for as long as nothing changes that it follows from. */
  const held = (row: CampaignRow): object => {
    const { id } = row
    const state = queries.stateOfCampaign(id)
    const known = kept.get(id)
    if (known?.state === state) return known.held
    const fresh = { state, held: heldBy(row) }
    kept.set(id, fresh)
    return fresh.held
  }
  /** With its last games where there is a limit. */
  const get = (id: CampaignId, limit = Infinity): CampaignWithoutTables => {
    const row = requireLiveCampaign(id)
    return {
      ...summaryOf(row),
      notes: row.notes,
      records: ofRecords.newestRecords(id, limit),
      ...held(row),
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
    create: ({ name, game }: ParsedInput<'campaigns.create'>): CampaignWithoutTables => {
      requireGame(games, game)
      const id = v.parse(campaignId, randomUUID())
      queries.transaction(() => {
        queries.insertCampaign({ id, name, game, createdAt: timestamp() })
      })
      changed(id)
      return get(id)
    },
    /** @param inBin those in the bin instead of the others */
    list: (inBin: boolean): readonly CampaignSummary[] => queries.campaigns(inBin).map(summaryOf),
    /** Those that are not in the bin, without their games. */
    overviews: (): readonly CampaignOverview[] =>
      queries
        .campaigns(false)
        .map((row) => ({ ...summaryOf(row), notes: row.notes, ...held(row) })),
    get,
    summary,
    rename: (id: CampaignId, name: string): CampaignWithoutTables => {
      requireLiveCampaign(id)
      set(id, 'name', (at) => queries.setCampaignName(id, name, at))
      return get(id)
    },
    note: (id: CampaignId, notes: string): CampaignWithoutTables => {
      requireLiveCampaign(id)
      set(id, 'notes', (at) => queries.setCampaignNotes(id, notes, at))
      return get(id)
    },
    /** Puts a campaign aside as finished, or takes it up again. */
    archive: (id: CampaignId, archived: boolean): CampaignWithoutTables => {
      if ((requireLiveCampaign(id).archivedAt !== null) === archived) return get(id)
      set(id, 'archivedAt', (at) => queries.setCampaignArchived(id, archived ? at : null, at))
      return get(id)
    },
    /** Puts a campaign with its sheets and games into the bin. */
    remove: (id: CampaignId): void => {
      requireLiveCampaign(id)
      set(id, 'deletedAt', (at) => queries.setCampaignDeleted(id, at, at))
    },
    restore: (id: CampaignId): CampaignWithoutTables => {
      if (requireCampaign(id).deletedAt === null) return get(id)
      set(id, 'deletedAt', (at) => queries.setCampaignDeleted(id, null, at))
      return get(id)
    },

    ...ofRecords,
    ...createEarlier(parts, lookups),
    ...createStatistics(parts, lookups, counterOf),
    ...createAchievements(parts, lookups, counterOf),

    /** A sheet that is not in the bin, as it is stored and as its game shows it. */
    shownSheet: (id: SheetId) => {
      const { campaign, role, player } = requireLiveSheet(id)
      const game = requireGame(games, requireLiveCampaign(campaign).game)
      return { campaign, role, player, shown: sheetLookup(parts, lookups, game)(id) }
    },

    /**
     * Fills in what the campaign of a game to start knows; what it refuses, its game says.
     * @throws Refusal what its series refuses where it is over, or this is not its next game; `bad-options`
     *   where the campaign is one of another game
     */
    seat: ({ game: kind, campaign, series, options }: SeatedStart): Seating => {
      const game = requireGame(games, kind)
      if (campaign !== null && requireLiveCampaign(campaign).game !== kind) {
        const message = 'The campaign is one of another game.'
        throw new Refusal('bad-options', message, { field: 'campaign' })
      }
      const next = series === null ? null : ofSeries.nextOf(game, series)
      const sheetOf = sheetLookup(parts, lookups, game)
      const seating = game.campaign.seat({ campaign, options }, sheetOf)
      next?.check({ sheets: seating.seats.map(({ sheet }) => sheet), options: seating.options })
      return seating
    },
  }
}
export type Campaigns = ReturnType<typeof createCampaigns>

function summaryOf(row: CampaignRow): CampaignSummary {
  return {
    campaign: row.id,
    name: row.name,
    game: row.game,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    archivedAt: row.archivedAt,
    sheets: row.sheets,
    games: row.games,
  }
}
