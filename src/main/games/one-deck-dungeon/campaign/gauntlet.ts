/** The gauntlet: the five dungeons in a row, the easiest first; a loss ends it. */
import * as v from 'valibot'
import { campaignErrorCode, DUNGEONS, TIERS } from '@shared/games/one-deck-dungeon'
import type { Gauntlet, OddTypes } from '@shared/games/one-deck-dungeon'
import type { Series, SeriesState } from '../../series'
import { tierPhrase } from '../files/bg-stats'

export const GAUNTLET = 'gauntlet'

const gauntletSetup = v.strictObject({ tier: v.picklist(TIERS) })
const placeOptions = v.object({ dungeon: v.picklist(DUNGEONS) })

export const gauntlet: Series<OddTypes> = {
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
  refusals: {
    over: campaignErrorCode('gauntlet-over'),
    notTheNext: campaignErrorCode('not-the-next-dungeon'),
  },
}

/** A gauntlet as its calls answer it. */
export function viewGauntlet(state: SeriesState<OddTypes>): Gauntlet {
  const { id, campaign, setup, seats, startedAt, status, games, next, table } = state
  if (status === 'over') throw new Error('A gauntlet is won or lost when it is over.')
  return {
    gauntlet: id,
    campaign,
    sheets: seats.flatMap(({ sheet }) => (sheet === null ? [] : [sheet])),
    tier: v.parse(gauntletSetup, setup).tier,
    startedAt,
    status,
    dungeons: games.map(({ options, record }) => ({
      dungeon: v.parse(placeOptions, options).dungeon,
      record: record?.id ?? null,
      outcome: record?.outcome ?? null,
    })),
    next: next === null ? null : v.parse(placeOptions, next).dungeon,
    table,
  }
}
