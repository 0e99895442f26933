/** Days of the calendar, as people know them where they are, and moments as callers give them. */
import * as v from 'valibot'
import { isOnCalendar } from './api/call'
import type { Instant } from './ids'

/** A day of the calendar where the players are, as `2026-11-28`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'no-such-day'))
export type Day = string

/** A moment of a day that is on the calendar. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isOnCalendar, 'no-such-day'))

/** The day that the calendar on the wall shows at a moment, where this computer is. */
export function localDay(at: Instant): Day {
  const date = new Date(at)
  const part = (number: number, length: number): string => String(number).padStart(length, '0')
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join(
    '-',
  )
}

/** The day that is written in a moment as a person gave it; of one that is given in UTC, the local one. */
export function dayIn(moment: string): Day {
  return /[Zz]$/.test(moment) ? localDay(new Date(moment).toISOString()) : moment.slice(0, 10)
}

/**
 * The day of a game at a table: where nobody kept it, that of the game's last moment where this computer is.
 */
export function dayPlayed({
  day: kept,
  updatedAt,
}: {
  readonly day: Day | null
  readonly updatedAt: Instant
}): Day {
  return kept ?? localDay(updatedAt)
}
