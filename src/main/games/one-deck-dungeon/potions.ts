/** Potions from cards: which the party knows, and drinking them in an encounter (R21, R26). Healing is health.ts's. */
import type { Action, LootId, LootPotionId, Seat } from '@shared/games/one-deck-dungeon'
import { isPotion, potionCard, printing } from './cards'
import { canDo } from './effect-reach'
import { runOf } from './effects'
import { encounterOf, first, record, update, type Transition } from './transition'
import { worksHere } from './skills'
import type { State } from './state'

function knownPotions(state: State): readonly LootPotionId[] {
  return state.identified.map((card) => printing(card).loot).filter(isPotion)
}

/** Whether the party has identified a kind of potion (R26). */
export function knowsPotion(state: State, potion: LootPotionId): boolean {
  return knownPotions(state).includes(potion)
}

/** Whether a card's loot is a potion that the party does not know yet. */
export function isUnknownPotion(state: State, loot: LootId): boolean {
  return isPotion(loot) && !knowsPotion(state, loot)
}

function canDrink(state: State, hero: Seat, potion: LootPotionId): boolean {
  const use = potionCard(potion)
  return worksHere(encounterOf(state), use) && canDo(state, hero, use)
}

/** Adds the potions that may be drunk while dice are placed. */
export function addPotions(state: State, actions: Action[]): void {
  if (state.potions === 0 || state.identified.length === 0) return
  const known = knownPotions(state)
  for (const hero of encounterOf(state).heroes)
    for (const potion of known)
      if (canDrink(state, hero, potion)) actions.push({ type: 'drink-potion', hero, potion })
}

/** Potions are no skills: as often as there are tokens, and Fade takes nothing for them (R21). */
export function drinkPotion(transition: Transition, hero: Seat, potion: LootPotionId): Transition {
  const run = runOf(transition.state, hero, { type: 'potion', potion }, potionCard(potion))
  return first(
    record(update(transition, { potions: transition.state.potions - 1 }), {
      type: 'potion-drunk',
      hero,
      potion,
    }),
    { type: 'run-effects', run },
  )
}
