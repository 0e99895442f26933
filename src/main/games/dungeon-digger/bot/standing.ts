/** How a game stands, from what a seat sees: what everybody would have if it ended now. */
import {
  AWARD_GOLD,
  AWARDS,
  ESCAPE_LOSS,
  type DungeonMap,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { Latest, onceOfLatest } from '@shared/once'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { firstAlone, measure, targetOf } from '../ending'
import { allCorridors } from '../map/corridors'
import { corridorGold } from '../map/earnings'
import { connectedTo, LATEST_MAPS, ownedAt, ownRooms } from '../map/tiles'
import { COIN, STAGES, type Stage } from './prospects'

/** What each seat measures for each award now. */
export function measuresOf({ map, players }: View): readonly (readonly number[])[] {
  const measures = measuresOn(map)
  if (measures.length === 0)
    for (const award of AWARDS) measures.push(players.map((_, seat) => measure(map, seat, award)))
  return measures
}
const measuresOn = onceOfLatest(LATEST_MAPS, (_: DungeonMap): (readonly number[])[] => [])

const guessed = new Latest<DungeonMap, readonly number[]>(LATEST_MAPS)
/** Gold on the track; where nobody is told, as far as the map still shows it (R41). */
export function goldsOf({ map, players }: View): readonly number[] {
  if (players.every(({ gold }) => gold !== null)) return players.map(({ gold }) => gold ?? 0)
  let golds = guessed.get(map)
  if (golds === undefined)
    guessed.set(map, (golds = players.map((_, seat) => goldShown(map, seat))))
  return golds
}
const SAME_TYPE_GOLD = 3
function goldShown(map: DungeonMap, seat: Seat): number {
  let gold = 0
  for (const { owner, complete, length } of allCorridors(map))
    if (owner === seat && complete) gold += corridorGold(length)
  let links = 0
  for (const space of ownRooms(map, seat)) {
    const room = ownedAt(map, space, seat)
    if (room === null) continue
    const { type } = tileCard(room.tile)
    for (const there of connectedTo(map, space)) {
      const beside = ownedAt(map, there, seat)
      if (there > space && beside !== null && tileCard(beside.tile).type === type) links += 1
    }
  }
  return gold + SAME_TYPE_GOLD * links
}

/** Coins in hand and stored, those of others by their mean. */
export function coinsOf({ players, stored, map }: View, seat: Seat): number {
  const player = players[seat]
  if (player === undefined) return 0
  const hand = player.coins?.reduce<number>((sum, coin) => sum + coin, 0)
  let total = hand ?? COIN * player.coinCount
  for (const { at, count, coins } of stored)
    if (ownedAt(map, at, seat) !== null)
      total += coins?.reduce<number>((sum, coin) => sum + coin, 0) ?? COIN * count
  return total
}

/** How many: a coin that a guess draws is worth no more than any other. */
export function coinCountOf({ players, stored, map }: View, seat: Seat): number {
  const hand = players[seat]?.coinCount ?? 0
  return stored.reduce(
    (sum, { at, count }) => sum + (ownedAt(map, at, seat) === null ? 0 : count),
    hand,
  )
}

/** By seat, if the game ended now; who left the game has nothing. */
export function totalsOf(view: View): readonly number[] {
  const { players, scenario } = view
  const golds = goldsOf(view)
  const totals = players.map((player, seat) =>
    player.isOut
      ? -Infinity
      : (golds[seat] ?? 0) +
        coinsOf(view, seat) -
        ESCAPE_LOSS * (scenario.type === 'adventurers' ? (scenario.escapes[seat] ?? 0) : 0),
  )
  for (const values of measuresOf(view)) {
    const first = firstAlone(values)
    if (first !== null) totals[first] = (totals[first] ?? 0) + AWARD_GOLD
  }
  return totals
}
/** How far a seat is ahead of the best of the others, if the game ended now. */
export function leadOf(view: View, seat: Seat): number {
  const totals = totalsOf(view)
  const others = totals.filter((_, other) => other !== seat)
  return (totals[seat] ?? 0) - Math.max(...others)
}

/** How near the end is. */
export function stageOf(view: View): Stage {
  const { scenario } = view
  const target = targetOf(view)
  const done =
    scenario.type === 'sandsOfTime'
      ? scenario.clock / scenario.last
      : Math.max(...goldsOf(view)) / (target ?? 1)
  return Math.max(0, Math.min(STAGES, Math.floor(done * (STAGES + 1))))
}
