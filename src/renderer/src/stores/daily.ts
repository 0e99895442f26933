/** The games of days, and how they went here. */
import { watch, type Ref } from 'vue'
import type { Day } from '@shared/api'
import type { Result } from '@shared/errors'
import { follow } from './follow'
import { mirror } from './mirror'

/** One day's game, and the results of every other day, the newest first. */
export interface DailyPage<Daily, Played> {
  readonly daily: Daily
  readonly earlier: readonly Played[]
}

/** Asks for days, as the game of the screen has them. */
interface Ask<Daily, Played> {
  readonly get: (day: Day) => Promise<Result<Daily>>
  /** What was played on any day. */
  readonly list: () => Promise<Result<readonly Played[]>>
}

/** The game of a day, followed while the calling component lives and whenever it is another day's. */
export function useDailyPage<Daily, Played extends { readonly day: Day }>(
  day: Readonly<Ref<Day>>,
  { get, list }: Ask<Daily, Played>,
) {
  const fetchPage = async (): Promise<Result<DailyPage<Daily, Played>>> => {
    const asked = day.value
    const [daily, played] = await Promise.all([get(asked), list()])
    if ('error' in daily) return daily
    if ('error' in played) return played
    return { ok: { daily: daily.ok, earlier: played.ok.filter((one) => one.day !== asked) } }
  }
  const mirrored = mirror(fetchPage)
  follow(['table.changed'], mirrored.refresh)
  watch(day, mirrored.refresh)
  return mirrored
}
