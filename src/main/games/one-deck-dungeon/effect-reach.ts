/** What an effect could do as the table stands: the dice that it may touch, and whether it does anything. */
import type { Die, Effect, EffectColor, Seat, Use } from '@shared/games/one-deck-dungeon'
import { colorExists, countsAs, poolOf, supply } from './dice'
import { hasHeroSkill } from './floors'
import { encounterOf, partnerOf } from './transition'
import type { Encounter, State } from './state'
import type { EffectRun } from './tasks'

/** Dice that an effect may touch: of the pool that it is about, not held for one use, that it would change (R14, R19). */
export function eligible(
  state: State,
  run: Pick<EffectRun, 'target' | 'gained'>,
  effect: Effect,
): readonly Die[] {
  const dice = poolOf(encounterOf(state), run.target).filter((die) => die.only === null)
  switch (effect.type) {
    case 'increase': {
      const { among } = effect
      return dice.filter((die) => die.value < 6 && (among === 'any' || countsAs(die, among)))
    }
    case 'reroll':
      return dice.filter((die) => effect.showing === 'any' || die.value === effect.showing)
    case 'reroll-values':
      return dice.filter((die) => effect.values.includes(die.value))
    case 'change':
      return dice.filter(
        (die) =>
          die.value !== effect.to && (effect.among !== 'non-heroic' || die.color !== 'heroic'),
      )
    case 'recolor':
      return supply(state, 'heroic') > 0 ? dice.filter((die) => die.color === effect.from) : []
    case 'trade':
      return dice.filter((die) => die.value === effect.showing)
    case 'raise-gained':
      return dice.filter((die) => run.gained.includes(die.id) && die.value < effect.to)
    case 'gain':
    case 'roll':
    case 'prevent':
    case 'choose':
      return []
  }
}

export function colorOf(state: State, color: EffectColor) {
  return color === 'chosen' ? (encounterOf(state).color ?? 'heroic') : color
}

/** Nothing but her Armor prevents the Paladin's damage (R22). */
function preventsDamage(state: State, hero: Seat): boolean {
  return !hasHeroSkill(state, hero, 'armor')
}

/** In a boss round there is no time to prevent (R29). */
function preventsTime(state: State): boolean {
  return encounterOf(state).kind !== 'boss'
}

/** Whether an effect could do anything now, after what the same use has gained so far. */
export function canDoOne(
  state: State,
  run: Pick<EffectRun, 'hero' | 'target' | 'gained'>,
  effect: Effect,
): boolean {
  switch (effect.type) {
    case 'gain':
      return colorExists(encounterOf(state), effect.color)
    case 'roll':
      return colorExists(encounterOf(state), colorOf(state, effect.color))
    case 'prevent': {
      const { damage, time } = preventedBy(state, run.hero, effect)
      return damage > 0 || time > 0
    }
    case 'choose':
      return effect.of.some((one) => canDoOne(state, run, one))
    case 'increase':
    case 'reroll':
    case 'reroll-values':
    case 'change':
    case 'recolor':
    case 'raise-gained':
      return eligible(state, run, effect).length > 0
    case 'trade':
      return (
        colorExists(encounterOf(state), effect.color) && eligible(state, run, effect).length > 0
      )
  }
}

export type Effects = Pick<Use, 'target' | 'effects'>

/** Whose dice a use is about; null: a partner's, and there is none. */
export function targetOf(state: State, hero: Seat, { target }: Effects): Seat | null {
  return target === 'partner' ? partnerOf(encounterOf(state), hero) : hero
}

/** Whether using something could do anything at all; what could not is not offered. */
export function canDo(state: State, hero: Seat, use: Effects): boolean {
  const target = targetOf(state, hero, use)
  return (
    target !== null &&
    use.effects.some((effect) => canDoOne(state, { hero, target, gained: [] }, effect))
  )
}

export type PreventEffect = Extract<Effect, { type: 'prevent' }>

/** What a hero's prevention comes to: in a boss round per round (R22, R30). */
export function preventedBy(
  state: State,
  hero: Seat,
  effect: PreventEffect,
): Encounter['prevented'] {
  const most = encounterOf(state).kind === 'boss' ? effect.bossDamage : effect.damage
  return {
    damage: preventsDamage(state, hero) ? most : 0,
    time: preventsTime(state) ? effect.time : 0,
  }
}
