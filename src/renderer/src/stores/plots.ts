/** What plots are drawn from, for the games that were asked for. */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { AppEvents } from '@shared/api'
import type { Result } from '@shared/errors'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/**
 * The plots of a choice of games, followed while the calling component lives and whenever the choice changes.
 * @param ask asks for them, as the game of the screen has them
 */
export function usePlots<Input, Answer>(
  input: Ref<Input>,
  ask: (input: Input) => Promise<Result<Answer>>,
) {
  const mirrored = mirror(() => ask(input.value))
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
