/** Monster Hunt (16.1): tiles placed face down far from Portals, turned up at once or when somebody opens towards them. */
import type { Action, ActionOf, HuntTile, NeutralTile, Space } from '@shared/games/dungeon-digger'
import { HUNT } from '../cards/numbers'
import { log, push, scenarioOf, type Draft } from '../draft'
import { gainGold, logCorridors } from '../gold'
import { newlyComplete } from '../map/corridors'
import { corridorGold } from '../map/earnings'
import { distance, EDGES, neighbour } from '@shared/games/dungeon-digger/hexes'
import { emptySpaces } from '../map/placing'
import { edgeAt, withTile, tileAt } from '../map/tiles'
import type { State, Task, TaskOf } from '../state'

export function distanceToPortals(g: State, at: Space): number {
  return Math.min(
    ...g.players.map(({ portal }) => (portal === null ? Infinity : distance(portal, at))),
  )
}
export const hide = {
  options(g: Draft): readonly Action[] {
    return emptySpaces(g)
      .filter((at) => distanceToPortals(g, at) >= HUNT.distance)
      .map((at): ActionOf<'hide'> => ({ type: 'hide', at }))
  },
  answer(g: Draft, { seat }: TaskOf<'hide'>, action: Action): void {
    const hunt = scenarioOf(g, 'monsterHunt')
    const [tile, ...stack] = hunt?.stack ?? []
    if (action.type !== 'hide' || hunt === null || tile === undefined) return
    g.scenario = { ...hunt, stack }
    g.map = withTile(g.map, action.at, hidden(tile, g.options.monsterHuntFaceDown))
    log(g, { type: 'tile-hidden', seat, at: action.at })
  },
}
/** By option any edge may lie against all of them, face down or up. */
function hidden(tile: HuntTile, faceDown: boolean): NeutralTile {
  return {
    kind: 'neutral',
    tile,
    faceUp: false,
    anyEdgeFits: faceDown || tile === 'rock',
    markers: [],
  }
}
function turnUp(g: Draft, at: Space): void {
  const tile = tileAt(g.map, at)
  if (tile?.kind !== 'neutral') return
  g.map = withTile(g.map, at, { ...tile, faceUp: true })
  g.reveals = true
  log(g, { type: 'tile-revealed', at, tile: tile.tile })
}
/** All are placed: they are turned up, but for the option. */
export function runTurnUp(g: Draft): void {
  g.agenda.pop()
  if (g.options.monsterHuntFaceDown) return
  for (const [at, tile] of g.map.tiles.entries()) if (isFaceDown(tile)) turnUp(g, at)
}
function isFaceDown(tile: State['map']['tiles'][number] | undefined): boolean {
  return tile?.kind === 'neutral' && !tile.faceUp
}

/**
 * Tiles that the one at `at` opens towards are turned up; corridors that they close score at once for their owners.
 * @returns the coins of those corridors' Nuggets
 */
export function turnUpBeside(g: Draft, at: Space): readonly Task[] {
  if (g.scenario.type !== 'monsterHunt' || !g.options.monsterHuntFaceDown) return []
  const before = g.map
  for (const edge of EDGES) {
    const beside = neighbour(g.map.area, at, edge)
    if (beside === null || !isFaceDown(tileAt(g.map, beside))) continue
    const kind = edgeAt(g.map, at, edge)
    if (kind === 'door' || kind === 'corridor') turnUp(g, beside)
  }
  const closed = newlyComplete(before, g.map)
  logCorridors(g, closed)
  return closed.map(({ owner, length, spaces, nuggets }): Task => {
    gainGold(g, owner, corridorGold(length), 'corridor', spaces)
    return { type: 'coins', seat: owner, count: nuggets, exchange: false }
  })
}
export function pushHiding(g: Draft, seats: readonly number[], rounds: number): void {
  const tasks = Array.from({ length: rounds }, () =>
    seats.map((seat): Task => ({ type: 'hide', seat })),
  )
  push(g, ...tasks.flat(), { type: 'turn-up' })
}
