/** What a trace of Chromium's says about a stretch of time between two marks of the page. */

/** An event of a trace, as far as it is used here; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of its length, the time that the processor was at it. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** What has to be traced to be measured. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
]

export interface Stretch {
  /** Lengths of the main thread's tasks, in milliseconds. */
  readonly tasks: readonly number[]
  /** What of each task was work: a machine that is busy with other things lets a task wait. */
  readonly work: readonly number[]
  /** From each frame drawn to the next, in milliseconds. */
  readonly frames: readonly number[]
}

/** Measures tasks from the first mark on, frames from the second, both to the third. */
export function measureStretch(
  trace: Buffer,
  [from, moving, to]: readonly [string, string, string],
): Stretch {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const mark = (name: string): TraceEvent => {
    const found = traceEvents.find((event) => event.name === name)
    if (found === undefined) throw new Error(`The trace knows nothing of ${name}.`)
    return found
  }
  const [first, second, last] = [mark(from), mark(moving), mark(to)]
  const within = (start: TraceEvent) => (event: TraceEvent) =>
    event.pid === start.pid && event.ts + (event.dur ?? 0) >= start.ts && event.ts <= last.ts
  const tasks = traceEvents
    .filter(({ name, tid }) => name === 'RunTask' && tid === first.tid)
    .filter(within(first))
  const drawn = traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .filter(within(second))
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  return {
    tasks: tasks.map(({ dur = 0 }) => dur / 1000),
    work: tasks.map(({ tdur = 0 }) => tdur / 1000),
    frames: drawn.slice(1).map((ts, index) => (ts - (drawn[index] ?? ts)) / 1000),
  }
}
