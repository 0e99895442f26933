/** What is still to happen, task by task, until somebody has to choose. */
import type { Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { runAgenda, type Choice } from '../agenda'
import { pay, peek, runSearch, runSearched, target, victim } from './choices'
import { drop, heal, runFallen, runLastAlive, runSlain, spoils, vote, VOTES } from './defeat'
import type { Draft } from './draft'
import { may, runEffect } from './effects'
import { assign, runFight } from './fight'
import { runFreeAttack } from './free-attack'
import { answerHelp, offer, runHelp } from './help'
import { lair, runAction } from './lair'
import { menu } from './menu'
import { monsterPhase, pushed } from './monster-phase'
import { chooseMove, place, runArrive, runMove } from './moving'
import { runDo } from './operations'
import { first, pickDice, reroll, runRoll, want } from './rolls'
import { runRound, runTurn } from './rounds'
import { chooseHero } from './setup'
import type { Contest, State, Task, TaskOf, TaskType } from './state'
import { summon } from './summon'
import { trade } from './trade'
import { learn, runDealSkills } from './training'
import { runDisarm, runEscape, runTest, stat } from './trials'
import { equip, receive } from './wear'
import { runHurt } from './wounds'

const choices = {
  'choose-hero': chooseHero,
  learn,
  menu,
  'choose-move': chooseMove,
  place,
  lair,
  offer,
  'answer-help': answerHelp,
  stat,
  reroll,
  want,
  first,
  'pick-dice': pickDice,
  assign,
  drop,
  spoils,
  heal,
  may,
  pay,
  target,
  push: pushed,
  victim,
  peek,
  receive,
  equip,
  trade,
  summon,
  monsters: monsterPhase,
} as const satisfies { readonly [Type in TaskType]?: Choice<Draft, TaskOf<Type>, Action> }
type ChoiceType = keyof typeof choices
export type ChoiceTask = TaskOf<ChoiceType>

function choiceOf(task: Task): Choice<Draft, Task, Action> | null {
  return task.type in choices ? choices[task.type as ChoiceType] : null
}

const runners: {
  readonly [Type in Exclude<TaskType, ChoiceType | 'vote'>]: (g: Draft, task: TaskOf<Type>) => void
} = {
  'deal-skills': runDealSkills,
  round: runRound,
  turn: runTurn,
  action: runAction,
  move: runMove,
  arrive: runArrive,
  contest: runContest,
  help: runHelp,
  roll: runRoll,
  hurt: runHurt,
  slain: runSlain,
  fallen: runFallen,
  'last-alive': runLastAlive,
  effect: runEffect,
  do: runDo,
  'search-room': runSearch,
  searched: runSearched,
}
function runContest(g: Draft, contest: Contest): void {
  switch (contest.kind) {
    case 'fight':
      runFight(g, contest)
      return
    case 'free':
      runFreeAttack(g, contest)
      return
    case 'escape':
      runEscape(g, contest)
      return
    case 'disarm':
      runDisarm(g, contest)
      return
    case 'test':
      runTest(g, contest)
  }
}

/** Goes on until somebody must choose between two things at least, or a vote waits for all of its voters. */
export function run(g: Draft): readonly Action[] | null {
  return runAgenda(g, { choiceOf, goOn, stopsAt: ({ type }) => type === 'vote' })
}
function goOn(g: Draft, task: Task): void {
  const runner = runners[task.type as keyof typeof runners] as (g: Draft, task: Task) => void
  runner(g, task)
}

/** The choice on top is made: its task goes, and what it decides happens. */
export function answer(g: Draft, seat: Seat, action: Action): void {
  const task = g.agenda.at(-1)
  if (task === undefined) return
  if (task.type === 'vote') {
    if (action.type === 'vote') vote.answer(g, task, seat, action.down)
    return
  }
  g.agenda.pop()
  choiceOf(task)?.answer(g, task, action)
}

/** Whoever must choose now. */
export function askedOf(g: Pick<State, 'agenda' | 'heroes' | 'result'>): readonly Seat[] {
  const task = g.agenda.at(-1)
  if (task === undefined || g.result !== null) return []
  if (task.type === 'vote') return vote.voters(g, task)
  return 'seat' in task ? [task.seat] : []
}
/** What a state that waits offers, worked out anew: of one that has been loaded. */
export function optionsOf(g: Draft): readonly Action[] {
  const task = g.agenda.at(-1)
  if (task === undefined) return []
  if (task.type === 'vote') return VOTES
  return choiceOf(task)?.options(g, task) ?? []
}
