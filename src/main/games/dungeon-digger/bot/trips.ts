/** Where minions could go with the steps of a Move, and by how much that betters their stand. */
import type { Space, View } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { connectedTo } from '../map/tiles'
import { journeys, type Journey, type Walk } from '../map/walking'
import { COIN } from './prospects'
import { MINION, stanceOf, type Sense } from './posts'
import { countIn, without } from '@shared/games/dungeon-digger/hexes'
import { attackOf } from '../values'
import { isEggs } from '../scenarios/dragons-lair'

/** A minion of somebody else's killed. */
const KILL = 0.9
/** Where only those who stand in the way keep anything from happening. */
const LAST_KILL = 1.6
/** Each step on the way, so that of equals the shortest is taken. */
const STEP = 0.04
const BOUNTY = 5
const MONSTER_GROUPS = [3, 4] as const
/** The Treasure nearer to the own Portal, by a tile; and on it. */
const CARRIED = 1.6
const DELIVERED = 8

/** By first step (`stepKey`): the most that can come of it. */
export type Trips = ReadonlyMap<number, number>
export function stepKey(from: Space, size: number, to: Space): number {
  return (from * MOST + size) * MOST + to
}
/** More spaces than any board has, and more minions than anybody. */
const MOST = 1 << 10

export function tripsOf(sense: Sense, steps: number): Trips {
  const { view, seat } = sense
  const trips = new Map<number, number>()
  const stands = view.minions[seat] ?? []
  const targetsOf = (walk: Walk) => sense.targets(walk)
  for (const from of new Set(stands)) {
    const there = countIn(stands, from)
    for (const size of sizesOf(there)) {
      const posts = sense.posts(size >= 3)
      const before = stanceOf(stands, posts, sense.doubled)
      const others = without(stands, from, size)
      for (const journey of journeys(sense.ground, walkOf(sense, from, size), steps, targetsOf)) {
        const [first] = journey.steps
        if (first === undefined) continue
        const gain =
          stanceOf(others, posts, sense.doubled, journey.to, journey.size) -
          before +
          onTheWay(sense, from, size, journey)
        const key = stepKey(from, size, first.to)
        if (gain > (trips.get(key) ?? -Infinity)) trips.set(key, gain)
      }
    }
  }
  return trips
}
function sizesOf(there: number): readonly number[] {
  const squads = MONSTER_GROUPS.filter((size) => size < there)
  return there === 1 ? [1] : [...new Set([1, ...(there > 2 ? [2] : []), ...squads, there])]
}
function walkOf({ view, seat }: Sense, from: Space, size: number): Walk {
  return {
    seat,
    from,
    size,
    strength: attackOf(view, seat, size),
    pitUsed: view.marks.includes('pit'),
    portals: view.scenario.type === 'creatures',
  }
}
/** Kills, Traps, what it takes; and the Treasure, if it is carried. */
function onTheWay(
  sense: Sense,
  from: Space,
  size: number,
  { to, steps, size: arriving }: Journey,
): number {
  let worth = -STEP * steps.length - (size - arriving) * MINION
  for (const step of steps) {
    worth += step.kills * (sense.isRestless ? LAST_KILL : KILL * sense.hurt)
    if (step.kills > 0) worth += bountyAt(sense.view, sense.seat, step.to)
  }
  const { scenario } = sense.view
  if (scenario.type !== 'dragonsLair') return worth
  const { treasure } = scenario
  if (treasure?.at === from && treasure.carrier === sense.seat)
    worth += homeward(sense, from) - homeward(sense, to)
  if (isEggs(sense.view, from)) worth -= 2
  return worth
}
function bountyAt({ pieces, scenario }: View, seat: Seat, at: Space): number {
  const killed = pieces.filter((piece) => piece.at === at && piece.seat !== seat).length
  return killed * (scenario.type === 'adventurers' ? BOUNTY + COIN : COIN * 2)
}

const FAR = 20
/**
 * What the way home still costs whoever carries the Treasure: it ends the game, so only who is not far behind goes, or
 * who would wait in vain.
 */
function homeward({ view, own, lead, isRestless }: Sense, at: Space): number {
  const hoard = view.scenario.type === 'dragonsLair' ? COIN * view.scenario.hoard : 0
  if (own.portal === null || (lead + hoard < 0 && !isRestless)) return 0
  if (own.portal === at) return -DELIVERED
  return CARRIED * Math.min(FAR, wayBetween(view, at, own.portal))
}
export function wayBetween({ map }: View, from: Space, to: Space): number {
  const ways = new Map<Space, number>([[from, 0]])
  for (const [at, way] of ways) {
    if (at === to) return way
    for (const there of connectedTo(map, at)) if (!ways.has(there)) ways.set(there, way + 1)
  }
  return FAR
}
