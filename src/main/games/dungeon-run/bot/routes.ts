/** Ways through the dungeon as a hero has to walk them: monsters and rivals in between hold it up, some tiles hurt. */
import type { View } from '@shared/games/dungeon-run'
import { atlasOf, cellKey, DIRS, spotBeyond } from '../atlas'
import { heroCard } from '../cards'
import type { Routes } from './found'
import type { Sense } from './sense'

/** Ways from where the hero stands. */
export function routesOf(sense: Sense): Routes {
  return (sense.known.routes ??= find(sense))
}
function find(sense: Sense): Routes {
  const { view, hero } = sense
  const from = hero.at
  const { neighbours } = atlasOf(view.layout)
  const cost = view.layout.map(() => Infinity)
  const first = view.layout.map(() => -1)
  cost[from] = 0
  const reached = [from]
  while (reached.length > 0) {
    const room = takeNearest(reached, cost)
    const least = cost[room] ?? Infinity
    const leave = room === from ? 0 : delay(sense, room)
    const exits = neighbours[room] ?? []
    for (let dir = 0; dir < exits.length; dir++) {
      const there = exits[dir] ?? -1
      if (there < 0) continue
      const before = cost[there] ?? Infinity
      // Tiles that have been gone on from cost less already.
      if (before <= least + leave + 1) continue
      const total = least + leave + 1 + hurt(sense, there)
      if (total >= before) continue
      if (before === Infinity) reached.push(there)
      cost[there] = total
      first[there] = room === from ? dir : (first[room] ?? -1)
    }
  }
  return { cost, first }
}
/** The tile with the least cost; of equals the one that was found first. */
function takeNearest(reached: number[], cost: readonly number[]): number {
  let nearest = 0
  let room = reached[0] ?? 0
  for (let at = 1; at < reached.length; at++) {
    const other = reached[at] ?? 0
    const gap = (cost[other] ?? Infinity) - (cost[room] ?? Infinity)
    if (gap < 0 || (gap === 0 && other < room)) {
      nearest = at
      room = other
    }
  }
  const last = reached.pop()
  if (last !== undefined && nearest < reached.length) reached[nearest] = last
  return room
}
/** What keeps a hero on a tile that it only wants to cross. */
function delay({ view, seat }: Sense, room: number): number {
  let moves = 0
  if (view.rooms[room]?.monster != null) moves += 1.6
  if (view.layout[room]?.tile === 'x6') moves += 0.3
  if (!view.endgame) return moves
  for (let other = 0; other < view.heroes.length; other++) {
    const rival = view.heroes[other]
    if (other !== seat && rival?.at === room && rival.status === 'standing') moves += 0.8
  }
  return moves
}
/** What entering a tile does to the hero. */
function hurt({ view, hero, life }: Sense, room: number): number {
  const tile = view.layout[room]?.tile
  if (tile === 'x1') {
    const dice = Math.max(1, heroCard(hero.id).stats.dexterity + hero.training.dexterity)
    const falls = view.options.bridgeFall === 'anyOne' ? 1 - (5 / 6) ** dice : (1 / 6) ** dice
    const isFinal = view.endgame || view.options.players === 1
    return falls * (isFinal ? 30 : 5)
  }
  if (tile === 'x7') return life <= 1 ? 3 : 0.4
  return 0
}

/** Exits of a tile that may be explored, as directions. */
export function unexplored(view: View, room: number): readonly number[] {
  const tile = view.layout[room]
  if (tile === undefined || view.tilesLeft === 0 || view.lair !== null) return []
  const open = atlasOf(view.layout).open[room] ?? 0
  if (open === 0) return []
  return DIRS.filter(
    (dir) => (open & (1 << dir)) !== 0 && !view.exhausted.includes(cellKey(spotBeyond(tile, dir))),
  )
}
