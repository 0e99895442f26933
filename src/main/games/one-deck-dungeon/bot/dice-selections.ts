/** Which dice an effect may be applied to: the sensible sets, and what they become. */
import type { Die, DieColor, DieId, Effect, Seat } from '@shared/games/one-deck-dungeon'
import { countsAs } from '../dice'
import { dieOf, exists } from './fight'
import { ROUGH, place, type Position } from './position'

/** One way of using something: what is picked for it, and where it leads. */
export interface EffectOption {
  /** Whose dice it is about. */
  readonly target: Seat
  readonly picks: readonly DieId[]
  /** The value chosen (Chaotic Aura), if any. */
  readonly value: number | null
  /** Which of several effects is chosen (Lucky Familiar), if any. */
  readonly choice: number
  readonly position: Position
  /** Colours that are then rolled into the pool. */
  readonly rolls: readonly DieColor[]
}

export function startingOption(position: Position, target: Seat): EffectOption {
  return {
    target,
    picks: [],
    value: null,
    choice: 0,
    position,
    rolls: [],
  }
}

export function withDice(
  option: EffectOption,
  dice: readonly Die[],
  change: Partial<EffectOption> = {},
): EffectOption {
  return {
    ...option,
    ...change,
    position: { ...option.position, dice },
  }
}

/** Dice that an option may use: of the pool that it is about, not held for one use (R14, R19). */
export function freeDice({ position, target }: EffectOption): readonly Die[] {
  return position.dice.filter((die) => die.only === null && die.hero === target)
}

export function nextId(dice: readonly Die[]): DieId {
  return dice.reduce((highest, die) => Math.max(highest, die.id), 0) + 1
}

/** One die of each kind, the lowest values first. */
function kinds(dice: readonly Die[]): readonly Die[] {
  const seen = new Map<string, Die>()
  for (const die of dice) {
    const kind = `${die.color} ${die.value}`
    if (!seen.has(kind)) seen.set(kind, die)
  }
  return [...seen.values()].sort((one, other) => one.value - other.value || one.id - other.id)
}

function byValue(dice: readonly Die[]): readonly Die[] {
  return [...dice].sort((one, other) => one.value - other.value || one.id - other.id)
}

/** Pairs of kinds; two dice of one kind where there are two. */
function pairs(dice: readonly Die[]): readonly (readonly Die[])[] {
  const sets = new Map<string, readonly Die[]>()
  dice.forEach((one, at) => {
    for (const other of dice.slice(at + 1)) {
      const names = [one, other].map((die) => `${die.color} ${die.value}`).sort()
      if (!sets.has(names.join())) sets.set(names.join(), [one, other])
    }
  })
  return [...sets.values()]
}

/** Sets of so many dice from a list, the list's first ones and its last ones. */
function firstAndLast(dice: readonly Die[], count: number): readonly (readonly Die[])[] {
  return dice.length <= count ? [dice] : [dice.slice(0, count), dice.slice(-count)]
}

/** The sensible sets of dice to apply an effect to. */
export function diceSelections(
  option: EffectOption,
  effect: Effect,
  gained: readonly DieId[],
): readonly (readonly Die[])[] {
  const free = freeDice(option)
  switch (effect.type) {
    case 'increase': {
      const { among } = effect
      const low = free.filter((die) => die.value < 6 && (among === 'any' || countsAs(die, among)))
      return effect.most === 1
        ? kinds(low).map((die) => [die])
        : [...firstAndLast(byValue(low), effect.most), ...raises(option, low, effect)]
    }
    case 'reroll': {
      const { showing } = effect
      // What shows a low value has only to gain.
      if (showing !== 'any')
        return [free.filter((die) => die.value === showing).slice(0, effect.most)]
      const low = free.filter((die) => die.value <= 4)
      const singles = kinds(low).map((die) => [die])
      return effect.most === 1 ? singles : [...singles, ...pairs(byValue(low).slice(0, 4))]
    }
    case 'change': {
      const able = free.filter(
        (die) => die.value < effect.to && (effect.among === 'any' || die.color !== 'heroic'),
      )
      if (effect.among === 'any' && effect.most >= able.length) return [able]
      if (effect.most > 2) return firstAndLast(byValue(able), effect.most)
      const singles = kinds(able).map((die) => [die])
      if (effect.most === 1) return singles
      return effect.least === 2 ? pairs(able) : [...singles, ...pairs(able)]
    }
    case 'recolor': {
      const able = free.filter((die) => die.color === effect.from)
      const singles = kinds(able).map((die) => [die])
      return effect.most === 1 ? singles : [...singles, ...pairs(able)]
    }
    case 'trade': {
      const able = free.filter((die) => die.value === effect.showing)
      const colored = able.filter((die) => die.color !== 'heroic')
      return [
        colored,
        able,
        colored.filter((die) => die.color !== effect.color),
        ...kinds(able).map((die) => [die]),
      ]
    }
    case 'raise-gained':
      return free.filter((die) => gained.includes(die.id)).map((die) => [die])
    case 'gain':
    case 'roll':
    case 'reroll-values':
    case 'prevent':
    case 'choose':
      return []
  }
}

/** Dice that are tried for one raise, one after the other. */
const MOST_RAISES = 6

/** Raises that help most, one die after the other. */
function raises(
  option: EffectOption,
  low: readonly Die[],
  effect: Extract<Effect, { type: 'increase' }>,
): readonly (readonly Die[])[] {
  let chosen: readonly Die[] = []
  const sets: (readonly Die[])[] = []
  for (let step = 0; step < Math.min(effect.most, MOST_RAISES); step++) {
    const left = kinds(low.filter((die) => !chosen.includes(die)))
    let best: { readonly cost: number; readonly die: Die } | null = null
    for (const die of left) {
      const { position } = applyTo(option, effect, [...chosen, die])
      const { cost } = place(position, ROUGH)
      if (best === null || cost <= best.cost) best = { cost, die }
    }
    if (best === null) break
    chosen = [...chosen, best.die]
    sets.push(chosen)
  }
  return sets
}

/** An option with an effect applied to dice. */
export function applyTo(
  option: EffectOption,
  effect: Effect,
  touched: readonly Die[],
): EffectOption {
  const { dice } = option.position
  const picks = touched.map((die) => die.id)
  const change = (to: (die: Die) => Die): EffectOption =>
    withDice(
      option,
      dice.map((die) => (picks.includes(die.id) ? to(die) : die)),
      { picks },
    )
  switch (effect.type) {
    case 'increase':
      return change((die) => ({ ...die, value: Math.min(6, die.value + effect.by) }))
    case 'change':
    case 'raise-gained':
      return change((die) => ({ ...die, value: effect.to }))
    case 'recolor':
      return change((die) => ({ ...die, color: 'heroic' }))
    case 'reroll':
      return withDice(
        option,
        dice.filter((die) => !picks.includes(die.id)),
        {
          picks,
          rolls: [...option.rolls, ...touched.map((die) => die.color)],
        },
      )
    case 'trade': {
      const kept = dice.filter((die) => !picks.includes(die.id))
      const from = nextId(dice)
      const made = picks.map((_, at) => dieOf(from + at, option.target, effect.color, effect.value))
      return withDice(
        option,
        exists(option.position.fight, effect.color) ? [...kept, ...made] : kept,
        {
          picks,
        },
      )
    }
    case 'gain':
    case 'roll':
    case 'reroll-values':
    case 'prevent':
    case 'choose':
      return option
  }
}
