/** How the cards' effects are written down (the vocabulary is shared with packs and screens). */
import type { Die, DieColor, Effect, EffectColor, Stat } from '@shared/games/one-deck-dungeon'

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
