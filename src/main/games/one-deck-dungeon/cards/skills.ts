/** The 24 skills on encounter cards, the two basic skills, and the heroes' own skills that are used. */
import type {
  BasicSkillId,
  HeroSkillId,
  LootSkillId,
  Use,
  When,
} from '@shared/games/one-deck-dungeon'
import { gain, increaseOne, prevent, reroll, roll } from './effect'

const COMBAT: readonly When[] = ['combat']
const PERIL: readonly When[] = ['peril']
const BOTH: readonly When[] = ['combat', 'peril']
/** More dice than a pool can hold: "any number". */
const ANY = 30

export const LOOT_SKILLS: Readonly<Record<LootSkillId, Use>> = {
  accuracy: { when: BOTH, cost: { agility: 3 }, effects: [gain('heroic', 6)] },
  'armor-crush': { when: COMBAT, cost: { strength: 1 }, effects: [gain('heroic', 6, 1, 'armor')] },
  backstab: { when: COMBAT, cost: { agility: 1 }, effects: [roll('strength', 2)] },
  'brute-force': {
    when: BOTH,
    cost: {},
    effects: [{ type: 'trade', showing: 5, color: 'strength', value: 6 }],
  },
  'chaotic-aura': {
    when: COMBAT,
    cost: { mana: 6 },
    effects: [{ type: 'change', least: 0, most: 5, to: 6, among: 'same-value' }],
  },
  cleave: {
    when: COMBAT,
    cost: { strength: 1 },
    effects: [{ type: 'increase', least: 0, most: 4, by: 1, among: 'any' }],
  },
  consistency: {
    when: COMBAT,
    cost: { agility: 1 },
    effects: [{ type: 'change', least: 0, most: ANY, to: 4, among: 'any' }],
  },
  'critical-strikes': {
    when: COMBAT,
    cost: {},
    effects: [{ type: 'recolor', from: 'agility', least: 1, most: 2 }],
  },
  'crushing-blow': { when: COMBAT, cost: { strength: 1 }, effects: [gain('strength', 6)] },
  'crushing-fist': { when: COMBAT, cost: { mana: 6 }, effects: [gain('strength', 6, 2)] },
  dexterity: { when: COMBAT, cost: { agility: 1 }, effects: [gain('agility', 6)] },
  dodge: { when: COMBAT, cost: { agility: 1 }, effects: [prevent(1, 0, 2)] },
  flameweave: { when: BOTH, cost: { mana: 2 }, effects: [gain('magic', 5)] },
  flurry: { when: COMBAT, cost: { strength: 2 }, effects: [roll('agility', 2), roll('strength')] },
  haste: { when: COMBAT, cost: { mana: 3 }, effects: [roll('agility', 2)] },
  'lucky-familiar': {
    when: BOTH,
    cost: {},
    effects: [{ type: 'choose', of: [reroll(1, 1), increaseOne(1)] }],
  },
  'mana-fountain': { when: COMBAT, cost: {}, effects: [gain('magic', 6, 1, 'mana')] },
  persistence: { when: BOTH, cost: { strength: 2 }, effects: [roll('strength'), roll('heroic')] },
  poison: { when: COMBAT, cost: { agility: 1 }, effects: [prevent(0, 2)] },
  shimmerblast: { when: COMBAT, cost: { mana: 3 }, effects: [roll('heroic')] },
  'static-burst': {
    when: COMBAT,
    cost: { mana: 4 },
    effects: [gain('strength', 4), gain('agility', 4), increaseOne(1)],
  },
  'steady-hands': { when: PERIL, cost: {}, effects: [roll('heroic')] },
  'triple-strike': {
    when: COMBAT,
    cost: { strength: 3 },
    effects: [
      gain('strength', 5),
      gain('agility', 5),
      gain('magic', 5),
      { type: 'raise-gained', to: 6 },
    ],
  },
  valor: { when: COMBAT, cost: {}, effects: [roll('heroic')] },
}

export const BASIC_SKILLS: Readonly<Record<BasicSkillId, Use>> = {
  'steady-grip': {
    when: COMBAT,
    cost: { strength: 1 },
    effects: [reroll(0, 2)],
  },
  spark: { when: BOTH, cost: { mana: 2 }, effects: [increaseOne(2)] },
}

/**
 * The heroes' own skills, of both sides. Those with no effects act by themselves: Second Wind on descending,
 * Stealth on fleeing, Kiting and Armor among the consequences.
 */
export const HERO_SKILLS: Readonly<Record<HeroSkillId, Use>> = {
  'second-wind': { when: ['descend'], cost: {}, effects: [] },
  stealth: { when: ['flee'], cost: {}, effects: [] },
  'shield-aura': { when: PERIL, cost: {}, effects: [prevent(1, 0)] },
  kiting: { when: COMBAT, cost: {}, effects: [] },
  armor: { when: BOTH, cost: {}, effects: [] },
  'fearless-charge': { when: COMBAT, cost: {}, effects: [prevent(0, 1)] },
  dungeoneering: { when: PERIL, cost: {}, target: 'partner', effects: [reroll(0, ANY, 1)] },
  'power-transfer': {
    when: COMBAT,
    cost: {},
    target: 'partner',
    effects: [{ type: 'choose', of: [gain('strength', 1), gain('agility', 1)] }],
  },
  'combined-shot': {
    when: COMBAT,
    cost: {},
    target: 'partner',
    effects: [increaseOne(1, 'strength')],
  },
  'support-aura': { when: COMBAT, cost: {}, target: 'partner', effects: [reroll(0, ANY, 1)] },
}
