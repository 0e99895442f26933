/** What cards do around the dice: rerolls, wounds that they prevent, what happens as a Fight starts. */
import type { Cause, Effect, Foe, Operation } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { effectsNameOf, effectsOf, heroCard, monsterCard } from '../cards'
import { actionAt, holdAll, type Board } from '../conditions'
import { heroAt, isHero, roomAt } from '../draft'
import { canPay, isSpent } from '../effects'
import { effectsOn, type Entry } from '../kit'
import { companyOf, roomOfMonster } from '../places'
import type { Contest } from '../state'

/** What is reckoned with, and what is not, by card. */
export interface Notes {
  readonly uses: Set<string>
  readonly leftOut: Set<string>
}
export function blankNotes(): Notes {
  return { uses: new Set(), leftOut: new Set() }
}

function isUsable(g: Board, seat: Seat, { card, effect }: Entry): boolean {
  return !isSpent(g, seat, card, effect) && canPay(g, seat, card, effect.cost)
}
function asks(effect: Effect, condition: 'faces' | 'usedThis'): boolean {
  return (effect.if ?? []).some(({ c }) => c === condition)
}
function without(effect: Effect, condition: 'faces' | 'usedThis'): Effect['if'] {
  return (effect.if ?? []).filter(({ c }) => c !== condition)
}

/**
 * Own dice that may be rolled again: of several cards the best, one reroll an action (17).
 * @param counted whether they are reckoned with; else they are left out
 */
export function rerollsOf(
  g: Board,
  contest: Contest,
  roll: 'fight' | 'escape' | 'disarm' | 'tile',
  notes: Notes,
  counted = true,
): number {
  const { seat } = contest
  const action = g.agenda[actionAt(g)]
  const spent = action?.type === 'action' && action.rerolled.includes(seat)
  let best: { readonly count: number; readonly card: string } = { count: 0, card: '' }
  for (const entry of effectsOn(g, heroAt(g, seat), 'roll')) {
    const { card, effect } = entry
    const [operation] = effect.do
    if (effect.may !== true || operation === undefined || !isUsable(g, seat, entry)) continue
    if (operation.op === 'reroll' && operation.whose === 'foe' && roll === 'fight')
      notes.leftOut.add(card)
    if (effect.by !== undefined) continue
    if (!holdAll(g, effect.if, { owner: seat, contest, roll, card })) continue
    if (operation.op === 'adjust') notes.leftOut.add(card)
    if (operation.op !== 'reroll' || spent) continue
    if (operation.count === 'any' && roll === 'fight') {
      notes.leftOut.add(card)
      continue
    }
    const count =
      operation.count === 'any' || operation.count === 'all' ? MANY : Number(operation.count)
    if (count > best.count) best = { count, card }
  }
  if (best.count === 0) return 0
  if (counted) notes.uses.add(best.card)
  else notes.leftOut.add(best.card)
  return counted ? best.count : 0
}
const MANY = 60

/** What others could add by choice: rerolls for whom they assist, wounds taken upon themselves. */
export function noteOthers(g: Board, { seat, helpers }: Contest, notes: Notes): void {
  for (const other of companyOf(g, seat))
    for (const when of ['roll', 'wounds'] as const)
      for (const entry of effectsOn(g, heroAt(g, other), when)) {
        const { effect, card } = entry
        if (effect.may !== true || effect.by !== 'othersHere') continue
        if (when === 'roll' && helpers.every((helper) => helper.seat !== other)) continue
        notes.leftOut.add(card)
      }
}

