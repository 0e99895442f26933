/** The heroes at the table. */
import type { HeroView, Seat, View } from '@shared/games/one-deck-dungeon'

/** The hero of a seat; a seat without one is a broken contract, so it throws. */
export function heroAt(view: View, seat: Seat): HeroView {
  const hero = view.heroes[seat]
  if (!hero) throw new Error(`No hero at seat ${seat}`)
  return hero
}

/** The health a hero has left. */
export function healthLeft(view: View, seat: Seat): number {
  const { health, damage } = heroAt(view, seat)
  return Math.max(0, health - damage)
}
