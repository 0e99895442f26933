/** What passes between the rules of Dungeon Digger and everyone who plays it. No rule lives here. */
export * from './dungeon-digger/names'
export * from './dungeon-digger/map'
export * from './dungeon-digger/orders'
export * from './dungeon-digger/options'
export * from './dungeon-digger/actions'
export * from './dungeon-digger/events'
export * from './dungeon-digger/rejections'
export * from './dungeon-digger/outcome'
