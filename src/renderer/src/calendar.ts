/** Days of the calendar where the players are; moments are the main process's, in UTC. */
import { parseDate } from '@internationalized/date'
import { onScopeDispose, readonly, ref } from 'vue'
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import { clock } from '@shared/clock'
import { localDay } from '@shared/days'
import type { Instant } from '@shared/ids'

/** The local day of a moment, as `2026-11-28`. */
export function dayOf(moment: Date): Day {
  return localDay(moment.toISOString())
}

export function today(): Day {
  return dayOf(clock())
}

/** Milliseconds: whoever comes back to a page after midnight does not see the day before. */
const LOOK_EVERY = 1_000

/**
 * Today, also when it becomes another day, while the calling component lives. The clock is asked again and again:
 * a timer set for midnight would not know of sleep, nor of a clock that is set.
 */
export function useToday(): Readonly<Ref<Day>> {
  const day = ref(today())
  const timer = setInterval(() => {
    day.value = today()
  }, LOOK_EVERY)
  onScopeDispose(() => clearInterval(timer))
  return readonly(day)
}

/** The day so many days before another. */
export function daysBefore(day: Day, days: number): Day {
  return parseDate(day).subtract({ days }).toString()
}

/** For sorting games, the oldest first: by day, and those of one day by moment. */
export function byDay(a: Played, b: Played): number {
  return a.day.localeCompare(b.day) || a.endedAt.localeCompare(b.endedAt)
}
interface Played {
  readonly day: Day
  readonly endedAt: Instant
}

/** A day for writing it out: its date in UTC, in which no clock is put forward and nobody travels. */
export function dateOf(day: Day): Date {
  return new Date(day)
}

/** Noon of a local day: for placing a game on it. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00`)
}

/** The moment of a game of which only the day is known: now, if that is today. */
export function momentOn(day: Day, now = clock()): Instant {
  return (day === dayOf(now) ? now : noonOf(day)).toISOString()
}
