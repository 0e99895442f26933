/**
 * A state on its way to the next: what has happened so far, and whether anything hidden came to light. Every
 * chapter of the rules is functions from one transition to the next; nothing is changed in place.
 */
import type { CardId, Event, Options, RollName, Seat } from '@shared/games/one-deck-dungeon'
import { rollDie } from '../random'
import type { Door, Encounter, Hero, State, Used } from './state'
import type { Task } from './tasks'

export interface Transition {
  readonly state: State
  readonly events: readonly Event[]
  readonly reveals: boolean
}

export const beginTransition = (state: State): Transition => ({ state, events: [], reveals: false })

export const update = (transition: Transition, change: Partial<State>): Transition => ({
  ...transition,
  state: { ...transition.state, ...change },
})

export const record = (transition: Transition, ...events: readonly Event[]): Transition => ({
  ...transition,
  events: [...transition.events, ...events],
})

/** A hidden card was seen: undo must not step back over this. */
export const reveal = (transition: Transition): Transition => ({ ...transition, reveals: true })

/** Puts tasks before everything else on the agenda, the first of them next. */
export const first = (transition: Transition, ...tasks: readonly Task[]): Transition =>
  update(transition, { agenda: [...tasks, ...transition.state.agenda] })

/** Takes the next task off the agenda. */
export const done = (transition: Transition): Transition =>
  update(transition, { agenda: transition.state.agenda.slice(1) })

export const heroAt = (state: State, seat: Seat): Hero => {
  const hero = state.heroes[seat]
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
  return hero
}

/** What the options say of a hero: which one it is, its focus, talents and basic skill. */
export const optionsAt = (state: State, seat: Seat): Options['heroes'][number] => {
  const hero = state.options.heroes[seat]
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
  return hero
}

export const updateHero = (transition: Transition, seat: Seat, change: Partial<Hero>): Transition =>
  update(transition, {
    heroes: transition.state.heroes.map((hero, at) =>
      at === seat ? { ...hero, ...change } : hero,
    ),
  })

/** The seats of the party. */
export const seats = ({ options }: Pick<State, 'options'>): readonly Seat[] =>
  options.heroes.map((_, seat) => seat)

/** The encounter or boss round in hand; asked only where there is one. */
export const encounterOf = (state: State): Encounter => {
  if (state.encounter === null) throw new Error('no encounter in hand')
  return state.encounter
}

export const updateEncounter = (transition: Transition, change: Partial<Encounter>): Transition =>
  update(transition, { encounter: { ...encounterOf(transition.state), ...change } })

/** Whether a hero has used something in this encounter or boss round (R21). */
export const isUsed = (encounter: Encounter, hero: Seat, name: Used['name']): boolean =>
  encounter.used.some((used) => used.hero === hero && used.name === name)

export const markUsed = (transition: Transition, hero: Seat, name: Used['name']): Transition =>
  updateEncounter(transition, { used: [...encounterOf(transition.state).used, { hero, name }] })

export const doorOf = (state: State, id: number): Door => {
  const door = state.doors.find((candidate) => candidate.id === id)
  if (door === undefined) throw new Error(`no door ${id}`)
  return door
}

/** The card that is met; asked only where there is one. */
export const cardInHand = (state: State): CardId => {
  const { card } = encounterOf(state)
  if (card === null) throw new Error('the boss is no card')
  return card
}

/** The other hero of the encounter; null where a hero is alone. */
export const partnerOf = (encounter: Encounter, seat: Seat): Seat | null =>
  encounter.heroes.find((other) => other !== seat) ?? null

/** Cards without one of them: cards of the double deck may share an id, and only one is taken. */
export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** Rolls `count` dice by name; the values, and the transition that has drawn them. */
export const throwDice = (
  transition: Transition,
  roll: RollName,
  count: number,
): readonly [readonly number[], Transition] => {
  const values: number[] = []
  let random = transition.state.random
  for (let die = 0; die < count; die++) {
    const [value, next] = rollDie(random, roll)
    values.push(value)
    random = next
  }
  return [values, count === 0 ? transition : reveal(update(transition, { random }))]
}
