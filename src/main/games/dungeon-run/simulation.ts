/** Dungeon Run in a simulation: bots sit at its seats. */
import * as v from 'valibot'
import {
  MOST_PLAYERS,
  MOST_ROUNDS,
  optionsSchema,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import { spanOf, type SimulationRules } from '../simulation-rules'

/** Nobody waits for bots that go in circles. */
const ROUND_CAP = '250'

const flagsSchema = v.object({
  players: v.pipe(
    v.string(),
    v.regex(/^[1-4]$/, `--players takes a number from 1 to ${MOST_PLAYERS}`),
    v.transform(Number),
  ),
  rounds: v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, '--rounds takes a number; 0: no end'),
    v.transform(Number),
    v.maxValue(MOST_ROUNDS, `--rounds takes ${MOST_ROUNDS} at most`),
  ),
})

export const simulation: SimulationRules<DungeonRunTypes> = {
  party: null,
  flags: {
    defaults: { players: '4', rounds: ROUND_CAP },
    usage: [
      `--players NUMBER          how many sit at the table, from 1 to ${MOST_PLAYERS}`,
      '--rounds NUMBER           after how many nobody has won; 0: no end',
    ],
    optionsOf: (flags) => {
      const parsed = v.safeParse(flagsSchema, flags)
      if (!parsed.success) return parsed.issues[0].message
      const { players, rounds: roundCap } = parsed.output
      return [v.parse(optionsSchema, { players, roundCap })]
    },
  },
  describe: ({ players }) => ({ players: String(players) }),
  measured: [
    { name: 'four easy bots', flags: ['--players', '4', '--bots', 'easy'], share: 1 },
    { name: 'four normal bots', flags: ['--players', '4', '--bots', 'normal'], share: 2 },
    {
      name: 'a hard bot and a normal one',
      flags: ['--players', '2', '--bots', 'hard,normal'],
      share: 1 / 50,
    },
    { name: 'one easy bot', flags: ['--players', '1', '--bots', 'easy'], share: 1 },
  ],
  traitsOf: ({ heroes, boss, by, rounds }, seat) => {
    const hero = heroes[seat]
    return {
      ...(hero === undefined ? {} : { hero }),
      boss,
      ending: by,
      ...(rounds === null ? {} : { rounds: spanOf(rounds, SPANS) }),
    }
  },
}

/** Spans of rounds that games are told apart by, by their first one. */
const SPANS = [1, 11, 16, 21, 31, 51]
