/**
 * The table on the screen: a mirror of what the app's main part owns, as one viewer sees it. It hands actions and
 * undo on one at a time and takes over each answer; it decides nothing itself. What is asked for while a call is
 * under way waits for its turn, and is done if it is then still listed; the same asked twice at a time is one press.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { CallError } from '@shared/errors'
import { isSameAction } from '@shared/games/game'
import type { Actor, GameTypes } from '@shared/games'
import type { TableId } from '@shared/ids'
import { house } from '@renderer/house'
import { createTableMirror } from './table-mirror'
import { createTurns, type StillHere } from './turns'

type Action = GameTypes['action']

export const useTableStore = defineStore('table', () => {
  const mirror = createTableMirror()
  const { answer, log, error } = mirror
  const turns = createTurns()
  const view = computed(() => answer.value?.view ?? null)
  const actions = computed(() => answer.value?.actions ?? [])
  /** Who sits at the screen. */
  const viewer = shallowRef<Actor>(null)

  let table: TableId | null = null
  /** Revisions announced while a call was under way; usually just that call's own. */
  let announced: number[] = []
  let stopListening: (() => void)[] = []
  /** Actions asked for and not yet answered. */
  let asked: readonly Action[] = []
  /** Raised at each refusal: what was asked for before it is then no longer to be done. */
  let refusals = 0

  /** Whether something happened to the table meanwhile that the screen does not show yet. */
  const fellBehind = (): boolean => {
    const last = announced.at(-1)
    return last !== undefined && last !== answer.value?.revision
  }

  /** Runs `work` when its turn comes; not at all, if the table has been left by then. */
  async function inTurn(work: (id: TableId, stillHere: StillHere) => Promise<void>): Promise<void> {
    if (table === null) return
    const id = table
    await turns.inTurn(async (stillHere) => {
      announced = []
      await work(id, stillHere)
      // The table may move on once more while it is fetched.
      while (stillHere() && fellBehind()) {
        announced = []
        await mirror.fetchAll(id, viewer.value, stillHere)
      }
    })
  }
  const refresh = (): Promise<void> =>
    inTurn((id, stillHere) => mirror.fetchAll(id, viewer.value, stillHere))

  /**
   * Does one of the listed actions, when its turn comes.
   * @returns whether it was accepted
   */
  async function act(action: Action): Promise<boolean> {
    if (asked.some((one) => isSameAction(one, action))) return false
    asked = [...asked, action]
    const trusted = refusals
    let accepted = false
    await inTurn(async (id, stillHere) => {
      const before = answer.value
      const listed = before?.actions.some((one) => isSameAction(one, action)) ?? false
      if (before === null || !listed || trusted !== refusals) return
      accepted = await perform(id, before, action, stillHere)
    })
    asked = asked.filter((one) => one !== action)
    return accepted
  }

  async function perform(
    id: TableId,
    { revision, viewer: actor }: TableAnswer,
    action: Action,
    stillHere: StillHere,
  ): Promise<boolean> {
    const input = { table: id, revision, actor, action: { ...action } }
    const result = await house.call('tables.act', input)
    if (!stillHere()) return false
    // With the answer, not after it: what happened and what is asked next come to the screen together.
    if ('ok' in result) {
      const { revision: reached, events } = result.ok
      const taken = { actor, bot: null, stumbled: false, action }
      log.value = [...log.value, { revision: reached, ...taken, events }]
    }
    return settle(result, id, actor, stillHere)
  }

  async function settle(...call: Parameters<typeof mirror.take>): Promise<boolean> {
    const accepted = await mirror.take(...call)
    if (!accepted) refusals += 1
    return accepted
  }

  /** Why an action would be refused now; null where it would not. */
  async function why(action: Action): Promise<CallError | null> {
    if (table === null) return null
    const input = { table, actor: viewer.value, action: { ...action } }
    const result = await house.call('tables.why', input)
    return 'error' in result ? result.error : result.ok
  }

  /**
   * Takes back the viewer's last step, when its turn comes, where that is allowed.
   * @returns whether it was
   */
  async function undo(): Promise<boolean> {
    const trusted = refusals
    let undone = false
    await inTurn(async (id, stillHere) => {
      const before = answer.value
      if (before?.undo !== 'free' || trusted !== refusals) return
      const { revision, viewer: actor } = before
      const result = await house.call('tables.undo', { table: id, revision, actor })
      if (!stillHere()) return
      undone = await settle(result, id, actor, stillHere)
      if (undone) await mirror.fetchLog(id, actor, stillHere)
    })
    return undone
  }

  /** Shows where a table stands, as what lies open to all, and follows it until `close`. */
  async function open(id: TableId): Promise<void> {
    close()
    table = id
    stopListening = [
      house.on('table.changed', (change) => {
        if (change.table !== table) return
        if (turns.busy.value) announced.push(change.revision)
        else if (change.revision !== answer.value?.revision) void refresh()
      }),
      // Events sent while the connection was lost are gone.
      house.onConnection((connection) => {
        if (connection === 'open') void refresh()
      }),
    ]
    await refresh()
  }

  /** Shows the table as another seat may know it. */
  async function look(as: Actor): Promise<void> {
    viewer.value = as
    await refresh()
  }

  /** Leaves the table; whatever is still under way for it is thrown away when it arrives. */
  function close(): void {
    turns.reset()
    table = null
    viewer.value = null
    for (const stop of stopListening) stop()
    stopListening = []
    asked = []
    mirror.clear()
  }

  const { summary } = mirror
  const { busy } = turns
  return {
    answer,
    log,
    summary,
    error,
    busy,
    view,
    actions,
    viewer,
    act,
    why,
    undo,
    open,
    look,
    close,
  }
})
