/**
 * Message keys that are put together from an id. Each family is built from the closed list of its ids, so
 * that a test can list every key and no language can lack one.
 */
import {
  CAMPAIGN_EXPORTS,
  EVERYTHING_EXPORTS,
  IMPORT_STATUSES,
  PAPERS,
  SHEET_EXPORTS,
  SPEEDS,
  THEMES,
} from '@shared/api'
import type { Gauntlet, ImportItem, Notice } from '@shared/api'
import { ERROR_CODES } from '@shared/errors'
import type { ErrorCode } from '@shared/errors'
import type { FeatId, Outcome, Side } from '@shared/games/one-deck-dungeon'
import {
  BASIC_SKILLS,
  BOSSES,
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
  PARTY_SIZES,
  REJECTIONS,
  SPACE_COLORS,
  STATS,
  TALENTS,
  TIERS,
} from '@shared/games/one-deck-dungeon'

/** A function from an id to its message key; `keys` lists the keys of all ids. */
export function family<Id extends string | number>(ids: readonly Id[], key: (id: Id) => string) {
  return Object.assign(key, { keys: ids.map(key) })
}

export const featName = family(FEATS, (id) => `odd.feats.${id}.name`)
/** A feat does less in a party. */
export const featEffect = (id: FeatId, side: Side): string =>
  `odd.feats.${id}.${side === 'solo' ? 'effect' : 'party'}`
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
export const printLegend = family(SPACE_COLORS, (id) => `print.legend.${id}`)
export const spaceName = family(SPACE_COLORS, (id) => `sheet.space.${id}`)
/** How a game was lost, in a sentence. */
export const defeatText = family(DEFEAT_CAUSES, (id) => `result.lostBy.${id}`)
export const paperName = family(PAPERS, (id) => `settings.papers.${id}`)
export const themeName = family(THEMES, (id) => `settings.themes.${id}.name`)
export const themeText = family(THEMES, (id) => `settings.themes.${id}.text`)
export const speedName = family(SPEEDS, (id) => `settings.speeds.${id}`)
/** A theme in the words of the first run. */
export const themeWelcome = family(THEMES, (id) => `welcome.themes.${id}`)

/** What a group of the table's keys is for, and what a key does. */
const KEY_GROUPS = ['always', 'encounter', 'uses', 'own', 'scenes'] as const
export type KeyGroupId = (typeof KEY_GROUPS)[number]
const KEY_DEEDS = [
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
export type KeyDeed = (typeof KEY_DEEDS)[number]
export const keyDeed = family(KEY_DEEDS, (id) => `help.keys.does.${id}`)
export const keyGroup = family(KEY_GROUPS, (id) => `help.keys.groups.${id}`)

/** What a new game still lacks, in the order of the screen. */
export const MISSING = ['hero', 'focus', 'basicSkill', 'dungeon', 'tier'] as const
export const missingText = family(MISSING, (id) => `newGame.missing.${id}`)

/** All members of a union that has no list of its own; one left out is a type error. */
const all = <Id extends string>(ids: Record<Id, true>) => Object.keys(ids) as Id[]
const NOTICES = all<Notice['code']>({
  migrated: true,
  'backup-failed': true,
  'damaged-set-aside': true,
  restored: true,
})
/** What start-up did with the data. */
export const noticeText = family(NOTICES, (id) => `library.notices.${id}`)
/** What importing one thing of a file would do. */
export const importStatus = family(IMPORT_STATUSES, (id) => `import.status.${id}`)
const IMPORT_KINDS = all<ImportItem['kind']>({
  campaign: true,
  sheet: true,
  record: true,
  table: true,
  gauntlet: true,
})
export const importKind = family(IMPORT_KINDS, (id) => `import.kind.${id}`)
/** How many of a kind come with a file. */
export const importCount = family(IMPORT_KINDS, (id) => `import.count.${id}`)

export const sheetExportName = family(SHEET_EXPORTS, (id) => `export.sheetAs.${id}.name`)
export const sheetExportText = family(SHEET_EXPORTS, (id) => `export.sheetAs.${id}.text`)
export const campaignExportName = family(CAMPAIGN_EXPORTS, (id) => `export.campaignAs.${id}.name`)
export const campaignExportText = family(CAMPAIGN_EXPORTS, (id) => `export.campaignAs.${id}.text`)
export const everythingExportText = family(EVERYTHING_EXPORTS, (id) => `export.everythingAs.${id}`)

export const partySize = family(PARTY_SIZES, (id) => `newGame.parties.${id}.name`)
export const partySizeText = family(PARTY_SIZES, (id) => `newGame.parties.${id}.text`)
export const diceOwner = family(DICE_OWNERS, (id) => `newGame.diceOf.${id}.name`)
export const diceOwnerText = family(DICE_OWNERS, (id) => `newGame.diceOf.${id}.text`)

const RESULTS = all<Outcome['result']>({ won: true, lost: true })
/** How a game ended, in a word. */
export const resultName = family(RESULTS, (id) => `campaign.record.${id}`)

const GAUNTLET_STATES = all<Gauntlet['status']>({
  running: true,
  won: true,
  lost: true,
  'given-up': true,
})
export const gauntletStatus = family(GAUNTLET_STATES, (id) => `gauntlet.status.${id}`)

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
export const recordColumn = family(RECORD_COLUMNS, (id) => `campaign.record.${id}`)

const REJECTION_CODES = REJECTIONS.map((code) => `one-deck-dungeon.${code}` as const)
export const errorText = family<ErrorCode>(
  [...ERROR_CODES, ...REJECTION_CODES],
  (id) => `errors.${id}`,
)
