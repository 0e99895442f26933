/** Which of the marks on a sheet count (R43). Pure functions of what is stored. */
import type {
  Catalogue,
  EarlierPlacing,
  Mark,
  OpenCheckmarks,
  Outcome,
  PaperSheet,
  SheetRecord,
  SpaceColor,
  TalentMarks,
} from '@shared/games/one-deck-dungeon'
import type { Instant, RecordId } from '@shared/ids'
import { colorsOf, earnedCheckmarks, freeSpaces, isPlaceable, talentMarks } from '../checkmarks'
import type { CampaignFault } from './paper'

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
 * @param paper what the sheet brought from paper: that was there before any game
 */
export function countMarks(
  games: readonly PlacedGame[],
  marks: readonly (Mark & { readonly record: RecordId })[],
  catalogue: Catalogue,
  paper: PaperSheet | null = null,
): ReadonlyMap<RecordId, CountedMarks> {
  const free = freeSpaces(catalogue)
  for (const mark of paper?.marks ?? []) free.take(mark)
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

/** What a game's checkmarks are held to. */
export interface Placeable {
  readonly earned: number
  readonly colors: readonly SpaceColor[]
  /** All that lies on the sheet from elsewhere. */
  readonly others: readonly Mark[]
}

/** Why a game's checkmarks cannot be placed so; null: they can (R43). */
export function faultInPlacing(
  marks: readonly Mark[],
  { earned, colors, others }: Placeable,
  catalogue: Catalogue,
): CampaignFault | null {
  if (marks.length > earned)
    return {
      code: 'no-checkmark-left',
      message: 'Every checkmark of this game is placed.',
      details: { earned, marks: marks.length },
    }
  const free = freeSpaces(catalogue)
  for (const mark of others) free.take(mark)
  const spaces = new Map(talentMarks([], catalogue).map((one) => [one.talent, one.spaces]))
  for (const { talent, color } of marks) {
    if (!colors.includes(color) || !spaces.get(talent)?.[color])
      return {
        code: 'color-not-allowed',
        message: 'This checkmark cannot go on a space of that colour.',
        details: { talent, color },
      }
    if (!free.take({ talent, color }))
      return {
        code: 'talent-complete',
        message: 'Every such space of the talent is checked.',
        details: { talent, color },
      }
  }
  return null
}

/** What lies on a sheet but for what one of its games has placed. */
export function placedBeside(
  {
    paper,
    records,
  }: { readonly paper: PaperSheet | null; readonly records: readonly SheetRecord[] },
  record: RecordId,
): readonly Mark[] {
  const games = records.filter((game) => game.record !== record)
  return [...(paper?.marks ?? []), ...games.flatMap(({ marks }) => marks)]
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

/** What a game had placed on a sheet from a moment on. */
interface DatedPlacing {
  readonly at: Instant
  readonly value: { readonly settled: boolean; readonly marks: readonly Mark[] }
}

/**
 * Where a game's checkmarks were before they were moved, the newest first: what lay there while they were still being
 * placed is nothing to look back at.
 * @param told every form, the oldest first; the last is what lies there now
 */
export function replacedPlacings(told: readonly DatedPlacing[]): readonly EarlierPlacing[] {
  const settled = told.filter(({ value }, at) => value.settled || at === told.length - 1)
  return settled
    .flatMap(({ value }, at): readonly EarlierPlacing[] => {
      const next = settled[at + 1]
      if (next === undefined || saysTheSame(value.marks, next.value.marks)) return []
      return [{ until: next.at, marks: value.marks }]
    })
    .toReversed()
}

/** Whether the same spaces are checked, in whatever order. */
function saysTheSame(a: readonly Mark[], b: readonly Mark[]): boolean {
  const text = (marks: readonly Mark[]): string =>
    marks
      .map(({ talent, color }) => `${talent} ${color}`)
      .toSorted()
      .join()
  return text(a) === text(b)
}
