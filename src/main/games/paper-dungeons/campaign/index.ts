/** What a campaign is to Paper Dungeons: mini-campaigns, score sheets entered by hand, and what games add up to. */
import {
  filtersSchema,
  manualGameSchema,
  MINI_CAMPAIGN,
  type Outcome,
  type PaperTypes,
} from '@shared/games/paper-dungeons'
import { seatWithoutSheets, type ByHand, type CampaignRules } from '../../campaign-rules'
import { impossibleIn } from '../outcomes'
import { miniCampaign, viewMiniCampaign } from './mini-campaign'
import { narrow, plotsOf, statisticsOf } from './statistics'

const byHand: ByHand<PaperTypes> = {
  schema: manualGameSchema,
  seats: ({ players }) => players.map(({ player }) => ({ sheet: null, player })),
  outcomeOf: ({ dungeon, missions, scattered, players, pack }) => {
    const outcome: Outcome = {
      dungeon,
      missions,
      scattered: scattered || players.length === 1,
      players: players.map(({ player: _player, ...told }) => told),
      ...(pack !== undefined && { pack }),
    }
    const impossible = impossibleIn(outcome)
    return impossible === null ? { outcome } : { impossible }
  },
}

export const campaignRules: CampaignRules<PaperTypes> = {
  seat: seatWithoutSheets,
  earned: () => null,
  sheets: null,
  series: { [MINI_CAMPAIGN]: miniCampaign },
  holds: ({ series }) => ({
    miniCampaigns: series.filter(({ kind }) => kind === MINI_CAMPAIGN).map(viewMiniCampaign),
  }),
  byHand,
  statistics: statisticsOf,
  filters: filtersSchema,
  narrow,
  plots: plotsOf,
}
