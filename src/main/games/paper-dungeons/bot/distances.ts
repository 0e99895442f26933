/** How far rooms are from each other: moves without regard to what waits on the way, by the items that open it. */
import type { Room, Sheet } from '@shared/games/paper-dungeons'
import { once } from '@shared/once'
import { exitsFrom, type Board } from '../board'
import { AMULET, CLOAK, isComplete } from '../sheets'

/** No way leads there. */
export const FAR = 99

/** Rooms by how many moves away they are. */
export const BINS = ['near', 'mid', 'far'] as const
/** Up to how many moves a room counts as near, and as not yet far. */
const NEAR = 2
const MID = 4

/** From one place, by room. */
export interface Ways {
  /** The least number of moves that enters it; where the group stands it is 0. */
  readonly moves: Uint8Array
  /** Its place in `BINS`. */
  readonly bins: Uint8Array
}

/** By where a group stands, outside last. */
type WaysByStart = readonly Ways[]

/** By what the group can pass: the cloak, and the amulet. */
const tablesOf = once((_: Board): (WaysByStart | undefined)[] => [])

/** @returns what finds the ways from where a sheet's group stands: they follow from the board and are counted once */
export function waysOn(board: Board): (sheet: Sheet) => Ways {
  const byOpens = tablesOf(board)
  return (sheet) => {
    const cloak = isComplete(sheet, CLOAK)
    const amulet = isComplete(sheet, AMULET)
    const table = (byOpens[(cloak ? 1 : 0) + (amulet ? 2 : 0)] ??= tableOf(board, {
      cloak,
      amulet,
    }))
    const from = table[sheet.room < 0 ? board.rooms.length : sheet.room]
    if (from === undefined) throw new Error(`there is no room ${sheet.room}`)
    return from
  }
}

/** The moves from where a sheet's group stands to every room. */
export function distancesFrom(board: Board, sheet: Sheet): Uint8Array {
  return waysOn(board)(sheet).moves
}

/** Whether the same ways lead from where two groups stand. */
export function haveSameWays(one: Sheet, other: Sheet): boolean {
  return (
    one.room === other.room &&
    (one.items === other.items ||
      (isComplete(one, CLOAK) === isComplete(other, CLOAK) &&
        isComplete(one, AMULET) === isComplete(other, AMULET)))
  )
}

interface Opens {
  readonly cloak: boolean
  readonly amulet: boolean
}

function tableOf(board: Board, opens: Opens): WaysByStart {
  const starts: Room[] = [...board.rooms.keys(), -1]
  return starts.map((start) => {
    const moves = walkFrom(board, start, opens)
    return { moves, bins: moves.map((count) => (count <= NEAR ? 0 : count <= MID ? 1 : 2)) }
  })
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
