/** Dungeon Digger in a simulation: bots sit at its seats. */
import * as v from 'valibot'
import {
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  optionsSchema,
  SCENARIOS,
  standings,
  type DungeonDiggerTypes,
  type ScenarioId,
} from '@shared/games/dungeon-digger'
import { spanOf, type SimulationRules } from '../simulation-rules'
import { placements } from './full-board'

/** As flags say it: in small letters, words joined by hyphens. */
function flagOf(scenario: ScenarioId): string {
  return scenario.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
const BY_FLAG: Readonly<Record<string, ScenarioId | null>> = {
  standard: null,
  ...Object.fromEntries(SCENARIOS.map((scenario) => [flagOf(scenario), scenario])),
}
const NAMES = Object.keys(BY_FLAG)

const flagsSchema = v.object({
  players: v.pipe(
    v.string(),
    v.regex(/^[2-6]$/, `--players takes a number from ${FEWEST_PLAYERS} to ${MOST_PLAYERS}`),
    v.transform(Number),
  ),
  scenario: v.picklist([...NAMES, 'all'], `--scenario takes ${NAMES.join(', ')} or all`),
  lords: v.picklist(['none', 'dealt'], '--lords takes none or dealt'),
})

export const simulation: SimulationRules<DungeonDiggerTypes> = {
  party: null,
  flags: {
    defaults: { players: '4', scenario: 'standard', lords: 'none' },
    usage: [
      `--players NUMBER          how many sit at the table, from ${FEWEST_PLAYERS} to ${MOST_PLAYERS}`,
      `--scenario NAME           ${NAMES.join(', ')} or all`,
      '--lords none|dealt        whether each has a Lord',
    ],
    optionsOf: (flags) => {
      const parsed = v.safeParse(flagsSchema, flags)
      if (!parsed.success) return parsed.issues[0].message
      const { players, scenario, lords } = parsed.output
      const names = scenario === 'all' ? NAMES : [scenario]
      return names.map((name) =>
        v.parse(optionsSchema, { players, lords, scenario: BY_FLAG[name] ?? null }),
      )
    },
  },
  describe: ({ players, scenario, lords }) => ({
    players: String(players),
    scenario: scenario === null ? 'standard' : flagOf(scenario),
    lords: typeof lords === 'string' ? lords : lords.join(','),
  }),
  measured: [
    { name: 'four easy bots', flags: ['--players', '4', '--bots', 'easy'], share: 1 },
    { name: 'four normal bots', flags: ['--players', '4', '--bots', 'normal'], share: 1 / 2 },
    {
      name: 'a hard bot and a normal one',
      flags: ['--players', '2', '--bots', 'hard,normal'],
      share: 1 / 50,
    },
  ],
  works: [placements],
  traitsOf: (outcome, seat) => {
    const { scores, scenario, by, rounds } = outcome
    const lord = scores[seat]?.lord ?? null
    const total = standings(outcome)[seat]?.score ?? null
    return {
      seat: String(seat + 1),
      ...(lord === null ? {} : { lord }),
      scenario: scenario === null ? 'standard' : flagOf(scenario),
      ending: by,
      ...(total === null ? {} : { total: spanOf(total, TOTALS) }),
      ...(rounds === null ? {} : { rounds: spanOf(rounds, ROUNDS) }),
    }
  },
}

/** Spans that games are told apart by, by the first number of each. */
const ROUNDS = [1, 6, 11, 16, 21, 31]
const TOTALS = [0, 11, 21, 31, 41, 51]
