/** How far rooms are from each other: moves without regard to what waits on the way, by the items that open it. */
import type { Room, Sheet } from '@shared/games/paper-dungeons'
import { exitsFrom, type Board } from '../board'
import { AMULET, CLOAK, isComplete } from '../sheets'

/** No way leads there. */
export const FAR = 99

/** By where a group stands, outside last; by room: the least number of moves that enter it from elsewhere. */
type Distances = readonly Uint8Array[]

const known = new WeakMap<Board, Map<number, Distances>>()

/** The moves from where a sheet's group stands to every room; a room that it stands in has none. */
export function distancesFrom(board: Board, sheet: Sheet): Uint8Array {
  const cloak = isComplete(sheet, CLOAK)
  const amulet = isComplete(sheet, AMULET)
  const key = (cloak ? 1 : 0) + (amulet ? 2 : 0)
  const tables = known.get(board) ?? new Map<number, Distances>()
  known.set(board, tables)
  let table = tables.get(key)
  if (table === undefined) tables.set(key, (table = tableOf(board, { cloak, amulet })))
  const from = table[sheet.room < 0 ? board.rooms.length : sheet.room]
  if (from === undefined) throw new Error(`there is no room ${sheet.room}`)
  return from
}

interface Opens {
  readonly cloak: boolean
  readonly amulet: boolean
}

function tableOf(board: Board, opens: Opens): Distances {
  const starts: Room[] = [...board.rooms.keys(), -1]
  return starts.map((start) => walkFrom(board, start, opens))
}

function walkFrom(board: Board, start: Room, { cloak, amulet }: Opens): Uint8Array {
  const moves = new Uint8Array(board.rooms.length).fill(FAR)
  let edge = [start]
  if (start >= 0) moves[start] = 0
  for (let count = 1; edge.length > 0; count++) {
    const next: Room[] = []
    for (const room of edge)
      for (const { to, wall, river } of exitsFrom(board, room)) {
        if ((wall && !cloak) || (river && !amulet) || moves[to] !== FAR) continue
        moves[to] = count
        next.push(to)
      }
    edge = next
  }
  return moves
}

/** The moves that enter a room: from itself, out and back in. */
export function movesTo(from: Uint8Array, room: Room): number {
  const moves = from[room] ?? FAR
  return moves === 0 ? 2 : moves
}
