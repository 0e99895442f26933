/** The four level cards, solo side: what they allow and what the next one costs. */
export interface Level {
  readonly level: number
  readonly items: number
  readonly skills: number
  /** Heroic dice rolled in every encounter and boss round. */
  readonly heroic: number
  /** XP for the next level; at level 4, for a potion (R27). */
  readonly need: number
}

export const TOP_LEVEL = 4
export const LEVELS: readonly [Level, Level, Level, Level] = [
  { level: 1, items: 1, skills: 2, heroic: 0, need: 6 },
  { level: 2, items: 3, skills: 3, heroic: 1, need: 8 },
  { level: 3, items: 5, skills: 4, heroic: 1, need: 10 },
  { level: TOP_LEVEL, items: 7, skills: 5, heroic: 2, need: 5 },
]
