/** Days of the calendar where the players are; moments are the main process's, in UTC. */
import { onScopeDispose, readonly, ref } from 'vue'
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import type { Instant } from '@shared/ids'

/** The local day of a moment, as `2026-11-28`. */
export function dayOf(moment: Date): Day {
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  const date = String(moment.getDate()).padStart(2, '0')
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${date}`
}

export function today(): Day {
  return dayOf(new Date())
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

/** Noon of a local day: for writing the day out, and for placing a game on it. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The moment of a game of which only the day is known: now, if that is today. */
export function momentOn(day: Day, now = new Date()): Instant {
  return (day === dayOf(now) ? now : noonOf(day)).toISOString()
}
