/** Long work on the library: how it tells how far it has come, lets others have a word, and is ended. */
import type { LongJob } from '@shared/api'

export interface WorkHooks {
  /**
   * Told between two steps how many are done.
   * @throws Refusal `cancelled` where the work is not wanted any more
   */
  readonly step: (job: LongJob, done: number, total: number) => void
  /** Done once everybody else in this thread has had a word; rejects with Refusal `cancelled`, too. */
  readonly pause: () => Promise<void>
  /** Whether all that is read is of one moment, however long the work waits in between. */
  readonly ofOneMoment: boolean
  /** Does what writes, when nobody else writes. */
  readonly write: <T>(work: () => T) => Promise<T>
}
