/** Message keys of Dungeon Digger that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import { ACHIEVEMENTS, BESTS } from './achievements'
import { AWARDS, GOLD_SOURCES, HOW_ENDED, LORDS, SCENARIOS } from './orders'
import { REJECTIONS } from './rejections'
import { FEATS } from './tally'

export const lordName = family(LORDS, (id) => `digger.lords.${id}.name`)
export const scenarioName = family(SCENARIOS, (id) => `digger.scenarios.${id}.name`)
export const scenarioText = family(SCENARIOS, (id) => `digger.scenarios.${id}.text`)
export const awardName = family(AWARDS, (id) => `digger.awards.${id}.name`)
/** How a game came to its end. */
export const endingName = family(HOW_ENDED, (id) => `digger.endings.${id}`)
/** Where gold came from. */
export const sourceName = family(GOLD_SOURCES, (id) => `digger.gold.${id}`)
/** What is counted of each player. */
export const featName = family(FEATS, (id) => `digger.feats.${id}`)
/** What is worth having, and what a game was the first or the best at. */
export const achievementName = family(ACHIEVEMENTS, (id) => `digger.achievements.${id}.name`)
export const achievementText = family(ACHIEVEMENTS, (id) => `digger.achievements.${id}.text`)
export const bestText = family(BESTS, (id) => `digger.bests.${id}`)
/** Why the rules refuse an action. A refusal travels with its game's id before its code. */
export const rejectionText = family(REJECTIONS, (id) => `errors.dungeon-digger.${id}`)
