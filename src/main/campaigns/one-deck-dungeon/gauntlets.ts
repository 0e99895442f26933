/** Gauntlets, the series of One Deck Dungeon: beginning them and giving them up. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { campaignErrorCode } from '@shared/games/one-deck-dungeon'
import type { Gauntlet, OddTypes } from '@shared/games/one-deck-dungeon'
import { seriesId } from '@shared/ids'
import type { CampaignId, SeriesId, SheetId } from '@shared/ids'
import { oneDeckDungeon as game } from '../../games/one-deck-dungeon'
import {
  GAUNTLET,
  gauntlet as rules,
  viewGauntlet,
} from '../../games/one-deck-dungeon/campaign/gauntlet'
import type { SeriesState } from '../../games/series'
import type { SeriesRow } from '../../store/series-queries'
import type { CampaignLookups, CampaignParts } from '../lookups'
import { checkRunning, readableSeries, seriesReader } from '../series'

export function createGauntlets(
  parts: CampaignParts,
  { requireLiveCampaign, requireLiveSheet, requireLiveSeries, timestamp }: CampaignLookups,
) {
  const { queries, changed } = parts
  const read = seriesReader(parts, game)
  /** @throws Refusal `not-found` where it is a series of another kind */
  const state = (id: SeriesId): SeriesState<OddTypes> => {
    const row = requireLiveSeries(id)
    if (isGauntlet(row)) return read(row)
    throw new Refusal('not-found', 'There is no such gauntlet.')
  }
  const gauntlet = (id: SeriesId): Gauntlet => viewGauntlet(state(id))
  /** Whether a sheet is in one that goes on. */
  const isBusy = (sheet: SheetId): boolean =>
    readableSeries(parts, game, queries.seriesOfSheet(sheet).filter(isGauntlet)).some(
      ({ status }) => status === 'running',
    )

  const checkSheets = (campaign: CampaignId, ids: readonly SheetId[]): void => {
    const sheets = ids.map((id) => requireLiveSheet(id))
    if (sheets.some((sheet) => sheet.campaign !== campaign)) {
      throw badGauntlet('sheets', 'The sheets are not all of this campaign.')
    }
    if (new Set(sheets.map(({ role }) => role)).size < sheets.length) {
      throw badGauntlet('sheets', 'No hero is in a party twice.')
    }
    const busy = ids.find(isBusy)
    if (busy !== undefined) {
      throw badGauntlet('sheets', 'A sheet is in a gauntlet already.', { sheet: busy })
    }
  }

  return {
    gauntlet,
    /** @throws Refusal `bad-gauntlet` */
    startGauntlet: ({ campaign, sheets, tier }: ParsedInput<'gauntlets.start'>): Gauntlet => {
      requireLiveCampaign(campaign)
      checkSheets(campaign, sheets)
      const id = v.parse(seriesId, randomUUID())
      const seats = sheets.map((sheet) => ({
        sheet,
        player: requireLiveSheet(sheet).player,
        bot: null,
      }))
      queries.transaction(() => {
        const own = { game: game.id, kind: GAUNTLET, setup: { tier } }
        queries.insertSeries({ id, campaign, ...own, seats, startedAt: timestamp() })
      })
      changed(campaign)
      return gauntlet(id)
    },
    /** @throws Refusal `gauntlet-over` */
    giveUpGauntlet: (id: SeriesId): Gauntlet => {
      const found = state(id)
      checkRunning(found, rules.refusals)
      const { campaign } = found
      queries.transaction(() => {
        const at = queries.next('series', id, 'givenUpAt', timestamp())
        queries.setSeriesGivenUp(id, at, at)
      })
      changed(campaign)
      return gauntlet(id)
    },
  }
}

function isGauntlet({ game: kind, kind: series }: SeriesRow): boolean {
  return kind === game.id && series === GAUNTLET
}

function badGauntlet(
  field: string,
  message: string,
  details: Readonly<Record<string, string>> = {},
): Refusal {
  return new Refusal(campaignErrorCode('bad-gauntlet'), message, { field, ...details })
}
