/** Where a bot goes: what every place in the dungeon promises, less the way there. */
import { STONE } from '@shared/games/dungeon-run'
import { monsterCard } from '../cards'
import { atlasOf } from '../atlas'
import type { Goal, Routes } from './found'
import { routesOf, unexplored } from './routes'
import { fightWith, readiness, type Sense } from './sense'
import { gainBy } from './worth'

/** A move less is worth so much. */
const PER_MOVE = 0.55
/** How ready a hero is that goes for the Boss; less and less is asked as time passes. */
const READY = 0.95

export function goalOf(sense: Sense): Goal {
  return (sense.known.goal ??= find(sense))
}
function find(sense: Sense): Goal {
  const { view, hero, seat, holder } = sense
  const routes = routesOf(sense)
  let best: Goal = { room: hero.at, dir: -1, worth: -Infinity }
  const consider = (room: number, worth: number, dir = routes.first[room] ?? -1) => {
    const total = worth - PER_MOVE * (routes.cost[room] ?? Infinity)
    // Of equals the tile that was found first.
    if (total > best.worth || (total === best.worth && room < best.room))
      best = { room, dir, worth: total }
  }
  if (holder === seat) {
    consider(0, 100)
    return best
  }
  if (holder !== null) {
    consider(huntAt(sense, holder, routes), 100)
    return best
  }
  view.rooms.forEach(({ items, faceDown, monster, strangers }, room) => {
    if (items.includes(STONE)) consider(room, 40)
    if (monster !== null) return
    let found = 1.6 * faceDown
    for (const item of items) found += Math.max(0.4, Math.min(3, gainBy(sense, item)))
    if (found > 0) consider(room, 2 + found)
    if (hero.wounds >= 3 && strangers.some((one) => one.startsWith('bonesetter'))) consider(room, 4)
    for (const dir of unexplored(view, room))
      consider(room, 3.4, room === hero.at ? dir : undefined)
  })
  if (view.lair !== null && !view.bossDead) consider(view.lair, 1.2)
  for (const { room, card, most } of monstersAround(sense, routes))
    if (most >= best.worth) consider(room, worthOfMonster(sense, card))
  return best
}
/** Monsters, by what they are worth at most with the way there: those that cannot be worth more than others are not reckoned with. */
function monstersAround({ view }: Sense, routes: Routes) {
  const found: { readonly room: number; readonly card: string; readonly most: number }[] = []
  view.rooms.forEach(({ monster }, room) => {
    if (monster === null) return
    const { card } = monster
    const { boss } = monsterCard(card)
    const cost = routes.cost[room] ?? Infinity
    // Nor is what is far away, but for the Boss.
    if (cost > 5 && !boss) return
    found.push({ room, card, most: (boss ? BOSS : MOST_OF_MONSTERS) - PER_MOVE * cost })
  })
  return found.sort((one, other) => other.most - one.most)
}
/** What a Boss is worth to who is ready for it, and any other monster at most. */
const BOSS = 9
const MOST_OF_MONSTERS = 4.5
function worthOfMonster(sense: Sense, card: string): number {
  const { view } = sense
  if (monsterCard(card).boss) return isReady(sense, card) ? BOSS : -3
  if (view.bossDead) return -2
  const odds = fightWith(sense, card)
  if (odds === null) return -2
  return Math.min(
    MOST_OF_MONSTERS,
    1 + odds.worth * 0.6 + Math.min(1.5, readiness(sense, card)) - 1,
  )
}
export function isReady(sense: Sense, boss: string): boolean {
  const { view, hero, seat } = sense
  // Those who stand here will fight it too, or help.
  let company = 0
  view.heroes.forEach(({ at, status }, other) => {
    if (other !== seat && at === hero.at && status === 'standing') company += 1
  })
  const patience = READY - Math.max(0, view.round - PATIENT) * 0.05
  return readiness(sense, boss) * (1 + 0.4 * company) >= patience
}
/** Rounds after which nobody waits to be stronger any more, little by little. */
const PATIENT = 14

/** Where to meet the Stone's holder: where it is, or on its way home. */
function huntAt(sense: Sense, holder: number, routes: Routes): number {
  const { view } = sense
  const target = view.heroes[holder]
  if (target === undefined) return sense.hero.at
  const { distance, neighbours } = atlasOf(view.layout)
  const home = distance[target.at] ?? 0
  const away = routes.cost[target.at] ?? Infinity
  if (away <= 2 || home === 0) return target.at
  // The tile on its way home that this hero reaches first.
  let room = target.at
  for (let steps = 1; steps <= home; steps++) {
    const next = (neighbours[room] ?? []).find(
      (there) => there >= 0 && (distance[there] ?? Infinity) < (distance[room] ?? 0),
    )
    if (next === undefined) break
    room = next
    if ((routes.cost[room] ?? Infinity) <= steps) return room
  }
  return (routes.cost[0] ?? Infinity) + 3 < away ? 0 : target.at
}
