/**
 * What things are worth to the bot, in damage tokens, found by playing many thousands of games
 * (docs/win-rates.md tells how). Ratios matter more than the numbers.
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
  die: 2,
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
  accuracy: 1.6,
  'armor-crush': 1.3,
  backstab: 1.7,
  'brute-force': 1.1,
  'chaotic-aura': 1.6,
  cleave: 1.8,
  consistency: 1.4,
  'critical-strikes': 1.8,
  'crushing-blow': 1.6,
  'crushing-fist': 2.1,
  dexterity: 1.8,
  dodge: 1.8,
  flameweave: 1.7,
  flurry: 1.7,
  haste: 1.9,
  'lucky-familiar': 1.7,
  'mana-fountain': 1.3,
  persistence: 1.7,
  poison: 1,
  shimmerblast: 1.6,
  'static-burst': 2.1,
  'steady-hands': 1.1,
  'triple-strike': 2.2,
  valor: 2.2,
}

/** What knowing a potion is worth beyond its token, which could heal as well. */
export const POTION_WORTH: Readonly<Record<LootPotionId, number>> = {
  clarity: 0.5,
  heroism: 0.7,
  invisibility: 0.9,
  mana: 0.3,
}
