/** What a campaign is to One Deck Dungeon: heroes with sheets, checkmarks, gauntlets, and what games add up to. */
import { filtersSchema } from '@shared/games/one-deck-dungeon'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { CampaignRules } from '../../campaign-rules'
import { catalogue } from '../cards'
import { earnedCheckmarks } from '../checkmarks'
import { byHand } from './by-hand'
import { GAUNTLET, gauntlet, viewGauntlet } from './gauntlet'
import { narrow, plotsOf } from './plots'
import { seatHeroes } from './seating'
import { sheetRules, summarize } from './sheets'
import { statisticsOf } from './statistics'

export const campaignRules: CampaignRules<OddTypes> = {
  seat: seatHeroes,
  earned: (outcome) => earnedCheckmarks(outcome, catalogue),
  sheets: sheetRules,
  series: { [GAUNTLET]: gauntlet },
  holds: ({ sheets, series }) => {
    const summaries = sheets.map(summarize)
    return {
      sheetList: summaries.filter(({ deletedAt }) => deletedAt === null),
      deletedSheets: summaries.filter(({ deletedAt }) => deletedAt !== null),
      gauntlets: series.filter(({ kind }) => kind === GAUNTLET).map(viewGauntlet),
    }
  },
  byHand,
  statistics: (games, lookup) => statisticsOf(games, lookup, catalogue),
  filters: filtersSchema,
  narrow,
  plots: plotsOf,
}
