/**
 * The map worked out a second time, for tests alone: from the facts and from coordinates, with nothing of the rules'
 * code. Slow and plain.
 */
import { facts } from '../facts'

export interface Piece {
  readonly q: number
  readonly r: number
  /** null: nobody's. */
  readonly owner: number | null
  /** Of the facts: a tile, or a neutral one. */
  readonly tile: string
  readonly rotation: number
  /** Nobody passes: a Collapse, a Rock, a face-down tile of the Monster Hunt. */
  readonly blocked?: boolean
  readonly anyEdgeFits?: boolean
  readonly markers?: readonly number[]
}
export interface Board {
  readonly area: string
  readonly pieces: readonly Piece[]
}

export type Kind = 'door' | 'corridor' | 'earth' | 'wild'
const DIRECTIONS = [...facts.geometry.directions].sort((a, b) => a.edge - b.edge)
export const SIX = [0, 1, 2, 3, 4, 5]

function back(edge: number): number {
  return (edge + 3) % 6
}
export function areaHas(board: Board, q: number, r: number): boolean {
  const area = facts.board.areas.find(({ id }) => id === board.area)
  return area?.spaces.some((pair) => pair[0] === q && pair[1] === r) ?? false
}
export function pieceAt(board: Board, q: number, r: number): Piece | undefined {
  return board.pieces.find((piece) => piece.q === q && piece.r === r)
}
export function nextTo({ q, r }: { readonly q: number; readonly r: number }, edge: number) {
  const direction = DIRECTIONS[edge]
  return { q: q + (direction?.dq ?? 0), r: r + (direction?.dr ?? 0) }
}
export function factOf({ tile }: Pick<Piece, 'tile'>) {
  return facts.tiles.find(({ id }) => id === tile)
}
export function kindOf(piece: Piece, edge: number): Kind {
  if (piece.blocked === true) return 'wild'
  const fact = factOf(piece)
  // Pattern edge e lies on board edge e + k: board edge b shows pattern edge b - k.
  if (fact !== undefined) return fact.edges[(edge - piece.rotation + 6) % 6] ?? 'earth'
  return facts.neutralTiles.find(({ id }) => id === piece.tile)?.edges[edge] ?? 'door'
}
function isOpen(kind: Kind): boolean {
  return kind === 'door' || kind === 'corridor'
}
/** The paths of a piece as board edges. */
export function pathsOf(piece: Piece): readonly (readonly number[])[] {
  const paths = factOf(piece)?.paths ?? []
  return paths.map((path) => path.map((edge) => (edge + piece.rotation) % 6))
}
export function isLinked(board: Board, piece: Piece, edge: number): Piece | null {
  const spot = nextTo(piece, edge)
  const other = pieceAt(board, spot.q, spot.r)
  if (other === undefined) return null
  return isOpen(kindOf(piece, edge)) && isOpen(kindOf(other, back(edge))) ? other : null
}

/** Whether every edge of a piece fits its neighbours (section 5); it may lie on the board already or not. */
export function isLegal(board: Board, piece: Piece): boolean {
  return SIX.every((edge) => {
    const spot = nextTo(piece, edge)
    const other = pieceAt(board, spot.q, spot.r)
    if (other === undefined || other.anyEdgeFits === true || piece.anyEdgeFits === true) return true
    const mine = kindOf(piece, edge)
    const theirs = kindOf(other, back(edge))
    if (mine === 'wild' || theirs === 'wild') return true
    return isOpen(mine) === isOpen(theirs)
  })
}
/** Whether Work may put a piece there: legal, and connected to an own one on which an own minion stands. */
export function mayWork(board: Board, piece: Piece, hasMinion: (base: Piece) => boolean): boolean {
  if (!areaHas(board, piece.q, piece.r) || pieceAt(board, piece.q, piece.r) !== undefined)
    return false
  if (!isLegal(board, piece)) return false
  return SIX.some((edge) => {
    const base = isLinked(board, piece, edge)
    return base !== null && base.owner === piece.owner && hasMinion(base)
  })
}

