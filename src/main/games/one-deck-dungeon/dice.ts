/** Dice: the supply, rolling, gaining, changing and discarding (R12–R17). */
import type {
  Die,
  DieColor,
  DieId,
  DiscardCause,
  FoeAbility,
  RollName,
  Seat,
  Stat,
} from '@shared/games/one-deck-dungeon'
import { rollDice } from '../random'
import { encounterCard } from './cards'
import { floorRule } from './floors'
import { diceInGame } from './party'
import {
  cardInHand,
  done,
  encounterOf,
  first,
  instead,
  record,
  reveal,
  update,
  updateEncounter,
  type Transition,
} from './transition'
import type { Encounter, State } from './state'
import type { TaskOf, Throw } from './tasks'

/** Dice of a colour left in the supply: those in pools, on boxes and stored on heroes are out (R16). */
export function supply(state: State, color: DieColor): number {
  const { encounter } = state
  let left = diceInGame(state, color)
  if (color === 'heroic') for (const { stored } of state.heroes) left -= stored
  if (encounter === null) return left
  left -= countColor(encounter.pool, color)
  for (const box of encounter.boxes) left -= countColor(box.dice, color)
  return left
}

function countColor(dice: readonly Die[], color: DieColor): number {
  let count = 0
  for (const die of dice) if (die.color === color) count++
  return count
}

export function poolOf(encounter: Encounter, seat: Seat): readonly Die[] {
  return encounter.pool.filter((die) => die.hero === seat)
}

/** In a peril only heroic dice and dice of the chosen option's colour exist (R17). */
export function colorExists(encounter: Encounter, color: DieColor): boolean {
  return encounter.color === null || color === 'heroic' || color === encounter.color
}

/** Whether a die counts as of a stat's colour: heroic dice count as any (R14). */
export function countsAs(die: Die, stat: Stat): boolean {
  return die.color === stat || die.color === 'heroic'
}

/** How many of `count` dice the supply and the encounter allow; what the supply lacks is lost (R16). */
function available(
  transition: Transition,
  hero: Seat,
  color: DieColor,
  count: number,
): readonly [number, Transition] {
  if (!colorExists(encounterOf(transition.state), color)) return [0, transition]
  const given = Math.min(count, supply(transition.state, color))
  const lost = count - given
  return [
    given,
    lost === 0 ? transition : record(transition, { type: 'dice-lost', hero, color, count: lost }),
  ]
}

/** Dice as they come into a pool, numbered on. */
function newDice(
  { nextDie }: Encounter,
  kind: Pick<Die, 'hero' | 'color' | 'only'>,
  values: readonly number[],
): readonly Die[] {
  const { hero, color, only } = kind
  return values.map((value, at) => ({ id: nextDie + at, color, value, hero, only }))
}

/** Takes dice from the supply and rolls them into a pool; they are part of the roll in hand. */
export function throwIntoPool(transition: Transition, task: TaskOf<'throw'>): Transition {
  const { hero, color, count, roll } = task
  const [given, taken] = available(done(transition), hero, color, count)
  if (given === 0) return taken
  const encounter = encounterOf(taken.state)
  const [values, random] = rollDice(taken.state.random, roll, given)
  const dice = newDice(encounter, { hero, color, only: null }, values)
  const added = update(taken, {
    random,
    encounter: {
      ...encounter,
      pool: [...encounter.pool, ...dice],
      nextDie: encounter.nextDie + dice.length,
      thrown: [...encounter.thrown, ...idsOf(dice)],
    },
  })
  return reveal(record(added, { type: 'dice-rolled', hero, roll, dice }))
}

/** How many dice a throw takes, for those who throw their own. */
export function diceToThrow(state: State, { color, count }: Throw): number {
  return colorExists(encounterOf(state), color) ? Math.min(count, supply(state, color)) : 0
}

/** Takes dice from the supply, showing a value: they were not rolled (R12). */
export function gainIntoPool(
  transition: Transition,
  hero: Seat,
  color: DieColor,
  value: number,
  count: number,
  only: Die['only'],
): readonly [readonly Die[], Transition] {
  const [given, taken] = available(transition, hero, color, count)
  if (given === 0) return [[], taken]
  const encounter = encounterOf(taken.state)
  const dice = newDice(encounter, { hero, color, only }, Array<number>(given).fill(value))
  const added = updateEncounter(taken, {
    pool: [...encounter.pool, ...dice],
    nextDie: encounter.nextDie + dice.length,
  })
  return [dice, record(added, { type: 'dice-gained', hero, dice })]
}

/** Takes dice out of the pools; what is told of each hero's dice is told of that hero. */
export function discardDice(
  transition: Transition,
  ids: readonly DieId[],
  cause: DiscardCause,
): Transition {
  const { pool, heroes } = encounterOf(transition.state)
  if (ids.length === 0) return transition
  const gone = pool.filter((die) => ids.includes(die.id))
  let next = updateEncounter(transition, { pool: pool.filter((die) => !ids.includes(die.id)) })
  for (const hero of heroes) {
    const dice = gone.filter((die) => die.hero === hero)
    if (dice.length > 0) next = record(next, { type: 'dice-discarded', hero, dice, cause })
  }
  return next
}

