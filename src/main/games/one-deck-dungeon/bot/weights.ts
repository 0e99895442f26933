/**
 * What things are worth to the bot, in damage tokens. Guessed first, then corrected where other numbers won
 * clearly more of some hundreds of games. Ratios matter more than the numbers.
 */
import type { LootPotionId, SkillId } from '@shared/games/one-deck-dungeon'

export const WEIGHTS = {
  death: 60,
  victory: 30,
  /** Grows as health and potions run out. */
  danger: 4,
  /** A potion drunk when falling heals less than one drunk at the start of a turn. */
  latePotion: 0.8,
  /** A card of time while the deck lasts. */
  time: 0.25,
  /** A token on the stairs that has not struck yet. */
  token: 0.3,
  /** A card claimed. */
  loot: 1.5,
  /** A damage on the boss. */
  strike: 1.3,
  /** A potion token. */
  potion: 2.2,
  /** Levels 2, 3 and 4. */
  level: [6, 5.5, 6.5],
  /** XP past what a level needs. */
  spareXp: 0.5,
  /** Reaching a level with this card rather than a later one. */
  levelNow: 0.5,
  /** An item's die, where the stat is middling. */
  die: 1.8,
  /** Damage that a die, or a skill, may save in the boss fight. */
  bossDie: 0.2,
  bossSkill: 0.2,
  /** A die that eases a hero's costs, as a share of what its skills are worth. */
  casting: 0.5,
  /** An item's health. */
  health: 1.2,
  /** Entering a closed door. */
  closedDoor: 1,
  /** A room is fled if facing it is worth less than this. */
  flee: -0.3,
  /** A heroic die kept in store. */
  stored: 0.35,
  /** Staying with the stairs in view must be worth this. */
  stay: 0.3,
}

/** What a skill is worth to a hero who can pay for it with ease. */
export const SKILL_WORTH: Readonly<Partial<Record<SkillId, number>>> = {
  accuracy: 2.4,
  'armor-crush': 1.95,
  backstab: 2.55,
  'brute-force': 1.65,
  'chaotic-aura': 2.4,
  cleave: 2.7,
  consistency: 2.1,
  'critical-strikes': 2.7,
  'crushing-blow': 2.4,
  'crushing-fist': 3.15,
  dexterity: 2.7,
  dodge: 2.7,
  flameweave: 2.55,
  flurry: 2.55,
  haste: 2.85,
  'lucky-familiar': 2.55,
  'mana-fountain': 1.95,
  persistence: 2.55,
  poison: 1.5,
  shimmerblast: 2.4,
  'static-burst': 3.15,
  'steady-hands': 1.65,
  'triple-strike': 3.3,
  valor: 3.3,
}

/** What knowing a potion is worth beyond its token, which could heal as well. */
export const POTION_WORTH: Readonly<Record<LootPotionId, number>> = {
  clarity: 0.5,
  heroism: 0.7,
  invisibility: 0.9,
  mana: 0.3,
}
