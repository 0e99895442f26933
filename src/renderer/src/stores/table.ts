/**
 * The table on the screen: a mirror of what the house owns. It hands actions and undo to the house one at a
 * time and takes over each answer; it decides nothing itself. What is asked for while a call is under way waits
 * for its turn, and is done if the house then still lists it; the same asked twice at a time is one press.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { LogEntry, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { CallError, ErrorCode, Result } from '@shared/errors'
import { isSameAction } from '@shared/games/game'
import type { Action } from '@shared/games/one-deck-dungeon'
import type { TableId } from '@shared/ids'
import { house } from '@renderer/house'

/** Refusals after which the screen no longer knows where the table stands. */
const LOST_TRACK: readonly ErrorCode[] = ['stale-revision', 'disconnected']

export const useTableStore = defineStore('table', () => {
  const answer = shallowRef<TableAnswer | null>(null)
  const log = shallowRef<readonly LogEntry[]>([])
  /** Why the last call was refused; null once something has gone well again. */
  const error = shallowRef<CallError | null>(null)
  /** Whether a call is under way, or waits for its turn. */
  const busy = shallowRef(false)
  const view = computed(() => answer.value?.view ?? null)
  const actions = computed(() => answer.value?.actions ?? [])

  let table: TableId | null = null
  /** Raised at each opening and closing: an answer meant for an earlier sitting is thrown away. */
  let sitting = 0
  /** Revisions announced while a call was under way; usually just that call's own. */
  let announced: number[] = []
  let stopListening: (() => void)[] = []
  /** What waits for its turn, in order. */
  const waiting: (() => void)[] = []
  /** Actions asked for and not yet answered. */
  let asked: readonly Action[] = []
  /** Raised at each refusal: what was asked for before it is then no longer to be done. */
  let refusals = 0

  /** Fetches the table and its whole log, as the house has them now. */
  async function fetchAll(id: TableId): Promise<void> {
    const mine = sitting
    const [opened, history] = await Promise.all([
      house.call('tables.open', { table: id }),
      house.call('tables.log', { table: id }),
    ])
    if (mine !== sitting) return
    if ('error' in opened) {
      error.value = opened.error
      return
    }
    answer.value = opened.ok
    if ('error' in history) error.value = history.error
    else log.value = history.ok
  }

  /** Whether something happened to the table meanwhile that the screen does not show yet. */
  const fellBehind = (): boolean => {
    const last = announced.at(-1)
    return last !== undefined && last !== answer.value?.revision
  }

  /** Runs `work` when its turn comes; not at all, if the table has been left by then. */
  async function inTurn(work: (id: TableId) => Promise<void>): Promise<void> {
    if (table === null) return
    const id = table
    const mine = sitting
    if (busy.value) await new Promise<void>((go) => waiting.push(go))
    if (mine !== sitting) return
    busy.value = true
    announced = []
    await work(id)
    // The table may move on once more while it is fetched.
    while (mine === sitting && fellBehind()) {
      announced = []
      await fetchAll(id)
    }
    if (mine !== sitting) return
    const next = waiting.shift()
    if (next === undefined) busy.value = false
    else next()
  }

  /** Takes over what a call that moved the table answered, or finds the way back to where it stands. */
  async function settle(id: TableId, result: Result<TableAnswer>): Promise<boolean> {
    if ('ok' in result) {
      answer.value = result.ok
      error.value = null
      return true
    }
    refusals += 1
    if (LOST_TRACK.includes(result.error.code)) await fetchAll(id)
    error.value = result.error
    return false
  }

  /**
   * Does one of the listed actions, when its turn comes.
   * @returns whether the house accepted it
   */
  async function act(action: Action): Promise<boolean> {
    if (asked.some((one) => isSameAction(one, action))) return false
    asked = [...asked, action]
    const trusted = refusals
    let accepted = false
    await inTurn(async (id) => {
      const before = answer.value
      const listed = before?.actions.some((one) => isSameAction(one, action)) ?? false
      if (before === null || !listed || trusted !== refusals) return
      const mine = sitting
      const { revision } = before
      const result = await house.call('tables.act', { table: id, revision, action: { ...action } })
      if (mine !== sitting) return
      // With the answer, not after it: what happened and what is asked next come to the screen together.
      if ('ok' in result) {
        const { ok } = result
        const { revision: reached, viewer: actor, events } = ok
        const taken = { actor, bot: null, stumbled: false, action }
        log.value = [...log.value, { revision: reached, ...taken, events }]
      }
      accepted = await settle(id, result)
    })
    asked = asked.filter((one) => one !== action)
    return accepted
  }

  /** Why the house would refuse an action now; null where it would not. */
  async function why(action: Action): Promise<CallError | null> {
    if (table === null) return null
    const result = await house.call('tables.why', { table, action: { ...action } })
    return 'error' in result ? result.error : result.ok
  }

  /**
   * Takes back the last step, when its turn comes, where the house allows it.
   * @returns whether it did
   */
  async function undo(): Promise<boolean> {
    const trusted = refusals
    let undone = false
    await inTurn(async (id) => {
      const before = answer.value
      if (before?.undo !== 'free' || trusted !== refusals) return
      const mine = sitting
      const result = await house.call('tables.undo', { table: id, revision: before.revision })
      if (mine !== sitting) return
      undone = await settle(id, result)
      if (!undone) return
      const history = await house.call('tables.log', { table: id })
      if (mine !== sitting) return
      if ('error' in history) error.value = history.error
      else log.value = history.ok
    })
    return undone
  }

  /** Sits down at a table: shows where it stands and follows it until `close`. */
  async function open(id: TableId): Promise<void> {
    close()
    table = id
    stopListening = [
      house.on('table.changed', (change) => {
        if (change.table !== table) return
        if (busy.value) announced.push(change.revision)
        else if (change.revision !== answer.value?.revision) void inTurn(fetchAll)
      }),
      // Events sent while the connection was lost are gone.
      house.onConnection((connection) => {
        if (connection === 'open') void inTurn(fetchAll)
      }),
    ]
    await inTurn(fetchAll)
  }

  /** Leaves the table; whatever is still under way for it is thrown away when it arrives. */
  function close(): void {
    sitting += 1
    table = null
    for (const stop of stopListening) stop()
    stopListening = []
    for (const go of waiting.splice(0)) go()
    asked = []
    answer.value = null
    log.value = []
    error.value = null
    busy.value = false
  }

  return { answer, log, error, busy, view, actions, act, why, undo, open, close }
})
