/** Tasks of an exchange in threads beside the app's own, which goes on answering. */
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { LongJob } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CallError } from '@shared/errors'
import { CANCELLED } from './messages'
import type { FromThread, Start, Turn } from './messages'
import type { Outcomes, Task, TaskOf } from './work'
import type { WriteTurns } from './write-turns'

/** Megabytes for what is soon forgotten: by default a thread takes much more before it looks what it can do without. */
const LIMITS = { maxYoungGenerationSizeMb: 32 }

/** Whoever waits for a task is told how far it is, and can end it. */
export interface TaskHooks {
  readonly step: (job: LongJob, done: number, total: number) => void
  readonly signal: AbortSignal
}

export interface ThreadParts {
  /** The address of the built `exchange-worker`. */
  readonly worker: URL
  readonly database: string
  readonly app: string
  readonly turns: WriteTurns
}

/** Whether nothing may be written at the moment. */
export interface ThreadState {
  readonly readOnly: boolean
}

/**
 * Does a task in a thread of its own.
 * @throws Refusal what the task refuses with; Error what it failed with
 */
export async function runInThread<Kind extends Task['kind']>(
  task: TaskOf<Kind>,
  { step, signal }: TaskHooks,
  { worker, database, app, turns }: ThreadParts,
  { readOnly }: ThreadState,
): Promise<Outcomes[Kind]> {
  const wanted = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const cancel = (): void => void Atomics.store(new Int32Array(wanted), 0, CANCELLED)
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const start: Start = { task, database, readOnly, app, wanted }
  const thread = new Worker(worker, {
    workerData: start,
    transferList: ownBytes(task),
    resourceLimits: LIMITS,
  })
  let release = (): void => undefined
  let isOver = false
  try {
    return await new Promise<Outcomes[Kind]>((resolve, reject) => {
      const hear = (said: FromThread): void => {
        switch (said.type) {
          case 'step':
            step(said.job, said.done, said.total)
            return
          case 'turn':
            void turns.take().then((done) => {
              if (isOver) {
                done()
                return
              }
              release = done
              thread.postMessage({ type: 'write' } satisfies Turn)
            })
            return
          case 'done':
            // A thread answers its own task.
            resolve(said.outcome as Outcomes[Kind])
            return
          case 'refused':
            reject(refusalOf(said.refusal))
            return
          case 'failed':
            reject(errorOf(said.code, said.message))
        }
      }
      thread.on('message', hear)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The thread ended without a word.')))
    })
  } finally {
    signal.removeEventListener('abort', cancel)
    isOver = true
    await thread.terminate()
    release()
  }
}

/** A file is handed over, not copied: for as long as that takes, nobody is answered. Small ones share their memory with others. */
function ownBytes(task: Task): ArrayBuffer[] {
  if (task.kind === 'bundle') return []
  const { buffer, byteLength } = task.file
  return byteLength === buffer.byteLength ? [buffer] : []
}

function refusalOf({ code, message, details }: CallError): Refusal {
  return new Refusal(code, message, details)
}

/** As it would have been thrown in this thread: by its code it is known what a person can do. */
function errorOf(code: string, message: string): Error {
  if (code.startsWith('SQLITE_')) return new Database.SqliteError(message, code)
  return Object.assign(new Error(message), code === '' ? {} : { code })
}
