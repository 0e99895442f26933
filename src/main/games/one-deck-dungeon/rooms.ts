/** Entering a room: opening doors, fleeing, and slipping by unseen (rulebook, Enter a Room; R10, R36, R37, R39). */
import type { Action, CardId, DoorId, Seat } from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { INVISIBILITY_TIME } from './cards/potions'
import { newEncounter } from './encounter'
import { storeForAll } from './feats'
import { hasHeroSkill } from './floors'
import { withHealing } from './health'
import { winCard } from './loot'
import { fightsInPairs, pairs } from './party'
import {
  done,
  doorOf,
  first,
  instead,
  record,
  reveal,
  seats,
  update,
  type Transition,
} from './transition'
import { knowsPotion } from './potions'
import type { State } from './state'
import type { Meeting, Task, TaskOf } from './tasks'
import { canAddDoor } from './turn'

/** XP of a card that sets off Valiant (R36). */
const VALIANT_XP = 4

/** Turns a door's cards face up; of a stack both (R39). */
function open(transition: Transition, id: DoorId): Transition {
  const { cards } = doorOf(transition.state, id)
  const opened = record(
    reveal(
      update(transition, {
        doors: transition.state.doors.map((door) =>
          door.id === id ? { ...door, open: true } : door,
        ),
      }),
    ),
    { type: 'door-opened', door: id, cards },
  )
  return cards.some((card) => encounterCard(card).xp >= VALIANT_XP)
    ? storeForAll(opened, 'valiant')
    : opened
}

/** Enters a room: a closed door is opened first and may be fled; an open one may not. */
export function enterRoom(transition: Transition, id: DoorId): Transition {
  return doorOf(transition.state, id).open
    ? goIn(done(transition), id)
    : first(open(done(transition), id), { type: 'flee-or-face', door: id })
}

/** After a room's last encounter: loot, levels, the end of the turn (R40). */
const AFTERWARDS: readonly Task[] = [
  { type: 'claim-spoils' },
  { type: 'offer-level-up' },
  { type: 'end-turn' },
]

/** The whole party meets the room's card; four heroes say who meets which first (R39). */
function goIn(transition: Transition, door: DoorId): Transition {
  if (fightsInPairs(transition.state))
    return first(transition, { type: 'choose-card', door }, ...AFTERWARDS)
  const meeting = partyMeets(transition.state, door)
  return first(transition, { ...meeting, type: 'before-encounter' }, ...AFTERWARDS)
}

function partyMeets(state: State, door: DoorId): Omit<Meeting<string>, 'type'> {
  const [card] = doorOf(state, door).cards
  if (card === undefined) throw new Error(`no card behind door ${door}`)
  return { door, card, heroes: seats(state) }
}

// --- fleeing or facing ---------------------------------------------------------------------------

function canBeInvisible(state: State): boolean {
  return state.potions > 0 && knowsPotion(state, 'invisibility')
}

function facingActions(state: State): readonly Action[] {
  const facing: Action = { type: 'face-encounter', hero: null }
  return canBeInvisible(state) ? [facing, { type: 'drink-invisibility', hero: null }] : [facing]
}

/** A pair that would slip by unseen says so when it is its turn: Invisibility skips one encounter of two (R40). */
export function fleeOrFaceActions(state: State): readonly Action[] {
  const fleeing: Action = { type: 'flee', hero: null }
  return withHealing(
    state,
    fightsInPairs(state)
      ? [fleeing, { type: 'face-encounter', hero: null }]
      : [fleeing, ...facingActions(state)],
  )
}

/** A card is met without asking, unless Invisibility could be drunk. */
export function beforeEncounterActions(state: State): readonly Action[] {
  const facing = facingActions(state)
  return canBeInvisible(state) ? withHealing(state, facing) : facing
}

