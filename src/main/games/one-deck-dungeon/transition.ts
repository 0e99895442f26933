/**
 * A state on its way to the next: what has happened so far, and whether anything hidden came to light. Every
 * chapter of the rules is functions from one transition to the next; nothing is changed in place.
 */
import type { CardId, Event, Options, RollName, Seat } from '@shared/games/one-deck-dungeon'
import { rollDice } from '../random'
import type { Door, Encounter, Hero, State, Used } from './state'
import type { Task } from './tasks'

export interface Transition {
  readonly state: State
  readonly events: readonly Event[]
  readonly reveals: boolean
}

export function beginTransition(state: State): Transition {
  return { state, events: [], reveals: false }
}

export function update({ state, events, reveals }: Transition, change: Partial<State>): Transition {
  return { state: { ...state, ...change }, events, reveals }
}

export function record(
  { state, events, reveals }: Transition,
  ...more: readonly Event[]
): Transition {
  return { state, events: [...events, ...more], reveals }
}

/** A hidden card was seen: undo must not step back over this. */
export function reveal({ state, events }: Transition): Transition {
  return { state, events, reveals: true }
}

/** Most of what happens between two questions is tasks that come and go: so a state is copied but for its agenda. */
function withAgenda({ state, events, reveals }: Transition, agenda: readonly Task[]): Transition {
  return { state: { ...state, agenda }, events, reveals }
}

/** Puts tasks before everything else on the agenda, the first of them next. */
export function first(transition: Transition, ...tasks: readonly Task[]): Transition {
  return withAgenda(transition, [...tasks, ...transition.state.agenda])
}

/** Takes the next task off the agenda. */
export function done(transition: Transition): Transition {
  return withAgenda(transition, transition.state.agenda.slice(1))
}

/** Puts tasks in the place of the next one. */
export function instead(transition: Transition, ...tasks: readonly Task[]): Transition {
  return withAgenda(transition, transition.state.agenda.toSpliced(0, 1, ...tasks))
}

export function heroAt(state: State, seat: Seat): Hero {
  const hero = state.heroes[seat]
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
  return hero
}

/** What the options say of a hero: which one it is, its focus, talents and basic skill. */
export function optionsAt(state: State, seat: Seat): Options['heroes'][number] {
  const hero = state.options.heroes[seat]
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
  return hero
}

export function updateHero(transition: Transition, seat: Seat, change: Partial<Hero>): Transition {
  return update(transition, {
    heroes: transition.state.heroes.map((hero, at) =>
      at === seat ? { ...hero, ...change } : hero,
    ),
  })
}

/** The seats of the party. */
export function seats({ options }: Pick<State, 'options'>): readonly Seat[] {
  return options.heroes.map((_, seat) => seat)
}

/** The encounter or boss round in hand; asked only where there is one. */
export function encounterOf(state: State): Encounter {
  if (state.encounter === null) throw new Error('no encounter in hand')
  return state.encounter
}

export function updateEncounter(transition: Transition, change: Partial<Encounter>): Transition {
  return update(transition, { encounter: { ...encounterOf(transition.state), ...change } })
}

/** Whether a hero has used something in this encounter or boss round (R21). */
export function isUsed(encounter: Encounter, hero: Seat, name: Used['name']): boolean {
  return encounter.used.some((used) => used.hero === hero && used.name === name)
}

export function markUsed(transition: Transition, hero: Seat, name: Used['name']): Transition {
  return updateEncounter(transition, {
    used: [...encounterOf(transition.state).used, { hero, name }],
  })
}

export function doorOf(state: State, id: number): Door {
  const door = state.doors.find((candidate) => candidate.id === id)
  if (door === undefined) throw new Error(`no door ${id}`)
  return door
}

/** The card that is met; asked only where there is one. */
export function cardInHand(state: State): CardId {
  const { card } = encounterOf(state)
  if (card === null) throw new Error('the boss is no card')
  return card
}

/** The other hero of the encounter; null where a hero is alone. */
export function partnerOf(encounter: Encounter, seat: Seat): Seat | null {
  return encounter.heroes.find((other) => other !== seat) ?? null
}

/** Cards without one of them: cards of the double deck may share an id, and only one is taken. */
export function without(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** Rolls `count` dice by name; the values, and the transition that has drawn them. */
export function throwDice(
  transition: Transition,
  roll: RollName,
  count: number,
): readonly [readonly number[], Transition] {
  if (count === 0) return [[], transition]
  const [values, random] = rollDice(transition.state.random, roll, count)
  return [values, reveal(update(transition, { random }))]
}
