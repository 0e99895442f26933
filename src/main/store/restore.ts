/** How a backup takes the place of a database that is closed, or that cannot be opened. */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@shared/errors'
import { listBackups } from './backups'
import { connect } from './connection'
import { copyDurably, keepCopy, removeCompanions, removeUnfinished } from './files'
import { inspect, inspectHeader, requireReplaceable } from './inspection'
import type { RestorePlace } from './place'
import { migrate } from './schemas/migrations'
import { forgetOpening } from './stray-log'

/**
 * A copy of a backup, checked and migrated, ready to take the database's place.
 * @returns the path of the copy
 * @throws Refusal `not-found`, `damaged-file`, `newer-file`, `foreign-file`, `database-link-broken`,
 * `database-folder`
 */
export function prepareRestore(place: RestorePlace, name: string): string {
  requireReplaceable(inspectHeader(place.file))
  const backup = listBackups(place.backups).find(({ file }) => file === name)
  if (backup === undefined) throw new Refusal('not-found', 'There is no such backup.')
  const source = join(place.backups, backup.file)
  const found = inspect(source, place.newest)
  switch (found.kind) {
    case 'missing':
    case 'broken-link':
    case 'folder':
      throw new Refusal('not-found', 'There is no such backup.')
    case 'foreign':
      throw new Refusal('foreign-file', 'The backup is not a database of this app.')
    case 'damaged':
      throw new Refusal('damaged-file', 'The backup is damaged.')
    case 'database':
      if (found.schema > place.newest) {
        const details = { version: found.schema }
        throw new Refusal('newer-file', 'The backup was made by a newer release.', details)
      }
  }
  const ready = `${place.file}.restoring`
  copyUpToDate(place, source, ready)
  return ready
}

/** Copies a backup and brings the copy into this release's form; it may stand half done where that is refused. */
export function copyUpToDate(
  { migrations }: Pick<RestorePlace, 'migrations'>,
  source: string,
  copy: string,
): void {
  removeUnfinished(copy)
  copyDurably(source, copy)
  const db = connect(copy)
  try {
    migrate(db, migrations)
  } finally {
    db.close()
  }
}

/**
 * There is a whole database under the file's name at every moment: the one that was there is copied, with the
 * log that a crash may have left beside it, not moved. With that log still there the new database would be
 * mixed with the old one's last changes, so it goes before the file is replaced.
 * @returns the path of the copy; null where nothing was there
 */
export function swapIn(place: RestorePlace, ready: string): string | null {
  const replaced = existsSync(place.file) ? keepCopy(place.file, 'replaced', place.now()) : null
  forgetOpening(place.file)
  removeCompanions(place.file)
  renameSync(ready, place.file)
  return replaced
}
