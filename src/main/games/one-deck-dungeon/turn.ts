/** A turn: it is begun, time passes, then explore or enter a room (rulebook, Turns; R4, R5, R7, R47). */
import type { Action, TurnTime } from '@shared/games/one-deck-dungeon'
import { storeForAll } from './feats'
import { anyTalent, doorLimit, floorRule } from './floors'
import { healingActions } from './health'
import { cardsPerDoor, sets } from './party'
import { done, first, record, reveal, update, type Transition } from './transition'
import { holds } from './rules-versions'
import type { Door, State } from './state'
import type { Task, TaskOf } from './tasks'
import { payment, stairsVisible } from './time'

/** Time spent at the start of every turn; four heroes double it, and what floors add to it (rulebook, p. 36–37). */
export const TURN_TIME = 2
/** Hall of Statues: extra time before the first turn of each floor (R7). */
const STATUES_TIME = 5
const STICKY_TIME = 1
const CRUMBLING_TIME = 1

const time = (state: State, count: number, cause: 'turn' | 'floor'): TaskOf<'spend-time'> => ({
  type: 'spend-time',
  count: count * sets(state),
  cause,
})

/**
 * What the next turn begins with. It never begins by itself (R47): until it does, nothing is revealed, and what came
 * before can be taken back. In games of version 1 it did.
 */
export const nextTurn = (
  state: State,
  { floorBegins }: { readonly floorBegins: boolean },
): TaskOf<'start-of-turn'> | TaskOf<'begin-turn'> => ({
  type: holds(state, 'R47') ? 'start-of-turn' : 'begin-turn',
  floorBegins,
})

/** Whether a turn has begun by itself, so that nothing but Healing is still to be asked about (version 1). */
export const hasBegun = ({ floorBegins }: TaskOf<'start-of-turn'>): boolean =>
  floorBegins === undefined

/** What the Hall of Statues takes before a floor's first turn (R7). */
const timeBefore = (state: State, floorBegins: boolean): readonly TaskOf<'spend-time'>[] =>
  floorBegins && floorRule(state, 'hall-of-statues') ? [time(state, STATUES_TIME, 'floor')] : []

/** A turn's own time. Foresight lets a floor's first turn begin without it. */
const timeOfTurn = (state: State, floorBegins: boolean): readonly TaskOf<'spend-time'>[] => {
  if (floorBegins && anyTalent(state, 'foresight')) return []
  const sticky = floorRule(state, 'sticky-surrounding')
  return [time(state, TURN_TIME, 'turn'), ...(sticky ? [time(state, STICKY_TIME, 'floor')] : [])]
}

/** What going on with the turn takes, told before anyone does. */
export const turnTime = (state: State, { floorBegins }: TaskOf<'start-of-turn'>): TurnTime => {
  const ahead: readonly Task[] =
    floorBegins === undefined
      ? state.agenda
      : [...timeBefore(state, floorBegins), ...timeOfTurn(state, floorBegins)]
  return payment(
    state,
    ahead.reduce((sum, task) => (task.type === 'spend-time' ? sum + task.count : sum), 0),
  )
}

/**
 * A turn begins: its time passes, then the party chooses.
 * @param asked what is asked before the turn's own time
 */
const passTime = (
  transition: Transition,
  floorBegins: boolean,
  ...asked: readonly Task[]
): Transition => {
  const { state } = transition
  const tasks: readonly Task[] = [
    ...timeBefore(state, floorBegins),
    ...asked,
    ...timeOfTurn(state, floorBegins),
    // Stairs that appear while this time is paid may be taken at once (R4).
    ...(stairsVisible(state) ? [] : [{ type: 'offer-descent' } as const]),
    { type: 'choose-turn' },
  ]
  const turn = state.turn + 1
  return first(record(update(done(transition), { turn }), { type: 'turn-began', turn }), ...tasks)
}

/** The party begins the turn, or goes on with one that has begun by itself. */
export const beginTurn = (
  transition: Transition,
  { floorBegins }: TaskOf<'start-of-turn'>,
): Transition => (floorBegins === undefined ? done(transition) : passTime(transition, floorBegins))

