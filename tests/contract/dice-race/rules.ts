/**
 * A race of two: each round both choose in secret. Safe is two steps; bold is a die, where a 1 is none at all.
 * A card dealt face down adds its worth at the end. The most steps win.
 */
import * as v from 'valibot'
import type { Actor, Seat } from '@shared/games'
import { isSameAction } from '@shared/games'
import type { Applied, Changed, Rejection } from '@main/games/game'
import { drawFrom, shuffle } from '@main/games/random'
import type { Random } from '@main/games/random'
import { CARDS, CHOICES } from './types'
import type { Card, Choice, DiceRace, Event, View } from './types'

export const SEATS = [0, 1] as const
export const SIDES = 6
export const SAFE = 2

export interface State {
  readonly options: DiceRace['options']
  readonly random: Random
  readonly round: number
  readonly scores: readonly number[]
  readonly cards: readonly Card[]
  readonly choices: readonly (Choice | null)[]
  readonly over: boolean
}

export function setup(options: DiceRace['options'], random: Random): Changed<State, Event> {
  const [deck, next] = shuffle(CARDS, random, 'cards')
  const cards = deck.slice(0, SEATS.length)
  const state: State = {
    options,
    random: next,
    round: 1,
    scores: SEATS.map(() => 0),
    cards,
    choices: SEATS.map(() => null),
    over: false,
  }
  const events = cards.map((card, seat): Event => ({ type: 'dealt', seat, card }))
  return { ok: true, state, events, reveals: true }
}

export function asked({ choices, over }: State): readonly Seat[] {
  return over ? [] : SEATS.filter((seat) => choices[seat] === null)
}

export function legalActions(state: State, actor: Actor): readonly DiceRace['action'][] {
  return actor !== null && asked(state).includes(actor)
    ? CHOICES.map((choice) => ({ type: 'choose', choice }))
    : []
}

export function whyNot(state: State, actor: Actor, action: unknown): Rejection | null {
  if (legalActions(state, actor).some((listed) => isSameAction(listed, action))) return null
  const code = state.over
    ? 'over'
    : actor === null || !asked(state).includes(actor)
      ? 'not-asked'
      : 'no-choice'
  return { code, ruling: 'dice race' }
}

const choose = v.object({ choice: v.picklist(CHOICES) })

export function apply(state: State, actor: Actor, action: unknown): Applied<State, Event> {
  const rejection = whyNot(state, actor, action)
  if (rejection !== null || actor === null) return { ok: false, rejection: rejection ?? NOBODY }
  const { choice } = v.parse(choose, action)
  const choices = state.choices.with(actor, choice)
  const chosen: Event = { type: 'chosen', seat: actor, choice }
  const complete = choices.filter((each) => each !== null)
  if (complete.length < SEATS.length)
    return { ok: true, state: { ...state, choices }, events: [chosen], reveals: false }
  const raced = race(state, complete)
  return { ...raced, events: [chosen, ...raced.events] }
}
const NOBODY: Rejection = { code: 'not-asked', ruling: 'dice race' }

function race(state: State, choices: readonly Choice[]): Changed<State, Event> {
  let { random } = state
  const { rounds, pack } = state.options
  const safe = pack?.content.safe ?? SAFE
  const steps = choices.map((choice) => {
    if (choice === 'safe') return safe
    const [value, next] = drawFrom(random, 'race.bold', SIDES)
    random = next
    return value === 1 ? 0 : value
  })
  const over = state.round === rounds
  const worth = state.cards.map((card) => (over ? CARDS.indexOf(card) + 1 : 0))
  const events: Event[] = [{ type: 'raced', choices, steps }]
  if (over) events.push({ type: 'finished', cards: state.cards })
  const next: State = {
    ...state,
    random,
    round: over ? state.round : state.round + 1,
    scores: state.scores.map((score, seat) => score + (steps[seat] ?? 0) + (worth[seat] ?? 0)),
    choices: SEATS.map(() => null),
    over,
  }
  return { ok: true, state: next, events, reveals: true }
}

export function view(state: State, viewer: Actor): View {
  const own = <Thing>(things: readonly Thing[]): readonly (Thing | null)[] =>
    things.map((thing, seat) => (state.over || seat === viewer ? thing : null))
  const { round, scores, choices, cards } = state
  const chosen = choices.map((choice) => choice !== null)
  return { round, scores, chosen, choices: own(choices), cards: own(cards) }
}

export function eventsFor(events: readonly Event[], viewer: Actor): readonly Event[] {
  return events.map((event): Event => {
    switch (event.type) {
      case 'dealt':
        return event.seat === viewer ? event : { ...event, card: null }
      case 'chosen':
        return event.seat === viewer ? event : { ...event, choice: null }
      case 'raced':
      case 'finished':
        return event
    }
  })
}
