/** The ways that heroes took through the dungeon, from a game's log. */
import type { LogEntry } from '@shared/api'
import type { Seat } from '@shared/games'
import type { DungeonRunTypes, View } from '@shared/games/dungeon-run'

export interface Way {
  readonly seat: Seat
  /** Tiles in the order in which the hero came to them, by their places in the layout; the entrance first. */
  readonly rooms: readonly number[]
}

/** By seat; whoever appeared somewhere is drawn straight to it. */
export function waysOf(
  log: readonly LogEntry<DungeonRunTypes>[],
  heroes: View['heroes'],
): readonly Way[] {
  const rooms = heroes.map(() => [0])
  for (const { events } of log)
    for (const event of events) if (event.type === 'moved') rooms[event.seat]?.push(event.to)
  return rooms.map((own, seat) => ({ seat, rooms: own }))
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
