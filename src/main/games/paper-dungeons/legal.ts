/** The one source of legality: everything that may be done on a sheet now. */
import {
  DICE,
  HEROES,
  ITEMS,
  SWAPS,
  SYMBOLS,
  type Action,
  type Choice,
  type Question,
  type Sheet,
  type Step,
  type Task,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { MARKS_PER_ITEM, TOP_LEVEL } from './content/printed'
import type { Setting } from './draft'
import { markable, raisable } from './gains'
import * as listed from './listed'
import { openExits } from './rooms'
import { heartsLeft, isBlack, mageBonus } from './sheets'
import { gemsLeft, monstersLeft } from './tasks'

const CLOVER = SYMBOLS.indexOf('clover')
const SKULL = SYMBOLS.indexOf('skull')
const BLACK = DICE.map((color) => color === 'black')

/** What its player is asked; null: nothing, it has been committed. */
export function questionOf({ tasks, moves, diceLeft, committed }: Step): Question | null {
  if (committed) return null
  const task = tasks.at(-1)
  if (task !== undefined) return choiceOf(task)
  if (moves > 0) return { type: 'walk', moves }
  return diceLeft > 0 ? { type: 'use-die', diceLeft } : { type: 'commit' }
}

/** What is left waiting waits for a choice: all else has been done. */
function choiceOf(task: Task): Choice {
  switch (task.type) {
    case 'keep':
    case 'damage':
    case 'raise':
    case 'mark':
    case 'defeat':
    case 'raid':
      return task
    case 'potions':
    case 'gem':
    case 'monster':
    case 'trap':
    case 'reward':
    case 'room-gem':
      throw new Error(`${task.type} has been left undone`)
  }
}

interface Listed extends Pick<Setting, 'board' | 'dice'> {
  readonly step: Step
  readonly actions: readonly Action[]
}
/** What was listed last: whoever acts has asked right before. It saves listing twice, and changes nothing. */
let last: Listed | null = null

/** Complete and concrete; empty once it is committed. */
export function actionsOn({ board, dice, turn }: Setting, step: Step): readonly Action[] {
  if (last?.step === step && last.dice === dice && last.board === board) return last.actions
  const actions = answers({ board, dice, turn }, step)
  last = { board, dice, step, actions }
  return actions
}

function answers(setting: Setting, step: Step): readonly Action[] {
  const { board } = setting
  const { sheet } = step
  const question = questionOf(step)
  switch (question?.type) {
    case undefined:
      return []
    case 'keep':
      return question.objectives.flatMap((objective) =>
        question.powers.map((power): Action => ({ type: 'keep', objective, power })),
      )
    case 'damage':
      return listed.absorbActions(Math.min(question.amount, heartsLeft(sheet)))
    case 'raise':
      return raisable(sheet, question.except).map(listed.raiseAction)
    case 'mark':
      return markable(sheet, question.except).map(listed.markAction)
    case 'defeat':
      return monstersLeft(board, sheet).map(listed.defeatAction)
    case 'raid':
      return gemsLeft(board, sheet).map(listed.raidAction)
    case 'walk': {
      const exits = openExits({ board, sheet, seen: step.seen }, question.moves)
      return [...exits.map(({ to }) => listed.stepAction(to)), listed.STOP]
    }
    case 'use-die':
      return dieActions(setting, step)
    case 'commit':
      return [listed.COMMIT]
  }
}

function dieActions({ board, dice }: Setting, step: Step): readonly Action[] {
  const { sheet } = step
  const exits = openExits({ board, sheet, seen: NOWHERE }, 0)
  const actions: Action[] = []
  for (let die = 0; die < dice.length; die++) {
    const symbol = dice[die] ?? SKULL
    if (symbol === SKULL || has(step.used, die)) continue
    for (let hero = 0; hero < HEROES.length; hero++) {
      if (symbol !== hero && symbol !== CLOVER) continue
      for (const swap of levelSwaps({ board, dice }, step, die, hero))
        actions.push(listed.levelAction(die, hero, swap))
    }
    for (let item = 0; item < ITEMS.length; item++)
      if ((sheet.items[item] ?? 0) < MARKS_PER_ITEM && fitsItem(board, symbol, item))
        actions.push(listed.itemAction(die, item))
    actions.push(listed.brewAction(die))
    for (const { to } of exits) actions.push(listed.moveAction(die, to))
    actions.push(listed.passAction(die))
  }
  return actions
}

/** Whether a face is what an item asks for: the first four want their hero's symbol or a clover (Q6, Q7). */
export function fitsItem({ itemSymbols }: Setting['board'], symbol: number, item: number): boolean {
  const wanted = itemSymbols[item] ?? -1
  return wanted < 0 || symbol === wanted || symbol === CLOVER
}

const NO_WAY: readonly number[] = []
/** Where a die that is still to be taken has been. */
const NOWHERE: readonly number[] = []
const AS_IT_IS: readonly number[] = [0]

/**
 * With which swaps a die raises a hero: 0 is none. Symbol and colour must match; a clover is any symbol of either colour
 * and needs no swap (Q7), nor does a colour that matches (Q8).
 */
export function levelSwaps(
  { board, dice }: Pick<Setting, 'board' | 'dice'>,
  { sheet, swaps }: Step,
  die: number,
  hero: number,
): readonly number[] {
  const symbol = dice[die] ?? SKULL
  if ((sheet.levels[hero] ?? TOP_LEVEL) >= TOP_LEVEL) return NO_WAY
  if (symbol === CLOVER) return AS_IT_IS
  if (symbol !== hero) return NO_WAY
  if (isBlack(board, sheet, hero) === BLACK[die]) return AS_IT_IS
  return swapsLeft(sheet, swaps)
}

/** The swaps that may still be used in this turn: the Mage's from level 4 on, and the Illusionist's (Q8). */
export function swapsLeft(sheet: Sheet, used: number): readonly number[] {
  const left: number[] = []
  for (let at = 0; at < SWAPS.length; at++) {
    const owned = SWAPS[at] === 'mage' ? mageBonus(sheet) : sheet.power === 'illusionist'
    if (owned && !has(used, at)) left.push(at + 1)
  }
  return left
}
