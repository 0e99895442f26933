/** What a game's events add up to. */
export { tallyOf } from '@shared/games/dungeon-digger'

/** Raised whenever the same events would be counted otherwise. */
export const TALLY_VERSION = 1
