/** The facts of the printed cards, as they came: what the card data and the scenarios are held against. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { LOOT_POTIONS, SKILLS } from '@shared/games/one-deck-dungeon'

const FACTS = resolve(import.meta.dirname, 'facts.json')

/** Everything, unread. */
export const facts: unknown = JSON.parse(readFileSync(FACTS, 'utf8'))

const shared = {
  name: v.string(),
  when: v.array(v.string()),
  cost: v.strictObject({
    strength: v.optional(v.number()),
    agility: v.optional(v.number()),
    mana: v.optional(v.number()),
    potion: v.optional(v.number()),
  }),
}

/** What the facts say of each skill and potion on the encounter cards: its name, when it may be used, its cost. */
export const lootFacts = v.parse(
  v.object({
    loot: v.array(
      v.variant('type', [
        v.object({ type: v.literal('skill'), id: v.picklist(SKILLS), ...shared }),
        v.object({ type: v.literal('potion'), id: v.picklist(LOOT_POTIONS), ...shared }),
      ]),
    ),
  }),
  facts,
).loot
