/** How dice lie in the trays, one for each hero in the encounter, and which of them the keys act on. */
import { computed, shallowRef, type ComputedRef, type Ref } from 'vue'
import type { LogEntry } from '@shared/games/one-deck-dungeon/answers'
import {
  DIE_COLORS,
  type Die,
  type DieId,
  type Event,
  type RollName,
  type Seat,
  type View,
} from '@shared/games/one-deck-dungeon'
import type { Offer } from '../offer'

/** A pool as a player sorts it: by colour, highest first; equal dice keep the order in which they came. */
export function inTrayOrder(pool: readonly Die[]): readonly Die[] {
  return [...pool].sort(
    (a, b) =>
      a.hero - b.hero ||
      DIE_COLORS.indexOf(a.color) - DIE_COLORS.indexOf(b.color) ||
      b.value - a.value ||
      a.id - b.id,
  )
}

/** A hero's dice, in the order of its tray. */
export function trayOf({ encounter }: View, seat: Seat): readonly Die[] {
  return inTrayOrder((encounter?.pool ?? []).filter((die) => die.hero === seat))
}

/** What has happened in the encounter or boss round in hand, from the chronicle of the game. */
export function eventsInHand(log: readonly Pick<LogEntry, 'events'>[]): readonly Event[] {
  const events: Event[] = []
  for (const entry of log.toReversed())
    for (const event of entry.events.toReversed()) {
      if (event.type === 'encounter-began' || event.type === 'round-began') return events.reverse()
      events.push(event)
    }
  return []
}

/** From so many places on, a new die takes one that is free, so that the row keeps its size and each die a digit of its own. */
const ENOUGH = 10

/** The roll that an encounter or a round begins with, and its feats: their dice are sorted once they lie there. */
function isFirstRoll(roll: RollName): boolean {
  return !roll.startsWith('effect.') && !roll.startsWith('reroll.')
}

/**
 * A hero's places, each with the die that lies there or lay there last. The first roll is sorted; from then on each die
 * keeps its place, whatever it shows and whatever leaves the pool, and new ones come to the end.
 */
export function placesOf(events: readonly Event[], seat: Seat): readonly DieId[] {
  const rolled: Die[] = []
  const later: (readonly [Die, lying: ReadonlySet<DieId>])[] = []
  const gone = new Set<DieId>()
  const known = new Set<DieId>()
  const come = (die: Die, first: boolean): void => {
    if (die.hero !== seat || known.has(die.id)) return
    known.add(die.id)
    if (first) rolled.push(die)
    else later.push([die, new Set([...known].filter((id) => !gone.has(id)))])
  }
  for (const event of events) {
    if (event.type === 'dice-rolled')
      for (const die of event.dice) come(die, isFirstRoll(event.roll))
    else if (event.type === 'dice-gained') for (const die of event.dice) come(die, false)
    else if (event.type === 'dice-discarded' || event.type === 'dice-placed')
      for (const { id } of event.dice) gone.add(id)
  }
  const row = inTrayOrder(rolled).map(({ id }) => id)
  for (const [{ id }, lying] of later) {
    const free = row.length < ENOUGH ? -1 : row.findIndex((one) => !lying.has(one))
    if (free < 0) row.push(id)
    else row[free] = id
  }
  return row
}

/** A hero's tray, place by place: null where a die has left it. */
export type TrayRow = readonly (Die | null)[]

/** A hero's tray: its dice at their places, and at the end what the chronicle does not know of yet. */
export function trayRow(view: View, events: readonly Event[], seat: Seat): TrayRow {
  const dice = trayOf(view, seat)
  const places = placesOf(events, seat)
  return [
    ...places.map((id) => dice.find((die) => die.id === id) ?? null),
    ...dice.filter(({ id }) => !places.includes(id)),
  ]
}

/** The key that picks the die at a place in the tray: digits, then digits with shift. */
export function dieKey(index: number): string | null {
  const digit = String((index + 1) % 10)
  if (index < 10) return digit
  return index < 20 ? `⇧${digit}` : null
}

/** The key that turns to a tray: they stand side by side. */
export const TRAY_KEYS = [
  { key: 'ArrowLeft', sign: '←' },
  { key: 'ArrowRight', sign: '→' },
] as const

/** The tray whose dice the digits press. */
export interface ActiveTray {
  readonly seat: ComputedRef<Seat | null>
  /** Turns to another hero's dice, where some of them can be pressed. */
  turnTo(seat: Seat): void
}

/**
 * The tray turned to last, as long as anything can be done with its dice; else the first where something can.
 * So each die has its key without a thought given to trays that are out of the question.
 */
export function useActiveTray(view: Readonly<Ref<View>>, offer: Readonly<Ref<Offer>>): ActiveTray {
  const wanted = shallowRef<Seat | null>(null)
  const usable = (seat: Seat): boolean =>
    trayOf(view.value, seat).some(({ id }) => offer.value.at(`die ${id}`).length > 0)
  const seat = computed(() => {
    const heroes = view.value.encounter?.heroes ?? []
    const held = wanted.value
    if (held !== null && heroes.includes(held) && usable(held)) return held
    return heroes.find(usable) ?? heroes[0] ?? null
  })
  return { seat, turnTo: (next) => (wanted.value = next) }
}
