/** Games by when they ended: by day, week or month, whichever gives a plot that can be read. */
import type { Plots } from '@shared/api'

export interface Period {
  readonly from: Date
  readonly to: Date
  readonly won: number
  readonly lost: number
}
type Length = 'day' | 'week' | 'month'

const DAY = 24 * 60 * 60 * 1000
/** So many days are still shown one by one, and so many week by week. */
const DAYS_BY_DAY = 31
const DAYS_BY_WEEK = 200

function startOf(length: Length, date: Date): Date {
  const start = new Date(date.getFullYear(), date.getMonth(), date.getDate())
  // Weeks begin on Monday.
  if (length === 'week') start.setDate(start.getDate() - ((start.getDay() + 6) % 7))
  if (length === 'month') start.setDate(1)
  return start
}
function after(length: Length, start: Date): Date {
  const next = new Date(start)
  if (length === 'month') next.setMonth(next.getMonth() + 1)
  else next.setDate(next.getDate() + (length === 'week' ? 7 : 1))
  return next
}

/** @param ended games, the oldest first; periods without any stand between the others */
export function periodsOf(ended: Plots['ended']): readonly Period[] {
  const times = ended.map(({ endedAt }) => new Date(endedAt))
  const [first] = times
  const last = times.at(-1)
  if (first === undefined || last === undefined) return []
  const days = (last.getTime() - first.getTime()) / DAY
  const length = days <= DAYS_BY_DAY ? 'day' : days <= DAYS_BY_WEEK ? 'week' : 'month'
  const periods: Period[] = []
  for (let from = startOf(length, first); from <= last; from = after(length, from)) {
    const to = after(length, from)
    const here = ended.filter((_, at) => {
      const time = times[at] ?? to
      return time >= from && time < to
    })
    const won = here.filter((game) => game.won).length
    periods.push({ from, to, won, lost: here.length - won })
  }
  return periods
}
