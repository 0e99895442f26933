/** An encounter up to the roll: what comes before it, the choice in a peril, active boxes, the dice. */
import type { Action, Box, BoxSource, CardId, Seat, Stat } from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { foeHas } from './dice'
import { floorRule, visibleFloors } from './floors'
import { withHealing } from './health'
import {
  cardInHand,
  done,
  encounterOf,
  first,
  heroAt,
  record,
  update,
  updateEncounter,
  updateHero,
  without,
  type Transition,
} from './transition'
import type { ActiveBox, Encounter, State } from './state'
import type { Task } from './tasks'

/** Frost's time (facts). */
export const FROST_TIME = 3
/** Flames' damage (facts). */
export const FLAMES_DAMAGE = 1
/** Swarm's X: this for every open door in play, the card in hand among them (R11). */
export const SWARM_PER_DOOR = 4

/** An encounter or boss round as it begins, before its boxes are known; the boss is behind no door. */
export function newEncounter(kind: Encounter['kind'], heroes: readonly Seat[]): Encounter {
  return {
    kind,
    door: null,
    card: null,
    heroes,
    option: null,
    color: null,
    boxes: [],
    pool: [],
    nextDie: 1,
    thrown: [],
    used: [],
    prevented: { damage: 0, time: 0 },
    rolled: false,
  }
}

// --- before the encounter (R8, R9) ---------------------------------------------------------------

/** The foe's ability strikes before feats and dice; its cost cannot be prevented (R8). */
export function beginEncounter(transition: Transition): Transition {
  const begun = done(transition)
  const card = encounterCard(cardInHand(begun.state))
  if (card.kind === 'peril') return first(begun, { type: 'choose-option' })
  const then: readonly Task[] = [{ type: 'activate-boxes' }, { type: 'feats' }]
  switch (card.ability) {
    case 'frost':
      return first(
        record(begun, { type: 'ability-applied', ability: 'frost' }),
        { type: 'spend-time', count: FROST_TIME, cause: 'frost' },
        ...then,
      )
    case 'flames':
      return first(
        record(begun, { type: 'ability-applied', ability: 'flames' }),
        {
          type: 'deal-damage',
          among: encounterOf(begun.state).heroes,
          amount: FLAMES_DAMAGE,
          cause: 'flames',
        },
        ...then,
      )
    case 'drain':
      return first(begun, { type: 'drain' }, ...then)
    case 'swarm':
    case 'undying':
    case 'survivor':
    case 'fade':
    case 'dodging':
    case 'split':
    case 'ethereal':
    case null:
      return first(begun, ...then)
  }
}

/** Drain takes one item of those who are in the encounter, if there is any; they say which (R9). */
export function drain(transition: Transition): Transition {
  const rest = done(transition)
  return drainItemActions(rest.state).length === 0 ? rest : first(rest, { type: 'drain-item' })
}

export function drainItemActions(state: State): readonly Action[] {
  return encounterOf(state).heroes.flatMap((seat) =>
    [...new Set(heroAt(state, seat).items)].map((card): Action => ({
      type: 'give-item',
      hero: seat,
      card,
    })),
  )
}

/** The item becomes XP at once; without its health a hero may fall (R9). */
export function giveItem(transition: Transition, hero: Seat, card: CardId): Transition {
  const { items } = heroAt(transition.state, hero)
  const lost = updateHero(done(transition), hero, { items: without(items, card) })
  return first(
    record(
      update(lost, { xp: [...transition.state.xp, card] }),
      { type: 'ability-applied', ability: 'drain' },
      { type: 'item-drained', hero, card },
    ),
    { type: 'check-health', hero, cause: 'item-lost' },
  )
}

// --- the choice in a peril -----------------------------------------------------------------------

export function chooseOptionActions(state: State): readonly Action[] {
  const card = encounterCard(cardInHand(state))
  return card.kind === 'combat'
    ? []
    : withHealing(
        state,
        card.options.map(({ id }) => ({ type: 'choose-option', hero: null, option: id })),
      )
}

/** Pays the option's time; the other option is ignored from now on. */
export function chooseOption(transition: Transition, id: string): Transition {
  const card = cardInHand(transition.state)
  const peril = encounterCard(card)
  const option = peril.kind === 'peril' ? peril.options.find((one) => one.id === id) : undefined
  if (option === undefined) throw new Error(`no option ${id}`)
  const color = option.box.color === 'chosen' ? null : option.box.color
  return first(
    record(updateEncounter(done(transition), { option: id, color }), {
      type: 'option-chosen',
      card,
      option: id,
    }),
    { type: 'spend-time', count: option.time, cause: 'option' },
    { type: 'activate-boxes' },
    { type: 'feats' },
  )
}

// --- active boxes --------------------------------------------------------------------------------

/** X of a swarm, fixed when the encounter starts (R11). */
function swarmX(state: State): number {
  return SWARM_PER_DOOR * state.doors.filter((door) => door.open).length
}

/** A printed box in play: grey boxes take the chosen colour, Biting Cold arms strength boxes (R18). */
function activate(state: State, source: BoxSource, printed: Box, id: number, x: number): ActiveBox {
  const { color: chosen } = encounterOf(state)
  const color: Stat = printed.color === 'chosen' ? (chosen ?? 'strength') : printed.color
  return {
    id,
    source,
    color,
    value: printed.value === 'X' ? x : printed.value,
    wide: printed.wide,
    armor: printed.armor || (color === 'strength' && floorRule(state, 'biting-cold')),
    damage: printed.damage,
    time: printed.time,
    skull: printed.skull,
    dice: [],
    broken: false,
  }
}

/** The printed boxes that are active: the foe's or the option's, then the visible floors'. */
function printedBoxes(state: State): readonly (readonly [BoxSource, Box])[] {
  const card = encounterCard(cardInHand(state))
  const { option } = encounterOf(state)
  const printed: (readonly [BoxSource, Box])[] =
    card.kind === 'combat'
      ? card.boxes.map((box) => ['foe', box])
      : card.options.filter((one) => one.id === option).map(({ box }) => ['option', box])
  for (const floor of visibleFloors(state))
    for (const box of floor[card.kind]) printed.push([floor.id, box])
  return printed
}

/** The boxes of the encounter in hand, all uncovered. */
export function activeBoxes(state: State): readonly ActiveBox[] {
  const x = swarmX(state)
  return printedBoxes(state).map(([source, box], id) => activate(state, source, box, id, x))
}

export function activateBoxes(transition: Transition): Transition {
  const rest = done(transition)
  const boxes = activeBoxes(rest.state)
  const noted = foeHas(rest.state, 'swarm')
    ? record(rest, { type: 'ability-applied', ability: 'swarm' })
    : rest
  return updateEncounter(noted, { boxes })
}

/** The boss's boxes, with the round's X. */
export function bossBoxes(printed: readonly Box[], x: number): readonly ActiveBox[] {
  return printed.map((box, id) => ({
    ...box,
    id,
    source: 'boss',
    color: box.color === 'chosen' ? 'strength' : box.color,
    value: box.value === 'X' ? x : box.value,
    dice: [],
    broken: false,
  }))
}
