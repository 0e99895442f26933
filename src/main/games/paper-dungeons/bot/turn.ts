/**
 * The search within a turn, which holds no chance: three dice, one after the other. From each position every use is
 * tried, and the most promising positions are gone on from.
 */
import { roomOf, type Action, type Sheet, type Step } from '@shared/games/paper-dungeons'
import { act } from '../act'
import { has } from '@shared/games/paper-dungeons/bits'
import { fightOf } from '../bosses'
import type { Setting } from '../draft'
import { actionsOn } from '../legal'
import * as listed from '../listed'
import { itemPlace, mageBonus } from '../sheets'
import { distancesFrom, FAR, movesTo } from './distances'
import type { Estimate } from './estimate'
import type { TurnContext } from './turn-context'
import { usableDice, usesFrom, type Answer, type Answered, type Use } from './uses'

export interface Search {
  /** How many positions are gone on from after each die. */
  readonly width: number
  /** Moves come last: they lose nothing by that, unless they bring the Mage's swap. */
  readonly movesLast: boolean
}

interface Node {
  readonly step: Step
  readonly value: number
  /** Bit sets of dice that can have been used to come here. */
  readonly used: readonly number[]
  readonly uses: readonly Use[]
}
interface Child extends Omit<Node, 'used' | 'uses'> {
  readonly from: Node
  readonly use: Use
}

/**
 * The best that can be done from a step in which a die is to be used.
 * @returns the actions, in order, and what the position is worth to which they lead
 */
export function planTurn(
  context: TurnContext,
  step: Step,
  { estimate, search }: { readonly estimate: Estimate; readonly search: Search },
): { readonly actions: readonly Action[]; readonly value: number } {
  let nodes: readonly Node[] = [{ step, value: 0, used: [step.used], uses: [] }]
  const usable = usableDice(context)
  for (let left = step.diceLeft; left > 0; left--) {
    const children = nodes.flatMap((node) =>
      childrenOf(context, node, { usable, left, estimate, search }),
    )
    nodes = bestOf(children, left === 1 ? 1 : search.width)
  }
  const [best] = nodes
  if (best === undefined) throw new Error('no die can be used')
  return { actions: actionsTo(context, step, best), value: best.value }
}

interface Expanding {
  readonly usable: number
  /** Dice left, the one to be used included. */
  readonly left: number
  readonly estimate: Estimate
  readonly search: Search
}

function childrenOf(
  context: TurnContext,
  node: Node,
  { usable, left, estimate, search }: Expanding,
): readonly Child[] {
  let free = 0
  for (const used of node.used) free |= usable & ~used
  const answer = answerBest(estimate)
  const moved = search.movesLast && node.uses.some(({ moves }) => moves)
  const mage = moved && mageBonus(node.step.sheet)
  const children: Child[] = []
  for (const use of usesFrom(context, node.step, { free, answer })) {
    if (moved && !use.moves && !(mage && use.swaps)) continue
    const { sheet } = use.step
    const value =
      (use.value ?? estimate.of(sheet)) + (left > 1 ? promise(context, sheet, left - 1) : 0)
    children.push({ step: use.step, value, from: node, use })
  }
  return children
}

interface Best extends Answered {
  readonly value: number
}

/** Chooses what leaves the best position. */
export function answerBest(estimate: Estimate): Answer {
  /** @returns null where every answer has been tried in another order */
  const best = (setting: Setting, step: Step, before: Action | null): Best | null => {
    if (step.tasks.length === 0) return { step, actions: [], value: estimate.of(step.sheet) }
    let found: Best | null = null
    for (const action of worthTrying(estimate, setting, step)) {
      if (isTriedBefore(action, before)) continue
      const after = best(setting, act(setting, step, action, true), action)
      if (after !== null && (found === null || after.value > found.value))
        found = { step: after.step, actions: [action, ...after.actions], value: after.value }
    }
    return found
  }
  return (setting, step) => {
    if (step.tasks.length === 0) return { step, actions: [], value: null }
    const found = best(setting, step, null)
    if (found === null) throw new Error('a choice without an answer')
    return found
  }
}

/** Two monsters are defeated in either order: the one of the two that was looked at first is enough. */
function isTriedBefore(action: Action, before: Action | null): boolean {
  if (action.type !== 'defeat' || before?.type !== 'defeat') return false
  return roomOf(action.room) < roomOf(before.room)
}

