/** Rolls before they stand: who rerolls or changes dice, in which order (rules page, 17). */
import type { Action, Operation, OperationOf } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { actionAt, contestOf, holdAll } from './conditions'
import { clockwise, heroAt, isHero, log, push, replaceTop, throwDice, type Draft } from './draft'
import { canPay, isSpent, markUsed, trigger } from './effects'
import { effectsOn, type Entry } from './kit'
import { isStanding } from './places'
import type { TaskOf } from './state'

type Roll = TaskOf<'roll'>

function rollAt(g: Draft): Roll | null {
  const roll = g.agenda.findLast(({ type }) => type === 'roll')
  return roll?.type === 'roll' ? roll : null
}
function setRoll(g: Draft, change: Partial<Roll>): void {
  const at = g.agenda.findLastIndex(({ type }) => type === 'roll')
  const roll = g.agenda[at]
  if (roll?.type === 'roll') g.agenda[at] = { ...roll, ...change }
}

export function runRoll(g: Draft, task: Roll): void {
  const able = task.dice.length === 0 ? [] : ableSeats(g, task)
  const [only] = able
  if (only === undefined) {
    deliver(g, task)
    return
  }
  if (able.length === 1) {
    push(g, { type: 'reroll', seat: only })
    return
  }
  const unasked = able.find((seat) => !task.asked.includes(seat))
  if (unasked !== undefined) {
    push(g, { type: 'want', seat: unasked })
    return
  }
  const wants = task.wants.filter((seat) => able.includes(seat))
  const [first] = wants
  if (first === undefined) deliver(g, task)
  else if (wants.length === 1) push(g, { type: 'reroll', seat: first })
  else push(g, { type: 'first', seat: g.firstPlayer, among: wants })
}
/** Those who could change something, from the active hero on. */
function ableSeats(g: Draft, task: Roll): Seat[] {
  return clockwise(g, g.active ?? 0).filter(
    (seat) => !task.passed.includes(seat) && chancesOf(g, seat, task).length > 0,
  )
}

/** The dice stand: whoever rolled has them, and what they bring about by themselves happens. */
function deliver(g: Draft, { kind, by, dice }: Roll): void {
  g.agenda.pop()
  const below = g.agenda.at(-1)
  if (below?.type === 'contest') {
    const place = kind === 'armor' ? 'rolled' : by === below.seat ? 'dice' : 'foeDice'
    replaceTop(g, { ...below, [place]: dice })
  } else if (below?.type === 'do' || below?.type === 'arrive')
    replaceTop(g, { ...below, rolled: dice })
  if (kind !== 'armor' && kind !== 'table' && kind !== 'content')
    trigger(g, { when: 'roll', of: by, roll: kind, monster: monsterIn(g) })
}
function monsterIn(g: Draft): string | null {
  const foe = contestOf(g)?.foe ?? null
  return isHero(foe) ? null : foe
}

type Chance = Entry & { readonly operation: OperationOf<'reroll'> | OperationOf<'adjust'> }

/** What a hero could do to the dice that lie there. */
function chancesOf(g: Draft, seat: Seat, { kind, by, dice }: Roll): readonly Chance[] {
  const entries = effectsOn(g, heroAt(g, seat), 'roll')
  if (entries.length === 0 || !isStanding(g, seat)) return []
  const contest = contestOf(g)
  const action = g.agenda[actionAt(g)]
  const mayReroll = action?.type !== 'action' || !action.rerolled.includes(seat)
  const found: Chance[] = []
  for (const entry of entries) {
    const { effect, card } = entry
    const [operation] = effect.do
    if (effect.may !== true || !isOnDice(operation)) continue
    if (operation.op === 'reroll' ? !mayReroll : adjustable(operation, dice).length === 0) continue
    if (!concernsRoll(g, seat, by, effect.by ?? 'self')) continue
    if (isSpent(g, seat, card, effect) || !canPay(g, seat, card, effect.cost)) continue
    if (holdAll(g, effect.if, { owner: seat, contest, roll: kind, card }))
      found.push({ ...entry, operation })
  }
  return found
}
function isOnDice(
  operation: Operation | undefined,
): operation is OperationOf<'reroll'> | OperationOf<'adjust'> {
  return operation?.op === 'reroll' || operation?.op === 'adjust'
}
function concernsRoll(g: Draft, seat: Seat, by: Roll['by'], whose: string): boolean {
  if (whose === 'self') return by === seat
  if (whose === 'foe') {
    const contest = contestOf(g)
    if (contest === null || by === seat) return false
    return contest.seat === seat ? contest.foe === by : contest.foe === seat && contest.seat === by
  }
  return isHero(by) && by !== seat && heroAt(g, by).at === heroAt(g, seat).at
}
function adjustable({ by = 0, to }: OperationOf<'adjust'>, dice: readonly number[]): number[] {
  return distinct(dice).filter((die) => {
    const face = dice[die] ?? 0
    return to === undefined ? face + by >= 1 && face + by <= 6 : face !== to
  })
}
/** The first die of each face: dice that show the same are alike. */
function distinct(dice: readonly number[]): number[] {
  return dice.flatMap((face, die) => (dice.indexOf(face) === die ? [die] : []))
}

