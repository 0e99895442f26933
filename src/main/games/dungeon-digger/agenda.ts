/** What is still to happen, task by task, until somebody has to choose. */
import type { Action } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { runAgenda, type Choice } from '../agenda'
import { hatching, shake } from './abilities'
import { bonus, runGrant } from './bonus'
import { exchange, keep, runCoins } from './coins'
import type { Draft } from './draft'
import { menu } from './menu'
import { steps } from './moving'
import { sacrifice } from './orders'
import { pit, runHatch } from './placing'
import { runBegin, runNextTurn, runTurnOver } from './rounds'
import { inherit, runEliminated } from './scenarios/creatures'
import { rescue, runDragonFed } from './scenarios/dragons-lair'
import { hide, runTurnUp } from './scenarios/monster-hunt'
import { flame, toll, walk, withdraw } from './scenarios/walks'
import { portal } from './setup'
import type { State, Task, TaskOf, TaskType } from './state'
import { freeThink, surplus, think } from './thinking'

const choices = {
  portal,
  hide,
  'free-think': freeThink,
  turn: menu,
  surplus,
  steps,
  walk,
  think,
  sacrifice,
  pit,
  bonus,
  keep,
  hatching,
  shake,
  toll,
  flame,
  withdraw,
  exchange,
  inherit,
  rescue,
} as const satisfies { readonly [Type in TaskType]?: Choice<Draft, TaskOf<Type>, Action> }
type ChoiceType = keyof typeof choices

function choiceOf(task: Task): Choice<Draft, Task, Action> | null {
  return task.type in choices ? choices[task.type as ChoiceType] : null
}

const runners: {
  readonly [Type in Exclude<TaskType, ChoiceType>]: (g: Draft, task: TaskOf<Type>) => void
} = {
  'turn-up': runTurnUp,
  begin: runBegin,
  'next-turn': runNextTurn,
  'turn-over': runTurnOver,
  coins: runCoins,
  hatch: runHatch,
  grant: runGrant,
  eliminated: runEliminated,
  'dragon-fed': runDragonFed,
}

/**
 * Goes on until somebody must choose between two things at least, or a turn waits for its player: it is never ended but by
 * them, so that the last Order too can be taken back.
 */
export function run(g: Draft): readonly Action[] | null {
  return runAgenda(g, { choiceOf, goOn, stopsAt: ({ type }) => type === 'turn' })
}
function goOn(g: Draft, task: Task): void {
  const runner = runners[task.type as keyof typeof runners] as (g: Draft, task: Task) => void
  runner(g, task)
}

/** The choice on top is made: its task goes, and what it decides happens. */
export function answer(g: Draft, action: Action): void {
  const task = g.agenda.pop()
  if (task !== undefined) choiceOf(task)?.answer(g, task, action)
}
/** Whoever must choose now. */
export function askedOf({ agenda, result }: Pick<State, 'agenda' | 'result'>): Seat | null {
  const task = agenda.at(-1)
  return task === undefined || result !== null || !('seat' in task) ? null : task.seat
}
/** What a state that waits offers. */
export function optionsOf(g: Draft): readonly Action[] {
  const task = g.agenda.at(-1)
  return task === undefined ? [] : (choiceOf(task)?.options(g, task) ?? [])
}
