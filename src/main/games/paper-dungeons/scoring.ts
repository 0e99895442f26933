/** The boxes of the score (rules page, 18): at the end, and at any time as if it were the end. */
import type { Sheet } from '@shared/games/paper-dungeons'
import type { Board } from './board'
import { MARKS_PER_ITEM, RESURRECTION_GLORY, TOP_LEVEL } from './content/printed'
import { countBits } from '@shared/games/paper-dungeons/bits'
import { measure } from './metrics'

/** Box D: the level of the weakest hero, and 1 for each at level 6 whatever the weakest is. */
export function levelGlory({ content }: Board, { levels }: Sheet): number {
  let weakest = TOP_LEVEL
  let atTop = 0
  for (const level of levels) {
    if (level < weakest) weakest = level
    if (level === TOP_LEVEL) atTop += 1
  }
  return (content.tracks.lowestHero[weakest - 1] ?? 0) + atTop
}

/** Box E: 1 for each mark, and the glory of complete items. */
export function itemGlory({ content }: Board, { items }: Sheet): number {
  let glory = 0
  for (let item = 0; item < items.length; item++) {
    const marks = items[item] ?? 0
    glory += marks
    if (marks >= MARKS_PER_ITEM) glory += content.items[item]?.glory ?? 0
  }
  return glory
}

/** Box H: the highest step reached; beyond the last one it stays there (Q16). */
export function damageGlory({ damageGlory: steps }: Board, marks: number): number {
  return steps[Math.min(marks, steps.length - 1)] ?? 0
}

/** The best tier of the objective that is reached; below the first it is 0. */
export function objectiveGlory(board: Board, sheet: Sheet): number {
  const card = sheet.objective === null ? undefined : board.objectives.get(sheet.objective)
  if (card === undefined) return 0
  const reached = measure(board, sheet, card.measure)
  let best = 0
  for (const { at, glory } of card.tiers)
    if (card.compare === 'least' ? reached >= at : reached <= at) best = Math.max(best, glory)
  return best
}

/** The boxes in the order of `BOXES`. */
export function countBoxes(board: Board, sheet: Sheet): readonly number[] {
  const { gems, monsters } = board.content.tracks
  const { bosses, missions, power } = sheet
  return [
    bosses[0]?.glory ?? 0,
    bosses[1]?.glory ?? 0,
    bosses[2]?.glory ?? 0,
    levelGlory(board, sheet),
    itemGlory(board, sheet),
    gems[sheet.gemMarks]?.glory ?? 0,
    monsters[countBits(sheet.defeated)] ?? monsters.at(-1) ?? 0,
    damageGlory(board, sheet.damage),
    sheet.resurrected ? RESURRECTION_GLORY : 0,
    objectiveGlory(board, sheet) + (power === null ? 0 : (board.powerGlory.get(power) ?? 0)),
    missions[0] ?? 0,
    missions[1] ?? 0,
    missions[2] ?? 0,
  ]
}
