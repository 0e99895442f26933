/** Daily dungeons, as the main process keeps them. */
import { watch } from 'vue'
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import type { Result } from '@shared/errors'
import type { DailyDungeon, DailyScore } from '@shared/games/paper-dungeons'
import { api } from '@renderer/api-client'
import { follow } from '@renderer/stores/follow'
import { mirror } from '@renderer/stores/mirror'

/** One day's dungeon, and the results of every other day, the newest first. */
export interface DailyPage {
  readonly daily: DailyDungeon
  readonly earlier: readonly DailyScore[]
}

async function fetchDaily(day: Day): Promise<Result<DailyPage>> {
  const [daily, list] = await Promise.all([
    api.call('dailyDungeons.get', { day }),
    api.call('dailyDungeons.list', {}),
  ])
  if ('error' in daily) return daily
  if ('error' in list) return list
  return { ok: { daily: daily.ok, earlier: list.ok.filter((one) => one.day !== day) } }
}

/** The dungeon of a day, followed while the calling component lives and whenever it is another day's. */
export function useDaily(day: Readonly<Ref<Day>>) {
  const mirrored = mirror(() => fetchDaily(day.value))
  follow(['table.changed'], mirrored.refresh)
  watch(day, mirrored.refresh)
  return mirrored
}
