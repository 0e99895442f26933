/** How a die may be used from a position: what is done with it, and which dice do it. */
import { HEROES, ITEMS, SYMBOLS, type Action, type Step } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { act } from '../act'
import { MARKS_PER_ITEM } from '../content/printed'
import type { Setting } from '../draft'
import { fitsItem, levelSwaps } from '../legal'
import * as listed from '../listed'
import { movesOf, openExits } from '../rooms'

const SKULL = SYMBOLS.indexOf('skull')
const BOOTS = SYMBOLS.indexOf('boots')

/** A position that a use leads to. */
export interface Use {
  readonly step: Step
  /** Bit set: every die that does it. */
  readonly dice: number
  /** The first is done with one of those dice; the choices that follow are the same with each. */
  readonly actions: readonly Action[]
  readonly moves: boolean
  /** The Mage's swap is used. */
  readonly swaps: boolean
  /** What the position is worth, where that is known already. */
  readonly value: number | null
}

/** The choices that something leaves open, made. */
export type Answer = (setting: Setting, step: Step) => Answered
export interface Answered {
  readonly step: Step
  readonly actions: readonly Action[]
  /** What it is worth, where choosing has found it out. */
  readonly value: number | null
}

/** Bit set of the dice that show no skull. */
export function usableDice({ dice }: Setting): number {
  return dice.reduce((set, symbol, die) => (symbol === SKULL ? set : set | (1 << die)), 0)
}

function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/**
 * Every use of a die that could be worth its while: a pass never is, since to brew loses nothing.
 * @param free bit set of the dice that some way of using the others leaves
 */
export function usesFrom(
  setting: Setting,
  step: Step,
  { free, answer }: { readonly free: number; readonly answer: Answer },
): readonly Use[] {
  const uses: Use[] = []
  const add = (dice: number, action: Action, swaps = false): void => {
    const { step: after, actions, value } = answer(setting, act(setting, step, action, true))
    uses.push({ step: after, dice, actions: [action, ...actions], moves: false, swaps, value })
  }
  for (let hero = 0; hero < HEROES.length; hero++) {
    const dice = [0, 0, 0]
    for (let die = 0; die < setting.dice.length; die++)
      if (has(free, die))
        for (const swap of levelSwaps(setting, step, die, hero))
          dice[swap] = (dice[swap] ?? 0) | (1 << die)
    for (const [swap, set] of dice.entries())
      if (set !== 0) add(set, listed.levelAction(lowestOf(set), hero, swap), swap === 1)
  }
  for (let item = 0; item < ITEMS.length; item++) {
    if ((step.sheet.items[item] ?? 0) >= MARKS_PER_ITEM) continue
    let set = 0
    for (let die = 0; die < setting.dice.length; die++)
      if (has(free, die) && fitsItem(setting.board, setting.dice[die] ?? SKULL, item))
        set |= 1 << die
    if (set !== 0) add(set, listed.itemAction(lowestOf(set), item))
  }
  if (free !== 0) add(free, listed.brewAction(lowestOf(free)))
  walks(setting, step, { free, answer, uses })
  return uses
}

interface Walk {
  readonly free: number
  readonly answer: Answer
  readonly uses: Use[]
}

interface Way {
  readonly actions: readonly Action[]
  /** The moves that a die must have for it. */
  readonly needed: number
}

/** Every way that a die's moves can go, stops included. */
function walks(setting: Setting, step: Step, walk: Walk): void {
  const { free } = walk
  let boots = 0
  for (const [die, symbol] of setting.dice.entries())
    if (symbol === BOOTS && has(free, die)) boots |= 1 << die
  const die = lowestOf(boots === 0 ? free : boots)
  const most = movesOf(setting.dice[die] ?? SKULL)
  const fewest = movesOf(SKULL)
  // What another die does as well must never need more moves than it has: a Ranger's rivers give some back later.
  const visit = (from: Step, action: Action, way: Way): void => {
    const needed = Math.max(way.needed, most - from.moves + 1)
    const answered = walk.answer(setting, act(setting, from, action, true))
    const { step: after, value } = answered
    const actions = [...way.actions, action, ...answered.actions]
    const dice = needed <= fewest ? free : boots
    const stopped = after.moves === 0 ? after : { ...after, moves: 0, seen: [] }
    walk.uses.push({ step: stopped, dice, actions, moves: true, swaps: false, value })
    if (after.moves === 0) return
    for (const { to } of openExits({ board: setting.board, ...after }, after.moves))
      if (to !== from.sheet.room || isBossRoom(setting, to))
        visit(after, listed.stepAction(to), { actions, needed })
  }
  const hand = { ...step, moves: most }
  for (const { to } of openExits({ board: setting.board, ...step, seen: [] }, most))
    visit(hand, listed.moveAction(die, to), { actions: [], needed: 1 })
}

/** The ways that a die in hand can still go; the first of them stops. */
export function walkOn(setting: Setting, step: Step, answer: Answer): readonly Answered[] {
  const ways: Answered[] = [{ step, actions: [listed.STOP], value: null }]
  const visit = (from: Step, before: readonly Action[]): void => {
    for (const { to } of openExits({ board: setting.board, ...from }, from.moves)) {
      const action = listed.stepAction(to)
      const answered = answer(setting, act(setting, from, action, true))
      const actions = [...before, action, ...answered.actions]
      ways.push({ ...answered, actions })
      if (answered.step.moves > 0) visit(answered.step, actions)
    }
  }
  visit(step, [])
  return ways
}

function isBossRoom({ board }: Setting, room: number): boolean {
  return (board.rooms[room]?.boss ?? 0) !== 0
}
