/** A game looked back at: its log, and the table as it stood at the step that is shown. */
import { computed, onScopeDispose, shallowRef } from 'vue'
import type { LogEntry, ReplayedTable, TableAnswer, TableSummary } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import type { GameId } from '@shared/games'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { follow } from './follow'

/** Steps kept here, so that going to and fro asks the main process only once. */
const KEPT = 600

/** The steps of a table as they stood, each fetched once. */
function createSteps(table: TableId) {
  let known = new Map<number, ReplayedTable>()

  /** A step from what is kept here, or fetched. */
  async function find(step: number): Promise<Result<ReplayedTable>> {
    const kept = known
    const found = kept.get(step)
    if (found !== undefined) return { ok: found }
    const result = await api.call('tables.replay', { table, step })
    if ('error' in result) return result
    if (kept.size >= KEPT) kept.clear()
    kept.set(step, result.ok)
    return result
  }

  return {
    find,
    /** Whether this is what is kept of a step. */
    holds: (step: number, shown: ReplayedTable | null): boolean =>
      shown !== null && shown === known.get(step),
    /** The table has been played on: its steps stand anew. */
    forget(): void {
      known = new Map()
    },
  }
}

/** Looks back at a table while the calling component lives; one that is played on meanwhile grows. */
export function useReplay(table: TableId) {
  const opened = shallowRef<TableAnswer | null>(null)
  const summary = shallowRef<TableSummary | null>(null)
  const game = computed((): GameId | null => summary.value?.game ?? null)
  const log = shallowRef<readonly LogEntry[]>([])
  const error = shallowRef<CallError | null>(null)
  /** The step asked for; `shown` follows as soon as the main process has answered. */
  const step = shallowRef(0)
  const shown = shallowRef<ReplayedTable | null>(null)
  /** Whether `shown` is the step right after the one shown before: then its events may be played. */
  const followsOn = shallowRef(false)
  const steps = computed(() => Math.max(0, log.value.length - 1))

  const kept = createSteps(table)
  let revision: number | null = null
  let fetching = false
  let alive = true

  function show(replayed: ReplayedTable): void {
    followsOn.value = replayed.step === (shown.value?.step ?? -1) + 1
    shown.value = replayed
  }

  /** Fetches what was asked for last; whatever was asked for meanwhile is skipped. */
  async function catchUp(): Promise<void> {
    if (fetching) return
    fetching = true
    while (alive && error.value === null && !kept.holds(step.value, shown.value)) {
      const found = await kept.find(step.value)
      if ('error' in found) error.value = found.error
      else if (found.ok.step === step.value) show(found.ok)
    }
    fetching = false
  }

  /** Goes to a step, or as near as there is one. */
  async function go(to: number): Promise<void> {
    step.value = Math.min(Math.max(0, Math.round(to)), steps.value)
    await catchUp()
  }

  async function refresh(): Promise<void> {
    const [now, found] = await Promise.all([
      api.call('tables.open', { table }),
      api.call('tables.get', { table }),
    ])
    if (!alive) return
    if ('error' in now) {
      error.value = now.error
      return
    }
    if ('ok' in found) summary.value = found.ok
    opened.value = now.ok
    if (now.ok.revision === revision) {
      // The main process is there again, and so is the step that it could not answer.
      error.value = null
      await catchUp()
      return
    }
    const history = await api.call('tables.log', { table })
    if ('error' in history) {
      error.value = history.error
      return
    }
    const first = revision === null
    ;({ revision } = now.ok)
    log.value = history.ok
    kept.forget()
    error.value = null
    // A game that is over is read from its beginning, one that goes on from where it stands.
    await go(first && now.ok.status !== 'playing' ? 0 : first ? steps.value : step.value)
  }

  follow(['table.changed'], refresh)
  onScopeDispose(() => {
    alive = false
  })

  return { opened, summary, game, log, error, step, steps, shown, followsOn, go }
}
