/** The one place where effects happen (cards/effect.ts lists them; effect-reach.ts tells what they could do). */
import type {
  Action,
  Die,
  DieId,
  Effect,
  EffectName,
  EffectSource,
  Seat,
} from '@shared/games/one-deck-dungeon'
import { FACES } from '@shared/games/one-deck-dungeon'
import { changeDice, discardDice, gainIntoPool, supply } from './dice'
import { canDoOne, colorOf, eligible, preventedBy, targetOf } from './effect-reach'
import type { Effects, PreventEffect } from './effect-reach'
import {
  done,
  encounterOf,
  first,
  instead,
  record,
  updateEncounter,
  type Transition,
} from './transition'
import type { State } from './state'
import type { EffectRun, PickDice, Task, TaskOf, Throw } from './tasks'

/** The run of effects that a use begins. */
export function runOf(state: State, hero: Seat, source: EffectSource, use: Effects): EffectRun {
  const target = targetOf(state, hero, use)
  if (target === null) throw new Error('there is no partner')
  return { hero, target, source, effects: use.effects, gained: [] }
}

function next(run: EffectRun, gained: readonly DieId[] = []): TaskOf<'run-effects'> {
  return {
    type: 'run-effects',
    run: { ...run, effects: run.effects.slice(1), gained: [...run.gained, ...gained] },
  }
}

/** Dice rolled again, one by one; together they are one roll for what it sets off (R13). */
function rerolls(dice: readonly DieId[]): readonly Task[] {
  return [...dice.map((die) => ({ type: 'reroll', die }) as const), { type: 'after-roll' }]
}

/** Does the first effect of a run, or asks what it needs to know. */
export function runEffects(transition: Transition, { run }: TaskOf<'run-effects'>): Transition {
  const rest = done(transition)
  const [effect] = run.effects
  if (effect === undefined) return rest
  switch (effect.type) {
    case 'gain': {
      const { color, value, count, only } = effect
      const [dice, gained] = gainIntoPool(rest, run.target, color, value, count, only)
      return first(
        gained,
        next(
          run,
          dice.map((die) => die.id),
        ),
      )
    }
    case 'roll': {
      const color = colorOf(rest.state, effect.color)
      const { count } = effect
      const thrown: Throw = {
        type: 'throw',
        hero: run.target,
        color,
        count,
        roll: `effect.${color}`,
      }
      return first(rest, thrown, { type: 'after-roll' }, next(run))
    }
    case 'reroll-values': {
      const dice = eligible(rest.state, run, effect).map((die) => die.id)
      return first(rest, ...rerolls(dice), next(run))
    }
    case 'prevent':
      return first(prevent(rest, run.hero, effect), next(run))
    case 'choose':
      return canDoOne(rest.state, run, effect)
        ? first(rest, { type: 'choose-effect', run })
        : first(rest, next(run))
    case 'change':
      return effect.among === 'same-value'
        ? askValue(rest, run, effect)
        : askDice(rest, run, effect, eligible(rest.state, run, effect))
    case 'increase':
    case 'reroll':
    case 'recolor':
    case 'trade':
    case 'raise-gained':
      return askDice(rest, run, effect, eligible(rest.state, run, effect))
  }
}

/** Counted now, ignored when the consequences are suffered (R22). */
function prevent(transition: Transition, hero: Seat, effect: PreventEffect): Transition {
  const { prevented } = encounterOf(transition.state)
  const { damage, time } = preventedBy(transition.state, hero, effect)
  return record(
    updateEncounter(transition, {
      prevented: { damage: prevented.damage + damage, time: prevented.time + time },
    }),
    { type: 'prevention-readied', hero, damage, time },
  )
}

// --- asking --------------------------------------------------------------------------------------

type PickEffect = Extract<
  Effect,
  { type: 'increase' | 'reroll' | 'change' | 'recolor' | 'trade' | 'raise-gained' }
>

