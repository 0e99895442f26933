/** Time and the stairs (R1–R3). */
import type { Event, TimeCause, TurnTime } from '@shared/games/one-deck-dungeon'
import { sets } from './party'
import { done, first, record, reveal, seats, update, type Transition } from './transition'
import type { State } from './state'
import type { TaskOf } from './tasks'

/** Tokens that make the stairs strike: three, or six with four heroes (R1). */
export function stairsLimit(state: State): number {
  return 3 * sets(state)
}

/** The stairs are visible the moment the deck is empty (R2). */
export function stairsVisible(state: State): boolean {
  return state.deck.length === 0
}

/** Causes that are part of consequences: stairs damage that they bring waits (R3). */
function inConsequences(cause: TimeCause): boolean {
  return cause === 'consequences' || cause === 'kiting' || cause === 'undying'
}

/** Discards so many cards from the top of the deck (R1). */
function discardCards(transition: Transition, count: number, cause: TimeCause): Transition {
  if (count === 0) return transition
  const cards = transition.state.deck.slice(0, count)
  const deck = transition.state.deck.slice(count)
  const spent = record(
    reveal(update(transition, { deck, discard: [...transition.state.discard, ...cards] })),
    ...cards.map((card): Event => ({ type: 'card-discarded', card, cause })),
  )
  return deck.length === 0 ? record(spent, { type: 'stairs-revealed' }) : spent
}

function addToken(transition: Transition, cause: TimeCause): Transition {
  const { tokens, due } = transition.state.stairs
  const placed = record(transition, { type: 'stairs-token', tokens: tokens + 1, cause })
  const strikes = tokens + 1 === stairsLimit(transition.state)
  return update(placed, {
    stairs: { tokens: strikes ? 0 : tokens + 1, due: due + (strikes ? 1 : 0) },
  })
}

/** What spending so much time comes to as the table stands: cards, tokens, and how often the stairs strike (R1). */
export function payment(state: State, time: number): TurnTime {
  const discards = Math.min(time, state.deck.length)
  const tokens = time - discards
  const strikes = Math.floor((state.stairs.tokens + tokens) / stairsLimit(state))
  return { discards, tokens, strikes }
}

/** Cards while there are any, then tokens; stairs damage interrupts, unless consequences are being paid (R1, R3). */
export function spendTime(transition: Transition, task: TaskOf<'spend-time'>): Transition {
  const { count, cause } = task
  const discards = Math.min(count, transition.state.deck.length)
  let next = discardCards(done(transition), discards, cause)
  for (let left = count - discards - 1; left >= 0; left--) {
    next = addToken(next, cause)
    if (next.state.stairs.due > 0 && !inConsequences(cause))
      return first(next, { type: 'stairs-damage' }, { ...task, count: left })
  }
  return next
}

/** Deals what the stairs owe: at each strike 1 damage to any hero, with four heroes to any two (R1). */
export function stairsDamage(transition: Transition): Transition {
  const { tokens, due } = transition.state.stairs
  if (due === 0) return done(transition)
  const settled = update(done(transition), { stairs: { tokens, due: 0 } })
  const strike = {
    type: 'deal-damage',
    among: seats(transition.state),
    amount: sets(transition.state),
    cause: 'stairs',
  } as const
  return first(settled, ...Array.from({ length: due }, () => strike))
}
