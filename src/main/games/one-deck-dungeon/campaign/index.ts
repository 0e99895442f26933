/** What a campaign is to One Deck Dungeon: heroes with sheets, checkmarks, and gauntlets. */
import * as v from 'valibot'
import { DUNGEONS, TIERS, type OddTypes } from '@shared/games/one-deck-dungeon'
import type { CampaignRules, Series } from '../../campaign-rules'
import { catalogue } from '../cards'
import { earnedCheckmarks } from '../checkmarks'
import { tierPhrase } from '../files/bg-stats'
import { seatHeroes } from './seating'

const gauntletSetup = v.strictObject({ tier: v.picklist(TIERS) })

/** The five dungeons in a row, the easiest first; a loss ends it. */
const gauntlet: Series<OddTypes> = {
  setup: gauntletSetup,
  title: (setup) => tierPhrase(v.parse(gauntletSetup, setup).tier),
  length: DUNGEONS.length,
  optionsOf: (setup, index) => {
    const { tier } = v.parse(gauntletSetup, setup)
    const dungeon = DUNGEONS[index]
    return dungeon === undefined ? { tier } : { dungeon, tier }
  },
  placesOf: (setup, outcome) => {
    const { tier } = v.parse(gauntletSetup, setup)
    return tier === outcome.tier ? [DUNGEONS.indexOf(outcome.dungeon)] : []
  },
  status: (outcomes) => {
    if (outcomes.some((outcome) => outcome?.result === 'lost')) return 'lost'
    const won = outcomes.filter((outcome) => outcome?.result === 'won').length
    return won === DUNGEONS.length ? 'won' : 'running'
  },
  standings: (outcomes) => {
    const won = outcomes.length === DUNGEONS.length && outcomes.every((o) => o.result === 'won')
    return (outcomes[0]?.heroes ?? []).map(() => ({ rank: 1, score: null, won }))
  },
}

export const campaignRules: CampaignRules<OddTypes> = {
  seat: seatHeroes,
  earned: (outcome) => earnedCheckmarks(outcome, catalogue),
  series: { gauntlet },
}
