/**
 * What a skill, talent or potion could do for a position: every sensible way of using it, each with the dice
 * it would touch and what it would leave. It reads the same vocabulary of effects as the rules do.
 */
import type { Action, Die, DieColor, DieId } from '@shared/games/one-deck-dungeon'
import { potionCard, skillCard, talentCard } from '../cards'
import type { Effect } from '../cards/effect'
import type { LooseDie, Payment, Placement } from '../solver'
import type { Use } from '../cards/effect'
import { afterRoll, dieOf, exists, type Fight } from './fight'
import { remembering } from './memory'
import { ROUGH, keyOf, place, type Position } from './position'
import { imagined } from './rolls'
import { WEIGHTS } from './weights'

export type UseAction = Extract<Action, { type: 'use-skill' | 'use-talent' | 'drink-potion' }>

/** One way of using something: what is picked for it, and where it leads. */
export interface Way {
  readonly picks: readonly DieId[]
  /** The value chosen (Chaotic Aura), if any. */
  readonly value: number | null
  /** Which of several effects is chosen (Lucky Familiar), if any. */
  readonly choice: number
  readonly position: Position
  /** Colours that are then rolled into the pool. */
  readonly rolls: readonly DieColor[]
}

export const useOf = (action: UseAction): Pick<Use, 'cost' | 'effects'> => {
  switch (action.type) {
    case 'use-skill':
      return skillCard(action.skill)
    case 'use-talent':
      return { cost: {}, effects: talentCard(action.talent).use?.effects ?? [] }
    case 'drink-potion':
      return potionCard(action.potion)
  }
}

export const isUse = (action: Action): action is UseAction =>
  action.type === 'use-skill' || action.type === 'use-talent' || action.type === 'drink-potion'

// --- paying --------------------------------------------------------------------------------------

export const paymentsOf = ({ cost }: Pick<Use, 'cost'>): readonly Payment[] => [
  ...(cost.strength === undefined ? [] : [{ stat: 'strength', dice: cost.strength } as const]),
  ...(cost.agility === undefined ? [] : [{ stat: 'agility', dice: cost.agility } as const]),
  ...(cost.mana === undefined ? [] : [{ stat: 'magic', mana: cost.mana } as const]),
]

/** A roll's likely faces, for choosing what to pay before the dice are thrown. */
const LIKELY: readonly number[] = [4, 3, 5]

