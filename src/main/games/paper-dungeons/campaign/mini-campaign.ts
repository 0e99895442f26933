/** Mini-campaigns: three dungeons in a fixed order, and the sums decide (rules page, 19; Q42). */
import * as v from 'valibot'
import {
  campaignErrorCode,
  miniCampaignSchema,
  standingsOf,
  totalOf,
  type DungeonId,
  type MiniCampaign,
  type MiniCampaignSetup,
  type Outcome,
  type PaperTypes,
} from '@shared/games/paper-dungeons'
import type { Series, SeriesState } from '../../series'
import { PRINTED } from '../content/printed'

function setupOf(given: unknown): MiniCampaignSetup {
  return v.parse(miniCampaignSchema, given)
}
function dungeonsOf(given: unknown): readonly DungeonId[] {
  const { campaign } = setupOf(given)
  return PRINTED.campaigns.find(({ id }) => id === campaign)?.dungeons ?? []
}

/** By seat: the sum of the totals of these games. */
function sumsOf(outcomes: readonly Outcome[], players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    outcomes.reduce((sum, outcome) => sum + totalOf(outcome.players[seat]?.boxes ?? []), 0),
  )
}

const GAMES = 3

export const miniCampaign: Series<PaperTypes> = {
  setup: miniCampaignSchema,
  title: (given) => ({ key: `paper.campaigns.${setupOf(given).campaign}` }),
  length: GAMES,
  optionsOf: (given, index) => {
    const { players, scattered } = setupOf(given)
    // Missions stay on in a campaign, and alone the variant is compulsory (Q45, section 20).
    const fixed = { players, missions: true, scattered: scattered || players === 1 }
    const dungeon = dungeonsOf(given)[index]
    return dungeon === undefined ? fixed : { dungeon, ...fixed }
  },
  placesOf: (given, { dungeon, players }) => {
    const setup = setupOf(given)
    if (dungeon === null || players.length !== setup.players) return []
    const place = dungeonsOf(given).indexOf(dungeon)
    return place < 0 ? [] : [place]
  },
  status: (outcomes) => (outcomes.every((outcome) => outcome !== null) ? 'over' : 'running'),
  standings: (outcomes) => standingsOf(sumsOf(outcomes, outcomes[0]?.players.length ?? 0)),
  refusals: {
    over: campaignErrorCode('mini-campaign-over'),
    notTheNext: campaignErrorCode('not-the-next-game'),
  },
}

/** A mini-campaign as screens show it. */
export function viewMiniCampaign(state: SeriesState<PaperTypes>): MiniCampaign {
  const { id, setup: given, seats, status, games, next, table } = state
  if (status === 'won' || status === 'lost') throw new Error('The sums alone decide.')
  const setup = setupOf(given)
  const dungeons = dungeonsOf(given)
  const outcomes = games.flatMap(({ record }) => (record === null ? [] : [record.outcome]))
  return {
    series: id,
    setup,
    seats,
    status,
    games: dungeons.map((dungeon, at) => {
      const record = games[at]?.record ?? null
      const totals = record?.outcome.players.map(({ boxes }) => totalOf(boxes)) ?? null
      return { dungeon, record: record?.id ?? null, totals }
    }),
    sums: sumsOf(outcomes, setup.players),
    standings: status === 'over' ? miniCampaign.standings(outcomes) : null,
    next: next === null ? null : (dungeons[outcomes.length] ?? null),
    table,
  }
}
