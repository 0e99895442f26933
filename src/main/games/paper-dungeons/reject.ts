/** Why an action that is not listed is refused: the first reason that a player could do something about. */
import {
  GEMS,
  ITEMS,
  roomOf,
  SWAPS,
  SYMBOLS,
  type Action,
  type Question,
  type RejectionCode,
  type Room,
  type RoomId,
  type Sheet,
  type Step,
} from '@shared/games/paper-dungeons'
import type { Rejection } from '../game'
import { has } from '@shared/games/paper-dungeons/bits'
import { exitsFrom, type Board, type Exit } from './board'
import { MARKS_PER_ITEM, TOP_LEVEL } from './content/printed'
import type { Setting } from './draft'
import { fitsItem, levelSwaps, questionOf, swapsLeft } from './legal'
import { movesNeeded } from './reach'
import { isOpen, isOutside, movesOf } from './rooms'
import { AMULET, CLOAK, heartsLeft, heroPlace, isComplete, itemPlace, levelOf } from './sheets'

type Refused = Rejection<RejectionCode>
function because(code: RejectionCode, ruling: string, named?: Refused['named']): Refused {
  return { code, ruling, ...(named !== undefined && { named }) }
}
const NOT_NOW = because('not-now', 'Q4')
const CLOVER = SYMBOLS.indexOf('clover')

/** @param action well-formed, and not listed on this step */
export function reject(setting: Setting, step: Step, action: Action): Refused {
  const question = questionOf(step)
  if (question === null) return because('committed', 'section 6')
  switch (action.type) {
    case 'keep':
      return question.type === 'keep' ? because('not-dealt', 'section 3') : otherwise(question)
    case 'level':
      return unusable(setting, step, action.die) ?? noLevel(setting, step, action)
    case 'item':
      return unusable(setting, step, action.die) ?? noItem(setting, step, action)
    case 'move':
      return (
        unusable(setting, step, action.die) ??
        noWay(setting, step, action.to, movesOf(setting.dice[action.die] ?? -1))
      )
    case 'brew':
    case 'pass':
      return unusable(setting, step, action.die) ?? NOT_NOW
    case 'step':
      return question.type === 'walk'
        ? noWay(setting, step, action.to, question.moves)
        : otherwise(question)
    case 'absorb':
      if (question.type !== 'damage') return otherwise(question)
      return action.hearts > question.amount
        ? because('not-so-much-damage', 'Q13', { damage: question.amount })
        : because('not-so-many-hearts', 'Q13', { hearts: heartsLeft(step.sheet) })
    case 'raise':
      if (question.type !== 'raise') return otherwise(question)
      return levelOf(step.sheet, heroPlace(action.hero)) >= TOP_LEVEL
        ? because('hero-at-top', 'section 8')
        : because('same-hero', 'section 17')
    case 'mark':
      if (question.type !== 'mark') return otherwise(question)
      return isComplete(step.sheet, itemPlace(action.item))
        ? because('item-complete', 'section 9')
        : because('same-item', 'section 17')
    case 'defeat':
      return question.type === 'defeat'
        ? noMonster(setting, step, action.room)
        : otherwise(question)
    case 'raid':
      if (question.type !== 'raid') return otherwise(question)
      return has(step.sheet.gems | step.sheet.lostGems, GEMS.indexOf(action.gem))
        ? because('gem-gone', 'section 13')
        : NOT_NOW
    case 'commit':
      return question.type === 'use-die'
        ? because('dice-left', 'Q3', { dice: question.diceLeft })
        : otherwise(question)
    case 'stop':
      return otherwise(question)
  }
}

/** Something else is asked first. */
function otherwise(question: Question): Refused {
  switch (question.type) {
    case 'keep':
    case 'damage':
    case 'raise':
    case 'mark':
    case 'defeat':
    case 'raid':
      return because('choice-open', 'Q10')
    case 'walk':
      return because('die-in-hand', 'Q4')
    case 'use-die':
    case 'commit':
      return NOT_NOW
  }
}

/** What lasts is told before what passes: making an open choice would not make a skull of use. */
function unusable({ dice }: Setting, step: Step, die: number): Refused | null {
  // In setup there are no dice that could have been spent.
  if (dice.length > 0) {
    if (SYMBOLS[dice[die] ?? -1] === 'skull') return because('die-skull', 'section 5')
    if (has(step.used, die)) return because('die-used', 'section 6')
    if (step.diceLeft === 0) return because('dice-spent', 'section 6')
  }
  const question = questionOf(step)
  return question === null || question.type === 'use-die' ? null : otherwise(question)
}

function noLevel(
  setting: Setting,
  step: Step,
  action: Extract<Action, { type: 'level' }>,
): Refused {
  const hero = heroPlace(action.hero)
  const symbol = setting.dice[action.die]
  if (levelOf(step.sheet, hero) >= TOP_LEVEL) return because('hero-at-top', 'section 8')
  if (symbol !== hero && symbol !== CLOVER) return because('wrong-symbol', 'section 7')
  if (action.swap === null) return because('wrong-color', 'section 7')
  if (levelSwaps(setting, step, action.die, hero).includes(0)) return because('swap-needless', 'Q8')
  const owned = swapsLeft(step.sheet, step.swaps)
  return owned.includes(SWAPS.indexOf(action.swap) + 1) ? NOT_NOW : because('no-swap', 'Q8')
}

function noItem(setting: Setting, step: Step, action: Extract<Action, { type: 'item' }>): Refused {
  const item = itemPlace(action.item)
  if ((step.sheet.items[item] ?? 0) >= MARKS_PER_ITEM) return because('item-complete', 'section 9')
  const symbol = setting.dice[action.die] ?? -1
  return fitsItem(setting.board, symbol, item) || ITEMS[item] === undefined
    ? NOT_NOW
    : because('wrong-symbol', 'Q6')
}

/** @param moves those that are left, or that the die would give */
function noWay({ board }: Setting, { sheet }: Step, to: RoomId, moves: number): Refused {
  const room = roomOf(to)
  if (room === sheet.room) return because('group-there', 'section 11')
  const exit = exitsFrom(board, sheet.room).find((one) => one.to === room)
  if (exit !== undefined)
    return isOpen(sheet, exit) ? because('been-there', 'Q22') : barred(sheet, exit)
  const needed = movesNeeded(board, sheet, room)
  if (needed === null) return barredWay(board, sheet, room)
  if (needed > moves) return because('too-far', 'section 11', { needed, moves })
  // It would be reached, but a move leads into the next room.
  return because(isOutside(sheet) ? 'no-door' : 'not-adjacent', 'section 11')
}

/** With both on one edge both items are needed (Q21). */
function barred(sheet: Sheet, { wall }: Pick<Exit, 'wall'>): Refused {
  return because(wall && !isComplete(sheet, CLOAK) ? 'wall' : 'river', 'Q21')
}
/** No way at all: the item with which there would be one; of two that are needed the Cloak first. */
function barredWay(board: Board, sheet: Sheet, room: Room): Refused {
  const items = sheet.items.with(AMULET, MARKS_PER_ITEM)
  return barred(sheet, { wall: movesNeeded(board, { ...sheet, items }, room) === null })
}

function noMonster({ board }: Setting, { sheet }: Step, room: RoomId): Refused {
  const found = board.rooms[roomOf(room)]
  if (found === undefined || found.monster < 0) return because('no-monster', 'section 9')
  return has(sheet.defeated, found.monster) ? because('monster-defeated', 'Q23') : NOT_NOW
}
