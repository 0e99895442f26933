/**
 * The gold of a game counted a second time: from the tiles as they were laid, markers and tokens, and from the finished
 * board. Of the rules' code nothing is used but the numbers of spaces.
 */
import { hexOf } from '@main/games/dungeon-digger/map/hexes'
import type { Event, Space } from '@shared/games/dungeon-digger'
import {
  corridorGoldOn,
  factOf,
  roomGoldOfLast,
  roomGroupSizes,
  runsOf,
  type Board,
  type Piece,
} from './board'

const MONSTER_GOLD = 4
const ADVENTURER_GOLD = 5
const ADVENTURERS = ['barbarian', 'priest', 'thief', 'warrior', 'mage', 'bard']
const MIDDLE = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

export interface Recounted {
  /** By seat, what the track should show. */
  readonly gold: readonly number[]
  /** By seat, what awards go by: the longest complete corridor, the largest group of rooms, markers on the board. */
  readonly longest: readonly number[]
  readonly largest: readonly number[]
  readonly markers: readonly number[]
  readonly board: Board
}
interface Begun {
  readonly players: number
  readonly area: string
  readonly scenario: string | null
  /** Option `monsterHuntFaceDown`. */
  readonly faceDown: boolean
}

/** What lies there before the Portals do. */
function laidOut(scenario: string | null): Piece[] {
  const neutral = (tile: string, q: number, r: number): Piece => ({
    q,
    r,
    owner: null,
    tile,
    rotation: 0,
  })
  if (scenario === 'dwarvenCitadel') return [neutral('citadel', 0, 0)]
  return scenario === 'dragonsLair' ? MIDDLE.map(([q, r]) => neutral('lair-cave', q, r)) : []
}

/** Counts a whole game. */
export function recount(
  { players, area, scenario, faceDown }: Begun,
  events: readonly Event[],
): Recounted {
  const gold = Array.from({ length: players }, () => 0)
  let pieces: readonly Piece[] = laidOut(scenario)
  /** Conquest markers by space. */
  const markers = new Map<Space, number[]>()
  /** Adventurers: whose, and where. */
  const walkers = new Map<string, { readonly seat: number; readonly at: Space | null }>()
  const earn = (seat: number, more: number) => {
    gold[seat] = (gold[seat] ?? 0) + more
  }
  const lay = (at: Space, piece: Omit<Piece, 'q' | 'r'>) => {
    pieces = [...pieces.filter((one) => !isAt(one, at)), { ...hexOf(at), ...piece }]
  }
  const layNeutral = (at: Space, tile: string, blocked: boolean) => {
    lay(at, { owner: null, tile, rotation: 0, blocked, anyEdgeFits: faceDown })
  }
  const isThroneActive = (seat: number): boolean => {
    const throne = pieces.find((piece) => piece.owner === seat && factOf(piece)?.type === 'throne')
    if (throne === undefined) return false
    const isMarked = [...markers].some(([at, seats]) => isAt(throne, at) && seats.length > 0)
    const isHaunted = [...walkers.values()].some(
      (one) => one.at !== null && one.seat !== seat && isAt(throne, one.at),
    )
    return !isMarked && !isHaunted
  }
  for (const event of events) {
    const { type } = event
    if (type === 'portal-placed') lay(event.at, { owner: event.seat, tile: 'POR-1', rotation: 0 })
    else if (type === 'placed') {
      const { seat, tile, at, rotation } = event
      const isActive = isThroneActive(seat)
      lay(at, { owner: seat, tile, rotation })
      earn(seat, roomGoldOfLast({ area, pieces }, isActive))
    } else if (type === 'tile-hidden') layNeutral(event.at, 'hidden', true)
    else if (type === 'tile-revealed') layNeutral(event.at, event.tile, event.tile === 'rock')
    else if (type === 'collapsed') layNeutral(event.at, 'collapse', true)
    else if (type === 'demolished') pieces = pieces.filter((one) => !isAt(one, event.at))
    else if (type === 'conquered') {
      const { seat, at } = event
      markers.set(at, [...(markers.get(at) ?? []), seat])
      if (pieces.find((one) => isAt(one, at))?.tile === 'monster') earn(seat, MONSTER_GOLD)
    } else if (type === 'marker-removed') {
      const there = markers.get(event.at) ?? []
      markers.set(event.at, there.toSpliced(there.indexOf(event.seat), 1))
    } else if (type === 'adventurer-dealt') walkers.set(event.piece, { seat: event.seat, at: null })
    else if (type === 'walked' && walkers.has(event.piece))
      walkers.set(event.piece, { seat: event.seat, at: event.to })
    else if (type === 'escaped') walkers.delete(event.piece)
    else if (type === 'piece-died') {
      walkers.delete(event.piece)
      if (event.by !== null && ADVENTURERS.includes(event.piece)) earn(event.by, ADVENTURER_GOLD)
    }
  }
  const board = { area, pieces }
  for (const seat of gold.keys()) earn(seat, corridorGoldOn(board, seat))
  const runs = runsOf(board).filter(({ complete }) => complete)
  const most = (lengths: readonly number[]) => Math.max(0, ...lengths)
  const seats = [...gold.keys()]
  return {
    gold,
    longest: seats.map((seat) =>
      most(runs.filter(({ owner }) => owner === seat).map(({ tiles }) => tiles.length)),
    ),
    largest: seats.map((seat) => most(roomGroupSizes(board, seat))),
    markers: seats.map(
      (seat) => [...markers.values()].flat().filter((marker) => marker === seat).length,
    ),
    board,
  }
}
function isAt(piece: Piece, at: Space): boolean {
  const { q, r } = hexOf(at)
  return piece.q === q && piece.r === r
}
