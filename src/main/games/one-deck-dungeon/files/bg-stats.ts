/** What BG Stats is told of One Deck Dungeon. */
import type { Phrase } from '@shared/games/game'
import type { DungeonId, OddTypes, TierId } from '@shared/games/one-deck-dungeon'
import type { BgStatsRules } from '../../file-rules'
import { catalogue } from '../cards'
import { dungeonOf } from '../checkmarks'

export function dungeonPhrase(dungeon: DungeonId): Phrase {
  return { key: `odd.dungeons.${dungeon}` }
}
export function tierPhrase(tier: TierId): Phrase {
  return { key: `odd.tiers.${tier}.name` }
}

export const bgStats: BgStatsRules<OddTypes> = {
  bggId: 179275,
  name: 'One Deck Dungeon',
  year: 2016,
  cooperative: true,
  players: [1, 4],
  scored: false,
  play: ({ dungeon, tier, heroes, bossDefeated, turns }) => ({
    board: [dungeonPhrase(dungeon), ...(tier === null ? [] : [tierPhrase(tier)])],
    roles: heroes.map((hero) => ({ key: `odd.heroes.${hero}` })),
    beaten: bossDefeated ? { key: `odd.bosses.${dungeonOf(dungeon, catalogue).boss}.name` } : null,
    rounds: turns ?? 0,
  }),
}
