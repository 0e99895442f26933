/** A table while it is on the screen: which one, whose seat is shown, and work on it that waits for its turn. */
import { shallowRef } from 'vue'
import type { Actor } from '@shared/games'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import type { TableMirror } from './table-mirror'
import { createTurns, type StillHere } from './turns'

/** Calls `moved` with each revision that a table reaches, and `again` when the connection is back, until it is stopped. */
function listen(table: TableId, moved: (revision: number) => void, again: () => void): () => void {
  const stops = [
    api.on('table.changed', (change) => {
      if (change.table === table) moved(change.revision)
    }),
    // Events sent while the connection was lost are gone.
    api.onConnection((connection) => {
      if (connection === 'open') again()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

export function createTableSession(mirror: TableMirror) {
  const { answer } = mirror
  const turns = createTurns()
  const table = shallowRef<TableId | null>(null)
  const viewer = shallowRef<Actor>(null)
  /** The revision announced last while a call was under way; usually just that call's own. */
  let announced: number | null = null
  let stopListening = (): void => undefined

  /** Whether something happened to the table meanwhile that the screen does not show yet. */
  const fellBehind = (): boolean => announced !== null && announced !== answer.value?.revision

  /** Runs `work` when its turn comes; not at all, if the table has been left by then. */
  async function inTurn(work: (id: TableId, stillHere: StillHere) => Promise<void>): Promise<void> {
    const id = table.value
    if (id === null) return
    await turns.inTurn(async (stillHere) => {
      announced = null
      await work(id, stillHere)
      // The table may move on once more while it is fetched.
      while (stillHere() && fellBehind()) {
        announced = null
        await mirror.fetchAll(id, viewer.value, stillHere)
      }
    })
  }
  const refresh = (): Promise<void> =>
    inTurn((id, stillHere) => mirror.fetchAll(id, viewer.value, stillHere))

  /** Shows where a table stands, as what lies open to all, and follows it until `close`. */
  async function open(id: TableId): Promise<void> {
    close()
    table.value = id
    const moved = (revision: number): void => {
      if (turns.busy.value) announced = revision
      else if (revision !== answer.value?.revision) void refresh()
    }
    stopListening = listen(id, moved, () => void refresh())
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
    table.value = null
    viewer.value = null
    stopListening()
    stopListening = () => undefined
    mirror.clear()
  }

  return { table, viewer, busy: turns.busy, inTurn, open, look, close }
}
export type TableSession = ReturnType<typeof createTableSession>
