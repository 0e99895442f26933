/** Beginning the first delve, from wherever it is offered. */
import { ref } from 'vue'
import { useRouter } from 'vue-router'
import { house } from '@renderer/house'
import { useAppStore } from '@renderer/stores/app'
import { FIRST_DELVE } from '@renderer/tables/one-deck-dungeon/first-delve'

/** `begin` sits down at its table, with all tips to come; a refusal is told at the edge of the screen. */
export function useFirstDelve() {
  const app = useAppStore()
  const router = useRouter()
  const busy = ref(false)

  async function begin(): Promise<void> {
    if (busy.value) return
    busy.value = true
    await app.change({ welcomed: true, tips: true, tipsSeen: [] })
    const result = await house.call('tables.start', FIRST_DELVE)
    busy.value = false
    if ('error' in result) app.report(result.error)
    else await router.push({ name: 'table', params: { table: result.ok.table } })
  }

  return { busy, begin }
}
