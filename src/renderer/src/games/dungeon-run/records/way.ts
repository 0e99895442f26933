/** The ways that heroes took through the dungeon. */
import type { Seat } from '@shared/games'
import { trailPlace, type HeroView, type View } from '@shared/games/dungeon-run'

export interface Way {
  readonly seat: Seat
  /** Tiles in the order in which the hero came to them, by their places in the layout; the entrance first. */
  readonly rooms: readonly number[]
}

/** By seat; whoever appeared somewhere is drawn straight to it. */
export function waysOf(heroes: readonly Pick<HeroView, 'trail'>[]): readonly Way[] {
  return heroes.map(({ trail }, seat) => ({
    seat,
    rooms: [0, ...trail.map((entry) => trailPlace(entry).room)],
  }))
}

/** The corner and size of a map, in tiles, with every tile on it. */
export function boundsOf(layout: View['layout']) {
  const xs = layout.map(({ x }) => x)
  const ys = layout.map(({ y }) => y)
  const left = Math.min(0, ...xs)
  const top = Math.min(0, ...ys)
  return {
    left,
    top,
    width: Math.max(0, ...xs) - left + 1,
    height: Math.max(0, ...ys) - top + 1,
  }
}
