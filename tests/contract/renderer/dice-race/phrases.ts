/** What dice races are called, where main and renderer speak of them. */
import type { Phrases } from '@shared/games/game'
import type { DiceRace } from '../../dice-race/types'

export const phrases: Phrases<DiceRace> = {
  name: { key: 'race.name' },
  credit: { key: 'race.credit' },
  title: ({ rounds }) => ({ key: 'race.title', named: { rounds } }),
  progress: ({ round, of }) => ({ key: 'race.progress', named: { round, of } }),
  result: ({ scores }) => ({ key: 'race.result', named: { scores: scores.join(' : ') } }),
  role: () => null,
  series: {
    double: {
      name: { key: 'race.double' },
      count: (count) => ({ key: 'race.doubles', count }),
    },
  },
}
