/** A sheet filled in by hand: recounted, its impossible marks and its forgotten bonuses found. */
import {
  BOXES,
  type BoxReason,
  type Content,
  type CountedBox,
  type Recount,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { countBits } from '@shared/games/paper-dungeons/bits'
import { boardOf } from '../board'
import { bossAt } from '../bosses'
import { TOP_LEVEL } from '../content/printed'
import { measure } from '../metrics'
import { countBoxes, objectiveGlory } from '../scoring'
import { isComplete } from '../sheets'
import { damageFaults, diceFaults, potionFaults } from './body'
import { bossFaults, missionFaults } from './goals'
import { circleFaults, gemFaults } from './marks'
import { missedBonuses } from './missed'
import { pathFaults } from './path'
import { missionState, readMarks, type Reading } from './reading'

/**
 * Recounts a sheet. Boxes are counted by the game's own scoring from what is marked; a forgotten bonus is told and not
 * counted.
 * @param content what the game was played with
 */
export function recount(content: Content, marks: SheetMarks): Recount {
  const reading = readMarks(boardOf(content, marks.dungeon), marks)
  const counted = countBoxes(reading.board, reading.sheet)
  return {
    sheet: reading.sheet,
    boxes: BOXES.map((box, at): CountedBox => ({
      box,
      written: marks.written[at] ?? null,
      counted: counted[at] ?? 0,
      reason: reasonOf(reading, at),
    })),
    faults: [
      ...pathFaults(reading),
      ...circleFaults(reading),
      ...gemFaults(reading),
      ...potionFaults(reading),
      ...diceFaults(reading),
      ...damageFaults(reading),
      ...bossFaults(reading),
      ...missionFaults(reading),
    ],
    missed: missedBonuses(reading),
  }
}

/** How the box at a place comes to its points. */
function reasonOf(reading: Reading, at: number): BoxReason {
  const { board, sheet, bosses, marks } = reading
  const box = BOXES[at] ?? 'A'
  switch (box) {
    case 'A':
    case 'B':
    case 'C':
      return { type: 'boss', boss: bossAt(board, at).id, reached: bosses[at]?.reached ?? 0 }
    case 'D': {
      const atTop = sheet.levels.filter((level) => level === TOP_LEVEL).length
      return { type: 'levels', lowest: Math.min(...sheet.levels), atTop }
    }
    case 'E': {
      const complete = sheet.items.filter((_, item) => isComplete(sheet, item)).length
      return { type: 'items', marks: sheet.items.reduce((all, one) => all + one, 0), complete }
    }
    case 'F':
      return { type: 'gems', marks: sheet.gemMarks }
    case 'G':
      return { type: 'monsters', marks: countBits(sheet.defeated) }
    case 'H':
      return { type: 'damage', marks: sheet.damage }
    case 'I':
      return { type: 'resurrection', risen: sheet.resurrected }
    case 'J':
      return cardsReason(reading)
    case 'K1':
    case 'K2':
    case 'K3': {
      const mission = marks.missions[at - BOXES.indexOf('K1')]?.id
      if (mission === undefined) return { type: 'no-mission' }
      return { type: 'mission', mission, ...missionState(reading, mission) }
    }
  }
}

function cardsReason({ board, sheet, marks }: Reading): BoxReason {
  const card = marks.objective === null ? undefined : board.objectives.get(marks.objective)
  return {
    type: 'cards',
    measured: card === undefined ? 0 : measure(board, sheet, card.measure),
    objective: objectiveGlory(board, sheet),
    power: marks.power === null ? 0 : (board.powerGlory.get(marks.power) ?? 0),
  }
}
