/**
 * Who writes into the database: one connection at a time, and nobody is told that it is busy. While another thread has
 * the turn, calls that may write wait; calls that read are answered from what was there before.
 */
export interface WriteTurns {
  /** Waits for the turn. @returns what gives it back */
  readonly take: () => Promise<() => void>
  /** Done when nobody has the turn. */
  readonly free: () => Promise<void>
  /** Whether somebody has the turn. */
  readonly taken: boolean
}

export function createWriteTurns(): WriteTurns {
  let held: Promise<void> | null = null

  const free = async (): Promise<void> => {
    while (held !== null) await held
  }
  return {
    free,
    get taken() {
      return held !== null
    },
    take: async () => {
      await free()
      let release = (): void => undefined
      const mine = new Promise<void>((resolve) => (release = resolve))
      held = mine
      return () => {
        if (held === mine) held = null
        release()
      }
    },
  }
}
