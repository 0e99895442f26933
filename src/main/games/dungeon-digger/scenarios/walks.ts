/** Adventurers (16.2) and creatures (16.6) on their way: each step moves one of them, space by space. */
import {
  PIT,
  type Action,
  type ActionOf,
  type PieceId,
  type Space,
  PORTAL,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { OBSERVER_PASSES } from '../cards/pieces'
import { payCoin, values } from '../coins'
import { hasMark, log, mark, playerAt, push, scenarioOf, setPiece, type Draft } from '../draft'
import { trapWorks } from '../map/corridors'
import { connectedTo, tileAt } from '../map/tiles'
import { wanderTargets } from '../map/walking'
import { isAdventurer, isCorridorAt, isCreature, lifeOf, movementOf } from '../pieces'
import type { Piece, State, TaskOf } from '../state'
import {
  killFoes,
  killMinions,
  killPiece,
  refreshGround,
  removePiece,
  takeMinions,
} from '../tokens'
import { countAt, enemyMinionsAt, foesAt, pieceOf, piecesOf, strengthAgainst } from '../values'
import { breathe, flameOptions } from './flame'

export interface Walkable {
  readonly id: PieceId
  readonly targets: readonly Space[]
}
/** The seat's pieces with where a step may take each first. */
export function walkableBy(g: State, seat: Seat): readonly Walkable[] {
  return piecesOf(g, seat).map((piece) => ({
    id: piece.id,
    targets: hasLost(g, piece) ? [] : targetsOf(g, seat, piece, movementOf(g, piece)),
  }))
}
/** After its flame the Mage does not move again in this turn. */
function hasLost(g: State, { id }: Piece): boolean {
  return id === 'mage' && hasMark(g, 'flame')
}

/** @param left spaces that it may still go, the next one included */
function targetsOf(g: State, seat: Seat, piece: Piece, left: number): readonly Space[] {
  const { at } = piece
  if (at === null || left === 0) return []
  // Creatures need connected tiles; adventurers walk freely over empty spaces too.
  const beside = isCreature(piece.id) ? connectedTo(g.map, at) : wanderTargets(g.map, at)
  return beside.filter((to) => mayEnter(g, seat, piece, to, left))
}
function mayEnter(g: State, seat: Seat, piece: Piece, to: Space, left: number): boolean {
  const tile = tileAt(g.map, to)
  if (tile?.kind === 'owned') {
    if (tile.tile === PIT) return false
    if (tile.tile === PORTAL && tile.owner === seat && isAdventurer(piece.id)) return false
  }
  // An adventurer pays for a Trap, or does not come by (16.2).
  if (
    needsToll(g, seat, piece, to) &&
    isAdventurer(piece.id) &&
    playerAt(g, seat).coins.length === 0
  )
    return false
  return canStay(g, seat, piece, to) || canPass(g, seat, piece, to, left)
}
/** Nobody is there, it wins, it rages, or it hides. */
function canStay(g: State, seat: Seat, piece: Piece, to: Space): boolean {
  const foes = strengthAgainst(g, seat, piece.id, to)
  if (foes === 0 || lifeOf(g, piece) > foes) return true
  if (piece.id === 'barbarian') return !hasMark(g, 'rage')
  return piece.id === 'thief' && isCorridorAt(g, to)
}
/** Through enemies, where it can go on from there. */
function canPass(g: State, seat: Seat, piece: Piece, to: Space, left: number): boolean {
  if (!doesPass(g, seat, piece, to)) return false
  return targetsOf(g, seat, { ...piece, at: to }, left - 1).length > 0
}
function doesPass(g: State, seat: Seat, { id }: Piece, to: Space): boolean {
  if (id === 'thief') return true
  if (id !== 'observer') return false
  const minions = enemyMinionsAt(g, seat, to)
  const creatures = foesAt(g, seat, to)
  // Three minions alone or the Troll alone (R56).
  return creatures.length === 0
    ? minions === OBSERVER_PASSES
    : minions === 0 && creatures.every((creature) => creature.id === 'troll')
}
function needsToll(g: State, seat: Seat, { id }: Piece, to: Space): boolean {
  return id !== 'thief' && id !== 'observer' && trapWorks(g, to, seat)
}

export function beginWalk(g: Draft, seat: Seat, action: ActionOf<'walk'>): void {
  const piece = pieceOf(g, action.piece)
  if (piece === null) return
  const left = movementOf(g, piece) - 1
  if (piece.id === 'mage') push(g, { type: 'flame', seat })
  goTo(g, seat, piece, action.to, left)
}
export const walk = {
  options(g: Draft, { seat, piece: id, left }: TaskOf<'walk'>): readonly Action[] {
    const piece = pieceOf(g, id)
    if (piece?.at == null) return []
    const ways = targetsOf(g, seat, piece, left).map((to): Action => ({
      type: 'walk',
      piece: id,
      to,
    }))
    if (ways.length === 0) return []
    return mayRest(g, seat, piece, piece.at) ? [...ways, { type: 'stop' }] : ways
  },
  answer(g: Draft, { seat, piece: id, left }: TaskOf<'walk'>, action: Action): void {
    const piece = pieceOf(g, id)
    if (action.type === 'walk' && piece !== null) goTo(g, seat, piece, action.to, left - 1)
  },
}
/** Whoever only passes must go on. */
function mayRest(g: State, seat: Seat, { id }: Piece, at: Space): boolean {
  if (id === 'thief') return isCorridorAt(g, at) || enemyMinionsAt(g, seat, at) === 0
  return id !== 'observer' || strengthAgainst(g, seat, id, at) === 0
}

/** By one space: whom it meets, a Portal, a Trap. */
function goTo(g: Draft, seat: Seat, piece: Piece, to: Space, left: number): void {
  const from = piece.at ?? to
  const foes = strengthAgainst(g, seat, piece.id, to)
  const life = lifeOf(g, piece)
  const toll = needsToll(g, seat, piece, to)
  const moved: Piece = { ...piece, at: to }
  setPiece(g, piece, { at: to })
  refreshGround(g)
  log(g, { type: 'walked', seat, piece: piece.id, from, to })
  const fought = foes > 0 && meet(g, seat, moved, life, foes)
  const { scenario } = g
  const tile = tileAt(g.map, to)
  if (
    scenario.type === 'adventurers' &&
    isAdventurer(piece.id) &&
    tile?.kind === 'owned' &&
    tile.tile === PORTAL
  ) {
    escape(g, seat, piece.id, tile.owner)
    return
  }
  if (fought && piece.id === 'troll')
    push(g, { type: 'steps', seat, left: 1, only: 'troll', rally: null })
  // The winner's step ends there (R6).
  if (!fought && left > 0) push(g, { type: 'walk', seat, piece: piece.id, left })
  if (toll && tile?.kind === 'owned')
    push(g, {
      type: 'toll',
      seat,
      piece: piece.id,
      to: tile.owner,
      mayRefuse: isCreature(piece.id),
    })
}
/** @returns whether it came to a combat: else it goes by, or hides */
function meet(g: Draft, seat: Seat, piece: Piece, life: number, foes: number): boolean {
  const at = piece.at ?? 0
  if (life > foes) {
    if (piece.id === 'priest') convert(g, seat, at)
    else killFoes(g, seat, at, isCreature(piece.id) ? foesAt(g, seat, at) : [])
    return true
  }
  if (piece.id !== 'barbarian') return false
  mark(g, 'rage')
  const victim = [...g.players.keys()].find((owner) => owner !== seat && countAt(g, owner, at) > 0)
  if (victim !== undefined) killMinions(g, victim, at, 1, { by: seat, cause: 'rage' })
  return true
}
/** Convert: they join the Priest instead of dying, and are its Life. */
function convert(g: Draft, seat: Seat, at: Space): void {
  for (const owner of g.players.keys()) {
    const count = owner === seat ? 0 : countAt(g, owner, at)
    const priest = pieceOf(g, 'priest')
    if (count === 0 || priest === null) continue
    takeMinions(g, owner, at, count)
    const joined = Array.from({ length: count }, () => owner)
    setPiece(g, priest, { converted: [...priest.converted, ...joined] })
    g.busy = true
    log(g, { type: 'converted', seat, owner, count })
  }
}
function escape(g: Draft, seat: Seat, id: PieceId, owner: Seat): void {
  const adventurers = scenarioOf(g, 'adventurers')
  const piece = pieceOf(g, id)
  if (adventurers === null || piece === null || !isAdventurer(id)) return
  removePiece(g, piece)
  const escapes = adventurers.escapes.with(owner, (adventurers.escapes[owner] ?? 0) + 1)
  g.scenario = { ...adventurers, escapes }
  log(g, { type: 'escaped', seat, piece: id, owner })
}

/** An active Trap of another player's: a coin of the walker's choice, or a creature dies (R59). */
export const toll = {
  options(g: Draft, { seat, mayRefuse }: TaskOf<'toll'>): readonly Action[] {
    const coins = values(playerAt(g, seat).coins).map((coin): Action => ({ type: 'pay', coin }))
    return mayRefuse ? [...coins, { type: 'refuse' }] : coins
  },
  answer(g: Draft, { seat, piece: id, to }: TaskOf<'toll'>, action: Action): void {
    if (action.type === 'pay') {
      payCoin(g, seat, action.coin, to)
      return
    }
    const piece = pieceOf(g, id)
    if (piece !== null) killPiece(g, piece, { by: null, cause: 'trap' })
  },
}
export const flame = {
  options(g: Draft, { seat }: TaskOf<'flame'>): readonly Action[] {
    const options = hasMark(g, 'flame') ? [] : flameOptions(g, seat)
    return options.length === 0 ? [] : [...options, { type: 'stop' }]
  },
  answer(g: Draft, { seat }: TaskOf<'flame'>, action: Action): void {
    if (action.type === 'flame') breathe(g, seat, action.direction)
  },
}
/** A Barbarian that still shares its space with enemies at the end of the turn gives way (16.2). */
export const withdraw = {
  options(g: Draft, { seat }: TaskOf<'withdraw'>): readonly Action[] {
    const barbarian = piecesOf(g, seat).find(({ id }) => id === 'barbarian')
    if (barbarian?.at == null || enemyMinionsAt(g, seat, barbarian.at) === 0) return []
    return targetsOf(g, seat, barbarian, 1)
      .filter((to) => enemyMinionsAt(g, seat, to) === 0)
      .map((to): Action => ({ type: 'withdraw', to }))
  },
  answer(g: Draft, { seat }: TaskOf<'withdraw'>, action: Action): void {
    const barbarian = piecesOf(g, seat).find(({ id }) => id === 'barbarian')
    if (action.type === 'withdraw' && barbarian !== undefined)
      goTo(g, seat, barbarian, action.to, 0)
  },
}
