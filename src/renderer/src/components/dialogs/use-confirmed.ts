/** What is done only once a person has said yes to it (ConfirmDialog.vue). */
import { ref } from 'vue'
import type { Result } from '@shared/errors'
import { useAppStore } from '@renderer/stores/app'

/**
 * @param call what is done when it is confirmed; a refusal is reported in a toast
 * @param then what follows where it was not refused
 * @returns `asking` is whether the question stands on the screen, `busy` whether the call is under way
 */
export function useConfirmed<Output>(
  call: () => Promise<Result<Output>>,
  then: (output: Output) => Promise<unknown>,
) {
  const app = useAppStore()
  const asking = ref(false)
  const busy = ref(false)

  async function confirm(): Promise<void> {
    busy.value = true
    const result = await call()
    busy.value = false
    asking.value = false
    if ('error' in result) app.report(result.error)
    else await then(result.ok)
  }

  return { asking, busy, confirm }
}