/** Dice that a use brings: certain ones, and rolled ones at likely faces. */
export const promised = (fight: Fight, effects: readonly Effect[]): readonly LooseDie[] => {
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

const payings = remembering<Placement>(200)

/** The dice that best pay for a use, and what placing all others and those promised would cost. */
export const payFor = (position: Position, use: Pick<Use, 'cost' | 'effects'>): Placement =>
  payings(`${keyOf(position)} ${JSON.stringify(use)}`, () =>
    place(position, ROUGH, paymentsOf(use), promised(position.fight, use.effects)),
  )

// --- effects -------------------------------------------------------------------------------------

const startingWay = (position: Position): Way => ({
  picks: [],
  value: null,
  choice: 0,
  position,
  rolls: [],
})

const withDice = (way: Way, dice: readonly Die[], change: Partial<Way> = {}): Way => ({
  ...way,
  ...change,
  position: { ...way.position, dice },
})

const nextId = (dice: readonly Die[]): DieId =>
  dice.reduce((highest, die) => Math.max(highest, die.id), 0) + 1

/** One die of each kind, the lowest values first. */
const kinds = (dice: readonly Die[]): readonly Die[] => {
  const seen = new Map<string, Die>()
  for (const die of dice) {
    const kind = `${die.color} ${die.value}`
    if (!seen.has(kind)) seen.set(kind, die)
  }
  return [...seen.values()].sort((one, other) => one.value - other.value || one.id - other.id)
}

const rising = (dice: readonly Die[]): readonly Die[] =>
  [...dice].sort((one, other) => one.value - other.value || one.id - other.id)

/** Pairs of kinds; two dice of one kind where there are two. */
const pairs = (dice: readonly Die[]): readonly (readonly Die[])[] => {
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
const ends = (dice: readonly Die[], count: number): readonly (readonly Die[])[] =>
  dice.length <= count ? [dice] : [dice.slice(0, count), dice.slice(-count)]

/** The sensible sets of dice for an effect to touch. */
const candidates = (
  way: Way,
  effect: Effect,
  gained: readonly DieId[],
): readonly (readonly Die[])[] => {
  const free = way.position.dice.filter((die) => die.only === null)
  switch (effect.type) {
    case 'increase': {
      const low = free.filter((die) => die.value < 6)
      return effect.most === 1
        ? kinds(low).map((die) => [die])
        : [...ends(rising(low), effect.most), ...raises(way, low, effect)]
    }
    case 'reroll': {
      const low = free.filter((die) => die.value <= 4)
      const singles = kinds(low).map((die) => [die])
      return effect.most === 1 ? singles : [...singles, ...pairs(rising(low).slice(0, 4))]
    }
    case 'change': {
      const able = free.filter(
        (die) => die.value < effect.to && (effect.among === 'any' || die.color !== 'heroic'),
      )
      if (effect.among === 'any') return [able]
      return effect.most === 1 ? kinds(able).map((die) => [die]) : pairs(able)
    }
    case 'recolor': {
      const able = free.filter((die) => die.color === effect.from)
      return [...kinds(able).map((die) => [die]), ...pairs(able)]
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

/** Raises that help most, one die after the other. */
const raises = (
  way: Way,
  low: readonly Die[],
  effect: Extract<Effect, { type: 'increase' }>,
): readonly (readonly Die[])[] => {
  let chosen: readonly Die[] = []
  const sets: (readonly Die[])[] = []
  for (let step = 0; step < effect.most; step++) {
    const left = kinds(low.filter((die) => !chosen.includes(die)))
    let best: { readonly cost: number; readonly die: Die } | null = null
    for (const die of left) {
      const { position } = touch(way, effect, [...chosen, die])
      const { cost } = place(position, ROUGH)
      if (best === null || cost <= best.cost) best = { cost, die }
    }
    if (best === null) break
    chosen = [...chosen, best.die]
    sets.push(chosen)
  }
  return sets
}

/** A way with an effect done to dice. */
const touch = (way: Way, effect: Effect, touched: readonly Die[]): Way => {
  const { dice } = way.position
  const picks = touched.map((die) => die.id)
  const change = (to: (die: Die) => Die): Way =>
    withDice(
      way,
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
        way,
        dice.filter((die) => !picks.includes(die.id)),
        {
          picks,
          rolls: [...way.rolls, ...touched.map((die) => die.color)],
        },
      )
    case 'trade': {
      const kept = dice.filter((die) => !picks.includes(die.id))
      const from = nextId(dice)
      const made = picks.map((_, at) => dieOf(from + at, effect.color, effect.value))
      return withDice(way, exists(way.position.fight, effect.color) ? [...kept, ...made] : kept, {
        picks,
      })
    }
    case 'gain':
    case 'roll':
    case 'reroll-values':
    case 'prevent':
    case 'choose':
      return way
  }
}

/** Each value that dice show, with the dice that show it: what a same-value effect may be used on. */
const byValue = (dice: readonly Die[], effect: Extract<Effect, { type: 'change' }>) =>
  [1, 2, 3, 4, 5]
    .map((value) => ({
      value,
      dice: dice.filter((die) => die.only === null && die.value === value).slice(0, effect.most),
    }))
    .filter((set) => set.dice.length > 0)

const expand = (way: Way, effect: Effect, gained: readonly DieId[]): readonly Way[] => {
  const { position } = way
  const { dice, fight } = position
  switch (effect.type) {
    case 'gain': {
      if (!exists(fight, effect.color)) return [way]
      const from = nextId(dice)
      const made = Array.from({ length: effect.count }, (_, at) =>
        dieOf(from + at, effect.color, effect.value, effect.only),
      )
      return [withDice(way, [...dice, ...made])]
    }
    case 'roll': {
      const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
      if (!exists(fight, color)) return [way]
      return [
        { ...way, rolls: [...way.rolls, ...Array.from({ length: effect.count }, () => color)] },
      ]
    }
    case 'reroll-values': {
      const hit = dice.filter((die) => die.only === null && effect.values.includes(die.value))
      return [
        withDice(
          way,
          dice.filter((die) => !hit.includes(die)),
          {
            rolls: [...way.rolls, ...hit.map((die) => die.color)],
          },
        ),
      ]
    }
    case 'prevent': {
      const { prevented } = position
      const most = fight.kind === 'boss' ? effect.bossDamage : effect.damage
      const sum = { damage: prevented.damage + most, time: prevented.time + effect.time }
      return [{ ...way, position: { ...position, prevented: sum } }]
    }
    case 'choose':
      return effect.of.flatMap((one, choice) =>
        expand(way, one, gained).map((chosen) => ({ ...chosen, choice })),
      )
    case 'change':
      if (effect.among === 'same-value')
        return byValue(dice, effect).map((set) => ({
          ...touch(way, effect, set.dice),
          value: set.value,
        }))
      return candidates(way, effect, gained).map((set) => touch(way, effect, set))
    case 'increase':
    case 'reroll':
    case 'recolor':
    case 'trade':
    case 'raise-gained':
      return candidates(way, effect, gained).map((set) => touch(way, effect, set))
  }
}

/** Every sensible way of having these effects on a position; the dice of its cost are gone already. */
const waysOf = (
  position: Position,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): readonly Way[] => {
  const known = nextId(position.dice)
  let ways: readonly Way[] = [startingWay(position)]
  for (const effect of effects)
    ways = ways.flatMap((way) => {
      const own = way.position.dice.filter((die) => die.id >= known).map((die) => die.id)
      const next = expand(way, effect, [...gained, ...own])
      return next.length === 0 ? [way] : next
    })
  return ways
}

// --- worth ---------------------------------------------------------------------------------------

/** The expected cost of a way: its position's, over the faces of what it rolls. */
const costOf = (way: Way): number => {
  const { position, rolls } = way
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
      return value === null ? [] : [dieOf(from + at, color, value)]
    })
    sum += place({ ...position, dice: [...dice, ...thrown] }, ROUGH).cost
  }
  return sum / tries
}

/** The best way of using something, and its expected cost. */
export interface BestWay {
  readonly way: Way | null
  readonly cost: number
}
const bestWays = remembering<BestWay>(200)

/** The best way of having effects on a position; the dice of their cost are gone already. */
export const bestWay = (
  position: Position,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): BestWay =>
  bestWays(`${keyOf(position)} ${JSON.stringify(effects)} ${gained.join()}`, () => {
    let best: BestWay = { way: null, cost: Infinity }
    for (const way of waysOf(position, effects, gained)) {
      const cost = costOf(way)
      if (cost < best.cost) best = { way, cost }
    }
    return best
  })
