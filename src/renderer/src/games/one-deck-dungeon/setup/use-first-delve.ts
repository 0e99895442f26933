/** Beginning the first delve, from wherever it is offered. */
import { ref } from 'vue'
import { useNewTable } from '@renderer/components/use-new-table'
import { useAppStore } from '@renderer/stores/app'
import { FIRST_DELVE } from './first-delve'

/** `begin` sits down at its table, with all tips to come; a refusal is told at the edge of the screen. */
export function useFirstDelve() {
  const app = useAppStore()
  const { sitDown } = useNewTable()
  const busy = ref(false)

  async function begin(): Promise<void> {
    if (busy.value) return
    busy.value = true
    await app.change({ welcomed: true, tips: true, tipsSeen: [] })
    const refusal = await sitDown(FIRST_DELVE)
    busy.value = false
    if (refusal !== null) app.report(refusal)
  }

  return { busy, begin }
}
