/** Adventurers and creatures in numbers: what each counts as in combat, how far it goes, what it takes of Resources. */
import {
  ADVENTURERS,
  CREATURES,
  type AdventurerId,
  type CreatureId,
  type PieceId,
  type Space,
} from '@shared/games/dungeon-digger'
import { ADVENTURER_CARDS, CREATURE_CARDS, LEADER } from './cards/pieces'
import { distance } from '@shared/games/dungeon-digger/hexes'
import type { Piece, State } from './state'
import { tileAt } from './map/tiles'

const adventurers: readonly string[] = ADVENTURERS
const creatures: readonly string[] = CREATURES
export function isAdventurer(id: PieceId): id is AdventurerId {
  return adventurers.includes(id)
}
export function isCreature(id: PieceId): id is CreatureId {
  return creatures.includes(id)
}

/** What the map is asked about a piece: where everything stands. */
type Field = Pick<State, 'map' | 'minions' | 'pieces'>

export function isCorridorAt({ map }: Pick<State, 'map'>, at: Space): boolean {
  const tile = tileAt(map, at)
  return tile?.kind === 'owned' && /^(COR|TRP|NUG)/.test(tile.tile)
}
/** On corridor tiles the Thief can be killed by nobody, and is in nobody's way (Hide). */
export function isHiding(g: Pick<State, 'map'>, { id, at }: Piece): boolean {
  return id === 'thief' && at !== null && isCorridorAt(g, at)
}

/** How many minions it counts as in combat; a hiding Thief as none. */
export function lifeOf(g: Field, piece: Piece): number {
  const { id, at, converted } = piece
  if (isCreature(id)) return CREATURE_CARDS[id].life
  if (isHiding(g, piece)) return 0
  const { life } = ADVENTURER_CARDS[id]
  return (
    life + converted.length + (id === 'warrior' && at !== null && isBacked(g, at) ? LEADER.life : 0)
  )
}
/** Leader: minions of any player count, through walls (R53). */
function isBacked({ minions }: Field, at: Space): boolean {
  let near = 0
  for (const spaces of minions) {
    for (const space of spaces) {
      if (distance(space, at) <= LEADER.lifeRange && ++near >= LEADER.lifeMinions) return true
    }
  }
  return false
}
/** Spaces that one step moves it. */
export function movementOf(g: Field, { id, at }: Piece): number {
  if (isCreature(id)) return CREATURE_CARDS[id].movement
  const { movement } = ADVENTURER_CARDS[id]
  if (id !== 'warrior' || at === null) return movement
  const isLed = g.pieces.some(
    (one) => one.id !== id && one.at !== null && distance(one.at, at) <= LEADER.movementRange,
  )
  return movement + (isLed ? LEADER.movement : 0)
}
export function resourcesOf(id: PieceId): number {
  return isCreature(id) ? CREATURE_CARDS[id].resources : 0
}
