/** Where a library is on the disk, and what it is opened with. */
import type { RestorePlace } from './restore'

export interface Place extends RestorePlace {
  readonly version: string
  readonly logError: (error: unknown) => void
}
