/** What missions and objectives count (rules page, 21.8). */
import {
  COLUMNS,
  MONSTERS,
  type Measure,
  type MonsterId,
  type Sheet,
} from '@shared/games/paper-dungeons'
import { countBits } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { MARKS_PER_ITEM } from './content/printed'
import { heartsLeft, lifeOf } from './sheets'

const FULL_ROW = (1 << COLUMNS.length) - 1
const ENDS = 1 | (1 << (COLUMNS.length - 1))

/** Read for every position that a bot looks at: nothing in it makes lists. */
export function measure(board: Board, sheet: Sheet, by: Measure): number {
  const { explored, levels, items, defeated } = sheet
  switch (by.metric) {
    case 'rooms-explored':
      return roomsIn(explored)
    case 'rows-complete':
      return atLeast(explored, FULL_ROW)
    case 'rooms-in-row':
      return countBits(explored[by.row - 1] ?? 0)
    case 'columns-with-at-least':
      return columnsWith(explored, by.rooms)
    case 'corners-explored':
      return countBits((explored[0] ?? 0) & ENDS) + countBits((explored.at(-1) ?? 0) & ENDS)
    case 'trap-rooms-explored':
      return roomsIn(explored, board.traps)
    case 'monsters-defeated':
      return countBits(defeated)
    case 'monsters-of-type':
      return countBits(defeated & ofTypes(board, by.types))
    case 'monsters-level-at-least':
      return countBits(defeated & (board.monstersFrom[by.level] ?? 0))
    case 'max-same-type-monsters':
      return mostOfOneType(board, defeated)
    case 'min-per-monster-type':
      return fewestOfOneType(board, defeated)
    case 'hero-level-sum':
      return lifeOf(sheet)
    case 'lowest-hero-level':
      return Math.min(...levels)
    case 'highest-hero-level':
      return Math.max(...levels)
    case 'heroes-at-least':
      return atLeast(levels, by.level)
    case 'gems-marked':
      return sheet.gemMarks
    case 'item-marks':
      return marksOn(items)
    case 'items-started':
      return atLeast(items, 1)
    case 'items-complete':
      return atLeast(items, MARKS_PER_ITEM)
    case 'potions-obtained':
      return sheet.potions
    case 'brew-dice':
      return sheet.brews
    case 'potion-hearts-left':
      return heartsLeft(sheet)
    case 'damage-marked':
      return sheet.damage
    case 'boss-glory':
      return sheet.bosses.reduce((sum, { glory }) => sum + glory, 0)
  }
}

/** How many rooms are explored, of those that are meant. */
function roomsIn(explored: readonly number[], meant?: readonly number[]): number {
  let rooms = 0
  for (let row = 0; row < explored.length; row++)
    rooms += countBits((explored[row] ?? 0) & (meant?.[row] ?? FULL_ROW))
  return rooms
}

function columnsWith(explored: readonly number[], least: number): number {
  let columns = 0
  for (let column = 0; column < COLUMNS.length; column++) {
    let rooms = 0
    for (const row of explored) rooms += (row >> column) & 1
    if (rooms >= least) columns += 1
  }
  return columns
}

/** How many of some numbers reach one. */
function atLeast(numbers: readonly number[], least: number): number {
  let count = 0
  for (const number of numbers) if (number >= least) count += 1
  return count
}

function marksOn(items: readonly number[]): number {
  let sum = 0
  for (const marks of items) sum += marks
  return sum
}

function ofTypes({ monstersOfType }: Board, types: readonly MonsterId[]): number {
  let set = 0
  for (const type of types) set |= monstersOfType[MONSTERS.indexOf(type)] ?? 0
  return set
}

function mostOfOneType({ monstersOfType }: Board, defeated: number): number {
  let most = 0
  for (const type of monstersOfType) most = Math.max(most, countBits(defeated & type))
  return most
}

function fewestOfOneType({ monstersOfType }: Board, defeated: number): number {
  let fewest = Infinity
  for (const type of monstersOfType) fewest = Math.min(fewest, countBits(defeated & type))
  return fewest
}
