/**
 * What passes between the rules of Paper Dungeons and everyone who plays it: its closed sets of names, what is printed
 * on its sheets and cards, options, actions and events, sheets, the view of a seat, and what campaigns add. No rule
 * lives here.
 */
export * from './paper-dungeons/achievements'
export * from './paper-dungeons/names'
export * from './paper-dungeons/content'
export * from './paper-dungeons/pack'
export * from './paper-dungeons/options'
export * from './paper-dungeons/causes'
export * from './paper-dungeons/sheet'
export * from './paper-dungeons/question'
export * from './paper-dungeons/actions'
export * from './paper-dungeons/events'
export * from './paper-dungeons/view'
export * from './paper-dungeons/forecast'
export * from './paper-dungeons/marks'
export * from './paper-dungeons/outcome'
export * from './paper-dungeons/rejections'
export * from './paper-dungeons/topics'
export * from './paper-dungeons/tally'
export * from './paper-dungeons/manual-game'
export * from './paper-dungeons/mini-campaign'
export * from './paper-dungeons/daily'
export * from './paper-dungeons/recount'
export * from './paper-dungeons/statistics'
export * from './paper-dungeons/types'
