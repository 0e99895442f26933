/** Damage and how it is split, health, and Healing (R23, R24, R35). */
import type {
  Action,
  DamageCause,
  DefeatCause,
  HealCause,
  Seat,
} from '@shared/games/one-deck-dungeon'
import { printing } from './cards'
import { HEALING } from './cards/potions'
import { heroGiven } from './content'
import { heroCardOf } from './floors'
import { storeDie } from './feats'
import {
  allDone,
  done,
  first,
  heroAt,
  instead,
  record,
  seats,
  update,
  updateHero,
  type Transition,
} from './transition'
import type { State } from './state'
import type { Task, TaskOf } from './tasks'

/** A hero's health: its card, its items, and its talents. */
export function healthOf(state: State, seat: Seat): number {
  return (
    heroCardOf(state, seat).health +
    heroAt(state, seat).items.reduce((sum, item) => sum + printing(item).item.health, 0) +
    heroGiven(state, seat, 'more-health')
  )
}

/** Whether a hero has fallen (R24). */
export function hasFallen(state: State, seat: Seat): boolean {
  return heroAt(state, seat).damage >= healthOf(state, seat)
}

/** Damage that one Healing removes; talents may add to it. */
export function healingOf(played: Pick<State, 'options'>, seat: Seat, turnStart: boolean): number {
  return (
    (turnStart ? HEALING.turnStart : HEALING.otherwise) + heroGiven(played, seat, 'better-healing')
  )
}

/** What each of several heroes takes of a damage, besides what is odd (R23). */
export function evenShare(amount: number, among: readonly Seat[]): number {
  return Math.floor(amount / among.length)
}

/** Splits damage as evenly as possible; the party says who takes what is odd (R23). */
export function dealDamage(
  transition: Transition,
  { among, amount, cause }: TaskOf<'deal-damage'>,
): Transition {
  const rest = done(transition)
  const each = evenShare(amount, among)
  const odd = amount % among.length
  return odd === 0
    ? placeDamage(
        rest,
        among.map((hero) => ({ hero, amount: each })),
        cause,
      )
    : first(rest, { type: 'assign-damage', among, each, odd, takers: [], cause })
}

/** All that is dealt is placed before any hero is saved or lost (R24). */
function placeDamage(
  transition: Transition,
  shares: readonly Pick<TaskOf<'damage'>, 'hero' | 'amount'>[],
  cause: DamageCause,
): Transition {
  return first(
    transition,
    ...shares.map(({ hero, amount }): Task => ({ type: 'damage', hero, amount, cause })),
    ...shares.map(({ hero }): Task => ({ type: 'check-health', hero, cause })),
  )
}

export function assignDamageActions({ among, takers }: TaskOf<'assign-damage'>): readonly Action[] {
  return among
    .filter((hero) => !takers.includes(hero))
    .map((hero) => ({ type: 'take-damage', hero }))
}

/** One takes an odd damage; when all are assigned, they are placed. */
export function takeDamage(
  transition: Transition,
  task: TaskOf<'assign-damage'>,
  hero: Seat,
): Transition {
  const takers = [...task.takers, hero]
  const rest = done(transition)
  if (takers.length < task.odd) return first(rest, { ...task, takers })
  return placeDamage(
    rest,
    task.among.map((seat) => ({
      hero: seat,
      amount: task.each + (takers.includes(seat) ? 1 : 0),
    })),
    task.cause,
  )
}

/** Places damage tokens; the Warrior stores a die for each (Frenzy, R35). */
export function suffer(
  transition: Transition,
  { hero, amount, cause }: TaskOf<'damage'>,
): Transition {
  const rest = done(transition)
  if (amount === 0) return rest
  const placed = record(
    updateHero(rest, hero, { damage: heroAt(rest.state, hero).damage + amount }),
    { type: 'damaged', hero, amount, cause },
  )
  return heroCardOf(placed.state, hero).feat === 'frenzy' ? storeDie(placed, hero, amount) : placed
}

/** A hero at or past its health is asked while a potion could save it, and is lost otherwise (R24). */
export function checkHealth(transition: Transition, task: TaskOf<'check-health'>): Transition {
  const rest = done(transition)
  const { state } = rest
  if (!hasFallen(state, task.hero)) return rest
  const reach = state.potions * healingOf(state, task.hero, false)
  return heroAt(state, task.hero).damage - reach < healthOf(state, task.hero)
    ? first(rest, { type: 'save-hero', hero: task.hero, cause: task.cause })
    : lose(rest, task.cause)
}

/** The game is lost: nothing more is to be done. */
export function lose(transition: Transition, cause: DefeatCause): Transition {
  return record(update(allDone(transition), { ending: { result: 'lost', cause } }), {
    type: 'lost',
    cause,
  })
}

export function heal(
  transition: Transition,
  seat: Seat,
  most: number,
  cause: HealCause,
): Transition {
  const { damage } = heroAt(transition.state, seat)
  const amount = Math.min(most, damage)
  return amount === 0
    ? transition
    : record(updateHero(transition, seat, { damage: damage - amount }), {
        type: 'healed',
        hero: seat,
        amount,
        cause,
      })
}

/** Other answers to a question, then Healing: it is there wherever the table is asked something and a hero is hurt. */
export function withHealing(state: State, answers: readonly Action[]): readonly Action[] {
  if (state.potions === 0) return answers
  const hurt = seats(state).filter((seat) => heroAt(state, seat).damage > 0)
  return hurt.length === 0
    ? answers
    : [...answers, ...hurt.map((hero): Action => ({ type: 'drink-healing', hero }))]
}

/** Drinks Healing: more helps at the start of a turn (rulebook, FAQ). */
export function drinkHealing(transition: Transition, seat: Seat): Transition {
  const [asked] = transition.agenda
  const amount = healingOf(transition.state, seat, asked?.type === 'start-of-turn')
  const drunk = record(update(transition, { potions: transition.state.potions - 1 }), {
    type: 'potion-drunk',
    hero: seat,
    potion: 'healing',
  })
  const healed = heal(drunk, seat, amount, 'healing')
  return asked?.type === 'save-hero'
    ? instead(healed, { type: 'check-health', hero: seat, cause: asked.cause })
    : healed
}

export function saveHeroActions(state: State, { hero }: TaskOf<'save-hero'>): readonly Action[] {
  const healing: Action = { type: 'drink-healing', hero }
  const defeat: Action = { type: 'accept-defeat', hero: null }
  const canBeHealed = state.potions > 0 && heroAt(state, hero).damage > 0
  return canBeHealed ? [healing, defeat] : [defeat]
}

export function acceptDefeat(transition: Transition, { cause }: TaskOf<'save-hero'>): Transition {
  return lose(transition, cause)
}
