/** Closing a turn: what is closed stays so, which is asked first where the players want it. */
import { ref } from 'vue'
import type { SeatInfo } from '@shared/games'
import type { Action } from '@shared/games/paper-dungeons'
import { useAppStore } from '@renderer/stores/app'
import { peopleAt } from '@renderer/table/seats'

interface Closing {
  readonly seats: () => readonly SeatInfo[]
  readonly actions: () => readonly Action[]
  readonly act: (action: Action) => Promise<boolean>
}

export function useClosing({ seats, actions, act: actNow }: Closing) {
  const app = useAppStore()
  /** Whether the closing of a turn waits to be confirmed. */
  const isClosing = ref(false)

  function asksFirst({ type }: Action): boolean {
    if (type !== 'commit') return false
    const check = app.settings?.turnCheck ?? 'never'
    return check === 'always' || (check === 'company' && peopleAt(seats()).length > 1)
  }
  async function act(action: Action): Promise<boolean> {
    if (!asksFirst(action)) return actNow(action)
    isClosing.value = true
    return false
  }
  async function closeTurn(): Promise<void> {
    isClosing.value = false
    const commit = actions().find(({ type }) => type === 'commit')
    if (commit !== undefined) await actNow(commit)
  }
  return { isClosing, act, closeTurn }
}
