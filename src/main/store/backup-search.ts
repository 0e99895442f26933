/** Looks for one table in the backups of a library, the newest first. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Backup } from '@shared/api'
import type { TableId } from '@shared/ids'
import { ownBackups } from './backups'
import { addChecksumFunction } from './connection'
import type { Connection } from './connection'
import { removeUnfinished } from './files'
import { askFile } from './library'
import type { Place } from './place'
import { copyUpToDate } from './restore'

export interface InBackup<Found> {
  readonly backup: Backup
  readonly found: Found
}

/**
 * The backups stay as they are: one of an earlier schema is brought up to date in a copy, which goes again.
 * @param look reads a backup that has a row of the table; null where it does not find what it looks for
 * @returns what it found first; null where it found nothing in any
 */
export function searchBackups<Found>(
  place: Place,
  library: string | null,
  { table, look }: { readonly table: TableId; readonly look: (copy: Connection) => Found | null },
): InBackup<Found> | null {
  for (const backup of ownBackups(place.backups, library, place.now())) {
    const file = join(place.backups, backup.file)
    if (backup.schema > place.newest || !hasTable(file, table)) continue
    try {
      const found =
        backup.schema === place.newest ? lookInto(file, look) : lookIntoCopy(place, file, look)
      if (found !== null) return { backup, found }
    } catch (error) {
      // One that cannot be read keeps nobody from the others.
      place.logError(error)
    }
  }
  return null
}

function hasTable(file: string, table: TableId): boolean {
  const isThere = (db: Connection): boolean =>
    db.prepare('SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)').pluck().get(table) === 1
  return askFile(file, isThere) ?? false
}

function lookInto<Found>(file: string, look: (copy: Connection) => Found): Found {
  const copy = new Database(file, { readonly: true, fileMustExist: true })
  try {
    addChecksumFunction(copy)
    return look(copy)
  } finally {
    copy.close()
  }
}

function lookIntoCopy<Found>(place: Place, file: string, look: (copy: Connection) => Found): Found {
  const copy = `${place.file}.looking`
  try {
    copyUpToDate(place, file, copy)
    return lookInto(copy, look)
  } finally {
    removeUnfinished(copy)
  }
}
