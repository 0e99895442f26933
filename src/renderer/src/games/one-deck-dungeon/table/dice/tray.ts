/** How dice lie in the trays, one for each hero in the encounter, and which of them the keys act on. */
import { computed, shallowRef, type ComputedRef, type Ref } from 'vue'
import { DIE_COLORS, type Die, type Seat, type View } from '@shared/games/one-deck-dungeon'
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
