/** Why a use could do nothing as the table stands: the first thing that, were it otherwise, would let it do something. */
import type { Die, Effect, RejectionCode, Seat } from '@shared/games/one-deck-dungeon'
import type { Rejection } from '../game'
import { colorExists, countsAs, poolOf, supply } from './dice'
import { canDoOne, targetOf, type Effects } from './effect-reach'
import { hasHeroSkill } from './floors'
import { encounterOf } from './transition'
import type { State } from './state'

/** A rejection whose ruling follows from its code. */
export type Reason = Omit<Rejection<RejectionCode>, 'ruling'>

function shows(values: readonly number[]): Reason {
  return { code: 'no-die-shows', named: { value: values.join(', ') } }
}

/** No die of those that a die's effect looks at would be changed by it. */
function touchesNone(state: State, effect: Effect, dice: readonly Die[]): Reason {
  if (dice.length === 0) return { code: 'no-die-left' }
  switch (effect.type) {
    case 'increase': {
      const { among } = effect
      const fitting = dice.filter((die) => among === 'any' || countsAs(die, among))
      return fitting.length === 0 ? { code: 'no-die-of-color' } : allShow(6)
    }
    case 'reroll':
      return effect.showing === 'any' ? { code: 'no-die-left' } : shows([effect.showing])
    case 'reroll-values':
      return shows(effect.values)
    case 'change': {
      const only = effect.among === 'non-heroic'
      return only && dice.every((die) => die.color === 'heroic')
        ? { code: 'only-heroic-dice' }
        : allShow(effect.to)
    }
    case 'recolor':
      return { code: supply(state, 'heroic') > 0 ? 'no-die-of-color' : 'no-heroic-die' }
    case 'trade':
      return shows([effect.showing])
    case 'gain':
    case 'roll':
    case 'prevent':
    case 'choose':
    case 'raise-gained':
      return { code: 'no-die-left' }
  }
}

function allShow(value: number): Reason {
  return { code: 'dice-at-most', named: { value } }
}

/** Why one effect does nothing. */
function refusalOfOne(state: State, hero: Seat, target: Seat, effect: Effect): Reason {
  switch (effect.type) {
    case 'gain':
    case 'roll':
      return { code: 'no-such-color' }
    case 'prevent':
      // Of damage nothing but her Armor prevents any; where there is no time either, neither would be left.
      return effect.damage > 0 && hasHeroSkill(state, hero, 'armor')
        ? { code: 'armor-prevents' }
        : { code: 'no-time-here' }
    case 'choose': {
      const [one] = effect.of
      return one === undefined
        ? { code: 'works-by-itself' }
        : refusalOfOne(state, hero, target, one)
    }
    case 'trade':
      if (!colorExists(encounterOf(state), effect.color)) return { code: 'no-such-color' }
      break
    case 'increase':
    case 'reroll':
    case 'reroll-values':
    case 'change':
    case 'recolor':
    case 'raise-gained':
      break
  }
  const dice = poolOf(encounterOf(state), target).filter((die) => die.only === null)
  return touchesNone(state, effect, dice)
}

/** Why a use would do nothing; null where it would do something. */
export function effectRefusal(state: State, hero: Seat, use: Effects): Reason | null {
  const [effect] = use.effects
  if (effect === undefined) return { code: 'works-by-itself' }
  const target = targetOf(state, hero, use)
  if (target === null) return { code: 'not-now' }
  const run = { hero, target, gained: [] }
  return use.effects.some((one) => canDoOne(state, run, one))
    ? null
    : refusalOfOne(state, hero, target, effect)
}
