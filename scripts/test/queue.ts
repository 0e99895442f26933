/** Steps side by side: as many as there are slots, in their order, as soon as what they need is there. */
import type { FailedStep } from './summary.ts'

/** What is known of a step in a queue. */
export interface Queued {
  readonly name: string
  readonly needs: readonly string[]
}

/**
 * Runs steps until all are done or one has failed; those that run then are waited for, the others are not begun.
 * @param run does one step; null: it went well
 * @returns the steps that failed, in the order of their ends
 */
export async function runQueue<Step extends Queued>(
  steps: readonly Step[],
  slots: number,
  run: (step: Step) => Promise<FailedStep | null>,
): Promise<readonly FailedStep[]> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const done = new Set<string>()
  const failed: FailedStep[] = []
  /** A need that no step of this queue meets is met from outside. */
  const isReady = ({ needs }: Step): boolean =>
    needs.every((need) => done.has(need) || !steps.some(({ name }) => name === need))

  while (waiting.length > 0 || running.size > 0) {
    const next = failed.length > 0 || running.size >= slots ? -1 : waiting.findIndex(isReady)
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step === undefined) {
      if (running.size === 0) break
      await Promise.race(running.values())
      continue
    }
    running.set(
      step.name,
      run(step).then((end) => {
        running.delete(step.name)
        if (end === null) done.add(step.name)
        else failed.push(end)
      }),
    )
  }
  return failed
}
