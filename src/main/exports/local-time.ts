import { localDay } from '@shared/days'
import type { Instant } from '@shared/ids'

/** A moment as the clock on the wall shows it, in the form that spreadsheets and BG Stats take for one. */
export function localTime(at: Instant): string {
  const date = new Date(at)
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${localDay(at)} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}
