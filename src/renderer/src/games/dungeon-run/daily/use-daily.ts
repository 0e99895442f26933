/** Daily runs, as the main process keeps them. */
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import { api } from '@renderer/api-client'
import { useDailyPage } from '@renderer/stores/daily'

/** The run of a day, followed while the calling component lives and whenever it is another day's. */
export function useDaily(day: Readonly<Ref<Day>>) {
  return useDailyPage(day, {
    get: (one) => api.call('dailyRuns.get', { day: one }),
    list: () => api.call('dailyRuns.list', {}),
  })
}
