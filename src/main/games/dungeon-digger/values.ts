/** Numbers of a seat as its rooms and its Lord make them; who stands where, and how strong. */
import type { Ground, LordId, PieceId, PieceView, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { LORD_CARDS, type Standard } from './cards/lords'
import { INGENUITY, KITCHEN_RESOURCES, LIBRARY_INGENUITY, RESOURCES } from './cards/numbers'
import { minionsOf, playerAt, scenarioOf } from './draft'
import { activeRooms } from './map/tiles'
import { isAdventurer, isHiding, lifeOf, resourcesOf } from './pieces'
import type { Piece, Player, State } from './state'
import { inOrder, countIn } from '@shared/games/dungeon-digger/hexes'

function lordOf(lord: LordId | null): Standard | null {
  return lord === null ? null : LORD_CARDS[lord].standard
}
/** A Lord's standard ability, where it is of this kind. */
export function standardOf<Hook extends Standard['hook']>(
  g: { readonly players: readonly Pick<Player, 'lord'>[] },
  seat: Seat,
  hook: Hook,
): Extract<Standard, { readonly hook: Hook }> | null {
  const standard = lordOf(g.players[seat]?.lord ?? null)
  return standard?.hook === hook ? (standard as Extract<Standard, { readonly hook: Hook }>) : null
}

/** As how many a group counts against those who hold a tile: Shield Wall makes it more. */
export function attackOf(
  g: { readonly players: readonly Pick<Player, 'lord'>[] },
  seat: Seat,
  size: number,
): number {
  const wall = standardOf(g, seat, 'attack')
  return wall !== null && size >= wall.group ? size + wall.more : size
}

export function ingenuityOf(g: State, seat: Seat): number {
  return INGENUITY + LIBRARY_INGENUITY * activeRooms(g, seat, 'library').length
}
/** The most that a seat may have in play (R58: a Lord's constant bonus holds in every turn). */
export function resourceLimit(g: State, seat: Seat): number {
  const more = standardOf(g, seat, 'resources')?.more ?? 0
  return RESOURCES + KITCHEN_RESOURCES * activeRooms(g, seat, 'kitchen').length + more
}
/** What of its Resources is in use: markers are not (R9), minions in the Citadel are. */
export function resourcesInUse(g: State, seat: Seat): number {
  const inside = scenarioOf(g, 'dwarvenCitadel')?.inside[seat] ?? 0
  const creatures = piecesOf(g, seat).reduce((sum, { id }) => sum + resourcesOf(id), 0)
  return minionsOf(g, seat).length + inside + creatures
}
export function mayHaveAnother(g: State, seat: Seat): boolean {
  return playerAt(g, seat).reserve > 0 && resourcesInUse(g, seat) < resourceLimit(g, seat)
}

/** On the board. */
export function piecesOf(g: Pick<State, 'pieces'>, seat: Seat): readonly Piece[] {
  return g.pieces.filter((piece) => piece.seat === seat && piece.at !== null)
}
export function pieceOf(g: Pick<State, 'pieces'>, id: PieceId): Piece | null {
  return g.pieces.find((piece) => piece.id === id) ?? null
}
export function piecesAt(g: Pick<State, 'pieces'>, at: Space): readonly Piece[] {
  return g.pieces.filter((piece) => piece.at === at)
}

export function countAt(g: Pick<State, 'minions'>, seat: Seat, at: Space): number {
  return countIn(minionsOf(g, seat), at)
}
/** The spaces where a seat's minions stand, each once, by number. */
export function standsOf(g: Pick<State, 'minions'>, seat: Seat): readonly Space[] {
  return inOrder(minionsOf(g, seat))
}
export function enemyMinionsAt(g: Pick<State, 'minions'>, seat: Seat, at: Space): number {
  let count = 0
  for (const [owner, spaces] of g.minions.entries())
    if (owner !== seat) count += countIn(spaces, at)
  return count
}
/** Minions or pieces of another seat: nobody rises beside them (R30). */
export function isHeldByEnemy(
  g: Pick<State, 'minions' | 'pieces'>,
  seat: Seat,
  at: Space,
): boolean {
  return enemyMinionsAt(g, seat, at) > 0 || piecesAt(g, at).some((piece) => piece.seat !== seat)
}

/** Pieces of other seats that a group would meet there: a hiding Thief is met by nobody. */
export function foesAt(g: Pick<State, 'map' | 'pieces'>, seat: Seat, at: Space): readonly Piece[] {
  return piecesAt(g, at).filter((piece) => piece.seat !== seat && !isHiding(g, piece))
}
/** What a piece would have to beat there: adventurers ignore each other (R39). */
export function strengthAgainst(g: State, seat: Seat, id: PieceId, at: Space): number {
  const minions = enemyMinionsAt(g, seat, at)
  if (isAdventurer(id)) return minions
  return foesAt(g, seat, at).reduce((sum, piece) => sum + lifeOf(g, piece), minions)
}

/**
 * The ground as a mover meets it: pieces of others stand there as so many minions as they have Life, since they defend
 * with the minions of their side (R39, R49).
 */
export function defended(g: State, mover: Seat): Ground {
  const foes = g.pieces.filter((piece) => piece.at !== null && piece.seat !== mover)
  return withBodies(
    g,
    foes.map((piece) => ({ ...piece, life: lifeOf(g, piece) })),
  )
}
/** A ground on which pieces stand as minions. */
export function withBodies(
  ground: Ground,
  pieces: readonly Pick<PieceView, 'seat' | 'at' | 'life'>[],
): Ground {
  if (pieces.length === 0) return ground
  const { map, taken, silent } = ground
  const minions = ground.minions.map((spaces, seat) => [
    ...spaces,
    ...pieces
      .filter((piece) => piece.seat === seat)
      .flatMap(({ at, life }) => (at === null ? [] : Array.from({ length: life }, () => at))),
  ])
  return { map, minions, taken, silent }
}
