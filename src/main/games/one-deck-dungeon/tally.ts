/** A game told in numbers, from its events alone. */
import { DIE_COLORS, FACES, TIME_CAUSES } from '@shared/games/one-deck-dungeon'
import type {
  DamageCause,
  DieColor,
  Event,
  ObstacleId,
  Options,
  Seat,
  Tally,
  TimeCause,
} from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'

/** Raised whenever the same events would be counted otherwise: tallies kept by earlier rules are made anew. */
export const TALLY_VERSION = 1

interface Met {
  readonly obstacle: ObstacleId
  readonly floor: number
  readonly heroes: readonly Seat[]
  readonly damage: number[]
  time: number
}

/** A tally while it is being made. */
interface Count {
  turns: number
  floor: number
  readonly encounters: Met[]
  /** The encounter that goes on. */
  met: Met | null
  readonly stairs: number[]
  readonly feats: number[]
  readonly healed: number[]
  readonly time: Record<TimeCause, number>
  readonly rolls: readonly Record<DieColor, number[]>[]
  defeat: Tally['defeat']
}

function table<Key extends string, Value>(
  keys: readonly Key[],
  value: () => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value()])) as Record<Key, Value>
}

function add(numbers: number[], at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount
}

/**
 * Counts a game's events.
 * @param events from the first of the game on
 */
export function tallyOf({ heroes }: Options, events: Iterable<Event>): Tally {
  const bySeat = (): number[] => heroes.map(() => 0)
  const count: Count = {
    turns: 0,
    floor: 1,
    encounters: [],
    met: null,
    stairs: bySeat(),
    feats: bySeat(),
    healed: bySeat(),
    time: table(TIME_CAUSES, () => 0),
    rolls: heroes.map(() => table(DIE_COLORS, () => FACES.map(() => 0))),
    defeat: null,
  }
  for (const event of events) addEvent(count, event, bySeat)
  const { turns, encounters, stairs, feats, healed, time, rolls, defeat } = count
  return {
    turns,
    encounters: encounters.map((met) => ({ ...met, heroes: [...met.heroes] })),
    stairs,
    feats,
    healed,
    time,
    rolls: [...rolls],
    defeat,
  }
}

function addEvent(count: Count, event: Event, bySeat: () => number[]): void {
  const meet = (obstacle: ObstacleId, heroes: readonly Seat[]): void => {
    count.met = { obstacle, floor: count.floor, heroes, damage: bySeat(), time: 0 }
    count.encounters.push(count.met)
  }
  switch (event.type) {
    case 'turn-began':
      count.turns = event.turn
      return
    case 'descended':
      count.floor = event.floor
      return
    case 'encounter-began':
      meet(encounterCard(event.card).id, event.heroes)
      return
    case 'boss-began':
      meet(event.boss, [...bySeat().keys()])
      return
    case 'encounter-survived':
      count.met = null
      return
    case 'card-discarded':
    case 'stairs-token':
      count.time[event.cause] += 1
      if (count.met !== null) count.met.time += 1
      return
    case 'dice-rolled':
      for (const { color, value } of event.dice) {
        const faces = count.rolls[event.hero]?.[color]
        if (faces !== undefined) add(faces, value - 1, 1)
      }
      return
    case 'healed':
      add(count.healed, event.hero, event.amount)
      return
    case 'damaged':
      add(struckBy(count, event.cause), event.hero, event.amount)
      return
    case 'lost':
      count.defeat = {
        floor: count.floor,
        obstacle: count.met?.obstacle ?? null,
        cause: event.cause,
      }
      return
    case 'game-began':
    case 'starting-xp':
    case 'stairs-revealed':
    case 'explored':
    case 'door-added':
    case 'lone-card-discarded':
    case 'door-opened':
    case 'fled':
    case 'turn-passed':
    case 'ability-applied':
    case 'floor-applied':
    case 'item-drained':
    case 'option-chosen':
    case 'feat-used':
    case 'die-stored':
    case 'stored-dice-lost':
    case 'dice-lost':
    case 'dice-gained':
    case 'dice-changed':
    case 'dice-discarded':
    case 'dice-placed':
    case 'heroic-die-made':
    case 'skill-used':
    case 'talent-used':
    case 'potion-drunk':
    case 'prevention-readied':
    case 'consequences':
    case 'loot-lost':
    case 'loot-claimed':
    case 'loot-replaced':
    case 'level-gained':
    case 'potions-gained':
    case 'round-began':
    case 'boss-healed':
    case 'boss-struck':
    case 'won':
      return
  }
}

/** Whose account a damage goes to, by seat. */
function struckBy(count: Count, cause: DamageCause): number[] {
  switch (cause) {
    case 'stairs':
      return count.stairs
    case 'feat':
      return count.feats
    case 'flames':
    case 'consequences':
    case 'boss':
      if (count.met === null) throw new Error(`nothing was met that deals ${cause}`)
      return count.met.damage
  }
}
