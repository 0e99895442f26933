/** What is worth having in Dungeon Digger, and what a game may be the first or the best at, by name. */

/** In the order in which they are shown. */
export const ACHIEVEMENTS = [
  'first-win',
  'full-table',
  'three-awards',
  'long-corridor-gold',
  'never-raided',
  'raider',
  'landslide',
  'three-in-a-row',
  'every-scenario',
  'every-lord',
] as const
export type AchievementId = (typeof ACHIEVEMENTS)[number]

export const BESTS = [
  'firstWin',
  'firstWithLord',
  'firstInScenario',
  'bestTotal',
  'mostKills',
  'longestRun',
] as const
export type BestId = (typeof BESTS)[number]

/** What their sentences name. */
export const CORRIDOR_GOLD = 10
export const RAIDS = 4
export const LANDSLIDE = 15
export const RUN_OF_WINS = 3
