/** Where a simple bot goes: the next step of the shortest way to what it wants. */
import { DIRECTIONS, STONE, type Direction, type View } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf, cellKey, DIRS, spotBeyond } from '../atlas'

/** null: nowhere in particular. */
export function nextStep(view: View, seat: Seat): Direction | null {
  const hero = view.heroes[seat]
  if (hero === undefined) return null
  const wanted = goal(view, seat)
  const { neighbours, open } = atlasOf(view.layout)
  // From here outwards: each tile remembers by which exit it was reached first.
  const first = new Map<number, number>([[hero.at, -1]])
  const queue = [hero.at]
  for (const room of queue) {
    const by = first.get(room) ?? -1
    if (wanted === 'unexplored') {
      const exit = DIRS.find(
        (dir) => ((open[room] ?? 0) & (1 << dir)) !== 0 && isOpen(view, room, dir),
      )
      if (exit !== undefined) return DIRECTIONS[by < 0 ? exit : by] ?? null
    } else if (room === wanted) return by < 0 ? null : (DIRECTIONS[by] ?? null)
    for (const dir of DIRS) {
      const there = neighbours[room]?.[dir] ?? -1
      if (there < 0 || first.has(there)) continue
      first.set(there, by < 0 ? dir : by)
      queue.push(there)
    }
  }
  return null
}
function isOpen(view: View, room: number, dir: number): boolean {
  const tile = view.layout[room]
  if (tile === undefined || view.tilesLeft === 0) return false
  return !view.exhausted.includes(cellKey(spotBeyond(tile, dir)))
}

/** The entrance with the Stone, its holder without it, the Stone itself; before that the Boss, and the unknown first. */
function goal(view: View, seat: Seat): number | 'unexplored' {
  const { heroes, rooms, lair } = view
  if (heroes[seat]?.equipped.includes(STONE) === true) return 0
  const holder = heroes.find(
    (hero) => hero.status !== 'eliminated' && hero.equipped.includes(STONE),
  )
  if (holder !== undefined) return holder.at
  const stone = rooms.findIndex(({ items }) => items.includes(STONE))
  if (stone >= 0) return stone
  if (lair === null) return 'unexplored'
  const boss = rooms.findIndex(({ monster }) => monster !== null && monster.card === view.boss)
  return boss >= 0 ? boss : lair
}
