/** Health, as hearts show it. */
import type { Seat, View } from '@shared/games/one-deck-dungeon'

/** The health a hero has left. */
export const healthLeft = (view: View, seat: Seat): number => {
  const hero = view.heroes[seat]
  return hero === undefined ? 0 : Math.max(0, hero.health - hero.damage)
}
