/** Dragon's Lair (16.5): tiles turned up on entering, the Dragon, the Treasure and its Hoard. */
import {
  PIT,
  type Action,
  type ActionOf,
  type Coin,
  type Space,
  PORTAL,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { drawFromBag, gainCoin, payCoin, values } from '../coins'
import { log, minionsOf, playerAt, push, scenarioOf, type Draft } from '../draft'
import { EDGES, neighbour } from '@shared/games/dungeon-digger/hexes'
import { connectedTo, withTile, tileAt } from '../map/tiles'
import type { ScenarioOf, State, TaskOf } from '../state'
import { killMinions, putMinions, refreshGround, takeMinions, takeUpTreasure } from '../tokens'
import { countAt, isHeldByEnemy } from '../values'

function lairTile({ map }: Pick<State, 'map'>, at: Space): string | null {
  const tile = tileAt(map, at)
  return tile?.kind === 'neutral' && tile.faceUp && tile.tile.startsWith('lair-') ? tile.tile : null
}
export function isEggs(
  g: Pick<State, 'map'> & { readonly scenario: Pick<State['scenario'], 'type'> },
  at: Space,
): boolean {
  return g.scenario.type === 'dragonsLair' && lairTile(g, at) === 'lair-eggs'
}
/** Nobody enters where the Dragon is, but for its own tile (R55). */
export function mayMeetDragon(g: State, to: Space): boolean {
  return scenarioOf(g, 'dragonsLair')?.dragon !== to || lairTile(g, to) === 'lair-dragon'
}
function set(g: Draft, change: Partial<ScenarioOf<'dragonsLair'>>): void {
  const lair = scenarioOf(g, 'dragonsLair')
  if (lair !== null) g.scenario = { ...lair, ...change }
}
function placeOf({ map }: State, kind: string): Space | null {
  const at = map.tiles.findIndex(
    (tile) => tile?.kind === 'neutral' && tile.faceUp && tile.tile === kind,
  )
  return at < 0 ? null : at
}

/** A tile of the lair is turned up when a minion first enters; the Dragon's attacks whoever enters it. */
export function revealLair(g: Draft, seat: Seat, at: Space): void {
  const tile = tileAt(g.map, at)
  if (tile?.kind !== 'neutral' || !tile.tile.startsWith('lair-')) return
  if (!tile.faceUp) {
    g.map = withTile(g.map, at, { ...tile, faceUp: true })
    g.reveals = true
    log(g, { type: 'tile-revealed', at, tile: tile.tile })
    if (tile.tile === 'lair-treasure') set(g, { treasure: { at, carrier: null } })
  }
  if (tile.tile === 'lair-dragon') comeTo(g, at, null)
  if (tile.tile === 'lair-treasure') takeUpTreasure(g, seat, at)
}
/** The token comes to a space and attacks whoever stands there; the Treasure goes home (R64). */
function comeTo(g: Draft, at: Space, by: Seat | null): void {
  set(g, { dragon: at })
  refreshGround(g)
  log(g, { type: 'dragon-moved', at, by })
  const attacked = [...g.players.keys()].filter((seat) => countAt(g, seat, at) > 0)
  push(g, ...attacked.map((seat) => ({ type: 'rescue', seat, at }) as const), {
    type: 'dragon-fed',
    at,
  })
}
export function wakeDragon(g: Draft, at: Space): void {
  comeTo(g, at, null)
}

/** Each minion is saved by a coin of its player's on the Hoard and a tile to flee to, or dies (R44, R59). */
export const rescue = {
  options(g: Draft, { seat, at }: TaskOf<'rescue'>): readonly Action[] {
    if (countAt(g, seat, at) === 0) return []
    const coins = values(playerAt(g, seat).coins)
    const ways = refugesFrom(g, seat, at)
    const saved = ways.flatMap((to) => coins.map((coin): Action => ({ type: 'rescue', coin, to })))
    return [...saved, { type: 'refuse' }]
  },
  answer(g: Draft, task: TaskOf<'rescue'>, action: Action): void {
    const { seat, at } = task
    if (action.type !== 'rescue') {
      killMinions(g, seat, at, countAt(g, seat, at), { by: null, cause: 'dragon' })
      return
    }
    payCoin(g, seat, action.coin, null)
    growHoard(g, action.coin)
    takeMinions(g, seat, at, 1)
    putMinions(g, seat, action.to, 1)
    log(g, { type: 'rescued', seat, from: at, to: action.to })
    push(g, task)
  },
}
/** Revealed or ordinary tiles next door that enemies do not hold; nothing happens on arrival there (R44). */
function refugesFrom(g: State, seat: Seat, at: Space): readonly Space[] {
  return connectedTo(g.map, at).filter((to) => {
    const tile = tileAt(g.map, to)
    if (tile === null || isHeldByEnemy(g, seat, to) || !mayMeetDragon(g, to)) return false
    if (tile.kind === 'neutral') return tile.faceUp
    return tile.tile !== PIT && (tile.tile !== PORTAL || tile.owner === seat)
  })
}
function growHoard(g: Draft, coin: Coin): void {
  const lair = scenarioOf(g, 'dragonsLair')
  if (lair === null) return
  set(g, { hoard: [...lair.hoard, coin] })
  log(g, { type: 'hoard-grown', coins: lair.hoard.length + 1 })
}
/** Where the Dragon meets the Treasure, both go home and the Hoard grows by a coin. */
export function runDragonFed(g: Draft, { at }: TaskOf<'dragon-fed'>): void {
  g.agenda.pop()
  const treasure = scenarioOf(g, 'dragonsLair')?.treasure ?? null
  const home = placeOf(g, 'lair-treasure')
  if (treasure?.at !== at || home === null) return
  set(g, { treasure: { at: home, carrier: null }, dragon: placeOf(g, 'lair-dragon') })
  refreshGround(g)
  log(g, { type: 'dragon-moved', at: placeOf(g, 'lair-dragon'), by: null })
  const coin = drawFromBag(g)
  if (coin !== null) growHoard(g, coin)
  for (const seat of g.players.keys()) if (home !== at) takeUpTreasure(g, seat, home)
}

/** The carrier takes it along; one that lies on the way lies on. */
export function moveTreasure(g: Draft, seat: Seat, from: Space, to: Space, carried: boolean): void {
  const treasure = scenarioOf(g, 'dragonsLair')?.treasure
  if (treasure?.at === from && treasure.carrier === seat && carried)
    set(g, { treasure: { at: to, carrier: seat } })
}
/** On the own Portal the Hoard is the carrier's, and the game ends with this turn. */
export function deliver(g: Draft, seat: Seat, at: Space): void {
  const lair = scenarioOf(g, 'dragonsLair')
  if (lair === null || lair.treasure?.at !== at || lair.treasure.carrier !== seat) return
  if (playerAt(g, seat).portal !== at || lair.delivered !== null) return
  for (const coin of lair.hoard) gainCoin(g, seat, coin, 'hoard', null)
  set(g, { hoard: [], delivered: seat })
  g.reveals = true
  log(g, { type: 'treasure-delivered', seat, coins: lair.hoard.length })
}

/** While somebody else's minion carries the Treasure, the Dragon goes any way for a point, but onto no Portal (R45). */
export function dragonOptions(g: State, seat: Seat): readonly ActionOf<'dragon'>[] {
  const lair = scenarioOf(g, 'dragonsLair')
  const { dragon = null, treasure = null } = lair ?? {}
  if (dragon === null || treasure === null) return []
  if (treasure.carrier === null || treasure.carrier === seat) return []
  return EDGES.flatMap((edge) => {
    const to = neighbour(g.map.area, dragon, edge)
    if (to === null) return []
    const tile = tileAt(g.map, to)
    return tile?.kind === 'owned' && tile.tile === PORTAL ? [] : [{ type: 'dragon', to } as const]
  })
}
export function moveDragon(g: Draft, seat: Seat, to: Space): void {
  comeTo(g, to, seat)
}
export function isOnEggs(g: State, seat: Seat): boolean {
  return minionsOf(g, seat).some((at) => isEggs(g, at))
}
