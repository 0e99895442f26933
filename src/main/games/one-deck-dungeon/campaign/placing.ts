/** Which of the marks on a sheet count (R43). Pure functions of what is stored. */
import type {
  Catalogue,
  Mark,
  OpenCheckmarks,
  Outcome,
  SheetRecord,
  TalentMarks,
} from '@shared/games/one-deck-dungeon'
import type { RecordId } from '@shared/ids'
import { colorsOf, earnedCheckmarks, freeSpaces, isPlaceable } from '../checkmarks'

/** A game of the sheet, and whether its player has said that its marks are placed. */
export interface PlacedGame {
  readonly id: RecordId
  readonly outcome: Outcome
  readonly settled: boolean
}

export interface CountedMarks {
  /** The marks that count, in the order of placing. */
  readonly marks: readonly Mark[]
  readonly settled: boolean
}

/**
 * Counts the marks of a sheet's games. Stored marks can be too many: two computers may have filled the same
 * space, and a corrected game may have earned fewer or allow other colours. So they are read game by game
 * in the order given, and one that finds no space, or that its game did not earn, does not count. A game
 * that lost a mark so, and has a checkmark for it, is open again.
 * @param games by date, then id: the same order on every computer
 * @param marks in the order of placing
 */
export function countMarks(
  games: readonly PlacedGame[],
  marks: readonly (Mark & { readonly record: RecordId })[],
  catalogue: Catalogue,
): ReadonlyMap<RecordId, CountedMarks> {
  const free = freeSpaces(catalogue)
  const counted = new Map<RecordId, CountedMarks>()
  for (const { id, outcome, settled } of games) {
    const earned = earnedCheckmarks(outcome, catalogue).total
    const colors = colorsOf(outcome.dungeon, catalogue)
    const placed = marks.filter(({ record }) => record === id)
    const standing: Mark[] = []
    for (const { talent, color } of placed) {
      if (standing.length >= earned || !colors.includes(color)) continue
      if (free.take({ talent, color })) standing.push({ talent, color })
    }
    const reopened = standing.length < placed.length && standing.length < earned
    // A game that earned nothing leaves nothing to place.
    counted.set(id, { marks: standing, settled: earned === 0 || (settled && !reopened) })
  }
  return counted
}

/** What of a game's checkmarks is placed, and whether the rest finds a space (R43). */
export function openCheckmarks(
  game: SheetRecord,
  talents: readonly TalentMarks[],
  catalogue: Catalogue,
): OpenCheckmarks {
  const earned = game.checkmarks.total
  const placed = game.marks.length
  const colors = colorsOf(game.outcome.dungeon, catalogue)
  const placeable = placed < earned && isPlaceable(talents, colors)
  return { record: game.record, earned, placed, colors, placeable, marks: game.marks }
}