/** Flees: the turn is over, the card stays as an open door. */
export function flee(transition: Transition, { door }: TaskOf<'flee-or-face'>): Transition {
  const fled = storeForAll(
    record(done(transition), { type: 'fled', cards: doorOf(transition.state, door).cards }),
    'mana-charge',
  )
  const stealthy = canAddDoor(fled.state)
    ? seats(fled.state).filter((seat) => hasHeroSkill(fled.state, seat, 'stealth'))
    : []
  return first(fled, ...stealthy.map((hero) => ({ type: 'add-door', hero }) as const), {
    type: 'end-turn',
  })
}

export function addDoorActions({ hero }: TaskOf<'add-door'>): readonly Action[] {
  return [
    { type: 'add-door', hero },
    { type: 'decline-door', hero },
  ]
}

export function faceEncounter(
  transition: Transition,
  task: TaskOf<'flee-or-face'> | TaskOf<'before-encounter'>,
): Transition {
  const rest = done(transition)
  if (task.type === 'before-encounter') return first(rest, { ...task, type: 'meet' })
  if (fightsInPairs(rest.state)) return goIn(rest, task.door)
  return first(rest, { ...partyMeets(rest.state, task.door), type: 'meet' }, ...AFTERWARDS)
}

/** One token and 2 time, then straight to the loot: this is not fleeing (R10). */
export function drinkInvisibility(
  transition: Transition,
  task: TaskOf<'flee-or-face'> | TaskOf<'before-encounter'>,
): Transition {
  const rest = done(transition)
  const met = task.type === 'before-encounter' ? task : partyMeets(rest.state, task.door)
  const drunk = record(update(rest, { potions: rest.state.potions - 1 }), {
    type: 'potion-drunk',
    hero: null,
    potion: 'invisibility',
  })
  return first(
    winCard(drunk, met.door, met.card),
    { type: 'spend-time', count: INVISIBILITY_TIME, cause: 'invisibility' },
    ...(task.type === 'before-encounter' ? [] : AFTERWARDS),
  )
}

/** The encounter begins for those who meet the card. */
export function meet(transition: Transition, { door, card, heroes }: TaskOf<'meet'>): Transition {
  return first(
    record(
      update(done(transition), {
        encounter: { ...newEncounter(encounterCard(card).kind, heroes), door, card },
      }),
      { type: 'encounter-began', card, heroes },
    ),
    { type: 'begin-encounter' },
  )
}

// --- four heroes: two encounters, two pairs (R39) --------------------------------------------------

/** Either card first; two of the same are one choice. */
export function chooseCardActions(
  state: State,
  { door }: TaskOf<'choose-card'>,
): readonly Action[] {
  const cards = [...new Set(doorOf(state, door).cards)]
  return withHealing(
    state,
    cards.map((card) => ({ type: 'choose-card', hero: null, card })),
  )
}

export function chooseCard(
  transition: Transition,
  { door }: TaskOf<'choose-card'>,
  card: CardId,
): Transition {
  return instead(transition, { type: 'choose-pair', door, card })
}

export function choosePairActions(state: State): readonly Action[] {
  return withHealing(
    state,
    pairs(state).map(([one, other]) => ({
      type: 'choose-pair',
      hero: null,
      first: one,
      second: other,
    })),
  )
}

/** One pair goes first, the others second: to the room's other card, or against the boss in the same round. */
export function choosePair(
  transition: Transition,
  { door, card }: TaskOf<'choose-pair'>,
  pair: readonly [Seat, Seat],
): Transition {
  const rest = done(transition)
  const others = seats(rest.state).filter((seat) => !pair.includes(seat))
  if (door === null || card === null)
    return first(
      rest,
      { type: 'begin-bout', heroes: pair },
      { type: 'begin-bout', heroes: others },
      { type: 'begin-round' },
    )
  const { cards } = doorOf(rest.state, door)
  const other = cards.find((_, at) => at !== cards.indexOf(card))
  if (other === undefined) throw new Error(`no second card behind door ${door}`)
  return first(
    rest,
    { type: 'before-encounter', door, card, heroes: pair },
    { type: 'before-encounter', door, card: other, heroes: others },
  )
}
