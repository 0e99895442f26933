/** Paper Dungeons in a simulation: bots sit at its seats. */
import * as v from 'valibot'
import { DUNGEONS, optionsSchema, type PaperTypes } from '@shared/games/paper-dungeons'
import type { SimulationRules } from '../simulation-rules'

const flagsSchema = v.object({
  players: v.pipe(
    v.string(),
    v.regex(/^[1-8]$/, '--players takes a number from 1 to 8'),
    v.transform(Number),
  ),
  dungeon: v.pipe(
    v.picklist(
      [...DUNGEONS, 'drawn', 'all'],
      `--dungeon takes one of: ${DUNGEONS.join(', ')}, drawn, all`,
    ),
    v.transform((name) => (name === 'all' ? DUNGEONS : [name === 'drawn' ? null : name])),
  ),
})

export const simulation: SimulationRules<PaperTypes> = {
  party: null,
  flags: {
    defaults: { players: '4', dungeon: 'drawn' },
    usage: [
      '--players NUMBER          how many sit at the table, from 1 to 8',
      `--dungeon LETTER          ${DUNGEONS.join(', ')}; drawn, or all in turn`,
    ],
    optionsOf: (flags) => {
      const parsed = v.safeParse(flagsSchema, flags)
      if (!parsed.success) return parsed.issues[0].message
      const { players, dungeon } = parsed.output
      return dungeon.map((id) => v.parse(optionsSchema, { players, dungeon: id }))
    },
  },
  describe: ({ players, dungeon }) => ({ players: String(players), dungeon }),
  // So many that the first games, which run slowly, weigh little.
  measured: [
    { bots: 'easy', share: 20 },
    { bots: 'normal', share: 1 },
    { bots: 'hard', share: 2 },
  ].map(({ bots, share }) => ({
    name: `four ${bots} bots`,
    flags: ['--players', '4', '--bots', bots],
    share,
  })),
  traitsOf: ({ dungeon, players }, seat) => {
    const { power = null, objective = null } = players[seat] ?? {}
    return {
      ...(dungeon === null ? {} : { dungeon }),
      ...(power === null ? {} : { power }),
      ...(objective === null ? {} : { objective }),
    }
  },
}
