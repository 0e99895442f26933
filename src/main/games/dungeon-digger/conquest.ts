/** Conquer: rooms of others, Monsters and Ruins, Portals in Creatures; and own tiles liberated (sections 7, 11). */
import {
  PORTAL,
  type Action,
  type ActionOf,
  type MapTile,
  type Space,
  type Take,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { HUNT, MARKERS_TO_ELIMINATE } from './cards/numbers'
import { gainCoin, setStored, stealCoin, storedAt } from './coins'
import { hasMark, log, playerAt, push, setPlayer, type Draft } from './draft'
import { gainGold } from './gold'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { withTile, tileAt } from './map/tiles'
import { isCreature } from './pieces'
import type { State } from './state'
import { dropTreasure, takeMinions, toReserve } from './tokens'
import { countAt, piecesOf, standsOf } from './values'
import { inOrder } from '@shared/games/dungeon-digger/hexes'

/** Where an own minion stands, or a creature that conquers. */
function conquerorsOf(g: State, seat: Seat): readonly Space[] {
  return inOrder([...standsOf(g, seat), ...conqueringCreatures(g, seat)])
}
/** The Giant Insect is none (16.6). */
function conqueringCreatures(g: State, seat: Seat): readonly Space[] {
  return piecesOf(g, seat).flatMap(({ id, at }) =>
    at !== null && isCreature(id) && id !== 'giantInsect' ? [at] : [],
  )
}

export function conquerOptions(g: State, seat: Seat): readonly Action[] {
  return conquerorsOf(g, seat).flatMap((at): readonly Action[] => {
    const tile = tileAt(g.map, at)
    if (tile === null) return []
    if (tile.kind === 'owned' && tile.owner === seat)
      return [...new Set(tile.markers)].map((marker): Action => ({ type: 'liberate', at, marker }))
    if (!isConquerable(g, seat, tile)) return []
    const takes = takesOf(g, tile, at)
    return tokensFor(g, seat, at).flatMap((from) =>
      takes.map((take): Action => ({ type: 'conquer', at, take, from })),
    )
  })
}
/** Enemy rooms without the own marker, no Pits; Portals in Creatures; Monsters once, Ruins again and again. */
export function isConquerable(
  g: Pick<State, 'eliminated'> & { readonly scenario: Pick<State['scenario'], 'type'> },
  seat: Seat,
  tile: MapTile,
): boolean {
  if (tile.kind === 'neutral') {
    if (!tile.faceUp) return false
    if (tile.tile === 'monster') return tile.markers.length === 0
    return tile.tile === 'ruins' && !tile.markers.includes(seat)
  }
  if (tile.owner === seat || g.eliminated.includes(tile.owner)) return false
  const { type, category } = tileCard(tile.tile)
  if (type === 'portal') return g.scenario.type === 'creatures'
  return category === 'room' && type !== 'pit' && !tile.markers.includes(seat)
}
/** Whence the marker comes: the minion there, with a creature there any own one, with Total War the reserve. */
function tokensFor(g: State, seat: Seat, at: Space): readonly (Space | null)[] {
  if (countAt(g, seat, at) > 0 && hasMark(g, 'conquers-from-reserve')) {
    if (playerAt(g, seat).reserve > 0) return [null]
  }
  return conqueringCreatures(g, seat).includes(at) ? standsOf(g, seat) : [at]
}
/** Whence the coin comes (R21, R33, R52). */
function takesOf(g: State, tile: MapTile, at: Space): readonly Take[] {
  const bag: readonly Take[] = g.coinBag.length > 0 ? ['bag'] : []
  if (tile.kind === 'neutral') {
    const [holder] = tile.markers
    if (tile.tile === 'monster') return ['none']
    if (holder === undefined) return orNone(bag)
    return orNone(hand(g, holder))
  }
  const { type } = tileCard(tile.tile)
  const owners = hand(g, tile.owner)
  if (type === 'treasure') {
    const stored: readonly Take[] = storedAt(g, at).length > 0 ? ['stored'] : []
    const first = [...stored, ...owners]
    return first.length > 0 ? first : orNone(bag)
  }
  if (type === 'portal') return owners.length > 0 ? owners : orNone(bag)
  return orNone([...bag, ...owners])
}
function hand(g: State, seat: Seat): readonly Take[] {
  return playerAt(g, seat).coins.length > 0 ? ['hand'] : []
}
function orNone(takes: readonly Take[]): readonly Take[] {
  return takes.length > 0 ? takes : ['none']
}

export function conquer(g: Draft, seat: Seat, { at, take, from }: ActionOf<'conquer'>): void {
  const tile = tileAt(g.map, at)
  if (tile === null) return
  const isPortal = tile.kind === 'owned' && tile.tile === PORTAL
  const replaced = isPortal ? [] : tile.markers
  setMarker(g, seat, from)
  for (const marker of replaced) {
    toReserve(g, marker, 1)
    log(g, { type: 'marker-removed', seat: marker, at, by: seat })
  }
  g.map = withTile(g.map, at, { ...tile, markers: isPortal ? [...tile.markers, seat] : [seat] })
  g.busy = true
  const owner = tile.kind === 'owned' ? tile.owner : null
  log(g, { type: 'conquered', seat, at, from, owner })
  takeCoin(g, seat, at, tile, take, replaced[0] ?? null)
  if (tile.kind === 'neutral') conquerNeutral(g, seat, at, tile.tile === 'monster')
  else if (tile.tile === 'THR-1') skipTurn(g, tile.owner)
  else if (isPortal && tile.markers.length + 1 >= MARKERS_TO_ELIMINATE)
    push(g, { type: 'eliminated', seat: tile.owner })
}
function setMarker(g: Draft, seat: Seat, from: Space | null): void {
  if (from === null) toReserve(g, seat, -1)
  else {
    takeMinions(g, seat, from, 1)
    dropTreasure(g, seat, from)
  }
}
/** The next turn alone: several do not add up (R23). */
function skipTurn(g: Draft, seat: Seat): void {
  setPlayer(g, seat, { skips: true })
  log(g, { type: 'turn-to-skip', seat })
}
function conquerNeutral(g: Draft, seat: Seat, at: Space, isMonster: boolean): void {
  if (isMonster) {
    gainGold(g, seat, HUNT.gold, 'monster', [at])
    return
  }
  g.turn = { ...g.turn, points: g.turn.points + 1 }
  log(g, { type: 'points-gained', seat, points: 1 })
}
/** @param holder of Ruins, before */
function takeCoin(
  g: Draft,
  seat: Seat,
  at: Space,
  tile: MapTile,
  take: Take,
  holder: Seat | null,
): void {
  const exchange = piecesOf(g, seat).some((piece) => piece.id === 'elemental' && piece.at === at)
  const isTreasure = tile.kind === 'owned' && tileCard(tile.tile).type === 'treasure'
  // With a Treasure Room one from the bag comes besides (R21).
  if (take === 'bag' || (isTreasure && take !== 'none'))
    push(g, { type: 'coins', seat, count: 1, exchange })
  const from = tile.kind === 'owned' ? tile.owner : holder
  if (take === 'hand' && from !== null) {
    const coin = stealCoin(g, from, seat)
    if (coin !== null && exchange) push(g, { type: 'exchange', seat, coin, source: from })
  }
  if (take === 'stored' && from !== null) {
    for (const coin of storedAt(g, at)) gainCoin(g, seat, coin, 'stored', from)
    setStored(g, at, [])
    g.reveals = true
  }
}

/** Nothing is given up and nothing drawn; of several markers on a Portal one goes. */
export function liberate(g: Draft, seat: Seat, { at, marker }: ActionOf<'liberate'>): void {
  const tile = tileAt(g.map, at)
  if (tile === null) return
  const markers = tile.markers.toSpliced(tile.markers.indexOf(marker), 1)
  g.map = withTile(g.map, at, { ...tile, markers })
  toReserve(g, marker, 1)
  g.busy = true
  log(g, { type: 'marker-removed', seat: marker, at, by: seat })
  log(g, { type: 'liberated', seat, at })
}