/** Turns dice in the pools into others in place; a changed die was not rolled (R12). */
export function changeDice(
  transition: Transition,
  ids: readonly DieId[],
  change: (die: Die) => Die,
): Transition {
  const { pool, heroes } = encounterOf(transition.state)
  const after = pool.map((die) => (ids.includes(die.id) ? change(die) : die))
  return heroes.reduce(
    (next, hero) => {
      const before = pool.filter((die) => die.hero === hero && ids.includes(die.id))
      return before.length === 0
        ? next
        : record(next, {
            type: 'dice-changed',
            hero,
            before,
            after: after.filter((die) => die.hero === hero && ids.includes(die.id)),
          })
    },
    updateEncounter(transition, { pool: after }),
  )
}

/** Rerolls a die where it lies; a rerolled die was rolled (R12). */
export function rerollDie(transition: Transition, { die: id }: TaskOf<'reroll'>): Transition {
  const rest = done(transition)
  const encounter = encounterOf(rest.state)
  const die = encounter.pool.find((candidate) => candidate.id === id)
  if (die === undefined) return rest
  const roll: RollName = `reroll.${die.color}`
  const [values, random] = rollDice(rest.state.random, roll, 1)
  const rolled = { ...die, value: values[0] ?? die.value }
  const turned = update(rest, {
    random,
    encounter: {
      ...encounter,
      pool: encounter.pool.map((candidate) => (candidate.id === id ? rolled : candidate)),
      thrown: [...encounter.thrown, id],
    },
  })
  return reveal(record(turned, { type: 'dice-rolled', hero: die.hero, roll, dice: [rolled] }))
}

// --- what a roll sets off (R13) ------------------------------------------------------------------

/** The ability of the foe in hand; null where there is none: perils and the boss have none. */
export function foeAbility(state: State): FoeAbility | null {
  const encounter = encounterOf(state)
  if (encounter.kind !== 'combat') return null
  const card = encounterCard(cardInHand(state))
  return card.kind === 'combat' ? card.ability : null
}

export function foeHas(state: State, ability: FoeAbility): boolean {
  return foeAbility(state) === ability
}

/** Dice of the roll in hand that are still in the pools. */
export function thrownDice(state: State): readonly Die[] {
  const { pool, thrown } = encounterOf(state)
  return pool.filter((die) => thrown.includes(die.id))
}

export function idsOf(dice: readonly Die[]): readonly DieId[] {
  return dice.map((die) => die.id)
}

/** First Split's time, then the discards (R13). The feat's own check has come before. */
export function afterRoll(transition: Transition): Transition {
  const then = instead(transition, { type: 'discard-rolled' })
  const ones = thrownDice(transition.state).filter((die) => die.value === 1).length
  if (ones === 0 || !foeHas(transition.state, 'split')) return then
  return first(record(then, { type: 'ability-applied', ability: 'split' }), {
    type: 'spend-time',
    count: ones,
    cause: 'split',
  })
}

/** What rolled dice show that are discarded at once, by the rule that discards them (R13). */
export const DISCARDED_VALUES = {
  ethereal: [1, 3],
  'weakness-curse': [2],
  yeti: [1],
} as const satisfies Partial<Record<DiscardCause, readonly number[]>>

/** A heroic die's value in the Poison Aura, never below 1 (R13). */
export function poisoned(value: number): number {
  return Math.max(1, value - 1)
}

/** Ethereal, Weakness Curse and the Yeti discard; then Poison Aura weakens heroic dice (R13). */
export function discardRolled(transition: Transition): Transition {
  const { state } = transition
  const rules: readonly (readonly [boolean, keyof typeof DISCARDED_VALUES])[] = [
    [foeHas(state, 'ethereal'), 'ethereal'],
    [floorRule(state, 'weakness-curse'), 'weakness-curse'],
    [state.boss?.boss === 'yeti', 'yeti'],
  ]
  let next = done(transition)
  for (const [applies, cause] of rules) {
    if (!applies) continue
    const values: readonly number[] = DISCARDED_VALUES[cause]
    const hit = thrownDice(next.state).filter((die) => values.includes(die.value))
    next = discardDice(next, idsOf(hit), cause)
  }
  const weakened = floorRule(state, 'poison-aura') ? weakenHeroic(next) : next
  return updateEncounter(weakened, { thrown: [] })
}

/** Rolled heroic dice lose 1, never below 1. */
function weakenHeroic(transition: Transition): Transition {
  const weak = thrownDice(transition.state).filter((die) => die.color === 'heroic' && die.value > 1)
  if (weak.length === 0) return transition
  return changeDice(
    record(transition, { type: 'floor-applied', floor: 'poison-aura' }),
    idsOf(weak),
    (die) => ({ ...die, value: poisoned(die.value) }),
  )
}
