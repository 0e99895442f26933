/** Where a library is on the disk, and what it is opened with. */
import type { CheckFile } from './check-in-worker'
import type { RestorePlace } from './restore'

export interface Place extends RestorePlace {
  readonly version: string
  readonly check: CheckFile
  readonly logError: (error: unknown) => void
}