/** The listed actions without items to be started that another one is worth more than (`Estimate.starts`). */
function worthTrying({ starts }: Estimate, setting: Setting, step: Step): readonly Action[] {
  const actions = actionsOn(setting, step)
  if (starts === null || step.tasks.at(-1)?.type !== 'mark') return actions
  const { items } = step.sheet
  let best = -1
  for (const action of actions) {
    const item = action.type === 'mark' ? itemPlace(action.item) : -1
    if (items[item] === 0 && (starts[item] ?? 0) > (starts[best] ?? -Infinity)) best = item
  }
  return actions.filter((action) => {
    const item = action.type === 'mark' ? itemPlace(action.item) : -1
    return items[item] !== 0 || item === best
  })
}

/** What the boss of this turn would bring who is still to come to its room with the dice left. */
function promise({ board, dice, boss }: TurnContext, sheet: Sheet, left: number): number {
  if (boss === null || has(sheet.entered, boss.which)) return 0
  const way = movesTo(distancesFrom(board, sheet), boss.room)
  if (way >= FAR || way > 2 * left + (dice.includes(BOOTS) ? 1 : 0)) return 0
  const there = { ...sheet, entered: sheet.entered | (1 << boss.which) }
  const { glory } = fightOf(board, there, boss.which, 0)
  return (glory - boss.card.flight) * NOT_YET_THERE
}
const BOOTS = 5
const NOT_YET_THERE = 0.9

/**
 * The best of them, the first of several that are worth the same. Each position is there once, by the way that was
 * found first: dice of another way would not fit it.
 */
function bestOf(children: readonly Child[], count: number): readonly Node[] {
  const nodes: Node[] = []
  for (const { step, value, from, use } of children) {
    if (nodes.length === count && value <= (nodes.at(-1)?.value ?? -Infinity)) continue
    if (nodes.some((node) => node.value === value && isSamePosition(node.step, step))) continue
    const used = usedAfter(from.used, use.dice)
    if (used.length === 0) continue
    const place = nodes.findLastIndex((node) => node.value >= value) + 1
    nodes.splice(place, 0, { step, value, used, uses: [...from.uses, use] })
    if (nodes.length > count) nodes.pop()
  }
  return nodes
}

function usedAfter(before: readonly number[], dice: number): readonly number[] {
  const after = new Set<number>()
  for (const used of before)
    for (let die = 0; die < 6; die++)
      if (has(dice, die) && !has(used, die)) after.add(used | (1 << die))
  return [...after]
}

/** Whether two steps are the same, whatever the way to them and the dice used on it. */
export function isSamePosition(one: Step, other: Step): boolean {
  const { sheet: a } = one
  const { sheet: b } = other
  return (
    one.swaps === other.swaps &&
    one.moves === other.moves &&
    one.tasks.length === other.tasks.length &&
    a.room === b.room &&
    a.damage === b.damage &&
    a.potions === b.potions &&
    a.hearts === b.hearts &&
    a.brews === b.brews &&
    a.gems === b.gems &&
    a.gemMarks === b.gemMarks &&
    a.defeated === b.defeated &&
    a.entered === b.entered &&
    a.levels.every((level, at) => level === b.levels[at]) &&
    a.items.every((marks, at) => marks === b.items[at]) &&
    a.explored.every((row, at) => row === b.explored[at])
  )
}

/** The uses of a way with dice of its own for each, played out for what the rules ask in between. */
function actionsTo(context: TurnContext, start: Step, { uses }: Node): readonly Action[] {
  const dice = assign(uses, start.used)
  const actions: Action[] = []
  let step = start
  const take = (action: Action): void => {
    actions.push(action)
    step = act(context, step, action, true)
  }
  for (const [at, use] of uses.entries()) {
    const [first, ...others] = use.actions
    if (first !== undefined) take(withDie(first, dice[at] ?? 0))
    for (const action of others) take(action)
    if (step.moves > 0) take(listed.STOP)
  }
  return actions
}

/** A die for each use, none twice. */
function assign(uses: readonly Use[], used: number): readonly number[] {
  const [first, ...others] = uses
  if (first === undefined) return []
  for (let die = 0; die < 6; die++) {
    if (!has(first.dice, die) || has(used, die)) continue
    const rest = assign(others, used | (1 << die))
    if (rest.length === others.length) return [die, ...rest]
  }
  return []
}

function withDie(action: Action, die: number): Action {
  return 'die' in action ? { ...action, die } : action
}
