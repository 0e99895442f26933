/** Games by the day of the calendar on which they ended: by day, week, month or year, whichever can be read. */
import { parseDate, startOfMonth, startOfWeek, startOfYear } from '@internationalized/date'
import type { CalendarDate, DateDuration } from '@internationalized/date'
import type { Day, Plots } from '@shared/api'

export interface Period {
  /** Its first day. */
  readonly from: Day
  /** The first day after it. */
  readonly to: Day
  readonly won: number
  readonly lost: number
}
type Length = 'day' | 'week' | 'month' | 'year'
const LASTS: Readonly<Record<Length, DateDuration>> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  year: { years: 1 },
}

/** So many days are still shown one by one, and so many week by week, and month by month. */
const DAYS_BY_DAY = 31
const DAYS_BY_WEEK = 200
const DAYS_BY_MONTH = 20 * 366

function lengthFor(days: number): Length {
  if (days <= DAYS_BY_DAY) return 'day'
  if (days <= DAYS_BY_WEEK) return 'week'
  return days <= DAYS_BY_MONTH ? 'month' : 'year'
}
function startOf(length: Length, date: CalendarDate): CalendarDate {
  switch (length) {
    case 'day':
      return date
    case 'week':
      return startOfWeek(date, 'en', 'mon')
    case 'month':
      return startOfMonth(date)
    case 'year':
      return startOfYear(date)
  }
}

/**
 * The days that stand below the periods: first days of theirs, evenly apart and each once.
 * @param most how many there is room for
 */
export function labelledDays(periods: readonly Period[], most: number): readonly Day[] {
  const apart = Math.max(1, Math.ceil(periods.length / Math.max(1, most)))
  return periods.filter((_, at) => at % apart === 0).map(({ from }) => from)
}

/** @returns periods in the order of time; those without any game stand between the others */
export function periodsOf(ended: Plots['ended']): readonly Period[] {
  const days = ended.map(({ day }) => day).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  const length = lengthFor(parseDate(last).compare(parseDate(first)))
  const byPeriod = Map.groupBy(ended, ({ day }) => startOf(length, parseDate(day)).toString())
  const periods: Period[] = []
  for (let start = startOf(length, parseDate(first)); start.toString() <= last;) {
    const [from, next] = [start.toString(), start.add(LASTS[length])]
    const here = byPeriod.get(from) ?? []
    const won = here.filter((game) => game.won).length
    periods.push({ from, to: next.toString(), won, lost: here.length - won })
    // The calendar ends with the year 9999, and so does the last period.
    if (startOf(length, next).compare(start) <= 0) break
    start = next
  }
  return periods
}