/** A turn of version 1: what the Hall of Statues takes is spent before anyone is asked. */
export const beginByItself = (
  transition: Transition,
  { floorBegins }: TaskOf<'begin-turn'>,
): Transition => passTime(transition, floorBegins, { type: 'start-of-turn' })

/** Healing helps most now, before the turn's time is spent. */
export const startOfTurnActions = (state: State): readonly Action[] => [
  { type: 'begin-turn', hero: null },
  ...healingActions(state),
]

const canExplore = (state: State): boolean =>
  state.deck.length > 0 && state.doors.length < doorLimit(state)

/** With no deck and no doors there is nothing but to descend, or to let the turn pass (R5). */
export const chooseTurnActions = (state: State): readonly Action[] => [
  ...(canExplore(state) ? [{ type: 'explore', hero: null } as const] : []),
  ...state.doors.map(({ id }): Action => ({ type: 'enter-room', hero: null, door: id })),
  ...(state.deck.length === 0 && state.doors.length === 0
    ? [{ type: 'descend', hero: null } as const, { type: 'let-turn-pass', hero: null } as const]
    : []),
  ...healingActions(state),
]

/** Explores: Crumbling Walls' time first, then doors up to the limit. */
export const explore = (transition: Transition): Transition => {
  const crumbling = floorRule(transition.state, 'crumbling-walls')
    ? CRUMBLING_TIME * sets(transition.state)
    : 0
  return first(
    done(transition),
    { type: 'spend-time', count: crumbling, cause: 'explore' },
    { type: 'deal-doors' },
    { type: 'end-turn' },
  )
}

/** Takes a closed door from the deck. A lone last card, too few for a stack of two, is discarded (R40). */
const dealDoor = (transition: Transition): Transition => {
  const { deck, discard, doors, nextDoor } = transition.state
  const cards = deck.slice(0, cardsPerDoor(transition.state))
  const rest = deck.slice(cards.length)
  const [card] = cards
  if (card !== undefined && cards.length < cardsPerDoor(transition.state))
    return record(reveal(update(transition, { deck: rest, discard: [...discard, card] })), {
      type: 'lone-card-discarded',
      card,
    })
  const door: Door = { id: nextDoor, cards, open: false }
  return update(transition, { deck: rest, doors: [...doors, door], nextDoor: nextDoor + 1 })
}

/** The stairs become visible when the last card is dealt as a door (R2). */
const noteStairs = (before: Transition, after: Transition): Transition =>
  !stairsVisible(before.state) && stairsVisible(after.state)
    ? record(after, { type: 'stairs-revealed' })
    : after

export const dealDoors = (transition: Transition): Transition => {
  const known = transition.state.doors.length
  let next = done(transition)
  while (canExplore(next.state)) next = dealDoor(next)
  const doors = next.state.doors.slice(known).map((door) => door.id)
  return noteStairs(
    transition,
    storeForAll(record(next, { type: 'explored', doors }), 'mana-charge'),
  )
}

/** Stealth adds one closed door after fleeing (R37). */
export const addDoor = (transition: Transition): Transition => {
  const door = transition.state.nextDoor
  return noteStairs(transition, record(dealDoor(done(transition)), { type: 'door-added', door }))
}

/** Whether Stealth has a door to add: below the limit, and a card in the deck (R37). */
export const canAddDoor = canExplore

export const letTurnPass = (transition: Transition): Transition =>
  first(record(done(transition), { type: 'turn-passed' }), { type: 'end-turn' })

/** Ends the turn: the party may descend while the stairs are visible (R4). */
export const endTurn = (transition: Transition): Transition =>
  first(
    update(done(transition), { encounter: null }),
    { type: 'offer-descent' },
    nextTurn(transition.state, { floorBegins: false }),
  )

export const offerDescent = (transition: Transition): Transition =>
  stairsVisible(transition.state)
    ? first(done(transition), { type: 'descend-or-stay' })
    : done(transition)

export const descendActions = (state: State): readonly Action[] => [
  { type: 'descend', hero: null },
  { type: 'stay', hero: null },
  ...healingActions(state),
]
