/**
 * What a skill, talent or potion could do for a position: every sensible way of using it, and the best of them.
 * It reads the same vocabulary of effects as the rules do.
 */
import type { Die, DieId, Effect, Seat } from '@shared/games/one-deck-dungeon'
import { afterRoll, dieOf, exists } from './fight'
import { memoized } from './memoize'
import { ROUGH, keyOf, place, type Position } from './position'
import { imagined } from './rolls'
import {
  diceSelections,
  freeDice,
  nextId,
  startingOption,
  applyTo,
  withDice,
  type EffectOption,
} from './dice-selections'
import { WEIGHTS } from './weights'

/** Each value that dice show, with the dice that show it: what a same-value effect may be used on. */
function byValue(dice: readonly Die[], effect: Extract<Effect, { type: 'change' }>) {
  return [1, 2, 3, 4, 5]
    .map((value) => ({
      value,
      dice: dice.filter((die) => die.value === value).slice(0, effect.most),
    }))
    .filter((set) => set.dice.length > 0)
}

function expand(
  option: EffectOption,
  effect: Effect,
  gained: readonly DieId[],
): readonly EffectOption[] {
  const { position } = option
  const { dice, fight } = position
  switch (effect.type) {
    case 'gain': {
      if (!exists(fight, effect.color)) return [option]
      const from = nextId(dice)
      const made = Array.from({ length: effect.count }, (_, at) =>
        dieOf(from + at, option.target, effect.color, effect.value, effect.only),
      )
      return [withDice(option, [...dice, ...made])]
    }
    case 'roll': {
      const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
      if (!exists(fight, color)) return [option]
      return [
        {
          ...option,
          rolls: [...option.rolls, ...Array.from({ length: effect.count }, () => color)],
        },
      ]
    }
    case 'reroll-values': {
      const hit = freeDice(option).filter((die) => effect.values.includes(die.value))
      return [
        withDice(
          option,
          dice.filter((die) => !hit.includes(die)),
          {
            rolls: [...option.rolls, ...hit.map((die) => die.color)],
          },
        ),
      ]
    }
    case 'prevent': {
      const { prevented } = position
      const most = fight.kind === 'boss' ? effect.bossDamage : effect.damage
      const sum = { damage: prevented.damage + most, time: prevented.time + effect.time }
      return [{ ...option, position: { ...position, prevented: sum } }]
    }
    case 'choose':
      return effect.of.flatMap((one, choice) =>
        expand(option, one, gained).map((chosen) => ({ ...chosen, choice })),
      )
    case 'change':
      if (effect.among === 'same-value')
        return byValue(freeDice(option), effect).map((set) => ({
          ...applyTo(option, effect, set.dice),
          value: set.value,
        }))
      return diceSelections(option, effect, gained).map((set) => applyTo(option, effect, set))
    case 'increase':
    case 'reroll':
    case 'recolor':
    case 'trade':
    case 'raise-gained':
      return diceSelections(option, effect, gained).map((set) => applyTo(option, effect, set))
  }
}

/** Options that are gone on with where an effect follows another that had many. */
const KEPT_OPTIONS = 6

function bestOf(options: readonly EffectOption[]): readonly EffectOption[] {
  if (options.length <= KEPT_OPTIONS) return options
  return options
    .map((option) => ({ option, cost: costOf(option) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, KEPT_OPTIONS)
    .map(({ option }) => option)
}

/** Every sensible option of having these effects on a position; the dice of its cost are gone already. */
function optionsOf(
  position: Position,
  target: Seat,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): readonly EffectOption[] {
  const known = nextId(position.dice)
  let options: readonly EffectOption[] = [startingOption(position, target)]
  for (const effect of effects)
    options = bestOf(options).flatMap((option) => {
      const own = option.position.dice.filter((die) => die.id >= known).map((die) => die.id)
      const next = expand(option, effect, [...gained, ...own])
      return next.length === 0 ? [option] : next
    })
  return options
}

/** The expected cost of an option: its position's, over the faces of what it rolls. */
function costOf(option: EffectOption): number {
  const { position, rolls } = option
  if (rolls.length === 0) return place(position, ROUGH).cost
  const tries = 6
  const { fight, dice } = position
  const from = nextId(dice)
  let sum = 0
  for (let roll = 0; roll < tries; roll++) {
    const thrown = rolls.flatMap((color, at) => {
      const face = rolls.length === 1 ? roll + 1 : imagined(roll, at)
      const value = afterRoll(fight, color, face)
      if (fight.ability === 'split' && face === 1) sum += WEIGHTS.time
      return value === null ? [] : [dieOf(from + at, option.target, color, value)]
    })
    sum += place({ ...position, dice: [...dice, ...thrown] }, ROUGH).cost
  }
  return sum / tries
}

/** The best option of using something, and its expected cost. */
export interface BestOption {
  readonly option: EffectOption | null
  readonly cost: number
}
const bestOptions = memoized<BestOption>(200)

/** The best option of having effects on a hero's dice; the dice of their cost are gone already. */
export function bestOption(
  position: Position,
  target: Seat,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): BestOption {
  return bestOptions(
    `${keyOf(position)} ${target} ${JSON.stringify(effects)} ${gained.join()}`,
    () => {
      let best: BestOption = { option: null, cost: Infinity }
      for (const option of optionsOf(position, target, effects, gained)) {
        const cost = costOf(option)
        if (cost < best.cost) best = { option, cost }
      }
      return best
    },
  )
}
