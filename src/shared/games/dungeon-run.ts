/**
 * What passes between the rules of Dungeon Run and everyone who plays it: its closed sets of names, the vocabulary of
 * its cards, options, actions and events, the view of a seat. No rule lives here.
 */
export * from './dungeon-run/names'
export * from './dungeon-run/vocabulary'
export * from './dungeon-run/effects'
export * from './dungeon-run/content'
export * from './dungeon-run/options'
export * from './dungeon-run/actions'
export * from './dungeon-run/events'
export * from './dungeon-run/rejections'
export * from './dungeon-run/outcome'
export * from './dungeon-run/forecast'
export * from './dungeon-run/tally'
export * from './dungeon-run/manual-game'
export * from './dungeon-run/statistics'
export * from './dungeon-run/daily'
export * from './dungeon-run/achievements'
export * from './dungeon-run/view'
export * from './dungeon-run/types'
export * from './dungeon-run/topics'
