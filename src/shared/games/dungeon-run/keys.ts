/** Message keys of Dungeon Run that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import { ACHIEVEMENTS, BESTS } from './achievements'
import { HOW_ENDED, SCORE_PARTS } from './outcome'
import {
  BOSSES,
  HEROES,
  ITEMS,
  MONSTER_TYPES,
  MONSTERS,
  RACES,
  SKILLS,
  SLOTS,
  STATS,
  STRANGERS,
  TILES,
  TRAPS,
} from './names'
import { REJECTIONS } from './rejections'
import { FEATS } from './tally'
import { TOPICS } from './topics'

const SPECIALS = TILES.filter((id) => id.startsWith('x'))

export const heroName = family(HEROES, (id) => `run.heroes.${id}.name`)
export const heroTitle = family(HEROES, (id) => `run.heroes.${id}.title`)
export const abilityName = family(HEROES, (id) => `run.heroes.${id}.ability.name`)
export const abilityText = family(HEROES, (id) => `run.heroes.${id}.ability.text`)
export const summoningName = family(HEROES, (id) => `run.heroes.${id}.summoning.name`)
export const summoningText = family(HEROES, (id) => `run.heroes.${id}.summoning.text`)
export const raceName = family(RACES, (id) => `run.races.${id}`)
export const statName = family(STATS, (id) => `run.stats.${id}`)
export const slotName = family(SLOTS, (id) => `run.slots.${id}`)
export const skillName = family(SKILLS, (id) => `run.skills.${id}.name`)
export const skillText = family(SKILLS, (id) => `run.skills.${id}.text`)
export const tileName = family(TILES, (id) => `run.tiles.${id}.name`)
export const tileText = family(SPECIALS, (id) => `run.tiles.${id}.text`)
export const monsterType = family(MONSTER_TYPES, (id) => `run.types.${id}`)
export const monsterName = family(MONSTERS, (id) => `run.monsters.${id}.name`)
export const monsterAbility = family(MONSTERS, (id) => `run.monsters.${id}.ability`)
export const monsterText = family(MONSTERS, (id) => `run.monsters.${id}.text`)
export const bossName = family(BOSSES, (id) => `run.bosses.${id}.name`)
export const bossText = family(BOSSES, (id) => `run.bosses.${id}.text`)
export const trapName = family(TRAPS, (id) => `run.traps.${id}.name`)
export const trapText = family(TRAPS, (id) => `run.traps.${id}.text`)
export const strangerName = family(STRANGERS, (id) => `run.strangers.${id}.name`)
export const strangerText = family(STRANGERS, (id) => `run.strangers.${id}.text`)
export const itemName = family(ITEMS, (id) => `run.items.${id}.name`)
export const itemText = family(ITEMS, (id) => `run.items.${id}.text`)
export const ending = family(HOW_ENDED, (id) => `run.endings.${id}`)
/** An ending without who came to it, and what it means. */
export const endingName = family(HOW_ENDED, (id) => `run.endingNames.${id}`)
export const endingText = family(HOW_ENDED, (id) => `run.endingTexts.${id}`)
/** What is counted of each hero. */
export const featName = family(FEATS, (id) => `run.feats.${id}`)
export const topicTitle = family(TOPICS, (id) => `run.rules.${id}.title`)
export const topicGist = family(TOPICS, (id) => `run.rules.${id}.gist`)
export const topicText = family(TOPICS, (id) => `run.rules.${id}.text`)
/** What is worth having, and what a game was the first or the best at. */
export const achievementName = family(ACHIEVEMENTS, (id) => `run.achievements.${id}.name`)
export const achievementText = family(ACHIEVEMENTS, (id) => `run.achievements.${id}.text`)
export const bestText = family(BESTS, (id) => `run.bests.${id}`)
/** What counts alone. */
export const scorePart = family(SCORE_PARTS, (id) => `run.score.${id}`)
/** Why the rules refuse an action. A refusal travels with its game's id before its code. */
export const rejectionText = family(REJECTIONS, (id) => `errors.dungeon-run.${id}`)

/** What a card in loot is called, by its id: an item, a monster, the Boss or a trap. */
export function lootName(id: string): string {
  if (isOneOf(ITEMS, id)) return itemName(id)
  if (isOneOf(MONSTERS, id)) return monsterName(id)
  if (isOneOf(BOSSES, id)) return bossName(id)
  if (isOneOf(TRAPS, id)) return trapName(id)
  throw new Error(`${id} is in no loot.`)
}
function isOneOf<const Id extends string>(ids: readonly Id[], id: string): id is Id {
  return ids.some((one) => one === id)
}
