/** Dice of the table's own: the app says what to throw, and takes in what they show, one roll at a time. */
import { FACES, type Action, type Throwing } from '@shared/games/one-deck-dungeon'
import { diceToThrow } from './dice'
import { done, encounterOf, instead, update, type Transition } from './transition'
import type { GameState, State } from './state'
import { isAsked, type AutomaticTask, type TaskOf } from './tasks'

type EnterDice = TaskOf<'enter-dice'>

/** The roll that an automatic task is about to make, where it makes one. */
function rollOf(state: State, task: AutomaticTask): EnterDice | null {
  if (task.type === 'throw') {
    const { hero, color, roll } = task
    return { type: 'enter-dice', hero, color, roll, count: diceToThrow(state, task), entered: [] }
  }
  if (task.type !== 'reroll') return null
  const die = encounterOf(state).pool.find(({ id }) => id === task.die)
  if (die === undefined) return null
  const { hero, color } = die
  return { type: 'enter-dice', hero, color, roll: `reroll.${color}`, count: 1, entered: [] }
}

/** What must be thrown and entered before an automatic task can be done; null: nothing, or the app throws. */
export function diceToEnter(state: State, task: AutomaticTask): EnterDice | null {
  if (state.options.dice === 'app') return null
  const roll = rollOf(state, task)
  const known = state.random.script.rolls.length
  return roll === null || roll.count === 0 || known >= roll.count ? null : roll
}

/** What is thrown after the roll that is entered now, before anything else happens or is asked. */
export function throwsAfter(state: GameState): readonly Throwing[] {
  const [, , ...later] = state.agenda
  const end = later.findIndex(({ type }) => type !== 'throw' && type !== 'reroll')
  return later.slice(0, end < 0 ? later.length : end).flatMap((task): readonly Throwing[] => {
    const roll = isAsked(task) ? null : rollOf(state, task)
    return roll === null || roll.count === 0
      ? []
      : [{ hero: roll.hero, color: roll.color, count: roll.count }]
  })
}

/** Die by die; when all are entered they are confirmed, so that a slip can be taken back. */
export function enterDiceActions({ hero, count, entered }: EnterDice): readonly Action[] {
  return [
    ...(entered.length === count ? [{ type: 'confirm', hero: null } as const] : []),
    ...(entered.length < count
      ? FACES.map((value): Action => ({ type: 'enter-die', hero, value }))
      : []),
    ...(entered.length > 0 ? [{ type: 'take-back-die', hero } as const] : []),
  ]
}

export function enterDie(transition: Transition, task: EnterDice, value: number): Transition {
  return instead(transition, { ...task, entered: [...task.entered, value] })
}

export function takeBackDie(transition: Transition, task: EnterDice): Transition {
  return instead(transition, { ...task, entered: task.entered.slice(0, -1) })
}

/** The values come before all others, for the roll that waits for them. */
export function confirmEntered(transition: Transition, { entered }: EnterDice): Transition {
  const { random } = transition.state
  const { script } = random
  return update(done(transition), {
    random: { ...random, script: { ...script, rolls: [...entered, ...script.rolls] } },
  })
}
