/** Dwarven Citadel (16.4): a coin for each step into it, and nobody comes out again (R54). */
import type { Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { citadelCapacity } from '../cards/numbers'
import { log, push, scenarioOf, type Draft } from '../draft'
import type { State } from '../state'
import { takeMinions } from '../tokens'
import { countAt } from '../values'
import { tileAt } from '../map/tiles'

export function isCitadel({ map }: Pick<State, 'map'>, at: Space): boolean {
  const tile = tileAt(map, at)
  return tile?.kind === 'neutral' && tile.tile === 'citadel'
}
/** Places that are free. */
export function citadelLeft(g: Pick<State, 'scenario' | 'players'>): number {
  return citadelCapacity(g.players.length) - insideOf(g)
}
function insideOf(g: Pick<State, 'scenario'>): number {
  const inside = scenarioOf(g, 'dwarvenCitadel')?.inside ?? []
  return inside.reduce((sum, count) => sum + count, 0)
}
export function enterCitadel(g: Draft, seat: Seat, at: Space): void {
  const citadel = scenarioOf(g, 'dwarvenCitadel')
  if (citadel === null) return
  const count = countAt(g, seat, at)
  takeMinions(g, seat, at, count)
  g.scenario = {
    ...citadel,
    inside: citadel.inside.with(seat, (citadel.inside[seat] ?? 0) + count),
  }
  log(g, { type: 'entered-citadel', seat, count, inside: insideOf(g) })
  push(g, { type: 'coins', seat, count: 1, exchange: false })
}
