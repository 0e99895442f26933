/** Entering a room: opening doors, fleeing, and slipping by unseen (rulebook, Enter a Room; R10, R36, R37). */
import type { Action, DoorId } from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { INVISIBILITY_TIME } from './cards/potions'
import { newEncounter } from './encounter'
import { storeForAll } from './feats'
import { hasHeroSkill } from './floors'
import { healingActions } from './health'
import { done, doorOf, first, record, reveal, seats, update, type Play } from './play'
import { knowsPotion } from './potions'
import type { State, TaskOf } from './state'
import { canAddDoor } from './turn'

/** XP of a card that sets off Valiant (R36). */
const VALIANT_XP = 4

const open = (play: Play, id: DoorId): Play => {
  const { card } = doorOf(play.state, id)
  const opened = record(
    reveal(
      update(play, {
        doors: play.state.doors.map((door) => (door.id === id ? { ...door, open: true } : door)),
      }),
    ),
    { type: 'door-opened', door: id, card },
  )
  return encounterCard(card).xp >= VALIANT_XP ? storeForAll(opened, 'valiant') : opened
}

/** Enters a room: a closed door is opened first and may be fled; an open one may not. */
export const enterRoom = (play: Play, id: DoorId): Play =>
  doorOf(play.state, id).open
    ? first(done(play), { type: 'before-encounter', door: id })
    : first(open(done(play), id), { type: 'flee-or-face', door: id })

const canBeInvisible = (state: State): boolean =>
  state.potions > 0 && knowsPotion(state, 'invisibility')

const facingActions = (state: State): readonly Action[] => [
  { type: 'face-encounter', hero: null },
  ...(canBeInvisible(state) ? [{ type: 'drink-invisibility', hero: null } as const] : []),
]

export const fleeOrFaceActions = (state: State): readonly Action[] => [
  { type: 'flee', hero: null },
  ...facingActions(state),
  ...healingActions(state),
]

/** An open door is faced without asking, unless Invisibility could be drunk. */
export const beforeEncounterActions = (state: State): readonly Action[] => [
  ...facingActions(state),
  ...(canBeInvisible(state) ? healingActions(state) : []),
]

/** Flees: the turn is over, the card stays as an open door. */
export const flee = (play: Play, { door }: TaskOf<'flee-or-face'>): Play => {
  const fled = storeForAll(
    record(done(play), { type: 'fled', card: doorOf(play.state, door).card }),
    'mana-charge',
  )
  const stealthy = canAddDoor(fled.state)
    ? seats(fled.state).filter((seat) => hasHeroSkill(fled.state, seat, 'stealth'))
    : []
  return first(fled, ...stealthy.map((hero) => ({ type: 'add-door', hero }) as const), {
    type: 'end-turn',
  })
}

export const addDoorActions = ({ hero }: TaskOf<'add-door'>): readonly Action[] => [
  { type: 'add-door', hero },
  { type: 'decline-door', hero },
]

const kindBehind = (state: State, door: DoorId): 'combat' | 'peril' =>
  encounterCard(doorOf(state, door).card).kind

export const faceEncounter = (
  play: Play,
  { door }: TaskOf<'flee-or-face'> | TaskOf<'before-encounter'>,
): Play =>
  first(
    record(update(done(play), { encounter: newEncounter(kindBehind(play.state, door), door) }), {
      type: 'encounter-began',
      card: doorOf(play.state, door).card,
    }),
    { type: 'begin-encounter' },
  )

/** One token and 2 time, then straight to the loot: this is not fleeing (R10). */
export const drinkInvisibility = (
  play: Play,
  { door }: TaskOf<'flee-or-face'> | TaskOf<'before-encounter'>,
): Play =>
  first(
    record(
      update(done(play), {
        potions: play.state.potions - 1,
        encounter: newEncounter(kindBehind(play.state, door), door),
      }),
      { type: 'potion-drunk', hero: null, potion: 'invisibility' },
    ),
    { type: 'spend-time', count: INVISIBILITY_TIME, cause: 'invisibility' },
    { type: 'claim-loot' },
    { type: 'offer-level-up' },
    { type: 'end-turn' },
  )
