/** What a sheet has left of its map, by how far it is: counted once for all positions that differ in heroes and goods alone. */
import type { Sheet } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import type { MapRoom } from '../board'
import { hasGem, isExplored } from '../rooms'
import { AMULET, CLOAK, isComplete } from '../sheets'
import { distancesFrom, FAR } from './distances'
import type { TurnContext } from './turn-context'

/** Rooms by how many moves away they are. */
export const BINS = ['near', 'mid', 'far'] as const
/** Up to how many moves a room counts as near, and as not yet far. */
const NEAR = 2
const MID = 4

/** Counts by bin. */
type ByBin = readonly [near: number, mid: number, far: number]

export interface RoomsAhead {
  readonly gems: ByBin
  /** Gems that somebody else is nearer to, and that somebody may yet be first at. */
  readonly lost: number
  readonly even: number
  readonly scattered: number
  readonly unexplored: ByBin
  /** Unexplored rooms with a trap that hurts. */
  readonly traps: ByBin
  readonly rewards: Readonly<Record<NonNullable<MapRoom['reward']>, ByBin>>
  /** Rooms whose monsters are yet to be met, and how far they are. */
  readonly monsters: readonly { readonly room: MapRoom; readonly bin: number }[]
}

/** @returns what counts the rooms of one position after another, and looks again only where the map is another */
export function roomsAheadIn(context: TurnContext): (sheet: Sheet) => RoomsAhead {
  let last: { readonly sheet: Sheet; readonly rooms: RoomsAhead } | null = null
  return (sheet) => {
    if (last === null || !isSameMap(last.sheet, sheet))
      last = { sheet, rooms: countRooms(context, sheet) }
    return last.rooms
  }
}

/** Whether nothing on two maps differs, nor what leads through them; power is the same for a whole game. */
function isSameMap(one: Sheet, other: Sheet): boolean {
  return (
    one.room === other.room &&
    one.gems === other.gems &&
    one.lostGems === other.lostGems &&
    one.defeated === other.defeated &&
    one.power === other.power &&
    isComplete(one, CLOAK) === isComplete(other, CLOAK) &&
    isComplete(one, AMULET) === isComplete(other, AMULET) &&
    (one.explored === other.explored || one.explored.every((row, at) => row === other.explored[at]))
  )
}

function countRooms({ board, rivalGems, scattered }: TurnContext, sheet: Sheet): RoomsAhead {
  const moves = distancesFrom(board, sheet)
  const none = (): [number, number, number] => [0, 0, 0]
  const [gems, unexplored, traps] = [none(), none(), none()]
  const rewards = { potion: none(), item: none(), level: none() }
  const monsters: { room: MapRoom; bin: 0 | 1 | 2 }[] = []
  let [lost, even, scatters] = [0, 0, 0]
  for (const room of board.rooms) {
    const distance = moves[room.room] ?? FAR
    const bin = binOf(distance)
    if (hasGem(sheet, room)) {
      gems[bin] += 1
      const rival = rivalGems[room.gem] ?? FAR
      if (rival < distance) lost += 1
      else if (rival <= distance + 2) even += 1
      if (has(scattered, room.gem)) scatters += 1
    }
    if (isExplored(sheet, room)) continue
    unexplored[bin] += 1
    if (room.trap && sheet.power !== 'explorer') traps[bin] += 1
    if (room.monster >= 0 && !has(sheet.defeated, room.monster)) monsters.push({ room, bin })
    if (room.reward !== null) rewards[room.reward][bin] += 1
  }
  return { gems, lost, even, scattered: scatters, unexplored, traps, rewards, monsters }
}

function binOf(moves: number): 0 | 1 | 2 {
  return moves <= NEAR ? 0 : moves <= MID ? 1 : 2
}
