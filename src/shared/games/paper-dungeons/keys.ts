/** Message keys of Paper Dungeons that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import {
  ACHIEVEMENTS,
  BOSS_COLORS,
  BOSSES,
  BOXES,
  CAMPAIGN_REFUSALS,
  CAMPAIGNS,
  COLORS,
  CONTENT_PARTS,
  DAMAGE_CAUSES,
  DIE_USES,
  DUNGEONS,
  FAULTS,
  HEROES,
  ITEMS,
  METRICS,
  MISSED,
  MISSIONS,
  MONSTERS,
  OBJECTIVES,
  PACK_REFUSALS,
  PENCIL_TOOLS,
  POWERS,
  RANKS,
  REJECTIONS,
  REWARDS,
  SOURCES,
  STAGES,
  SYMBOLS,
  TOPICS,
} from '../paper-dungeons'

export const heroName = family(HEROES, (id) => `paper.heroes.${id}`)
/** What a hero brings from level 4 on. */
export const classBonus = family(HEROES, (id) => `paper.classes.${id}`)
/** What a face shows. */
export const symbolName = family(SYMBOLS, (id) => `paper.symbols.${id}`)
export const colorName = family(COLORS, (id) => `paper.colors.${id}`)
export const monsterName = family(MONSTERS, (id) => `paper.monsters.${id}`)
export const rewardName = family(REWARDS, (id) => `paper.rewards.${id}`)
export const itemName = family(ITEMS, (id) => `paper.items.${id}.name`)
export const itemEffect = family(ITEMS, (id) => `paper.items.${id}.effect`)
export const powerName = family(POWERS, (id) => `paper.powers.${id}.name`)
export const powerEffect = family(POWERS, (id) => `paper.powers.${id}.effect`)
export const dungeonName = family(DUNGEONS, (id) => `paper.dungeons.${id}`)
export const bossName = family(BOSSES, (id) => `paper.bosses.${id}`)
export const bossColorName = family(BOSS_COLORS, (id) => `paper.bossColors.${id}`)
export const missionName = family(MISSIONS, (id) => `paper.missions.${id}.name`)
export const objectiveName = family(OBJECTIVES, (id) => `paper.objectives.${id}.name`)
/** What a mission asks for that counts it, and what an objective counts. */
export const metricAim = family(METRICS, (id) => `paper.metrics.${id}.aim`)
export const metricName = family(METRICS, (id) => `paper.metrics.${id}.name`)
export const campaignName = family(CAMPAIGNS, (id) => `paper.campaigns.${id}`)
export const rankName = family(RANKS, (id) => `paper.ranks.${id}`)
export const boxName = family(BOXES, (id) => `paper.boxes.${id}`)
export const dieUse = family(DIE_USES, (id) => `paper.uses.${id}`)
export const sourceName = family(SOURCES, (id) => `paper.sources.${id}`)
export const damageCause = family(DAMAGE_CAUSES, (id) => `paper.damage.${id}`)
export const stageName = family(STAGES, (id) => `paper.stages.${id}`)
export const topicTitle = family(TOPICS, (id) => `paper.rules.${id}.title`)
export const topicGist = family(TOPICS, (id) => `paper.rules.${id}.gist`)
export const topicText = family(TOPICS, (id) => `paper.rules.${id}.text`)
export const pencilTool = family(PENCIL_TOOLS, (id) => `paper.recount.tools.${id}`)
/** What there is of a kind of gain, in the plural. */
export const gainsName = family(REWARDS, (id) => `paper.recount.gains.${id}`)
export const faultText = family(FAULTS, (id) => `paper.recount.fault.${id}`)
export const missedText = family(MISSED, (id) => `paper.recount.forgotten.${id}`)

/** What packs change: their parts, and what is in them. */
export const packPart = family(CONTENT_PARTS, (id) => `paper.pack.parts.${id}`)
const PACK_FIELDS = [
  'of',
  'times',
  'die',
  'lowestHero',
  'gems',
  'withBonus',
  'monsters',
  'damage',
  'potionRow',
  'rowValue',
  'room',
  'monster',
  'trap',
  'gem',
  'walls',
  'rivers',
  'bossRooms',
  'bosses',
  'letter',
  'color',
  'doubled',
  'threshold',
  'flight',
  'reward',
  'scattered',
  'aim',
  'solo',
  'measure',
  'tiers',
  'black',
] as const
export type PackField = (typeof PACK_FIELDS)[number]
export const packField = family(PACK_FIELDS, (id) => `paper.pack.fields.${id}`)

export const achievementName = family(ACHIEVEMENTS, (id) => `paper.achievements.${id}.name`)
export const achievementText = family(ACHIEVEMENTS, (id) => `paper.achievements.${id}.text`)
/** What a game was the first to do, or did better than every game before it. */
const BESTS = ['firstWin', 'highestTotal'] as const
export const bestText = family(BESTS, (id) => `paper.bests.${id}`)

/** Why the rules refuse an action, a campaign a call, or a pack is none. A refusal travels with its game's id before its code. */
export const rejectionText = family(
  [...REJECTIONS, ...CAMPAIGN_REFUSALS, ...PACK_REFUSALS],
  (id) => `errors.paper-dungeons.${id}`,
)
