/** The one clock: whatever the computer's says, what is written by it can be read again. */
import type { Instant } from './ids'

/** The last moment that is written or read: in every time zone a day of the year 9999, the last of four digits. */
export const LAST_MOMENT: Instant = '9999-12-30T23:59:59.999Z'

/** A clock gone wrong stops two days before, which leaves room for a later stamp at every change. */
const LATEST = Date.parse('9999-12-28T00:00:00.000Z')

export function clock(): Date {
  return new Date(Math.min(Date.now(), LATEST))
}
