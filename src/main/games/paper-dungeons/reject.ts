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
  type RoomId,
  type Step,
} from '@shared/games/paper-dungeons'
import type { Rejection } from '../game'
import { has } from '@shared/games/paper-dungeons/bits'
import { exitsFrom } from './board'
import { MARKS_PER_ITEM, TOP_LEVEL } from './content/printed'
import type { Setting } from './draft'
import { fitsItem, levelSwaps, questionOf, swapsLeft } from './legal'
import { isOpen, isOutside } from './rooms'
import { AMULET, CLOAK, heroPlace, isComplete, itemPlace, levelOf } from './sheets'

type Refused = Rejection<RejectionCode>
function because(code: RejectionCode, ruling: string): Refused {
  return { code, ruling }
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
      return unusable(setting, step, action.die) ?? noWay(setting, step, action.to)
    case 'brew':
    case 'pass':
      return unusable(setting, step, action.die) ?? NOT_NOW
    case 'step':
      return question.type === 'walk' ? noWay(setting, step, action.to) : otherwise(question)
    case 'absorb':
      return question.type === 'damage' ? because('not-so-many-hearts', 'Q13') : otherwise(question)
    case 'raise':
      if (question.type !== 'raise') return otherwise(question)
      return question.except === action.hero
        ? because('same-hero', 'section 17')
        : because('hero-at-top', 'section 8')
    case 'mark':
      if (question.type !== 'mark') return otherwise(question)
      return question.except === action.item
        ? because('same-item', 'section 17')
        : because('item-complete', 'section 9')
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
      return question.type === 'use-die' ? because('dice-left', 'Q3') : otherwise(question)
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

function unusable({ dice }: Setting, step: Step, die: number): Refused | null {
  const question = questionOf(step)
  // In setup there are no dice that could have been spent.
  if (question?.type === 'commit' && dice.length > 0) return because('dice-spent', 'section 6')
  if (question !== null && question.type !== 'use-die') return otherwise(question)
  if (has(step.used, die)) return because('die-used', 'section 6')
  return SYMBOLS[dice[die] ?? -1] === 'skull' ? because('die-skull', 'section 5') : null
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

function noWay({ board }: Setting, { sheet }: Step, to: RoomId): Refused {
  const exit = exitsFrom(board, sheet.room).find((one) => one.to === roomOf(to))
  if (exit === undefined)
    return isOutside(sheet)
      ? because('no-door', 'section 11')
      : because('not-adjacent', 'section 11')
  if (isOpen(sheet, exit)) return because('been-there', 'Q22')
  if (exit.wall && !isComplete(sheet, CLOAK)) return because('wall', 'Q21')
  return exit.river && !isComplete(sheet, AMULET) ? because('river', 'Q21') : NOT_NOW
}

function noMonster({ board }: Setting, { sheet }: Step, room: RoomId): Refused {
  const found = board.rooms[roomOf(room)]
  if (found === undefined || found.monster < 0) return because('no-monster', 'section 9')
  return has(sheet.defeated, found.monster) ? because('monster-defeated', 'Q23') : NOT_NOW
}
