/** What a position is worth to a seat at the end of its turn, against the others: in gold. */
import {
  AWARD_GOLD,
  ESCAPE_LOSS,
  type RoomType,
  type Space,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { targetOf } from '../ending'
import { allCorridors } from '../map/corridors'
import { isActive, tileAt, typeOf } from '../map/tiles'
import { countAt } from '../values'
import { type Sense, stanceOf, TURN } from './posts'
import { COIN, corridorHope, isRoomType, later, roomWorth, type Stage } from './prospects'
import { coinCountOf, goldsOf, measuresOf, totalsOf } from './standing'

/** The next turn's tiles, as far as they are in hand. */
const NEXT_TURN = 0.7
const OTHERS_TURN = 0.45
const MINIONS = [0, 1.7, 2.9, 3.7, 4.2, 4.6, 4.9] as const
/** A won game against a lost one, besides by how much. */
const WON = 30

/** @param sense of the position as the seat sees it */
export function estimate(sense: Sense): number {
  const { view, seat } = sense
  const ends = endsNow(view)
  if (ends) return finalWorth(view, seat)
  const stage = sense.stage
  const standings = view.players.map((player, at) =>
    player.isOut ? 0 : standingOf(view, at, stage),
  )
  const own = (standings[seat] ?? 0) + ownTurn(sense)
  const others = standings.filter((_, at) => at !== seat && view.players[at]?.isOut !== true)
  const best = Math.max(0, ...others)
  const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length)
  return own - (0.5 * best + 0.5 * mean) - exposure(sense)
}
/** With the end of this turn. */
function endsNow(view: View): boolean {
  const { scenario } = view
  if (scenario.type === 'dwarvenCitadel')
    if (scenario.inside.reduce((sum, count) => sum + count, 0) >= scenario.capacity) return true
  if (scenario.type === 'dragonsLair' && scenario.delivered !== null) return true
  const target = targetOf(view)
  return view.result !== null || (target !== null && Math.max(...goldsOf(view)) >= target)
}
/** Above 0: won; 0: shared with others. */
export function finalWorth(view: View, seat: Seat): number {
  const totals = totalsOf(view)
  const lead = (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat))
  if (lead > 0) return WON + lead
  return lead === 0 ? 0 : -WON + lead
}

function standingOf(view: View, seat: Seat, stage: Stage): number {
  const { map, players, scenario } = view
  const player = players[seat]
  if (player === undefined) return 0
  const escapes = scenario.type === 'adventurers' ? (scenario.escapes[seat] ?? 0) : 0
  const minions = Math.min(player.resources.inUse, MINIONS.length - 1)
  return (
    (goldsOf(view)[seat] ?? 0) +
    COIN * coinCountOf(view, seat) -
    ESCAPE_LOSS * escapes -
    (player.skips ? TURN : 0) +
    awardsHoped(view, seat, stage) +
    roomsWorth(view, seat, stage) +
    (MINIONS[minions] ?? 0) * (0.3 + 0.7 * later(stage)) +
    allCorridors(map)
      .filter(({ owner }) => owner === seat)
      .reduce((sum, corridor) => sum + corridorHope(corridor, stage), 0)
  )
}
/** Each award by how far a seat is ahead or behind in it; it weighs more the nearer the end is. */
function awardsHoped(view: View, seat: Seat, stage: Stage): number {
  let hoped = 0
  for (const measures of measuresOf(view)) {
    const own = measures[seat] ?? 0
    const best = Math.max(...measures.filter((_, other) => other !== seat))
    const sharp = 0.5 + (1 - later(stage)) * 1.6
    hoped += AWARD_GOLD / (1 + Math.exp(-sharp * (own - best - 0.5)))
  }
  return hoped
}
function roomsWorth(view: View, seat: Seat, stage: Stage): number {
  const counts = new Map<RoomType, number>()
  let worth = 0
  for (const [at, tile] of view.map.tiles.entries()) {
    if (tile?.kind !== 'owned' || tile.owner !== seat) continue
    const type = typeOf(tile)
    if (type === 'portal') worth -= 3 * tile.markers.length ** 1.5
    if (!isRoomType(type) || !isActive(view, at)) continue
    const before = counts.get(type) ?? 0
    counts.set(type, before + 1)
    worth += roomWorth(type, before, stage)
  }
  return worth
}
/** What the minions could work or reach in the next turn. */
function ownTurn(sense: Sense): number {
  const stands = sense.view.minions[sense.seat] ?? []
  return NEXT_TURN * stanceOf(stands, sense.posts(stands.length >= 3))
}
/** What the others could do next: rooms within their reach that nobody holds. */
function exposure(sense: Sense): number {
  const { view, seat, hurt } = sense
  let exposed = 0
  for (const [other, stands] of view.minions.entries()) {
    if (other === seat || view.players[other]?.isOut === true) continue
    for (const at of new Set(stands)) exposed += exposedTo(view, seat, at, other)
  }
  return OTHERS_TURN * Math.min(1, hurt + 0.3) * exposed
}
function exposedTo(view: View, seat: Seat, at: Space, other: Seat): number {
  const tile = tileAt(view.map, at)
  // On a room of the seat it will be conquered.
  if (tile?.kind !== 'owned' || tile.owner !== seat || tile.markers.length > 0) return 0
  const type = typeOf(tile)
  const count = countAt(view, other, at)
  if (type === 'portal') return 3 * count
  return isRoomType(type) && type !== 'pit' ? 2 + (type === 'throne' ? 3 : 0) : 0.2
}
