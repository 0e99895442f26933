/** Minions and pieces on the board: put there, taken away, killed. */
import type { DeathCause, PieceId, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { BOUNTY } from './cards/numbers'
import { stealCoin } from './coins'
import {
  log,
  minionsOf,
  playerAt,
  push,
  scenarioOf,
  setPiece,
  setPlayer,
  type Draft,
} from './draft'
import { gainGold } from './gold'
import { isRoom, tileAt } from './map/tiles'
import { isAdventurer } from './pieces'
import type { Piece } from './state'
import { countAt, enemyMinionsAt } from './values'
import { inOrder, without } from '@shared/games/dungeon-digger/hexes'

/** From the reserve, or on its way. */
export function putMinions(g: Draft, seat: Seat, at: Space, count: number): void {
  const added = Array.from({ length: count }, () => at)
  g.minions = g.minions.with(seat, [...minionsOf(g, seat), ...added])
}
/** @throws Error where there are not so many */
export function takeMinions(g: Draft, seat: Seat, at: Space, count: number): void {
  if (countAt(g, seat, at) < count)
    throw new Error(`there are not ${count} minions of ${seat} on ${at}`)
  g.minions = g.minions.with(seat, without(minionsOf(g, seat), at, count))
}
export function toReserve(g: Draft, seat: Seat, count: number): void {
  setPlayer(g, seat, { reserve: playerAt(g, seat).reserve + count })
}
/** From the reserve onto a tile. */
export function raise(g: Draft, seat: Seat, at: Space): void {
  toReserve(g, seat, -1)
  putMinions(g, seat, at, 1)
  log(g, { type: 'rose', seat, at })
  takeUpTreasure(g, seat, at)
}
/** Given up by its own player: no kill. */
export function sacrifice(g: Draft, seat: Seat, at: Space): void {
  takeMinions(g, seat, at, 1)
  toReserve(g, seat, 1)
  log(g, { type: 'sacrificed', seat, at, piece: null })
  dropTreasure(g, seat, at)
}

export interface Death {
  readonly by: Seat | null
  readonly cause: DeathCause
}
export function killMinions(g: Draft, seat: Seat, at: Space, count: number, death: Death): void {
  if (count === 0) return
  takeMinions(g, seat, at, count)
  toReserve(g, seat, count)
  g.busy = true
  log(g, { type: 'died', seat, at, count, ...death })
  dropTreasure(g, seat, at)
}
/** Off the board; those whom the Priest had converted go back to their reserves. */
export function removePiece(g: Draft, piece: Piece): void {
  for (const owner of piece.converted) toReserve(g, owner, 1)
  setPiece(g, piece, { at: null, converted: [] })
  refreshGround(g)
}
/** An adventurer earns its killer gold and a coin, a creature a random coin of its player's (16.2, 16.6). */
export function killPiece(g: Draft, piece: Piece, death: Death): void {
  const { id, seat, at } = piece
  if (seat === null || at === null) return
  removePiece(g, piece)
  g.busy = true
  log(g, { type: 'piece-died', seat, piece: id, at, ...death })
  if (death.by === null) return
  if (isAdventurer(id)) {
    gainGold(g, death.by, BOUNTY.gold, 'adventurer', [at])
    push(g, { type: 'coins', seat: death.by, count: BOUNTY.coins, exchange: false })
  } else stealCoin(g, seat, death.by)
}
/** Everything of other seats that can be killed there; adventurers do not fight each other (R39). */
export function killFoes(g: Draft, seat: Seat, at: Space, pieces: readonly Piece[]): void {
  for (const owner of g.players.keys()) {
    if (owner !== seat)
      killMinions(g, owner, at, countAt(g, owner, at), { by: seat, cause: 'combat' })
  }
  for (const piece of pieces) killPiece(g, piece, { by: seat, cause: 'combat' })
}
export function isContested(g: Draft, piece: PieceId, seat: Seat): boolean {
  const at = g.pieces.find(({ id }) => id === piece)?.at ?? null
  return at !== null && enemyMinionsAt(g, seat, at) > 0
}

/** Where the last of those who carried it is gone, the Treasure lies there for the next (R46). */
export function dropTreasure(g: Draft, seat: Seat, at: Space): void {
  const lair = scenarioOf(g, 'dragonsLair')
  if (lair?.treasure?.at !== at || lair.treasure.carrier !== seat || countAt(g, seat, at) > 0)
    return
  g.scenario = { ...lair, treasure: { at, carrier: null } }
  log(g, { type: 'treasure-dropped', at })
}
export function takeUpTreasure(g: Draft, seat: Seat, at: Space): void {
  const lair = scenarioOf(g, 'dragonsLair')
  if (lair?.treasure?.at !== at || lair.treasure.carrier !== null || countAt(g, seat, at) === 0)
    return
  g.scenario = { ...lair, treasure: { at, carrier: seat } }
  log(g, { type: 'treasure-taken', seat, at })
}

/** What stands on spaces without a tile, and which tiles are switched off without a marker (R31, R38, R50). */
export function refreshGround(g: Draft): void {
  const dragon = scenarioOf(g, 'dragonsLair')?.dragon ?? null
  const tokens = [
    ...g.pieces.flatMap(({ at }) => (at === null ? [] : [at])),
    ...(dragon === null ? [] : [dragon]),
  ]
  g.taken = inOrder(tokens.filter((at) => tileAt(g.map, at) === null))
  const underAdventurers = g.pieces.flatMap(({ id, seat, at }) => {
    if (at === null || !isAdventurer(id)) return []
    const tile = tileAt(g.map, at)
    return isRoom(tile) && tile.owner !== seat ? [at] : []
  })
  const ofTheGone =
    g.eliminated.length === 0
      ? []
      : g.map.tiles.flatMap((tile, at) =>
          tile?.kind === 'owned' && g.eliminated.includes(tile.owner) ? [at] : [],
        )
  g.silent = inOrder([...underAdventurers, ...ofTheGone])
}
