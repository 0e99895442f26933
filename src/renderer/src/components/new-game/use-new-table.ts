/** Beginning a game, from wherever one is offered. */
import { ref } from 'vue'
import { useRouter } from 'vue-router'
import type { CallInput } from '@shared/api'
import type { CallError } from '@shared/errors'
import { api } from '@renderer/api-client'

/**
 * `startTable` begins a game and goes to its table; asked again meanwhile, it does nothing.
 * @param going `replace` where the way back from the table shall not lead here
 */
export function useNewTable(going: 'push' | 'replace' = 'push') {
  const router = useRouter()
  const busy = ref(false)

  /** @returns why the game was refused; null where it was not */
  async function startTable(input: CallInput<'tables.start'>): Promise<CallError | null> {
    if (busy.value) return null
    busy.value = true
    const result = await api.call('tables.start', input)
    busy.value = false
    if ('error' in result) return result.error
    await router[going]({ name: 'table', params: { table: result.ok.table } })
    return null
  }

  return { busy, startTable }
}
