/** Where a library is on the disk, and what it is opened with. */
import type { CheckFile } from './check-in-worker'
import type { Migration } from './schemas/migration'

/** What a backup is put back by. */
export interface RestorePlace {
  readonly file: string
  readonly backups: string
  readonly now: () => Date
  readonly migrations: readonly Migration[]
  readonly newest: number
}

export interface Place extends RestorePlace {
  readonly version: string
  readonly check: CheckFile
  readonly logError: (error: unknown) => void
}
