/** The tasks under way: each can be ended by a person, and all of them by the end of the app. */
import { setImmediate } from 'node:timers/promises'
import type { AppEvents, Cancellable } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { WorkHooks } from '../store/long-work'
import { runInThread } from './threads'
import type { TaskHooks, ThreadParts } from './threads'
import type { Outcomes, Task, TaskOf, Work } from './work'

export interface TaskParts {
  /** Does tasks in this thread, where there is no other. */
  readonly work: Work
  /** Null: all is done in this thread, as where the database lets nobody else in. */
  readonly threads: ThreadParts | null
  /** Whether nothing may be written any more. */
  readonly isReadOnly: () => boolean
  readonly progress: (job: AppEvents['job.progress']) => void
}

const JOBS: Readonly<Record<Task['kind'], Cancellable>> = {
  bundle: 'export',
  preview: 'import',
  apply: 'import',
}

export function createTasks({ work, threads, isReadOnly, progress }: TaskParts) {
  const underWay = new Map<AbortController, { job: Cancellable; done: Promise<unknown> }>()

  const start = <Kind extends Task['kind']>(
    task: TaskOf<Kind>,
    inThisThread: (hooks: WorkHooks) => Outcomes[Kind] | Promise<Outcomes[Kind]>,
  ): Promise<Outcomes[Kind]> => {
    const end = new AbortController()
    const step: TaskHooks['step'] = (job, done, total) => progress({ job, done, total })
    const hooks = { step, signal: end.signal }
    const done =
      threads === null
        ? (async () => await inThisThread(hooksHere(hooks)))()
        : runInThread<Kind>(task, hooks, threads, { readOnly: isReadOnly() })
    const ended = done.then(
      () => undefined,
      () => undefined,
    )
    underWay.set(end, { job: JOBS[task.kind], done: ended })
    return done.finally(() => underWay.delete(end))
  }

  const cancel = (wanted: (job: Cancellable) => boolean): Promise<unknown> => {
    const all = [...underWay].filter(([, { job }]) => wanted(job))
    for (const [end] of all) end.abort()
    return Promise.all(all.map(([, { done }]) => done))
  }

  return {
    bundle: (task: TaskOf<'bundle'>) => start<'bundle'>(task, (hooks) => work.bundle(task, hooks)),
    preview: (task: TaskOf<'preview'>) =>
      start<'preview'>(task, (hooks) => work.preview(task, hooks)),
    apply: (task: TaskOf<'apply'>) => start<'apply'>(task, (hooks) => work.apply(task, hooks)),
    /** Ends what is under way of a kind; done once nothing of it is left. */
    cancel: async (job: Cancellable): Promise<void> => {
      await cancel((each) => each === job)
    },
    /** Ends all that is under way. */
    stop: async (): Promise<void> => {
      await cancel(() => true)
    },
  }
}
export type Tasks = ReturnType<typeof createTasks>

function hooksHere({ step, signal }: TaskHooks): WorkHooks {
  const check = (): void => {
    if (signal.aborted) throw new Refusal('cancelled', 'It is not wanted any more.')
  }
  return {
    step: (job, done, total) => {
      check()
      step(job, done, total)
    },
    pause: async () => {
      await setImmediate()
      check()
    },
    ofOneMoment: false,
    write: (work) => Promise.resolve(work()),
  }
}
