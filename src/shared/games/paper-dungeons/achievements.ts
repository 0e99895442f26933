/** What is worth having, from what comes early to what takes years. */
export const ACHIEVEMENTS = [
  'first-win',
  'every-boss',
  'unscathed',
  'gems',
  'full-table',
  'three-in-a-row',
  'top-rank',
  'best-of-bosses',
  'every-dungeon',
] as const
export type AchievementId = (typeof ACHIEVEMENTS)[number]

/** So many games won one after the other. */
export const RUN_OF_WINS = 3
/** So many gem marks in one game. */
export const MANY_GEMS = 8
/** So many players make a full table. */
export const FULL_TABLE = 6
