/** Beginning a game's first game, from wherever it is offered. */
import { ref } from 'vue'
import type { CallInput } from '@shared/api'
import { useNewTable } from './use-new-table'
import { useAppStore } from '@renderer/stores/app'

/** `begin` starts it and opens its table, with all tips to come; a refusal is reported in a toast. */
export function useFirstGame() {
  const app = useAppStore()
  const { startTable } = useNewTable()
  const busy = ref(false)

  async function begin(start: CallInput<'tables.start'>): Promise<void> {
    if (busy.value) return
    busy.value = true
    await app.change({ welcomed: true, tips: true, tipsSeen: [] })
    const refusal = await startTable(start)
    busy.value = false
    if (refusal !== null) app.report(refusal)
  }

  return { busy, begin }
}