export interface Run {
  readonly owner: number
  /** `q,r` of its tiles, sorted. */
  readonly tiles: readonly string[]
  readonly complete: boolean
  readonly nuggets: number
}
/** All corridors: paths are joined wherever own arm meets own arm, then each arm is looked at. */
export function runsOf(board: Board): readonly Run[] {
  const nodes = board.pieces.flatMap((piece) =>
    pathsOf(piece).map((arms) => ({ piece, arms, group: -1 })),
  )
  const parents = nodes.map((_, index) => index)
  const root = (index: number): number => {
    const parent = parents[index] ?? index
    return parent === index ? index : root(parent)
  }
  const meeting = (from: number, edge: number): number =>
    nodes.findIndex(({ piece, arms }) => {
      const node = nodes[from]
      if (node?.piece.owner !== piece.owner) return false
      const spot = nextTo(node.piece, edge)
      return piece.q === spot.q && piece.r === spot.r && arms.includes(back(edge))
    })
  for (const [index, { arms }] of nodes.entries())
    for (const edge of arms) {
      const other = meeting(index, edge)
      if (other >= 0) parents[root(other)] = root(index)
    }
  const groups = Map.groupBy(nodes.keys(), root)
  return [...groups.values()].map((members) => {
    const own = members.flatMap((index) => nodes[index] ?? [])
    const pieces = [...new Set(own.map(({ piece }) => piece))]
    return {
      owner: pieces[0]?.owner ?? -1,
      tiles: pieces.map(({ q, r }) => `${q},${r}`).sort(),
      complete: own.every(({ piece, arms }) => arms.every((edge) => isClosed(board, piece, edge))),
      nuggets: pieces.filter((piece) => factOf(piece)?.type === 'nugget').length,
    }
  })
}
/** The arm does not lie open: an own arm, an own door or a door of nobody's is there. */
function isClosed(board: Board, piece: Piece, edge: number): boolean {
  const other = isLinked(board, piece, edge)
  return other !== null && (other.owner === piece.owner || other.owner === null)
}

function isRoom(piece: Piece): boolean {
  return factOf(piece)?.category === 'room'
}
/** The number of rooms of each group connected room to room. */
export function roomGroupSizes(board: Board, owner: number): readonly number[] {
  const left = new Set(board.pieces.filter((piece) => piece.owner === owner && isRoom(piece)))
  const grow = (piece: Piece): number => {
    left.delete(piece)
    return SIX.reduce((sum, edge) => {
      const other = isLinked(board, piece, edge)
      return other !== null && left.has(other) ? sum + grow(other) : sum
    }, 1)
  }
  const sizes: number[] = []
  for (const piece of left) sizes.push(grow(piece))
  return sizes.sort((a, b) => b - a)
}

function corridorPay(length: number): number {
  const row = facts.scoring.corridor.gold.find((one) => one.length === Math.min(length, 5))
  return row?.gold ?? 0
}
function paysOf(board: Board, owner: number): number {
  return runsOf(board)
    .filter((run) => run.owner === owner && run.complete)
    .reduce((sum, { tiles }) => sum + corridorPay(tiles.length), 0)
}
/** What a board came to: every complete corridor pays its owner once. */
export function corridorGoldOn(board: Board, owner: number): number {
  return paysOf(board, owner)
}
/** What the last piece of a board earned as a room: 3 beside its like, 1 for the Throne Room and for each pair with it. */
export function roomGoldOfLast(board: Board, isThroneActive = true): number {
  const last = board.pieces.at(-1)
  if (last === undefined || !isRoom(last)) return 0
  const type = factOf(last)?.type
  const beside = SIX.flatMap((edge) => {
    const spot = nextTo(last, edge)
    const other = pieceAt(board, spot.q, spot.r)
    return other?.owner === last.owner && isRoom(other)
      ? [{ other, linked: isLinked(board, last, edge) !== null }]
      : []
  })
  const alike = beside.some(({ other, linked }) => linked && factOf(other)?.type === type)
  const throne = beside.some(({ other }) => factOf(other)?.type === 'throne')
  return (
    (alike ? 3 : 0) +
    (type === 'throne' ? 1 + beside.length : 0) +
    (throne && isThroneActive ? 1 : 0)
  )
}

/** Where one step leads, as 8.1 writes it; `q,r` of each. `enters` says where the group may go in at all. */
export function targetsOf(
  board: Board,
  from: Piece,
  seat: number,
  enters: (piece: Piece) => boolean,
  hasEnemies: (piece: Piece) => boolean,
): ReadonlySet<string> {
  const targets = new Set<string>()
  const visited = new Set<string>()
  const isFoe = (piece: Piece) => piece.owner !== null && piece.owner !== seat
  const runsThrough = (piece: Piece) =>
    piece.owner === seat && factOf(piece)?.category === 'corridor' && !hasEnemies(piece)
  const follow = (piece: Piece, entry: number): void => {
    const key = `${piece.q},${piece.r},${entry}`
    if (visited.has(key)) return
    visited.add(key)
    const path = pathsOf(piece).find((arms) => arms.includes(entry)) ?? []
    for (const edge of path) {
      if (edge === entry) continue
      const other = isLinked(board, piece, edge)
      if (other === null || isFoe(other) || !enters(other)) continue
      targets.add(`${other.q},${other.r}`)
      if (runsThrough(other)) follow(other, back(edge))
    }
  }
  for (const edge of SIX) {
    const other = isLinked(board, from, edge)
    if (other === null || !enters(other)) continue
    targets.add(`${other.q},${other.r}`)
    if (!isFoe(from) && runsThrough(other)) follow(other, back(edge))
  }
  targets.delete(`${from.q},${from.r}`)
  return targets
}
