/** How old a printed sheet is, and by whose values its games are played. */
import { localDay } from '@shared/days'
import type { Day } from '@shared/days'
import type { OddContent, OddTypes } from '@shared/games/one-deck-dungeon'
import { compareText } from '@shared/file-parts'
import type { Instant } from '@shared/ids'
import type { SheetSource } from '../../../print-rules'

/** The sheet's age instead of the clock's time: printing twice gives the same file. */
export function newestMoment({ sheet }: SheetSource<OddTypes>): Instant {
  return sheet.records.reduce(
    (newest, { endedAt }) => (endedAt > newest ? endedAt : newest),
    sheet.createdAt,
  )
}

/** The day of the newest game, where it was played; of a sheet without games the one on which it was begun. */
export function newestDay(source: SheetSource<OddTypes>): Day {
  const newest = newestMoment(source)
  return source.sheet.records.find(({ endedAt }) => endedAt === newest)?.day ?? localDay(newest)
}

/** What its newest game was played with, or, before the first, what new ones are; null: our own values. */
export function playedWith({ sheet, inUse }: SheetSource<OddTypes>): OddContent | null {
  const newest = sheet.records.toSorted((a, b) => compareText(b.endedAt, a.endedAt))[0]
  return newest === undefined ? inUse : (newest.outcome.pack?.content ?? null)
}
