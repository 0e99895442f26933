/** What Paper Dungeons' games are called, in lists and files. */
import type { Phrase, Phrases } from '../game'
import { totalOf } from './outcome'
import type { PaperTypes } from './types'

export const phrases: Phrases<PaperTypes> = {
  name: { key: 'paper.name' },
  credit: { key: 'paper.credit' },
  title: ({ dungeon }) =>
    dungeon === null ? { key: 'paper.title.drawn' } : { key: `paper.dungeons.${dungeon}` },
  progress: ({ turn }) =>
    turn === 0 ? { key: 'paper.title.setup' } : { key: 'paper.title.atTurn', named: { turn } },
  result: ({ players }) => {
    const best = Math.max(...players.map(({ boxes }) => totalOf(boxes)))
    return { key: 'paper.title.best', named: { total: best } }
  },
  role: () => null,
  series: {
    'mini-campaign': {
      name: { key: 'paper.miniCampaign.one' },
      count: (count) => ({ key: 'paper.miniCampaign.count', count }),
    },
  },
}

/** Several phrases as one, one after the other; null: there are none. */
export function listOf(phrases: readonly Phrase[]): Phrase | null {
  return phrases.reduceRight<Phrase | null>(
    (rest, first) => (rest === null ? first : { key: 'paper.list', named: { first, rest } }),
    null,
  )
}
