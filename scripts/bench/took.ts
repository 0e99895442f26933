/** How long calls took, and how that is told. */
import { counted, median } from './numbers.ts'

/** Milliseconds on the clock, and what of them the processor was at it: a busy machine lets an answer wait. */
export interface Took {
  readonly wall: number
  readonly work: number
}

export async function timed<T>(
  ask: () => Promise<T>,
): Promise<{ readonly took: Took; readonly of: T }> {
  const [before, used] = [performance.now(), process.cpuUsage()]
  const of = await ask()
  const { user, system } = process.cpuUsage(used)
  return { took: { wall: performance.now() - before, work: (user + system) / 1_000 }, of }
}

/** A line of what the bench prints: the middle one of all runs, their range, and what the processor was at it. */
export function tell(what: string, took: readonly Took[], then = ''): void {
  const tenths = (value: number): string => value.toFixed(1)
  const wall = took.map((one) => one.wall)
  const work = median(took.map((one) => one.work))
  console.log(
    `${what}: ${tenths(median(wall))} ms (${tenths(Math.min(...wall))} to ` +
      `${tenths(Math.max(...wall))} in ${counted(took.length, 'run')}), ` +
      `work ${tenths(work)} ms${then}`,
  )
}
