/** What missions and objectives count (rules page, 21.8). */
import { COLUMNS, MONSTERS, type Measure, type Sheet } from '@shared/games/paper-dungeons'
import { countBits } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { MARKS_PER_ITEM } from './content/printed'
import { heartsLeft, lifeOf } from './sheets'

const FULL_ROW = (1 << COLUMNS.length) - 1
const ENDS = 1 | (1 << (COLUMNS.length - 1))

export function measure(board: Board, sheet: Sheet, by: Measure): number {
  const { explored, levels, items, defeated } = sheet
  switch (by.metric) {
    case 'rooms-explored':
      return explored.reduce((sum, row) => sum + countBits(row), 0)
    case 'rows-complete':
      return explored.filter((row) => row === FULL_ROW).length
    case 'rooms-in-row':
      return countBits(explored[by.row - 1] ?? 0)
    case 'columns-with-at-least':
      return COLUMNS.filter((_, column) => {
        const rooms = explored.filter((row) => (row & (1 << column)) !== 0)
        return rooms.length >= by.rooms
      }).length
    case 'corners-explored':
      return countBits((explored[0] ?? 0) & ENDS) + countBits((explored.at(-1) ?? 0) & ENDS)
    case 'trap-rooms-explored':
      return explored.reduce((sum, row, at) => sum + countBits(row & (board.traps[at] ?? 0)), 0)
    case 'monsters-defeated':
      return countBits(defeated)
    case 'monsters-of-type':
      return by.types.reduce((sum, type) => sum + ofType(board, sheet, MONSTERS.indexOf(type)), 0)
    case 'monsters-level-at-least':
      return countBits(defeated & (board.monstersFrom[by.level] ?? 0))
    case 'max-same-type-monsters':
      return Math.max(...MONSTERS.map((_, type) => ofType(board, sheet, type)))
    case 'min-per-monster-type':
      return Math.min(...MONSTERS.map((_, type) => ofType(board, sheet, type)))
    case 'hero-level-sum':
      return lifeOf(sheet)
    case 'lowest-hero-level':
      return Math.min(...levels)
    case 'highest-hero-level':
      return Math.max(...levels)
    case 'heroes-at-least':
      return levels.filter((level) => level >= by.level).length
    case 'gems-marked':
      return sheet.gemMarks
    case 'item-marks':
      return items.reduce((sum, marks) => sum + marks, 0)
    case 'items-started':
      return items.filter((marks) => marks > 0).length
    case 'items-complete':
      return items.filter((marks) => marks >= MARKS_PER_ITEM).length
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

function ofType({ monstersOfType }: Board, { defeated }: Sheet, type: number): number {
  return countBits(defeated & (monstersOfType[type] ?? 0))
}
