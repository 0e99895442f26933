/**
 * The vocabulary in which skills, potions and talents are written. effects.ts interprets it; a card that
 * needed code of its own would mean that a word is missing here.
 */
import type { Cost, Die, DieColor, Stat, When } from '@shared/games/one-deck-dungeon'

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

export function gain(color: DieColor, value: number, count = 1, only: Die['only'] = null): Effect {
  return { type: 'gain', color, value, count, only }
}
export function roll(color: EffectColor, count = 1): Effect {
  return { type: 'roll', color, count }
}
export function increaseOne(by: number, among: Stat | 'any' = 'any'): Effect {
  return {
    type: 'increase',
    least: 1,
    most: 1,
    by,
    among,
  }
}
export function reroll(least: number, most: number, showing: number | 'any' = 'any'): Effect {
  return {
    type: 'reroll',
    least,
    most,
    showing,
  }
}
export function prevent(damage: number, time: number, bossDamage = damage): Effect {
  return {
    type: 'prevent',
    damage,
    bossDamage,
    time,
  }
}
