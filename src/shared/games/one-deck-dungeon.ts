/**
 * What passes between One Deck Dungeon's rules and everyone who plays it: its closed sets of names,
 * the options of a game, the questions, actions and events, the view of a seat, and what campaigns add. No rule
 * lives here.
 */
export * from './one-deck-dungeon/names'
export * from './one-deck-dungeon/effects'
export * from './one-deck-dungeon/content'
export * from './one-deck-dungeon/options'
export * from './one-deck-dungeon/dice'
export * from './one-deck-dungeon/questions'
export * from './one-deck-dungeon/actions'
export * from './one-deck-dungeon/events'
export * from './one-deck-dungeon/view'
export * from './one-deck-dungeon/catalogue'
export * from './one-deck-dungeon/rejections'
export * from './one-deck-dungeon/tally'
export * from './one-deck-dungeon/outcome'
export * from './one-deck-dungeon/manual-game'
export * from './one-deck-dungeon/record'
export * from './one-deck-dungeon/paper'
export * from './one-deck-dungeon/sheets'
export * from './one-deck-dungeon/challenges'
export * from './one-deck-dungeon/statistics'
export * from './one-deck-dungeon/achievements'
export * from './one-deck-dungeon/types'
