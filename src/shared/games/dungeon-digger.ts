/** What passes between the rules of Dungeon Digger and everyone who plays it. No rule lives here. */
export * from './dungeon-digger/names'
export * from './dungeon-digger/map'
