/** An encounter up to the roll: what comes before it, the choice in a peril, active boxes, the dice. */
import type {
  Action,
  Box,
  BoxSource,
  CardId,
  DoorId,
  Seat,
  Stat,
} from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { encounterCard, printing } from './cards'
import { LEVELS } from './cards/levels'
import { foeHas, rollIntoPool } from './dice'
import { floorRule, heroCardOf, visibleFloors } from './floors'
import { healingActions } from './health'
import {
  cardInHand,
  done,
  encounterOf,
  first,
  heroAt,
  record,
  seats,
  update,
  updateEncounter,
  updateHero,
  type Play,
} from './play'
import type { ActiveBox, Encounter, State, Task } from './state'

/** Frost's time (facts). */
const FROST_TIME = 3
/** Swarm's X: this for every open door in play, the card in hand among them (R11). */
const SWARM_PER_DOOR = 4

/** An encounter or boss round as it begins, before its boxes are known; the boss is behind no door. */
export const newEncounter = (kind: Encounter['kind'], door: DoorId | null): Encounter => ({
  kind,
  door,
  option: null,
  color: null,
  boxes: [],
  pool: [],
  nextDie: 1,
  used: [],
  prevented: { damage: 0, time: 0 },
  rolled: false,
})

// --- before the encounter (R8, R9) ---------------------------------------------------------------

/** The foe's ability strikes before feats and dice; its cost cannot be prevented (R8). */
export const beginEncounter = (play: Play): Play => {
  const begun = done(play)
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
        { type: 'damage', hero: 0, amount: 1, cause: 'flames' },
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

/** Drain takes one item, if there is any; the party says which (R9). */
export const drain = (play: Play): Play => {
  const rest = done(play)
  const holders = seats(rest.state).filter((seat) => heroAt(rest.state, seat).items.length > 0)
  const [holder] = holders
  return holder === undefined ? rest : first(rest, { type: 'drain-item', hero: holder })
}

export const drainItemActions = (state: State): readonly Action[] =>
  seats(state).flatMap((seat) =>
    heroAt(state, seat).items.map((card): Action => ({ type: 'give-item', hero: seat, card })),
  )

/** The item becomes XP at once; without its health a hero may fall (R9). */
export const giveItem = (play: Play, hero: Seat, card: CardId): Play => {
  const { items } = heroAt(play.state, hero)
  const lost = updateHero(done(play), hero, { items: items.filter((item) => item !== card) })
  return first(
    record(
      update(lost, { xp: [...play.state.xp, card] }),
      { type: 'ability-applied', ability: 'drain' },
      { type: 'item-drained', hero, card },
    ),
    { type: 'check-health', hero, cause: 'item-lost' },
  )
}

// --- the choice in a peril -----------------------------------------------------------------------

export const chooseOptionActions = (state: State): readonly Action[] => {
  const card = encounterCard(cardInHand(state))
  return card.kind === 'combat'
    ? []
    : [
        ...card.options.map(({ id }): Action => ({
          type: 'choose-option',
          hero: null,
          option: id,
        })),
        ...healingActions(state),
      ]
}

/** Pays the option's time; the other option is ignored from now on. */
export const chooseOption = (play: Play, id: string): Play => {
  const card = cardInHand(play.state)
  const peril = encounterCard(card)
  const option = peril.kind === 'peril' ? peril.options.find((one) => one.id === id) : undefined
  if (option === undefined) throw new Error(`no option ${id}`)
  const color = option.box.color === 'chosen' ? null : option.box.color
  return first(
    record(updateEncounter(done(play), { option: id, color }), {
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
const swarmX = (state: State): number =>
  SWARM_PER_DOOR * state.doors.filter((door) => door.open).length

/** A printed box in play: grey boxes take the chosen colour, Biting Cold arms strength boxes (R18). */
const activate = (
  state: State,
  source: BoxSource,
  printed: Box,
  id: number,
  x: number,
): ActiveBox => {
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
const printedBoxes = (state: State): readonly (readonly [BoxSource, Box])[] => {
  const card = encounterCard(cardInHand(state))
  const { option } = encounterOf(state)
  const own: readonly (readonly [BoxSource, Box])[] =
    card.kind === 'combat'
      ? card.boxes.map((box) => ['foe', box] as const)
      : card.options.filter((one) => one.id === option).map(({ box }) => ['option', box] as const)
  const floors = visibleFloors(state).flatMap((floor) =>
    floor[card.kind].map((box) => [floor.id, box] as const),
  )
  return [...own, ...floors]
}

export const activateBoxes = (play: Play): Play => {
  const rest = done(play)
  const x = swarmX(rest.state)
  const boxes = printedBoxes(rest.state).map(([source, box], id) =>
    activate(rest.state, source, box, id, x),
  )
  const noted = foeHas(rest.state, 'swarm')
    ? record(rest, { type: 'ability-applied', ability: 'swarm' })
    : rest
  return updateEncounter(noted, { boxes })
}

/** The boss's boxes, with the round's X. */
export const bossBoxes = (printed: readonly Box[], x: number): readonly ActiveBox[] =>
  printed.map((box, id) => ({
    ...box,
    id,
    source: 'boss',
    color: box.color === 'chosen' ? 'strength' : box.color,
    value: box.value === 'X' ? x : box.value,
    dice: [],
    broken: false,
  }))

// --- the dice ------------------------------------------------------------------------------------

/** Dice of a stat that a hero rolls: its card and its items. */
export const statOf = (state: State, seat: Seat, stat: Stat): number =>
  heroCardOf(state, seat).stats[stat] +
  heroAt(state, seat).items.filter((item) => printing(item).item.stat === stat).length

export const levelOf = (state: State) => {
  const level = LEVELS[state.level - 1]
  if (level === undefined) throw new Error(`no level ${state.level}`)
  return level
}

/** Each hero's dice, then the level's heroic ones; all of them are one roll for what it sets off (R13). */
export const rollDice = (play: Play): Play => {
  const { kind } = encounterOf(play.state)
  const prefix = kind === 'boss' ? 'boss' : 'encounter'
  let next = first(done(play), { type: 'place' })
  const rolled: number[] = []
  for (const stat of STATS) {
    const [ids, thrown] = rollIntoPool(
      next,
      0,
      stat,
      statOf(play.state, 0, stat),
      `${prefix}.${stat}`,
    )
    rolled.push(...ids)
    next = thrown
  }
  const bonus = levelOf(play.state).heroic
  const [ids, thrown] = rollIntoPool(next, 0, 'heroic', bonus, `${prefix}.heroic`)
  return first(updateEncounter(thrown, { rolled: true }), {
    type: 'after-roll',
    hero: 0,
    dice: [...rolled, ...ids],
  })
}
