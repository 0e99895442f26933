/** What is worth having in Dungeon Run, and what a game may be the first or the best at, by name. */

/** In the order in which they are shown. */
export const ACHIEVEMENTS = [
  'first-win',
  'out-with-stone',
  'last-alive',
  'full-table',
  'never-fainted',
  'fair-play',
  'swift',
  'high-score',
  'three-in-a-row',
  'every-boss',
  'every-hero',
] as const
export type AchievementId = (typeof ACHIEVEMENTS)[number]

export const BESTS = [
  'firstWin',
  'firstWithHero',
  'firstAgainstBoss',
  'fewestRounds',
  'bestScore',
  'mostKills',
  'longestRun',
] as const
export type BestId = (typeof BESTS)[number]

/** What their sentences name. */
export const FAIR_ASSISTS = 5
export const SWIFT_ROUNDS = 15
export const HIGH_SCORE = 3_000
export const RUN_OF_WINS = 3
