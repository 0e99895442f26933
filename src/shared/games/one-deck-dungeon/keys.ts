/** Message keys of One Deck Dungeon that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import type { FeatId, Side } from '../one-deck-dungeon'
import {
  ACHIEVEMENTS,
  BASIC_SKILLS,
  BOSSES,
  CAMPAIGN_REFUSALS,
  CONTENT_PARTS,
  DEFEAT_CAUSES,
  DIE_COLORS,
  DICE_OWNERS,
  DUNGEONS,
  FEATS,
  FLOORS,
  FOCUSES,
  HEROES,
  HERO_SKILLS,
  OBSTACLES,
  PACK_REFUSALS,
  PARTY_SIZES,
  REJECTIONS,
  SPACE_COLORS,
  STATS,
  TALENTS,
  TIERS,
} from '../one-deck-dungeon'

export const featName = family(FEATS, (id) => `odd.feats.${id}.name`)
/** A feat does less in a party. */
export function featEffect(id: FeatId, side: Side): string {
  return `odd.feats.${id}.${side === 'solo' ? 'effect' : 'party'}`
}
export const heroName = family(HEROES, (id) => `odd.heroes.${id}`)
export const dungeonName = family(DUNGEONS, (id) => `odd.dungeons.${id}`)
export const bossName = family(BOSSES, (id) => `odd.bosses.${id}.name`)
const BOSS_NAMES: readonly string[] = BOSSES
/** What stands in a party's way, the boss too. */
export const obstacleName = family(OBSTACLES, (id) =>
  BOSS_NAMES.includes(id) ? `odd.bosses.${id}.name` : `odd.encounters.${id}`,
)
export const dieColorName = family(DIE_COLORS, (id) => `odd.dice.${id}`)
/** Why damage was dealt, or a game lost. */
export const causeName = family(DEFEAT_CAUSES, (id) => `odd.causes.${id}`)
export const floorName = family(FLOORS, (id) => `odd.floors.${id}.name`)
export const focusName = family(FOCUSES, (id) => `odd.focuses.${id}`)
export const tierName = family(TIERS, (id) => `odd.tiers.${id}.name`)
/** The letter on a tier's sign: no two tiers share one. */
export const tierLetter = family(TIERS, (id) => `odd.tiers.${id}.letter`)
export const tierEffect = family(TIERS, (id) => `odd.tiers.${id}.effect`)
/** What a tier is worth in a campaign: only there are checkmarks. */
export const tierBonus = family(TIERS, (id) => `odd.tiers.${id}.bonus`)
export const talentName = family(TALENTS, (id) => `odd.talents.${id}.name`)
export const talentEffect = family(TALENTS, (id) => `odd.talents.${id}.effect`)
export const heroSkillName = family(HERO_SKILLS, (id) => `odd.skills.${id}.name`)
export const basicSkillName = family(BASIC_SKILLS, (id) => `odd.skills.${id}.name`)
export const basicSkillEffect = family(BASIC_SKILLS, (id) => `odd.skills.${id}.effect`)
export const statName = family(STATS, (id) => `odd.stats.${id}`)
/** Which dungeons allow a colour of spaces (R43). */
export const printLegend = family(SPACE_COLORS, (id) => `odd.print.legend.${id}`)
export const spaceName = family(SPACE_COLORS, (id) => `odd.sheet.space.${id}`)
/** How a game was lost, in a sentence. */
export const defeatText = family(DEFEAT_CAUSES, (id) => `odd.result.lostBy.${id}`)

/** The versions of the rules before the newest: games that were begun by them go on by them. */
export const EARLIER_RULES = [1] as const
/** By which rules such a game goes on, and what is different. */
export const earlierRules = family(EARLIER_RULES, (version) => `odd.table.earlierRules.${version}`)

/** What a group of the table's keys is for, and what a key does. */
const KEY_GROUPS = ['always', 'encounter', 'uses', 'own', 'scenes'] as const
export type KeyGroupId = (typeof KEY_GROUPS)[number]
const KEY_ACTIONS = [
  'goOn',
  'letGo',
  'undo',
  'press',
  'help',
  'dice',
  'boxes',
  'trays',
  'faces',
  'back',
  'doors',
  'cards',
  'heroes',
  'loot',
  'xp',
] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]
export const keyAction = family(KEY_ACTIONS, (id) => `odd.help.keys.does.${id}`)
export const keyGroup = family(KEY_GROUPS, (id) => `odd.help.keys.groups.${id}`)

/** What a new game still lacks, in the order of the screen. */
export const MISSING = ['hero', 'focus', 'basicSkill', 'dungeon', 'tier'] as const
export const missingText = family(MISSING, (id) => `odd.newGame.missing.${id}`)

export const partySize = family(PARTY_SIZES, (id) => `odd.newGame.parties.${id}.name`)
export const partySizeText = family(PARTY_SIZES, (id) => `odd.newGame.parties.${id}.text`)
export const diceOwner = family(DICE_OWNERS, (id) => `odd.newGame.diceOf.${id}.name`)
export const diceOwnerText = family(DICE_OWNERS, (id) => `odd.newGame.diceOf.${id}.text`)

const RESULTS = ['won', 'lost'] as const
/** How a game ended, in a word. */
export const achievementName = family(ACHIEVEMENTS, (id) => `odd.achievements.${id}.name`)
export const achievementText = family(ACHIEVEMENTS, (id) => `odd.achievements.${id}.text`)

/** What a game was the first to do, or did better than all before it. */
export const BESTS = [
  'firstWin',
  'firstInDungeon',
  'firstAtTier',
  'firstWithHero',
  'fewestTurns',
  'mostHealth',
  'leastHealth',
  'longestRun',
  'firstBossFight',
  'deepest',
] as const
export type BestId = (typeof BESTS)[number]
export const bestText = family(BESTS, (id) => `odd.bests.${id}`)

export const resultName = family(RESULTS, (id) => `campaign.record.${id}`)

const GAUNTLET_STATES = ['running', 'won', 'lost', 'given-up'] as const
export const gauntletStatus = family(GAUNTLET_STATES, (id) => `odd.gauntlet.status.${id}`)

/** Why a game cannot have ended as it is entered. */
const IMPOSSIBLE = [
  'party',
  'twice',
  'hero',
  'boss',
  'cause',
  'early',
  'rounds',
  'levels',
  'health',
  'fallen',
  'tier',
  'uncounted',
] as const
export type ImpossibleId = (typeof IMPOSSIBLE)[number]
export const impossibleText = family(IMPOSSIBLE, (id) => `odd.impossible.${id}`)

/** The columns of the record of games, in their order. */
export const RECORD_COLUMNS = [
  'date',
  'hero',
  'dungeon',
  'tier',
  'result',
  'descents',
  'levels',
  'checkmarks',
] as const
export const recordColumn = family(RECORD_COLUMNS, (id) => `odd.record.columns.${id}`)

/** What packs change, part by part. */
export const packPart = family(CONTENT_PARTS, (id) => `odd.pack.parts.${id}`)

/** Why the rules refuse an action, a campaign a call, or a pack is none. A refusal travels with its game's id before its code. */
export const rejectionText = family(
  [...REJECTIONS, ...CAMPAIGN_REFUSALS, ...PACK_REFUSALS],
  (id) => `errors.one-deck-dungeon.${id}`,
)
