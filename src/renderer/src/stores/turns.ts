/** Work on one thing, done in the order in which it was asked for. */
import { shallowRef } from 'vue'

/** Whether what the work is for is still on the screen. */
export type StillHere = () => boolean

export function createTurns() {
  /** Whether something is being done, or waits for its turn. */
  const busy = shallowRef(false)
  const waiting: (() => void)[] = []
  /** Raised at each reset: what belongs to an earlier session is thrown away. */
  let session = 0

  /** Runs `work` when its turn comes; not at all, if there has been a reset by then. */
  async function inTurn(work: (stillHere: StillHere) => Promise<void>): Promise<void> {
    const mine = session
    const stillHere = (): boolean => mine === session
    if (busy.value) await new Promise<void>((go) => waiting.push(go))
    if (!stillHere()) return
    busy.value = true
    await work(stillHere)
    if (!stillHere()) return
    const next = waiting.shift()
    if (next === undefined) busy.value = false
    else next()
  }

  /** Forgets everything that waits, and what is under way when it is done. */
  function reset(): void {
    session += 1
    for (const go of waiting.splice(0)) go()
    busy.value = false
  }

  return { busy, inTurn, reset }
}
