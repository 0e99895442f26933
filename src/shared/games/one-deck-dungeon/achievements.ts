/** What is worth having, from what comes early to what takes years. */
export const ACHIEVEMENTS = [
  'first-win',
  'full-table',
  'untouched',
  'three-in-a-row',
  'last-heart',
  'swift',
  'no-healing',
  'low-level',
  'fearless',
  'every-dungeon',
  'every-hero',
  'every-pairing',
  'all-fearless',
] as const
export type AchievementId = (typeof ACHIEVEMENTS)[number]

/** In how many turns a win is a swift one. */
export const SWIFT_TURNS = 24
/** How many levels gained still make a low one. */
export const LOW_LEVELS = 1
/** So many games won one after the other. */
export const RUN_OF_WINS = 3
