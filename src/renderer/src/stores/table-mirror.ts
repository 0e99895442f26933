/** A table as the main process has it: its state for one viewer, its log, and its players. */
import { shallowRef } from 'vue'
import type { LogEntry, TableAnswer, TableSummary } from '@shared/api'
import type { CallError, ErrorCode, Result } from '@shared/errors'
import type { Actor } from '@shared/games'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import type { StillHere } from './turns'

/** Refusals after which the screen no longer knows where the table stands. */
const LOST_TRACK: readonly ErrorCode[] = ['stale-revision', 'disconnected']

export function createTableMirror() {
  const answer = shallowRef<TableAnswer | null>(null)
  const log = shallowRef<readonly LogEntry[]>([])
  const summary = shallowRef<TableSummary | null>(null)
  /** Why the last call was refused; null once something has gone well again. */
  const error = shallowRef<CallError | null>(null)

  /** Fetches the table and its whole log, as a viewer may know them now. */
  async function fetchAll(table: TableId, viewer: Actor, stillHere: StillHere): Promise<void> {
    const [opened, history, found] = await Promise.all([
      api.call('tables.open', { table, viewer }),
      api.call('tables.log', { table, viewer }),
      api.call('tables.get', { table }),
    ])
    if (!stillHere()) return
    if ('error' in opened) {
      error.value = opened.error
      return
    }
    if ('ok' in found) summary.value = found.ok
    answer.value = opened.ok
    takeLog(history)
    if ('error' in found) error.value = found.error
  }

  async function fetchLog(table: TableId, viewer: Actor, stillHere: StillHere): Promise<void> {
    const history = await api.call('tables.log', { table, viewer })
    if (stillHere()) takeLog(history)
  }

  function takeLog(history: Result<readonly LogEntry[]>): void {
    if ('error' in history) error.value = history.error
    else log.value = history.ok
  }

  /** Takes over what a call that moved the table answered, or finds the way back to where it stands. */
  async function take(
    result: Result<TableAnswer>,
    table: TableId,
    viewer: Actor,
    stillHere: StillHere,
  ): Promise<boolean> {
    if ('ok' in result) {
      answer.value = result.ok
      error.value = null
      return true
    }
    if (LOST_TRACK.includes(result.error.code)) await fetchAll(table, viewer, stillHere)
    if (stillHere()) error.value = result.error
    return false
  }

  function clear(): void {
    answer.value = null
    log.value = []
    summary.value = null
    error.value = null
  }

  return { answer, log, summary, error, fetchAll, fetchLog, take, clear }
}
export type TableMirror = ReturnType<typeof createTableMirror>
