/** Long work done a step at a time: between two steps whoever calls has a word. */
import { setImmediate } from 'node:timers/promises'

/** Milliseconds for which nobody is answered. */
const SLICE = 8

/** Does the steps of what somebody waits for; others are answered meanwhile. @returns what the steps come to */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let begun = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    if (performance.now() - begun < SLICE) continue
    await setImmediate()
    begun = performance.now()
  }
}

/** Work that nobody waits for. */
export interface Background {
  /** Does the steps one after another, unless it is stopped before. */
  readonly run: (steps: Iterable<void>) => void
  /** No step is done from now on; the answer comes once the last one is. */
  readonly stop: () => Promise<void>
}

/**
 * @param free done when nobody else writes into the database
 * @param logError hears of a step that failed: the work ends with it, and may be done when it is needed
 */
export function createBackground(
  free: () => Promise<void>,
  logError: (error: unknown) => void,
): Background {
  let stopped = false
  const underWay = new Set<Promise<void>>()

  const work = async (steps: Iterable<void>): Promise<void> => {
    const next = steps[Symbol.iterator]()
    try {
      for (;;) {
        await setImmediate()
        await free()
        if (stopped || next.next().done === true) return
      }
    } catch (error) {
      logError(error)
    }
  }

  return {
    run: (steps) => {
      const done = work(steps)
      underWay.add(done)
      void done.finally(() => underWay.delete(done))
    },
    stop: async () => {
      stopped = true
      await Promise.all(underWay)
    },
  }
}
