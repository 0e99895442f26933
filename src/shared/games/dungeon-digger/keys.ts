/** Message keys of Dungeon Digger that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import { ACHIEVEMENTS, BESTS } from './achievements'
import { EDGES } from './hexes'
import { EDGE_KINDS, NEUTRALS, TILE_TYPES } from './names'
import {
  ADVENTURERS,
  AWARDS,
  CREATURES,
  GOLD_SOURCES,
  HOW_ENDED,
  LORDS,
  ORDERS,
  SCENARIOS,
} from './orders'
import { REJECTIONS } from './rejections'
import { FEATS } from './tally'
import { TOPICS } from './topics'

const PIECES = [...ADVENTURERS, ...CREATURES] as const

/** What is printed on a tile: a room, a corridor, the Portal. */
export const tileTypeName = family(TILE_TYPES, (id) => `digger.tiles.${id}.name`)
export const tileText = family(TILE_TYPES, (id) => `digger.tiles.${id}.text`)
export const neutralName = family(NEUTRALS, (id) => `digger.neutrals.${id}.name`)
export const neutralText = family(NEUTRALS, (id) => `digger.neutrals.${id}.text`)
export const orderName = family(ORDERS, (id) => `digger.orders.${id}.name`)
export const orderText = family(ORDERS, (id) => `digger.orders.${id}.text`)
/** Adventurers and creatures. */
export const pieceName = family(PIECES, (id) => `digger.pieces.${id}.name`)
export const pieceText = family(PIECES, (id) => `digger.pieces.${id}.text`)
/** Directions, counter-clockwise from the east. */
export const edgeName = family(EDGES, (id) => `digger.edges.${id}`)
export const edgeShortName = family(EDGES, (id) => `digger.edgesShort.${id}`)
export const edgeKindName = family(EDGE_KINDS, (id) => `digger.edgeKinds.${id}`)
export const lordName = family(LORDS, (id) => `digger.lords.${id}.name`)
export const lordTitle = family(LORDS, (id) => `digger.lords.${id}.title`)
/** What a Lord's two abilities are called and do. */
export const standardName = family(LORDS, (id) => `digger.lords.${id}.standard.name`)
export const standardText = family(LORDS, (id) => `digger.lords.${id}.standard.text`)
export const specialName = family(LORDS, (id) => `digger.lords.${id}.special.name`)
export const specialText = family(LORDS, (id) => `digger.lords.${id}.special.text`)
export const scenarioName = family(SCENARIOS, (id) => `digger.scenarios.${id}.name`)
export const scenarioText = family(SCENARIOS, (id) => `digger.scenarios.${id}.text`)
export const awardName = family(AWARDS, (id) => `digger.awards.${id}.name`)
/** How a game came to its end. */
export const endingName = family(HOW_ENDED, (id) => `digger.endings.${id}`)
/** Where gold came from. */
export const sourceName = family(GOLD_SOURCES, (id) => `digger.gold.${id}`)
/** What is counted of each player. */
export const featName = family(FEATS, (id) => `digger.feats.${id}`)
export const topicTitle = family(TOPICS, (id) => `digger.rules.${id}.title`)
export const topicGist = family(TOPICS, (id) => `digger.rules.${id}.gist`)
export const topicText = family(TOPICS, (id) => `digger.rules.${id}.text`)
/** What is worth having, and what a game was the first or the best at. */
export const achievementName = family(ACHIEVEMENTS, (id) => `digger.achievements.${id}.name`)
export const achievementText = family(ACHIEVEMENTS, (id) => `digger.achievements.${id}.text`)
export const bestText = family(BESTS, (id) => `digger.bests.${id}`)
/** Why the rules refuse an action. A refusal travels with its game's id before its code. */
export const rejectionText = family(REJECTIONS, (id) => `errors.dungeon-digger.${id}`)
