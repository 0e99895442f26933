/** How dice lie in the trays, one for each hero in the encounter, and which of them the keys act on. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import {
  DIE_COLORS,
  type Die,
  type DieId,
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

/** The places of the trays, each with the die that lies there or lay there last; of one encounter or boss round. */
export interface TrayPlaces {
  /** Which encounter or boss round it is. */
  readonly of: string
  /** Whether all its dice have been rolled: until then they are only being gathered. */
  readonly rolled: boolean
  readonly rows: ReadonlyMap<Seat, readonly DieId[]>
}

/** From so many places on, a new die takes one that is free, so that the row keeps its size and each die a digit of its own. */
function enough({ heroes }: Pick<View, 'heroes'>): number {
  return heroes.length > 1 ? 8 : 10
}

/** A row in which every die keeps its place; new ones come to its end. */
function rowKept(view: View, seat: Seat, before: readonly DieId[] | undefined): readonly DieId[] {
  const lying = trayOf(view, seat).map(({ id }) => id)
  if (before === undefined) return lying
  const row = [...before]
  for (const id of lying) {
    if (row.includes(id)) continue
    const free = row.length < enough(view) ? -1 : row.findIndex((one) => !lying.includes(one))
    if (free < 0) row.push(id)
    else row[free] = id
  }
  return row
}

/**
 * Where dice lie from now on: sorted once all of them are rolled, then each where it is until the encounter or boss
 * round is over, whatever it shows meanwhile and whatever leaves the pool.
 */
export function keepPlaces(before: TrayPlaces | null, view: View): TrayPlaces | null {
  const { encounter, boss, turn } = view
  if (encounter === null) return null
  const { card, heroes, stopping } = encounter
  const of = JSON.stringify([turn, boss?.round ?? 0, card, heroes])
  const rows = before?.of === of && before.rolled ? before.rows : null
  return {
    of,
    rolled: stopping !== null,
    rows: new Map(heroes.map((seat) => [seat, rowKept(view, seat, rows?.get(seat))])),
  }
}

/** A hero's tray, place by place: null where a die has left it. */
export type TrayRow = readonly (Die | null)[]

/** The trays of a table, whose dice keep their places. */
export function useTrayRows(view: Readonly<Ref<View>>): (seat: Seat) => TrayRow {
  const places = shallowRef<TrayPlaces | null>(null)
  watch(view, (now) => (places.value = keepPlaces(places.value, now)), {
    immediate: true,
    flush: 'sync',
  })
  return (seat) => {
    const pool = view.value.encounter?.pool ?? []
    const row = places.value?.rows.get(seat) ?? []
    return row.map((id) => pool.find((die) => die.id === id) ?? null)
  }
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
