/** Whom stopping now would fell. */
import type { Seat, View } from '@shared/games/one-deck-dungeon'

/** The health a hero has left. */
export const healthLeft = (view: View, seat: Seat): number => {
  const hero = view.heroes[seat]
  return hero === undefined ? 0 : Math.max(0, hero.health - hero.damage)
}

/** The damage that each hero in the encounter would take if all stopped now, whoever takes the odd one (R23). */
export function leastShare({ encounter }: View): number {
  const damage = encounter?.stopping?.damage ?? 0
  return Math.floor(damage / Math.max(1, encounter?.heroes.length ?? 1))
}

/** The heroes who would fall for certain if all stopped now. */
export function fallingSeats(view: View): readonly Seat[] {
  const share = leastShare(view)
  if (share === 0) return []
  return (view.encounter?.heroes ?? []).filter((seat) => healthLeft(view, seat) <= share)
}
