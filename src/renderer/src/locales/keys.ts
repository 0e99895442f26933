/**
 * Message keys that are put together from an id. Each family is built from the closed list of its ids, so
 * that a test can list every key and no language can lack one.
 */
import { LOCALES, PAPERS } from '@shared/api'
import type { ImportPreview, Notice } from '@shared/api'
import { ERROR_CODES } from '@shared/errors'
import {
  BASIC_SKILLS,
  BOSSES,
  DEFEAT_CAUSES,
  DUNGEONS,
  FEATS,
  FLOORS,
  FOCUSES,
  HEROES,
  HERO_SKILLS,
  REJECTIONS,
  SPACE_COLORS,
  STATS,
  TALENTS,
  TIERS,
} from '@shared/games/one-deck-dungeon'

/** A function from an id to its message key; `keys` lists the keys of all ids. */
export function family<Id extends string>(ids: readonly Id[], key: (id: Id) => string) {
  return Object.assign(key, { keys: ids.map(key) })
}

export const featName = family(FEATS, (id) => `odd.feats.${id}.name`)
export const heroName = family(HEROES, (id) => `odd.heroes.${id}`)
export const dungeonName = family(DUNGEONS, (id) => `odd.dungeons.${id}`)
export const bossName = family(BOSSES, (id) => `odd.bosses.${id}.name`)
export const floorName = family(FLOORS, (id) => `odd.floors.${id}.name`)
export const focusName = family(FOCUSES, (id) => `odd.focuses.${id}`)
export const tierName = family(TIERS, (id) => `odd.tiers.${id}.name`)
export const tierEffect = family(TIERS, (id) => `odd.tiers.${id}.effect`)
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
export const localeName = family(LOCALES, (id) => `settings.languages.${id}`)

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
const IMPORT_STATES = all<ImportPreview['status']>({ new: true, same: true, conflict: true })
/** What importing a file would do. */
export const importText = family(IMPORT_STATES, (id) => `campaign.import.${id}`)

const REJECTION_CODES = REJECTIONS.map((code) => `one-deck-dungeon.${code}` as const)
export const errorText = family([...ERROR_CODES, ...REJECTION_CODES], (id) => `errors.${id}`)
