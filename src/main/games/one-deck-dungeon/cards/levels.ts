/** The four level cards, with a side for one hero alone and one for a party. */
import type { Level, Side, TierId } from '@shared/games/one-deck-dungeon'

export const TOP_LEVEL = 4

/** Novice begins one level up (rulebook, Challenge Tiers). */
export function startingLevel(tier: TierId | null): number {
  return tier === 'novice' ? 2 : 1
}

type Levels = readonly [Level, Level, Level, Level]

export const LEVELS: Readonly<Record<Side, Levels>> = {
  solo: [
    { level: 1, items: 1, skills: 2, heroic: 0, need: 6 },
    { level: 2, items: 3, skills: 3, heroic: 1, need: 8 },
    { level: 3, items: 5, skills: 4, heroic: 1, need: 10 },
    { level: TOP_LEVEL, items: 7, skills: 5, heroic: 2, need: 5 },
  ],
  party: [
    { level: 1, items: 1, skills: 1, heroic: 0, need: 6 },
    { level: 2, items: 2, skills: 2, heroic: 1, need: 8 },
    { level: 3, items: 3, skills: 3, heroic: 1, need: 10 },
    { level: TOP_LEVEL, items: 4, skills: 4, heroic: 2, need: 5 },
  ],
}
