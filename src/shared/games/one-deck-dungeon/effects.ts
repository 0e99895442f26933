/**
 * The vocabulary in which skills, potions and talents are written. The rules' effects.ts interprets it; a card that
 * needed code of its own would mean that a word is missing here.
 */
import type { Die } from './dice'
import type { DieColor, Stat } from './names'

export interface Cost {
  readonly strength?: number
  readonly agility?: number
  readonly mana?: number
  readonly potion?: number
}
export type When =
  | 'combat'
  | 'peril'
  | 'descend'
  | 'flee'
  | 'before-encounter'
  | 'turn-start'
  | 'any-time'

/** `chosen`: the colour of the option chosen in a peril. */
export type EffectColor = DieColor | 'chosen'

export type Effect =
  /** Take dice from the supply, showing `value`. Gained dice were not rolled (R12). */
  | {
      readonly type: 'gain'
      readonly color: DieColor
      readonly value: number
      readonly count: number
      readonly only: Die['only']
    }
  | { readonly type: 'roll'; readonly color: EffectColor; readonly count: number }
  /** Between `least` and `most` different dice go up by `by`, to 6 at most (R20); of one colour, or of any. */
  | {
      readonly type: 'increase'
      readonly least: number
      readonly most: number
      readonly by: number
      readonly among: Stat | 'any'
    }
  /** Dice are rerolled; only those that show a value, or any. */
  | {
      readonly type: 'reroll'
      readonly least: number
      readonly most: number
      readonly showing: number | 'any'
    }
  /** Every die that shows one of `values` is rerolled. */
  | { readonly type: 'reroll-values'; readonly values: readonly number[] }
  /** Dice are turned to `to`. `same-value`: first a value is picked, and only dice showing it count. */
  | {
      readonly type: 'change'
      readonly least: number
      readonly most: number
      readonly to: number
      readonly among: 'any' | 'non-heroic' | 'same-value'
    }
  /** Dice of one colour become heroic dice of the same values. */
  | {
      readonly type: 'recolor'
      readonly from: Stat
      readonly least: number
      readonly most: number
    }
  /** Any number of dice showing a value are discarded for as many dice of a colour and value. */
  | {
      readonly type: 'trade'
      readonly showing: number
      readonly color: Stat
      readonly value: number
    }
  /** One die gained earlier by the same use is turned to `to`. */
  | { readonly type: 'raise-gained'; readonly to: number }
  /** Ignored in the consequences (R22); `bossDamage` replaces `damage` in a boss round (R30). */
  | {
      readonly type: 'prevent'
      readonly damage: number
      readonly bossDamage: number
      readonly time: number
    }
  /** The player picks one of several effects. */
  | { readonly type: 'choose'; readonly of: readonly Effect[] }

/** What a skill, potion or talent does when it is used. */
export interface Use {
  /** Whose dice it is about: absent, the user's own; else the partner's in the same encounter. */
  readonly target?: 'partner'
  readonly when: readonly When[]
  readonly cost: Cost
  readonly effects: readonly Effect[]
}

/** What a talent does: it is used once per encounter or boss round, or it is always in effect. */
export type TalentEffect =
  | { readonly type: 'use'; readonly when: readonly When[]; readonly effects: readonly Effect[] }
  /** More health; more potions at the start of the game; more damage removed by a healing potion. */
  | { readonly type: 'more-health' | 'more-potions' | 'better-healing'; readonly by: number }
  /** So much damage is healed when the party descends. */
  | { readonly type: 'heal-on-descent'; readonly by: number }
  /** So much less XP for the next level. */
  | { readonly type: 'cheaper-levels'; readonly by: number }
  /** Once per encounter or boss round a heroic die that is made takes the highest value instead of the lowest. */
  | { readonly type: 'highest-heroic-die' }
  /** No time passes at the start of a floor's first turn. */
  | { readonly type: 'timeless-first-turn' }

/** The standing effects of which there may be more or less. */
export type CountedEffect = Extract<TalentEffect, { readonly by: number }>['type']

/** When a talent is used; nowhere where it is always in effect. */
export function usedWhen(effect: TalentEffect | null): readonly When[] {
  return effect?.type === 'use' ? effect.when : []
}
