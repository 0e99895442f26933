/** What One Deck Dungeon's games are called, in lists and files. */
import type { Phrases } from '../game'
import type { OddTypes } from './types'

export const phrases: Phrases<OddTypes> = {
  name: { key: 'odd.name' },
  credit: { key: 'odd.credit' },
  title: ({ dungeon }) => ({ key: `odd.dungeons.${dungeon}` }),
  progress: ({ floor, turn }) => ({ key: 'odd.library.atFloor', named: { floor, turn } }),
  result: ({ result }) => ({ key: `campaign.record.${result}` }),
  role: ({ heroes }, seat) => {
    const hero = heroes[seat]?.hero
    return hero === undefined ? null : { key: `odd.heroes.${hero}` }
  },
  series: {
    gauntlet: {
      name: { key: 'odd.gauntlet.one' },
      count: (count) => ({ key: 'odd.gauntlet.count', count }),
    },
  },
}
