/** The four potions on encounter cards, and Healing, which is always known. */
import type { LootPotionId, Use, When } from '@shared/games/one-deck-dungeon'
import { roll } from './effect'

const BOTH: readonly When[] = ['combat', 'peril']

export const POTIONS: Readonly<Record<LootPotionId, Use>> = {
  clarity: {
    when: BOTH,
    cost: { potion: 1 },
    effects: [{ type: 'reroll-values', values: [1, 2] }, roll('heroic')],
  },
  heroism: {
    when: BOTH,
    cost: { potion: 1 },
    effects: [{ type: 'change', least: 2, most: 2, to: 6, among: 'non-heroic' }],
  },
  // Its effect, skipping the encounter, is the rooms' affair (R10).
  invisibility: { when: ['before-encounter'], cost: { potion: 1 }, effects: [] },
  mana: { when: BOTH, cost: { potion: 1 }, effects: [roll('magic', 3)] },
}

/** Damage that Healing removes: more at the start of a turn than at any other time. */
export const HEALING = { turnStart: 3, otherwise: 2 } as const
/** Time that Invisibility costs (R10). */
export const INVISIBILITY_TIME = 2
