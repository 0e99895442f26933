/** A turn: it is begun, time passes, then explore or enter a room (rulebook, Turns; R4, R5, R7, R47). */
import type { Action, TurnTime } from '@shared/games/one-deck-dungeon'
import { storeForAll } from './feats'
import { partyHas } from './content'
import { doorLimit, floorRule } from './floors'
import { withHealing } from './health'
import { cardsPerDoor, sets } from './party'
import { done, first, instead, record, reveal, update, type Transition } from './transition'
import { holds } from './rules-versions'
import type { Door, GameState, State } from './state'
import type { Task, TaskOf } from './tasks'
import { payment, stairsVisible } from './time'

/** Time spent at the start of every turn; four heroes double it, and what floors add to it (rulebook, p. 36–37). */
export const TURN_TIME = 2
/** Hall of Statues: extra time before the first turn of each floor (R7). */
const STATUES_TIME = 5
const STICKY_TIME = 1
const CRUMBLING_TIME = 1

function time(state: State, count: number, cause: 'turn' | 'floor'): TaskOf<'spend-time'> {
  return {
    type: 'spend-time',
    count: count * sets(state),
    cause,
  }
}

/**
 * What the next turn begins with. It never begins by itself (R47): until it does, nothing is revealed, and what came
 * before can be taken back. In games of version 1 it did.
 */
export function nextTurn(
  state: State,
  { floorBegins }: { readonly floorBegins: boolean },
): TaskOf<'start-of-turn'> | TaskOf<'begin-turn'> {
  return {
    type: holds(state, 'R47') ? 'start-of-turn' : 'begin-turn',
    floorBegins,
  }
}

/** Whether a turn has begun by itself, so that nothing but Healing is still to be asked about (version 1). */
export function hasBegun({ floorBegins }: TaskOf<'start-of-turn'>): boolean {
  return floorBegins === undefined
}

/** What the Hall of Statues takes before a floor's first turn (R7). */
function timeBefore(state: State, floorBegins: boolean): readonly TaskOf<'spend-time'>[] {
  return floorBegins && floorRule(state, 'hall-of-statues')
    ? [time(state, STATUES_TIME, 'floor')]
    : []
}

/** A turn's own time. A talent may let a floor's first turn begin without it. */
function timeOfTurn(state: State, floorBegins: boolean): readonly TaskOf<'spend-time'>[] {
  if (floorBegins && partyHas(state, 'timeless-first-turn')) return []
  const sticky = floorRule(state, 'sticky-surrounding')
  return [time(state, TURN_TIME, 'turn'), ...(sticky ? [time(state, STICKY_TIME, 'floor')] : [])]
}

/** What going on with the turn takes, told before anyone does. */
export function turnTime(state: GameState, { floorBegins }: TaskOf<'start-of-turn'>): TurnTime {
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
function passTime(
  transition: Transition,
  floorBegins: boolean,
  ...asked: readonly Task[]
): Transition {
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
export function beginTurn(
  transition: Transition,
  { floorBegins }: TaskOf<'start-of-turn'>,
): Transition {
  return floorBegins === undefined ? done(transition) : passTime(transition, floorBegins)
}

/** A turn of version 1: what the Hall of Statues takes is spent before anyone is asked. */
export function beginByItself(
  transition: Transition,
  { floorBegins }: TaskOf<'begin-turn'>,
): Transition {
  return passTime(transition, floorBegins, { type: 'start-of-turn' })
}

/** Healing helps most now, before the turn's time is spent. */
export function startOfTurnActions(state: State): readonly Action[] {
  return withHealing(state, [{ type: 'begin-turn', hero: null }])
}

function canExplore(state: State): boolean {
  return state.deck.length > 0 && state.doors.length < doorLimit(state)
}

/** With no deck and no doors there is nothing but to descend, or to let the turn pass (R5). */
export function chooseTurnActions(state: State): readonly Action[] {
  const rooms = state.doors.map(({ id }): Action => ({ type: 'enter-room', hero: null, door: id }))
  if (canExplore(state)) return withHealing(state, [{ type: 'explore', hero: null }, ...rooms])
  if (rooms.length > 0 || state.deck.length > 0) return withHealing(state, rooms)
  return withHealing(state, [
    { type: 'descend', hero: null },
    { type: 'let-turn-pass', hero: null },
  ])
}

/** Explores: Crumbling Walls' time first, then doors up to the limit. */
export function explore(transition: Transition): Transition {
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
function dealDoor(transition: Transition): Transition {
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
function noteStairs(before: Transition, after: Transition): Transition {
  return !stairsVisible(before.state) && stairsVisible(after.state)
    ? record(after, { type: 'stairs-revealed' })
    : after
}

export function dealDoors(transition: Transition): Transition {
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
export function addDoor(transition: Transition): Transition {
  const door = transition.state.nextDoor
  return noteStairs(transition, record(dealDoor(done(transition)), { type: 'door-added', door }))
}

/** Whether Stealth has a door to add: below the limit, and a card in the deck (R37). */
export const canAddDoor = canExplore

export function letTurnPass(transition: Transition): Transition {
  return first(record(done(transition), { type: 'turn-passed' }), { type: 'end-turn' })
}

/** Ends the turn: the party may descend while the stairs are visible (R4). */
export function endTurn(transition: Transition): Transition {
  return first(
    update(done(transition), { encounter: null }),
    { type: 'offer-descent' },
    nextTurn(transition.state, { floorBegins: false }),
  )
}

export function offerDescent(transition: Transition): Transition {
  return stairsVisible(transition.state)
    ? instead(transition, { type: 'descend-or-stay' })
    : done(transition)
}

export function descendActions(state: State): readonly Action[] {
  return withHealing(state, [
    { type: 'descend', hero: null },
    { type: 'stay', hero: null },
  ])
}
