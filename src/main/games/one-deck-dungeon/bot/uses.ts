/** Skills, talents and potions as the bot weighs them: what they cost, and what they promise. */
import type { Action, DieColor, Effect, Seat, Use, View } from '@shared/games/one-deck-dungeon'
import { potionCard } from '../cards'
import { skillIn, talentUse } from '../content'
import type { LooseDie, Payment, Placement } from '../solver'
import { exists, type Fight } from './fight'
import { memoized } from './memoize'
import { ROUGH, keyOf, place, type Position } from './position'

export type UseAction = Extract<Action, { type: 'use-skill' | 'use-talent' | 'drink-potion' }>

/** Whose dice a use is about is said by its target (cards/effect.ts). */
export type UseFacts = Pick<Use, 'target' | 'cost' | 'effects'>

export function useOf(view: View, action: UseAction): UseFacts {
  switch (action.type) {
    case 'use-skill':
      return skillIn(view, action.skill)
    case 'use-talent':
      return talentUse(view, action.talent) ?? { cost: {}, effects: [] }
    case 'drink-potion':
      return potionCard(action.potion)
  }
}

export function isUse(action: Action): action is UseAction {
  return (
    action.type === 'use-skill' || action.type === 'use-talent' || action.type === 'drink-potion'
  )
}

/** Whose dice a use is about: the user's, or the partner's among those who fight. */
export function targetOf(
  fighters: readonly Seat[],
  hero: Seat,
  { target }: Pick<Use, 'target'>,
): Seat {
  return target === 'partner' ? (fighters.find((fighter) => fighter !== hero) ?? hero) : hero
}

// --- paying --------------------------------------------------------------------------------------

/** What a hero pays for a use, from its own pool (R14). */
export function paymentsOf(hero: Seat, { cost }: Pick<Use, 'cost'>): readonly Payment[] {
  return [
    ...(cost.strength === undefined
      ? []
      : [{ hero, stat: 'strength', dice: cost.strength } as const]),
    ...(cost.agility === undefined ? [] : [{ hero, stat: 'agility', dice: cost.agility } as const]),
    ...(cost.mana === undefined ? [] : [{ hero, stat: 'magic', mana: cost.mana } as const]),
  ]
}

/** A roll's likely faces, for choosing what to pay before the dice are thrown. */
const LIKELY: readonly number[] = [4, 3, 5]

/** Dice that a use brings: certain ones, and rolled ones at likely faces. */
export function promised(fight: Fight, effects: readonly Effect[]): readonly LooseDie[] {
  const rolled: DieColor[] = []
  const gained: LooseDie[] = []
  for (const effect of effects) {
    if (effect.type === 'gain' && exists(fight, effect.color))
      for (let die = 0; die < effect.count; die++)
        gained.push({ color: effect.color, value: effect.value, only: effect.only })
    if (effect.type !== 'roll') continue
    const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
    if (exists(fight, color)) for (let die = 0; die < effect.count; die++) rolled.push(color)
  }
  return [
    ...gained,
    ...rolled.map((color, at) => ({
      color,
      value: LIKELY[at % LIKELY.length] ?? 4,
      only: null,
    })),
  ]
}

const payings = memoized<Placement>(200)

/** The dice with which a hero best pays for a use, and what placing all others and those promised would cost. */
export function payFor(
  position: Position,
  hero: Seat,
  use: Pick<Use, 'cost' | 'effects'>,
): Placement {
  return payings(`${keyOf(position)} ${hero} ${JSON.stringify(use)}`, () =>
    place(position, ROUGH, paymentsOf(hero, use), promised(position.fight, use.effects)),
  )
}