export const reroll = {
  options(g: Draft, { seat }: TaskOf<'reroll'>): readonly Action[] {
    const roll = rollAt(g)
    if (roll === null) return []
    const actions: Action[] = []
    for (const { card, operation } of chancesOf(g, seat, roll)) {
      if (operation.op === 'adjust')
        for (const die of adjustable(operation, roll.dice))
          actions.push({ type: 'adjust', card, die })
      else if (operation.count === 'all') actions.push({ type: 'reroll-all', card })
      else for (const die of distinct(roll.dice)) actions.push({ type: 'reroll', card, die })
    }
    actions.push({ type: 'decline' })
    return actions
  },
  answer(g: Draft, { seat }: TaskOf<'reroll'>, action: Action): void {
    const roll = rollAt(g)
    if (roll === null) return
    if (action.type === 'decline') {
      setRoll(g, { passed: [...roll.passed, seat] })
      return
    }
    if (action.type !== 'adjust' && action.type !== 'reroll' && action.type !== 'reroll-all') return
    const chance = chancesOf(g, seat, roll).find(({ card }) => card === action.card)
    if (chance === undefined) return
    markUsed(g, seat, chance.card, chance.effect)
    if (action.type === 'adjust') adjust(g, seat, chance, action.die)
    else if (action.type === 'reroll-all') rollAgain(g, seat, action.card, [...roll.dice.keys()])
    else if (chance.operation.op === 'reroll' && chance.operation.count === '1')
      rollAgain(g, seat, action.card, [action.die])
    else {
      const most =
        chance.operation.op === 'reroll' && chance.operation.count === '2' ? 2 : roll.dice.length
      push(g, { type: 'pick-dice', seat, card: action.card, picked: [action.die], most })
    }
  },
}
function adjust(g: Draft, seat: Seat, { card, operation }: Chance, die: number): void {
  const roll = rollAt(g)
  if (roll === null || operation.op !== 'adjust') return
  const face = operation.to ?? (roll.dice[die] ?? 0) + (operation.by ?? 0)
  change(g, seat, card, roll, roll.dice.with(die, face))
}
function rollAgain(g: Draft, seat: Seat, card: string, dice: readonly number[]): void {
  const roll = rollAt(g)
  if (roll === null) return
  const at = actionAt(g)
  const action = g.agenda[at]
  if (action?.type === 'action') g.agenda[at] = { ...action, rerolled: [...action.rerolled, seat] }
  const faces = throwDice(g, roll.kind, dice.length)
  const after = roll.dice.slice()
  for (const [place, die] of dice.entries()) after[die] = faces[place] ?? 0
  change(g, seat, card, roll, after)
}
/** Other dice: whoever still could may now want to again. */
function change(g: Draft, seat: Seat, card: string, roll: Roll, dice: readonly number[]): void {
  log(g, { type: 'rerolled', kind: roll.kind, by: roll.by, seat, card, dice })
  setRoll(g, { dice, asked: [], wants: [], passed: [] })
}

export const pickDice = {
  options(g: Draft, { picked, most }: TaskOf<'pick-dice'>): readonly Action[] {
    const dice = rollAt(g)?.dice ?? []
    const actions: Action[] = [{ type: 'roll' }]
    if (picked.length >= most) return actions
    // Of dice that show the same the next one, and faces upwards: each choice can be made in one way.
    const last = picked.at(-1) ?? 0
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const die = dice.findIndex((one, at) => one === face && !picked.includes(at))
      if (die >= 0 && face >= (dice[last] ?? 0)) actions.push({ type: 'also', die })
    }
    return actions
  },
  answer(g: Draft, task: TaskOf<'pick-dice'>, action: Action): void {
    if (action.type === 'also') push(g, { ...task, picked: [...task.picked, action.die] })
    else rollAgain(g, task.seat, task.card, task.picked)
  },
}

export const want = {
  options: (): readonly Action[] => WANT,
  answer(g: Draft, { seat }: TaskOf<'want'>, action: Action): void {
    const roll = rollAt(g)
    if (roll === null) return
    const asked = [...roll.asked, seat]
    setRoll(g, action.type === 'want' ? { asked, wants: [...roll.wants, seat] } : { asked })
  },
}
const WANT: readonly Action[] = [{ type: 'want' }, { type: 'decline' }]

/** Several want to: the first player says who comes first. */
export const first = {
  options: (_: Draft, { among }: TaskOf<'first'>): readonly Action[] =>
    among.map((seat) => ({ type: 'first', seat })),
  answer(g: Draft, _: TaskOf<'first'>, action: Action): void {
    if (action.type === 'first') push(g, { type: 'reroll', seat: action.seat })
  },
}
