/** Tables from outside: games in progress, those in the bin, what became of one. The table being played has a store of its own. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { TableSummary } from '@shared/api'
import type { Result } from '@shared/errors'
import type { RecordId, TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

export const useTablesStore = defineStore('tables', () => {
  const all = mirror(() => api.call('tables.list', {}))
  const bin = mirror(() => api.call('tables.list', { deleted: true }))
  const playing = computed(
    () => all.value.value?.filter(({ status }) => status === 'playing') ?? null,
  )
  /** Whether a game has ever been begun here; null until it is known. */
  const everPlayed = computed(() => all.value.value && all.value.value.length > 0)

  async function refresh(): Promise<void> {
    await Promise.all([all, bin].map((each) => each.refresh()))
  }

  return {
    playing,
    error: all.error,
    bin: bin.value,
    everPlayed,
    refresh,
  }
})

/** A table with the record it ended in, where it is a campaign game that is over. */
export interface EndedTable {
  readonly summary: TableSummary
  readonly record: RecordId | null
}

async function fetchEnded(table: TableId): Promise<Result<EndedTable>> {
  const [opened, found] = await Promise.all([
    api.call('tables.open', { table }),
    api.call('tables.get', { table }),
  ])
  if ('error' in opened) return opened
  if ('error' in found) return found
  return found.ok === null
    ? { error: { code: 'not-found', message: 'The table is damaged' } }
    : { ok: { summary: found.ok, record: opened.ok.record } }
}

/** What became of one table, followed while the calling component lives. */
export function useEndedTable(table: TableId) {
  const mirrored = mirror(() => fetchEnded(table))
  follow(['table.changed'], mirrored.refresh)
  return mirrored
}
