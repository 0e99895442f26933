/** What Dungeon Digger's games are called, in lists and files. */
import type { Phrase, Phrases, Standing } from '../game'
import { standings, type Outcome } from './outcome'
import type { DungeonDiggerTypes } from './types'

export const phrases: Phrases<DungeonDiggerTypes> = {
  name: { key: 'digger.name' },
  credit: { key: 'digger.credit' },
  title: ({ players, scenario }) => titleOf(players, scenario),
  progress: ({ round }) => ({ key: 'digger.progress', named: { round } }),
  result: (outcome) => resultOf(outcome, standings(outcome)),
  role: () => null,
  series: {},
}

export function titleOf(players: number, scenario: Outcome['scenario']): Phrase {
  return {
    key: scenario === null ? 'digger.title.standard' : 'digger.title.scenario',
    count: players,
    named: scenario === null ? {} : { scenario: { key: `digger.scenarios.${scenario}.name` } },
  }
}

/** The winner's total; several who share the victory; the last one left has none to compare with. */
function resultOf({ by }: Outcome, places: readonly Standing[]): Phrase {
  const won = places.filter((place) => place.won)
  const [first] = won
  if (by === 'last-lord') return { key: 'digger.results.last' }
  const total = first?.score ?? 0
  if (won.length > 1) return { key: 'digger.results.shared', named: { total } }
  return { key: 'digger.results.won', named: { total } }
}
