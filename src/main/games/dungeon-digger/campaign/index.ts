/** What a campaign is to Dungeon Digger: games with the real tiles entered by hand, and what games add up to. */
import {
  filtersSchema,
  manualGameSchema,
  type DungeonDiggerTypes,
  type Outcome,
} from '@shared/games/dungeon-digger'
import { seatWithoutSheets, type ByHand, type CampaignRules } from '../../campaign-rules'
import { impossibleIn } from '../outcomes'
import { narrow, plotsOf } from './plots'
import { statisticsOf } from './statistics'

const byHand: ByHand<DungeonDiggerTypes> = {
  schema: manualGameSchema,
  seats: ({ players }) => players.map(({ player }) => ({ sheet: null, player })),
  outcomeOf: ({ players, scenario, by, rounds, eliminated }) => {
    const scores = players.map(({ lord, gold, escapes, awards, coins }) => ({
      lord,
      gold,
      escapes,
      awards,
      coins,
    }))
    const outcome: Outcome = { scenario, by, rounds, scores, eliminated }
    const impossible = impossibleIn(outcome, { atTable: false, inCampaign: true })
    if (impossible === null) return { outcome }
    // Whoever tells it says the scores with their players.
    const field = impossible.field.replace(/^scores\./, 'players.')
    return { impossible: { ...impossible, field } }
  },
}

export const campaignRules: CampaignRules<DungeonDiggerTypes> = {
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
