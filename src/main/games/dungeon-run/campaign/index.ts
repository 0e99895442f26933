/** What a campaign is to Dungeon Run: games with the real cards entered by hand, and what games add up to. */
import {
  filtersSchema,
  manualGameSchema,
  type DungeonRunTypes,
  type Outcome,
} from '@shared/games/dungeon-run'
import { seatWithoutSheets, type ByHand, type CampaignRules } from '../../campaign-rules'
import { impossibleIn } from '../outcomes'
import { narrow, plotsOf } from './plots'
import { statisticsOf } from './statistics'

const byHand: ByHand<DungeonRunTypes> = {
  schema: manualGameSchema,
  seats: ({ players }) => players.map(({ player }) => ({ sheet: null, player })),
  outcomeOf: ({ players, ...told }) => {
    const outcome: Outcome = { ...told, heroes: players.map(({ hero }) => hero) }
    const impossible = impossibleIn(outcome, { atTable: false, inCampaign: true })
    if (impossible === null) return { outcome }
    // Whoever tells it says the heroes with their players.
    const field = impossible.field.replace(/^heroes\.(\d+)$/, 'players.$1.hero')
    return { impossible: { ...impossible, field } }
  },
}

export const campaignRules: CampaignRules<DungeonRunTypes> = {
  seat: seatWithoutSheets,
  earned: () => null,
  sheets: null,
  series: {},
  holds: () => ({}),
  byHand,
  statistics: statisticsOf,
  filters: filtersSchema,
  narrow,
  plots: plotsOf,
}