/** How many dice an effect takes at least and at most; a heroic die must be there for each to become (R16). */
function limits(state: State, effect: PickEffect): readonly [number, number] {
  switch (effect.type) {
    case 'increase':
    case 'reroll':
    case 'change':
      return [effect.least, effect.most]
    case 'recolor':
      return [effect.least, Math.min(effect.most, supply(state, 'heroic'))]
    case 'trade':
      return [0, Infinity]
    case 'raise-gained':
      return [1, 1]
  }
}

/** Asks for dice; an effect that finds none is skipped, one that finds too few takes what there is. */
function askDice(
  transition: Transition,
  run: EffectRun,
  effect: PickEffect,
  dice: readonly Die[],
): Transition {
  if (dice.length === 0) return first(transition, next(run))
  const [least, most] = limits(transition.state, effect)
  const pick: PickDice = {
    type: 'pick-dice',
    hero: run.hero,
    purpose: { type: 'effect', source: run.source, effect: effect.type satisfies EffectName },
    eligible: dice.map((die) => die.id),
    picked: [],
    least: Math.min(least, most, dice.length),
    most: Math.min(most, dice.length),
    sum: null,
    run,
  }
  return first(transition, pick)
}

function askValue(transition: Transition, run: EffectRun, effect: Effect): Transition {
  return eligible(transition.state, run, effect).length === 0
    ? first(transition, next(run))
    : first(transition, { type: 'choose-value', run })
}

export function chooseValueActions(
  state: State,
  { run }: TaskOf<'choose-value'>,
): readonly Action[] {
  const [effect] = run.effects
  if (effect === undefined) return []
  const values = eligible(state, run, effect).map((die) => die.value)
  return FACES.filter((face) => values.includes(face)).map((value) => ({
    type: 'choose-value',
    hero: run.hero,
    value,
  }))
}

export function chooseValue(
  transition: Transition,
  { run }: TaskOf<'choose-value'>,
  value: number,
): Transition {
  const [effect] = run.effects
  if (effect?.type !== 'change') throw new Error('no value is asked for')
  const dice = eligible(transition.state, run, effect).filter((die) => die.value === value)
  return askDice(done(transition), run, effect, dice)
}

export function chooseEffectActions(
  state: State,
  { run }: TaskOf<'choose-effect'>,
): readonly Action[] {
  const [effect] = run.effects
  return effect?.type !== 'choose'
    ? []
    : effect.of.flatMap((one, at): readonly Action[] =>
        canDoOne(state, run, one) ? [{ type: 'choose-effect', hero: run.hero, effect: at }] : [],
      )
}

export function chooseEffect(
  transition: Transition,
  { run }: TaskOf<'choose-effect'>,
  at: number,
): Transition {
  const [effect, ...later] = run.effects
  const chosen = effect?.type === 'choose' ? effect.of[at] : undefined
  if (chosen === undefined) throw new Error(`no effect ${at}`)
  return instead(transition, {
    type: 'run-effects',
    run: { ...run, effects: [chosen, ...later] },
  })
}

/** Does to the picked dice what the effect says, and goes on. */
export function applyPicked(
  transition: Transition,
  run: EffectRun,
  picked: readonly DieId[],
): Transition {
  const [effect] = run.effects
  const goOn = next(run)
  switch (effect?.type) {
    case 'increase': {
      const raise = (die: Die): Die => ({ ...die, value: Math.min(6, die.value + effect.by) })
      return first(changeDice(transition, picked, raise), goOn)
    }
    case 'reroll':
      return first(transition, ...rerolls(picked), goOn)
    case 'change':
    case 'raise-gained':
      return first(
        changeDice(transition, picked, (die) => ({ ...die, value: effect.to })),
        goOn,
      )
    case 'recolor':
      return first(
        changeDice(transition, picked, (die) => ({ ...die, color: 'heroic' })),
        goOn,
      )
    case 'trade': {
      const spent = discardDice(transition, picked, 'effect')
      const { color, value } = effect
      const [dice, gained] = gainIntoPool(spent, run.target, color, value, picked.length, null)
      return first(
        gained,
        next(
          run,
          dice.map((die) => die.id),
        ),
      )
    }
    case 'gain':
    case 'roll':
    case 'reroll-values':
    case 'prevent':
    case 'choose':
    case undefined:
      throw new Error('this effect takes no dice')
  }
}
