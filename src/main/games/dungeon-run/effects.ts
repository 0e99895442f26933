/** When effects happen: who has one for an event, in which order, whether it may and can be used (rules page, 24). */
import type { Cause, Effect, Foe, Operation, RollKind, Trigger } from '@shared/games/dungeon-run'
import type { Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { effectsNameOf, effectsOf, heroCard, isBoss, isItem, isTrap, isTreasure } from './cards'
import { actionAt, contestOf, holdAll } from './conditions'
import { clockwise, heroAt, isHero, log, push, setHero, type Draft } from './draft'
import { effectsOn } from './kit'
import { isStanding, roomOfFoe } from './places'
import type { Board } from './conditions'
import type { TaskOf } from './state'
import { wouldDo } from './would-do'

/** Something that happened to someone. */
export interface Happening {
  readonly when: Trigger
  /** Whose event it is. */
  readonly of: Foe
  readonly foe?: Foe | null
  readonly room?: number | null
  readonly cause?: Cause | null
  readonly roll?: RollKind | null
  /** The monster whose effects are asked too. */
  readonly monster?: string | null
  /** Whom it happened to or with, where that is not whose event it is. */
  readonly actor?: Seat | null
  /** Only effects of the one whose event it is. */
  readonly selfOnly?: boolean
}

/** Sets to happen next whatever an event brings: the active hero's first, then clockwise, the monster's last (A41). */
export function trigger(g: Draft, happening: Happening): void {
  const { when, of, room = null, cause = null, roll = null, foe = null, monster = null } = happening
  const tasks: TaskOf<'effect'>[] = []
  const actor = happening.actor ?? (isHero(of) ? of : null)
  const add = (owner: Foe, card: string, effect: Effect) => {
    if (!concerns(g, effect, owner, happening)) return
    tasks.push({ type: 'effect', owner, card, effect, actor, foe, room, cause, roll })
  }
  for (const seat of clockwise(g, g.active ?? 0))
    for (const { card, effect } of effectsOn(g, heroAt(g, seat), when)) add(seat, card, effect)
  if (monster !== null) {
    const card = effectsNameOf(monster)
    for (const effect of effectsOf(card)) if (effect.when === when) add(monster, card, effect)
  }
  push(g, ...tasks)
}

function concerns(g: Draft, effect: Effect, owner: Foe, happening: Happening): boolean {
  const { of, room, when, selfOnly } = happening
  // Rerolls and changes of dice have a window of their own (rolls.ts).
  if (when === 'roll' && effect.may === true) return false
  if (selfOnly === true && (effect.by ?? 'self') !== 'self') return false
  switch (effect.by ?? 'self') {
    case 'self':
      return owner === of
    case 'foe': {
      const contest = contestOf(g)
      if (contest === null || owner === of) return false
      return contest.seat === owner
        ? contest.foe === of
        : contest.foe === owner && contest.seat === of
    }
    case 'othersHere':
    case 'anyOther':
      return (
        isHero(of) &&
        isHero(owner) &&
        owner !== of &&
        heroAt(g, owner).at === (room ?? heroAt(g, of).at)
      )
  }
}

/** Effects of a tile, trap or stranger: the active hero there owns them. */
export function triggerCard(
  g: Draft,
  card: string,
  when: Trigger,
  owner: Seat,
  room: number | null,
): void {
  const tasks: TaskOf<'effect'>[] = []
  for (const effect of effectsOf(card))
    if (effect.when === when)
      tasks.push({
        type: 'effect',
        owner,
        card,
        effect,
        actor: owner,
        foe: null,
        room,
        cause: null,
        roll: null,
      })
  push(g, ...tasks)
}

/** Does an effect whose time has come, or asks whether to. */
export function runEffect(g: Draft, task: TaskOf<'effect'>): void {
  g.agenda.pop()
  const { owner, effect } = task
  if (!isReady(g, task)) return
  // No target, no effect: nobody rolls or decides for nothing (24).
  const useless =
    (effect.cost ?? []).length === 0 && !effect.do.some((one) => wouldDo(g, owner, one, task.room))
  if (useless) return
  if (effect.may === true && isHero(owner)) push(g, { type: 'may', seat: owner, effect: task })
  else perform(g, task)
}
function isReady(
  g: Draft,
  { owner, card, effect, actor, foe, cause, roll }: TaskOf<'effect'>,
): boolean {
  if (isHero(owner)) {
    if (effect.when !== 'defeat' && !isStanding(g, owner)) return false
    if (isSpent(g, owner, card, effect)) return false
    if (!canPay(g, owner, card, effect.cost)) return false
  } else if (effect.when !== 'death' && effect.when !== 'defeat' && roomOfFoe(g, owner) === null)
    return false
  // Wounds that others have taken away already leave nothing to act on.
  if (effect.when === 'wounds' && !woundsLeft(g)) return false
  return holdAll(g, effect.if, { owner, contest: contestOf(g), foe, actor, cause, roll, card })
}
function woundsLeft(g: Draft): boolean {
  const hurt = g.agenda.findLast((task) => task.type === 'hurt')
  return hurt?.type === 'hurt' && (hurt.hits[hurt.step]?.n ?? 0) > 0
}

export function perform(
  g: Draft,
  { owner, card, effect, actor, foe, room }: TaskOf<'effect'>,
): void {
  if (isHero(owner)) markUsed(g, owner, card, effect)
  log(g, { type: 'effect', owner, card })
  push(g, {
    type: 'do',
    owner,
    card,
    operations: effect.cost === undefined ? effect.do : [...effect.cost, ...effect.do],
    at: 0,
    actor,
    foe,
    room,
    rolled: null,
    chosen: null,
  })
}

export const may = {
  options(): readonly Action[] {
    return MAY
  },
  answer(g: Draft, { effect }: TaskOf<'may'>, action: Action): void {
    if (action.type === 'use') perform(g, effect)
  },
}
const MAY: readonly Action[] = [{ type: 'use' }, { type: 'decline' }]

/** Whether a limited effect has been used in its span: once, per card. */
export function isSpent(g: Board, seat: Seat, card: string, { limit }: Effect): boolean {
  if (limit === undefined) return false
  if (limit !== 'action') return heroAt(g, seat).used.includes(`${limit}/${card}`)
  const action = g.agenda[actionAt(g)]
  return action?.type === 'action' && action.used.includes(`${seat}/${card}`)
}
export function markUsed(
  g: Draft,
  seat: Seat,
  card: string,
  { limit, may: optional }: Effect,
): void {
  if (limit !== undefined && limit !== 'action')
    setHero(g, seat, { used: [...heroAt(g, seat).used, `${limit}/${card}`] })
  if (limit !== 'action' && optional !== true) return
  const at = actionAt(g)
  const action = g.agenda[at]
  if (action?.type === 'action')
    g.agenda[at] = { ...action, used: [...action.used, `${seat}/${card}`] }
}

/** A cost that would defeat its payer cannot be paid (15.4). */
export function canPay(
  g: Board,
  seat: Seat,
  card: string,
  cost: readonly Operation[] = [],
): boolean {
  const hero = heroAt(g, seat)
  return cost.every((operation) => {
    if (operation.op === 'wound') return hero.wounds + operation.n < heroCard(hero.id).stats.life
    if (operation.op === 'discard') {
      return operation.what === 'this'
        ? hero.kit.equipped.some((item) => card === `item:${item}`)
        : payable(g, seat, operation.what).reduce((sum, one) => sum + worth(one), 0) >= operation.n
    }
    return true
  })
}
type Payment = TaskOf<'pay'>['what']
/** The Boss is worth two Encounter cards wherever they pay. */
export function worth(card: string): number {
  return isBoss(card) ? 2 : 1
}
/** What of a hero's cards pays such a cost. */
export function payable(g: Board, seat: Seat, what: Payment): readonly string[] {
  const { loot, kit } = heroAt(g, seat)
  switch (what) {
    case 'treasure':
      return [...kit.equipped, ...loot].filter(isTreasure)
    case 'encounter':
      return loot.filter((card) => !isItem(card))
    case 'common':
      return loot.filter((card) => !isItem(card) && !isBoss(card))
    case 'trapCard':
      return loot.filter(isTrap)
    case 'foundTreasure': {
      const search = g.agenda.findLast((task) => task.type === 'searched')
      const found = search?.type === 'searched' ? search.items : []
      return found.filter(
        (item) => isTreasure(item) && (kit.equipped.includes(item) || loot.includes(item)),
      )
    }
  }
}
