/**
 * What a skill, talent or potion could do for a position: every sensible way of using it, and the best of them.
 * It reads the same vocabulary of effects as the rules do.
 */
import type { Die, DieId, Seat } from '@shared/games/one-deck-dungeon'
import type { Effect } from '../cards/effect'
import { afterRoll, dieOf, exists } from './fight'
import { remembering } from './memory'
import { ROUGH, keyOf, place, type Position } from './position'
import { imagined } from './rolls'
import { candidates, freeDice, nextId, startingWay, touch, withDice, type Way } from './touching'
import { WEIGHTS } from './weights'

/** Each value that dice show, with the dice that show it: what a same-value effect may be used on. */
const byValue = (dice: readonly Die[], effect: Extract<Effect, { type: 'change' }>) =>
  [1, 2, 3, 4, 5]
    .map((value) => ({
      value,
      dice: dice.filter((die) => die.value === value).slice(0, effect.most),
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
        dieOf(from + at, way.target, effect.color, effect.value, effect.only),
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
      const hit = freeDice(way).filter((die) => effect.values.includes(die.value))
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
        return byValue(freeDice(way), effect).map((set) => ({
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
  target: Seat,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): readonly Way[] => {
  const known = nextId(position.dice)
  let ways: readonly Way[] = [startingWay(position, target)]
  for (const effect of effects)
    ways = ways.flatMap((way) => {
      const own = way.position.dice.filter((die) => die.id >= known).map((die) => die.id)
      const next = expand(way, effect, [...gained, ...own])
      return next.length === 0 ? [way] : next
    })
  return ways
}

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
      return value === null ? [] : [dieOf(from + at, way.target, color, value)]
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

/** The best way of having effects on a hero's dice; the dice of their cost are gone already. */
export const bestWay = (
  position: Position,
  target: Seat,
  effects: readonly Effect[],
  gained: readonly DieId[] = [],
): BestWay =>
  bestWays(`${keyOf(position)} ${target} ${JSON.stringify(effects)} ${gained.join()}`, () => {
    let best: BestWay = { way: null, cost: Infinity }
    for (const way of waysOf(position, target, effects, gained)) {
      const cost = costOf(way)
      if (cost < best.cost) best = { way, cost }
    }
    return best
  })
