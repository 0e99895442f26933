/** What is still to happen, task by task, until somebody has to choose. */
import type { Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
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

/** A task that waits for its seat's choice. */
interface Choice<T extends Task> {
  /** Complete and concrete, from what its seat may know; one alone is taken without asking, of none nothing happens. */
  options(g: Draft, task: T): readonly Action[]
  /** @param g without the task on its agenda */
  answer(g: Draft, task: T, action: Action): void
}

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
} as const satisfies { readonly [Type in TaskType]?: Choice<TaskOf<Type>> }
type ChoiceType = keyof typeof choices
export type ChoiceTask = TaskOf<ChoiceType>

function choiceOf(task: Task): Choice<Task> | null {
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

/** More choices with one option than follow on each other in any game: a hero that no way leads to has no other. */
const MOST_ALONE = 500

/**
 * Goes on until somebody must choose between two things at least, or the game is over. Where it would go on for ever, the
 * one option is asked: the game can still be played on, and given up.
 */
export function run(g: Draft): readonly Action[] {
  let alone = 0
  while (g.result === null) {
    const task = g.agenda.at(-1)
    if (task === undefined) throw new Error('nothing is left to happen')
    if (task.type === 'vote') return VOTES
    const choice = choiceOf(task)
    if (choice === null) {
      const runner = runners[task.type as keyof typeof runners] as (g: Draft, task: Task) => void
      runner(g, task)
      continue
    }
    const options = choice.options(g, task)
    if (options.length > 1) return options
    const [only] = options
    if (only !== undefined && ++alone > MOST_ALONE) return options
    g.agenda.pop()
    if (only !== undefined) choice.answer(g, task, only)
  }
  return []
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
