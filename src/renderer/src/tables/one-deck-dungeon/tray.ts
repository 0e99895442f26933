/** How dice lie in the tray. */
import { DIE_COLORS, type Die } from '@shared/games/one-deck-dungeon'

/** The pool as a player sorts it: by colour, highest first; equal dice keep the order in which they came. */
export const inTrayOrder = (pool: readonly Die[]): readonly Die[] =>
  [...pool].sort(
    (a, b) =>
      a.hero - b.hero ||
      DIE_COLORS.indexOf(a.color) - DIE_COLORS.indexOf(b.color) ||
      b.value - a.value ||
      a.id - b.id,
  )

/** The key that picks the die at a place in the tray: digits, then digits with shift. */
export function dieKey(index: number): string | null {
  const digit = String((index + 1) % 10)
  if (index < 10) return digit
  return index < 20 ? `⇧${digit}` : null
}
