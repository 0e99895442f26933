/** Where a group can come with some moves, and what the way there costs: for bots, and for maps that light up. */
import { SEEN_MOVES, type Room, type Sheet } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { exitsFrom, roomAt, type Board } from './board'
import { fightDamage, isExplored, isOpen, isWorthEntering, movesAfter, trapDamage } from './rooms'

/** The best way to a room: of least damage, then of most moves left. */
export interface Reached {
  readonly room: Room
  /** Damage dealt on the way by monsters and traps, whatever takes it; gains on the way are not counted on. */
  readonly damage: number
  readonly movesLeft: number
  /** The rooms entered, in order; the last is the room itself. */
  readonly path: readonly Room[]
}

/**
 * Every room that can be entered with so many moves, each with its best way, by room. What is gained on the way (a
 * level, an item that opens walls) is not reckoned with: whoever wants that plays the steps out with `act`.
 */
export function reachable(board: Board, sheet: Sheet, moves: number): readonly Reached[] {
  const best = new Map<Room, Reached>()
  const start = sheet.power === 'ranger' ? [sheet.room * SEEN_MOVES + moves] : []
  walkOn({ board, sheet, best }, { room: sheet.room, damage: 0, movesLeft: moves, path: [] }, start)
  return [...best.values()].toSorted((one, other) => one.room - other.room)
}

interface Search {
  readonly board: Board
  readonly sheet: Sheet
  readonly best: Map<Room, Reached>
}

function walkOn(search: Search, from: Reached, seen: readonly number[]): void {
  if (from.movesLeft <= 0) return
  const { board, sheet, best } = search
  for (const exit of exitsFrom(board, from.room)) {
    if (!isOpen(sheet, exit)) continue
    // A way that rivers make free for a Ranger must not go round in circles, but may come back to a boss (Q22).
    const movesLeft = movesAfter(sheet, exit, from.movesLeft)
    const key = exit.to * SEEN_MOVES + movesLeft
    const again = from.path.includes(exit.to)
    if (seen.includes(key) && (again || !isWorthEntering(sheet, roomAt(board, exit.to)))) continue
    const path = [...from.path, exit.to]
    const damage = from.damage + entryDamage(board, sheet, exit.to, again)
    const reached: Reached = { room: exit.to, damage, movesLeft, path }
    const known = best.get(exit.to)
    if (known === undefined || isBetter(reached, known)) best.set(exit.to, reached)
    walkOn(search, reached, sheet.power === 'ranger' ? [...seen, key] : seen)
  }
}

function isBetter(one: Reached, other: Reached): boolean {
  if (one.damage !== other.damage) return one.damage < other.damage
  return one.movesLeft > other.movesLeft
}

/**
 * What entering a room deals as the sheet stands: its monster on the first entry, its trap on every one.
 * @param again it has been entered on the same way before
 */
export function entryDamage(board: Board, sheet: Sheet, to: Room, again = false): number {
  const room = roomAt(board, to)
  const trap = room.trap ? trapDamage(sheet) : 0
  const fought =
    again || isExplored(sheet, room) || room.monster < 0 || has(sheet.defeated, room.monster)
  return fought ? trap : trap + fightDamage({ board, sheet }, room)
}

/** By room: the least number of moves to it as the sheet stands; null where no way leads. */
export function movesTo(board: Board, sheet: Sheet): readonly (number | null)[] {
  const moves: (number | null)[] = board.rooms.map(() => null)
  let edge: readonly Room[] = [sheet.room]
  for (let taken = 1; edge.length > 0; taken++) {
    const next: Room[] = []
    for (const from of edge)
      for (const exit of exitsFrom(board, from))
        if (isOpen(sheet, exit) && moves[exit.to] === null) {
          moves[exit.to] = taken
          next.push(exit.to)
        }
    edge = next
  }
  return moves
}

/**
 * The least number of moves that a die must give for a room to be entered; null where no way leads. A Ranger's rivers
 * cost nothing, but take a move to be crossed with (Q22).
 */
export function movesNeeded(board: Board, sheet: Sheet, to: Room): number | null {
  /** Moves spent by the time that each room is entered, as far as is known. */
  const spent = new Map<Room, number>([[sheet.room, 0]])
  const ahead: Room[] = [sheet.room]
  let needed: number | null = null
  for (let from = ahead.shift(); from !== undefined; from = ahead.shift()) {
    const before = spent.get(from) ?? 0
    for (const exit of exitsFrom(board, from)) {
      if (!isOpen(sheet, exit)) continue
      if (exit.to === to) needed = Math.min(needed ?? Infinity, before + 1)
      const after = before - movesAfter(sheet, exit, 0)
      if (after >= (spent.get(exit.to) ?? Infinity)) continue
      spent.set(exit.to, after)
      ahead.push(exit.to)
    }
  }
  return needed
}
