/** What the app's own thread and the one that does a task say to each other. */
import type { LongJob } from '@shared/api'
import type { CallError } from '@shared/errors'
import type { Outcomes, Task } from './work'

/** What a thread is started with. */
export interface Start {
  readonly task: Task
  readonly database: string
  /** Whether nothing may be written, whatever is asked. */
  readonly readOnly: boolean
  /** The version of this release. */
  readonly app: string
  /** One number, which is `CANCELLED` from when the task is not wanted any more. */
  readonly wanted: SharedArrayBuffer
}
export const CANCELLED = 1

export type FromThread =
  | { readonly type: 'step'; readonly job: LongJob; readonly done: number; readonly total: number }
  /** It is about to write, and waits for its turn (`Turn`). */
  | { readonly type: 'turn' }
  | { readonly type: 'done'; readonly outcome: Outcomes[Task['kind']] }
  | { readonly type: 'refused'; readonly refusal: CallError }
  /** What SQLite or the system said, by which it is known what a person can do. */
  | { readonly type: 'failed'; readonly code: string; readonly message: string }

/** Said to a thread: nobody else writes until it is done. */
export interface Turn {
  readonly type: 'write'
}
