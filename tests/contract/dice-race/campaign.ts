/** What a campaign is to the dice race: a series of two, races recorded by hand, and how far the seats came. */
import * as v from 'valibot'
import type { Standing } from '@shared/games'
import { seatWithoutSheets } from '@main/games/campaign-rules'
import { byOne } from '@main/games/achievement-rules'
import type { AchievementRules } from '@main/games/achievement-rules'
import type { CampaignRules } from '@main/games/campaign-rules'
import type { CountedGame } from '@main/games/counted-games'
import type { Series } from '@main/games/series'
import { filtersSchema, optionsSchema, manualGameSchema } from './types'
import type { DiceRace } from './types'

/** A race of two can leave this many steps between them. */
const MOST_STEPS = 100

export function standings({ scores }: DiceRace['outcome']): readonly Standing[] {
  return scores.map((score) => {
    const rank = 1 + scores.filter((other) => other > score).length
    return { rank, score, won: rank === 1 }
  })
}

const setupSchema = v.strictObject({ rounds: optionsSchema.entries.rounds })
const double: Series<DiceRace> = {
  setup: setupSchema,
  title: () => ({ key: 'app.name' }),
  length: 2,
  optionsOf: (given, index) => ({ rounds: v.parse(setupSchema, given).rounds + index }),
  placesOf: () => [0, 1],
  status: (outcomes) => (outcomes.every((outcome) => outcome !== null) ? 'over' : 'running'),
  standings: (outcomes) => {
    const sum = (seat: 0 | 1): number => outcomes.reduce((all, { scores }) => all + scores[seat], 0)
    return standings({ scores: [sum(0), sum(1)] })
  },
  refusals: { over: 'dice-race.double-over', notTheNext: 'dice-race.not-the-next-race' },
}

/** How far the seats of a race came that count. */
function stepsOf({ outcome, seats }: CountedGame<DiceRace>): readonly number[] {
  return outcome.scores.filter((_, seat) => seats.includes(seat))
}

/** A race won by a seat that counts; one won by nothing but bold choices; the farthest race so far. */
export const achievements: AchievementRules<DiceRace> = {
  all: [
    {
      id: 'winner',
      name: { key: 'race.steps' },
      text: { key: 'race.steps' },
      earnedBy: byOne(({ won }) => won),
    },
    {
      id: 'bold',
      name: { key: 'race.choices.bold' },
      text: { key: 'race.choices.bold' },
      earnedBy: byOne(
        ({ tally, seats }) => tally !== null && seats.some((seat) => (tally.bold[seat] ?? 0) > 0),
      ),
    },
  ],
  bests: (game, before) => {
    const farthest = Math.max(...stepsOf(game))
    return farthest > Math.max(0, ...before.flatMap(stepsOf)) ? [{ key: 'race.steps' }] : []
  },
}

export const campaignRules: CampaignRules<DiceRace> = {
  seat: seatWithoutSheets,
  earned: () => null,
  sheets: null,
  series: { double },
  holds: ({ series }) => ({ doubles: series.length }),
  byHand: {
    schema: manualGameSchema,
    seats: ({ racers }) => racers.map(({ player }) => ({ sheet: null, player })),
    outcomeOf: ({ racers: [one, other], pack }) =>
      one.score + other.score > MOST_STEPS
        ? { impossible: { field: 'racers', why: 'no race goes so far' } }
        : { outcome: { scores: [one.score, other.score], ...(pack !== undefined && { pack }) } },
  },
  statistics: (games) => {
    const steps = games.flatMap(stepsOf)
    return { farthest: steps.length === 0 ? null : Math.max(...steps) }
  },
  filters: filtersSchema,
  narrow: ({ games, tallies }, { least }) => ({
    games: games.filter((game) => stepsOf(game).some((steps) => steps >= least)),
    tallies,
  }),
  plots: ({ tallies }) => ({
    bold: tallies.reduce((sum, { tally, seats }) => {
      const choices = tally.bold.filter((_, seat) => seats.includes(seat))
      return choices.reduce((all, each) => all + each, sum)
    }, 0),
  }),
}
