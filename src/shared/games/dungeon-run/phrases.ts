/** What Dungeon Run's games are called, in lists and files. */
import type { Phrases } from '../game'
import type { DungeonRunTypes } from './types'

export const phrases: Phrases<DungeonRunTypes> = {
  name: { key: 'run.name' },
  credit: { key: 'run.credit' },
  title: ({ players }) => ({ key: 'run.title', count: players }),
  progress: ({ round, endgame }) => ({
    key: endgame ? 'run.progress.endgame' : 'run.progress.round',
    named: { round },
  }),
  result: ({ winner, by, heroes }) => ({
    key: `run.endings.${by}`,
    named:
      winner === null ? {} : { hero: { key: `run.heroes.${heroes[winner] ?? 'hadrun'}.name` } },
  }),
  role: () => null,
  series: {},
}
