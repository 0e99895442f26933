/** Does what is listed (legal.ts), and all that follows from it on the same sheet. */
import {
  GEMS,
  roomOf,
  SWAPS,
  SYMBOLS,
  type Action,
  type Choice,
  type DieUse,
  type RoomId,
  type Step,
} from '@shared/games/paper-dungeons'
import { exitsFrom } from './board'
import { damage } from './damage'
import { closeDraft, openDraft, type Draft, type Setting } from './draft'
import { brew, mark, raise, setUpPower } from './gains'
import { beginWalk, canGoOn, enter, takeGem } from './rooms'
import { heroPlace, itemPlace } from './sheets'
import { defeatFor, markFor, raiseFor, runTasks } from './tasks'

/**
 * The step after one of its listed actions.
 * @param action one of `actionsOn` this step
 * @param silent what happens is not written down, the way and the turn tracker neither: a bot looks ahead
 */
export function act(setting: Setting, step: Step, action: Action, silent = false): Step {
  const draft = openDraft(setting, step, silent)
  perform(draft, action)
  runTasks(draft)
  endWalk(draft)
  return closeDraft(draft, step)
}

/** The step after all of it that waits for no choice: how a step begins. */
export function settleIn(setting: Setting, step: Step): Step {
  const draft = openDraft(setting, step)
  runTasks(draft)
  return closeDraft(draft, step)
}

function perform(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'keep': {
      const { objective, power } = action
      draft.tasks.pop()
      draft.sheet.objective = objective
      draft.sheet.power = power
      draft.events?.push({ type: 'kept', objective, power })
      setUpPower(draft)
      return
    }
    case 'level': {
      useDie(draft, action.die, 'level', action.swap)
      raise(draft, heroPlace(action.hero), 'die')
      return
    }
    case 'item': {
      useDie(draft, action.die, 'item')
      mark(draft, itemPlace(action.item), 'die')
      return
    }
    case 'brew': {
      useDie(draft, action.die, 'brew')
      brew(draft)
      return
    }
    case 'move': {
      beginWalk(draft, useDie(draft, action.die, 'move'))
      walk(draft, action.to)
      return
    }
    case 'pass':
      useDie(draft, action.die, 'pass')
      return
    case 'step': {
      walk(draft, action.to)
      return
    }
    case 'stop':
      draft.moves = 0
      return
    case 'absorb': {
      const task = answered(draft, 'damage')
      damage(draft, task.amount, action.hearts, task.cause)
      return
    }
    case 'raise': {
      raiseFor(draft, answered(draft, 'raise'), heroPlace(action.hero))
      return
    }
    case 'mark': {
      markFor(draft, answered(draft, 'mark'), itemPlace(action.item))
      return
    }
    case 'defeat': {
      defeatFor(draft, answered(draft, 'defeat'), roomOf(action.room))
      return
    }
    case 'raid': {
      answered(draft, 'raid')
      takeGem(draft, GEMS.indexOf(action.gem), 'power')
      return
    }
    case 'commit':
      draft.committed = true
      return
  }
}

/** The choice that an action answers is taken off. */
function answered<Type extends Choice['type']>(
  draft: Draft,
  type: Type,
): Extract<Choice, { readonly type: Type }> {
  const task = draft.tasks.pop()
  if (task?.type !== type) throw new Error(`no ${type} is asked`)
  return task as Extract<Choice, { readonly type: Type }>
}

/** A die is used: noted on the turn tracker, with the swap that it takes. @returns its face */
function useDie(
  draft: Draft,
  die: number,
  use: DieUse,
  swap: (typeof SWAPS)[number] | null = null,
): number {
  const symbol = draft.dice[die] ?? -1
  draft.used |= 1 << die
  draft.diceLeft -= 1
  if (swap !== null) draft.swaps |= 1 << SWAPS.indexOf(swap)
  if (draft.events !== null) {
    draft.sheet.tracker = [...draft.sheet.tracker, symbol]
    draft.events.push({ type: 'die-used', die, symbol: SYMBOLS[symbol] ?? 'skull', use, swap })
  }
  return symbol
}

function walk(draft: Draft, to: RoomId): void {
  const room = roomOf(to)
  const exit = exitsFrom(draft.board, draft.sheet.room).find((one) => one.to === room)
  if (exit === undefined) throw new Error(`no way leads to ${to}`)
  enter(draft, exit)
}

/** A die whose moves are spent, or lead nowhere, is done with (Q4). */
function endWalk(draft: Draft): void {
  if (draft.tasks.length > 0) return
  if (draft.moves > 0 && !canGoOn(draft, draft.moves)) draft.moves = 0
  if (draft.moves === 0) draft.seen = []
}
