/**
 * The table on the screen: a mirror of what the main process owns, as one viewer sees it. It hands actions and undo on
 * and takes over each answer; it decides nothing itself.
 */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { CallError } from '@shared/errors'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { createTableMirror } from './table-mirror'
import { createTableMoves, type Action } from './table-moves'
import { createTableSession } from './table-session'

export const useTableStore = defineStore('table', () => {
  const mirror = createTableMirror()
  const { answer, log, summary, error } = mirror
  const session = createTableSession(mirror)
  const { viewer, busy, look } = session
  const { act, actFor, undo, forget } = createTableMoves(mirror, session)
  const view = computed(() => answer.value?.view ?? null)
  const actions = computed(() => answer.value?.actions ?? [])

  /** Why an action would be refused now; null where it would not. */
  async function why(action: Action): Promise<CallError | null> {
    const table = session.table.value
    if (table === null) return null
    const input = { table, actor: viewer.value, action: { ...action } }
    const result = await api.call('tables.why', input)
    return 'error' in result ? result.error : result.ok
  }

  async function open(table: TableId): Promise<void> {
    forget()
    await session.open(table)
  }

  function close(): void {
    session.close()
    forget()
  }

  return {
    answer,
    log,
    summary,
    error,
    busy,
    view,
    actions,
    /** Whose seat is shown. */
    viewer,
    act,
    actFor,
    why,
    undo,
    open,
    look,
    close,
  }
})