export interface Prevented {
  readonly n: number
  /** One more where a 1 lies there. */
  readonly duck: boolean
}
/** Wounds that cards of the one who would receive them take away. */
export function preventedOf(
  g: Board,
  contest: Contest | null,
  who: Foe,
  cause: Cause,
  notes: Notes,
): Prevented {
  let n = 0
  let duck = false
  const add = (card: string, effect: Effect) => {
    const [operation] = effect.do
    if (operation?.op !== 'prevent' || effect.by !== undefined) return
    const onFaces = asks(effect, 'faces')
    const conditions = onFaces ? without(effect, 'faces') : effect.if
    if (!holdAll(g, conditions, { owner: who, contest, cause, card })) return
    if (onFaces) duck = true
    else n += operation.n
    if (effect.may === true) notes.uses.add(card)
  }
  if (isHero(who)) {
    for (const entry of effectsOn(g, heroAt(g, who), 'wounds'))
      if (isUsable(g, who, entry)) add(entry.card, entry.effect)
  } else {
    const card = effectsNameOf(who)
    for (const effect of effectsOf(card)) if (effect.when === 'wounds') add(card, effect)
  }
  return { n, duck }
}
/** The chance to stay up when one would be defeated. */
export function survivalOf(g: Board, who: Foe, notes: Notes): number {
  let fails = 1
  const add = (card: string, effect: Effect) => {
    for (const operation of effect.do)
      if (operation.op === 'survive') {
        fails *= (operation.min - 1) / 6
        if (effect.may === true) notes.uses.add(card)
      }
  }
  if (isHero(who)) {
    for (const entry of effectsOn(g, heroAt(g, who), 'defeat'))
      if (isUsable(g, who, entry)) add(entry.card, entry.effect)
  } else {
    const card = effectsNameOf(who)
    for (const effect of effectsOf(card)) if (effect.when === 'defeat') add(card, effect)
  }
  return 1 - fails
}
export function lifeLeft(g: Board, who: Foe): number {
  if (isHero(who)) {
    const { id, wounds } = heroAt(g, who)
    return heroCard(id).stats.life - wounds
  }
  const room = roomOfMonster(g, who)
  const wounds = room === null ? 0 : (roomAt(g, room).monster?.wounds ?? 0)
  return monsterCard(who).life - wounds
}

/** Wounds by one's own 1s: of a card that was used (Overcharge), or of the monster (Backlash). */
export function onesWoundOf(
  g: Board,
  { seat, foe }: Contest,
  used: ReadonlySet<string>,
  notes: Notes,
): 'each' | 'pair' | null {
  const action = g.agenda[actionAt(g)]
  const pair =
    foe !== null &&
    !isHero(foe) &&
    effectsOf(effectsNameOf(foe)).some(({ when, by }) => when === 'roll' && by === 'foe')
  for (const { card, effect } of effectsOn(g, heroAt(g, seat), 'roll')) {
    if (!asks(effect, 'usedThis')) continue
    const isUsed =
      used.has(card) || (action?.type === 'action' && action.used.includes(`${seat}/${card}`))
    if (!isUsed) continue
    if (pair) notes.leftOut.add(effectsNameOf(foe))
    return 'each'
  }
  return pair ? 'pair' : null
}

/** A card that may be used as a Fight starts. */
export interface Start {
  readonly card: string
  readonly wounds: number
  readonly operations: readonly Operation[]
}
export function startsOf(g: Board, contest: Contest): readonly Start[] {
  const { seat } = contest
  return effectsOn(g, heroAt(g, seat), 'fightStart').flatMap((entry) => {
    const { card, effect } = entry
    if (effect.may !== true || effect.by !== undefined || !isUsable(g, seat, entry)) return []
    if (!holdAll(g, effect.if, { owner: seat, contest, card })) return []
    let wounds = 0
    for (const cost of effect.cost ?? []) if (cost.op === 'wound') wounds += cost.n
    return [{ card, wounds, operations: effect.do }]
  })
}
/** Wounds that come by themselves as a Fight starts: the foe's by number, and the hero's own. */
export function openingOf(
  g: Board,
  contest: Contest,
): { readonly foe: readonly number[]; readonly own: number } {
  const { seat } = contest
  let none = 1
  let foe: readonly number[] = [1]
  let own = 0
  for (const { card, effect } of effectsOn(g, heroAt(g, seat), 'fightStart')) {
    if (effect.may === true || effect.by !== undefined) continue
    if (!holdAll(g, effect.if, { owner: seat, contest, card })) continue
    for (const operation of effect.do) {
      if (operation.op !== 'dieTable') continue
      const hits = operation.rows.reduce((n, { faces }) => n + faces.length, 0) / 6
      none = 1 - hits
      const before = foe
      foe = Array.from(
        { length: before.length + 1 },
        (_, n) => (before[n] ?? 0) * none + (before[n - 1] ?? 0) * hits,
      )
    }
  }
  for (const other of companyOf(g, seat))
    for (const { card, effect } of effectsOn(g, heroAt(g, other), 'fightStart')) {
      if (effect.by !== 'othersHere') continue
      if (!holdAll(g, effect.if, { owner: other, contest, actor: seat, card, foe: contest.foe }))
        continue
      for (const operation of effect.do) if (operation.op === 'wound') own += operation.n
    }
  return { foe, own }
}
