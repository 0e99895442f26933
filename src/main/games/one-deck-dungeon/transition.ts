/**
 * A state on its way to the next: what has happened so far, and whether anything hidden came to light. Every
 * chapter of the rules is functions from one transition to the next; nothing is changed in place.
 */
import type { CardId, Event, Options, Seat } from '@shared/games/one-deck-dungeon'
import type { Door, Encounter, GameState, Hero, State, Used } from './state'
import type { Task } from './tasks'

export interface Transition {
  /**
   * Without its agenda: most of what happens between two questions is tasks that come and go, and a state is long to copy.
   * At run time an old agenda keeps its place among the keys, so that a state stays the same bytes.
   */
  readonly state: State
  /** What is to be done or asked next. */
  readonly agenda: readonly Task[]
  readonly events: readonly Event[]
  readonly reveals: boolean
}

/** A transition that has come to its end. */
export interface Settled extends Pick<Transition, 'events' | 'reveals'> {
  readonly state: GameState
}

export function beginTransition(state: GameState): Transition {
  return { state, agenda: state.agenda, events: [], reveals: false }
}

export function settle({ state, agenda, events, reveals }: Transition): Settled {
  return { state: { ...state, agenda }, events, reveals }
}

export function update(
  { state, agenda, events, reveals }: Transition,
  change: Partial<State>,
): Transition {
  return { state: { ...state, ...change }, agenda, events, reveals }
}

export function record(
  { state, agenda, events, reveals }: Transition,
  ...more: readonly Event[]
): Transition {
  return { state, agenda, events: [...events, ...more], reveals }
}

/** A hidden card was seen: undo must not step back over this. */
export function reveal({ state, agenda, events }: Transition): Transition {
  return { state, agenda, events, reveals: true }
}

function withAgenda({ state, events, reveals }: Transition, agenda: readonly Task[]): Transition {
  return { state, agenda, events, reveals }
}

/** Puts tasks before everything else on the agenda, the first of them next. */
export function first(transition: Transition, ...tasks: readonly Task[]): Transition {
  return withAgenda(transition, [...tasks, ...transition.agenda])
}

/** Takes the next task off the agenda. */
export function done(transition: Transition): Transition {
  return withAgenda(transition, transition.agenda.slice(1))
}

/** Puts tasks in the place of the next one. */
export function instead(transition: Transition, ...tasks: readonly Task[]): Transition {
  return withAgenda(transition, transition.agenda.toSpliced(0, 1, ...tasks))
}

/** Takes everything off the agenda. */
export function allDone(transition: Transition): Transition {
  return withAgenda(transition, [])
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
  const { state, agenda, events, reveals } = transition
  const heroes = state.heroes.with(seat, { ...heroAt(state, seat), ...change })
  return { state: { ...state, heroes }, agenda, events, reveals }
}

/** The seats by the size of the party: asked for at every question, so they are made once. */
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

/** The seats of the party. */
export function seats({ options }: Pick<State, 'options'>): readonly Seat[] {
  return SEATS[options.heroes.length] ?? []
}

/** The encounter or boss round in hand; asked only where there is one. */
export function encounterOf(state: State): Encounter {
  if (state.encounter === null) throw new Error('no encounter in hand')
  return state.encounter
}

export function updateEncounter(transition: Transition, change: Partial<Encounter>): Transition {
  const { state, agenda, events, reveals } = transition
  const encounter = { ...encounterOf(state), ...change }
  return { state: { ...state, encounter }, agenda, events, reveals }
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
