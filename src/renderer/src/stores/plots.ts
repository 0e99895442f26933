/** What plots are drawn from, for the games that were asked for. */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { AppEvents, CallInput } from '@shared/api'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** The plots of a choice of games, followed while the calling component lives and whenever the choice changes. */
export function usePlots(input: Ref<CallInput<'statistics.plots'>>) {
  const mirrored = mirror(() => api.call('statistics.plots', input.value))
  /** How many games are counted so far, while there are some to count. */
  const counting = shallowRef<AppEvents['job.progress'] | null>(null)
  onScopeDispose(
    api.on('job.progress', (now) => {
      if (now.job === 'statistics') counting.value = now.done < now.total ? now : null
    }),
  )
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  watch(input, mirrored.refresh)
  return { ...mirrored, counting }
}
