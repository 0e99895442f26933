/**
 * What is done for a library while it is in use: it is looked at from end to end, backed up once a day, old backups make
 * room, and what has been in the bin for long goes. None of it keeps anybody waiting at the start.
 */
import { dirname } from 'node:path'
import type { Backup, Notice } from '@shared/api'
import { isDailyBackupDue, makeBackup, newestGoodBackup, ownBackups, pruneBackups } from './backups'
import { emptyBin, TIME_IN_BIN } from './bin'
import { checkDatabase } from './check'
import type { FileCheck } from './check'
import { checksum } from './checksums'
import { isExclusive } from './connection'
import type { Connection } from './connection'
import { noteClock } from './even-clock'
import { hasContent, libraryOf } from './library'
import type { Place } from './place'
import { addUnanswered } from './unanswered'
import type { Lasting } from './unanswered'

/** What the upkeep found. */
export interface Found {
  /** News, in order. */
  readonly notices: readonly Notice[]
  /** Whether pages of the file are broken: nothing more may be written into it. */
  readonly damaged: boolean
}

/**
 * Looks at the library, makes its daily backup and empties the bin.
 * @param signal ends it; it then rejects with the signal's reason
 */
export async function lookAfter(db: Connection, place: Place, signal: AbortSignal): Promise<Found> {
  const even = noteClock(place)
  const found = await checkAndReindex(db, place, signal)
  signal.throwIfAborted()
  if (found.damage !== null)
    return { notices: noteDamage(place, new Error(found.why)), damaged: true }
  const folder = dirname(place.file)
  const notices: Notice[] = []
  if (found.doubtful.length > 0) {
    const notice = doubtfulNotice(found.doubtful)
    place.logError(new Error(`Rows are not as they were written: ${found.doubtful.join('; ')}`))
    if (addUnanswered(folder, notice)) notices.push(notice)
  }
  notices.push(...(await backUpDaily(db, place, signal)))
  // By a damaged index or row, what is still in use would seem to belong to nothing.
  if (found.doubtful.length === 0 && even >= TIME_IN_BIN) emptyBin(db, place.now())
  return { notices, damaged: false }
}

/**
 * Keeps for every start from now on that the file is damaged.
 * @returns the notice, where it is news
 */
export function noteDamage(place: Place, why: unknown): readonly Notice[] {
  place.logError(why)
  const { file = '' } = newestGoodBackup(place.backups, place.newest) ?? {}
  const notice: Lasting = { code: 'library-damaged', details: { backup: file } }
  return addUnanswered(dirname(place.file), notice) ? [notice] : []
}

/** Indexes follow from the rows: broken ones are made anew, and the file is looked at once more. */
async function checkAndReindex(
  db: Connection,
  place: Place,
  signal: AbortSignal,
): Promise<FileCheck> {
  // Who has the lock for itself keeps other threads out too.
  const check = async (): Promise<FileCheck> =>
    isExclusive(db) ? checkDatabase(db) : await place.check(place.file, signal)
  const found = await check()
  if (found.damage !== 'indexes') return found
  signal.throwIfAborted()
  place.logError(new Error(`Indexes are made anew: ${found.why}`))
  db.exec('REINDEX')
  return check()
}

/** The digest tells these rows from others: what was answered of them is not asked again. */
function doubtfulNotice(doubtful: readonly string[]): Lasting {
  return {
    code: 'content-doubtful',
    details: { count: doubtful.length, digest: checksum(doubtful.toSorted().join('\n')) },
  }
}

/** A backup that cannot be made is told, and keeps nobody from playing: the database itself is well. */
async function backUpDaily(
  db: Connection,
  place: Place,
  signal: AbortSignal,
): Promise<readonly Notice[]> {
  const { backups, now, logError } = place
  try {
    const own = (): readonly Backup[] => ownBackups(backups, libraryOf(db), now())
    const before = own()
    // An empty database needs no backup.
    const due = hasContent(db) && isDailyBackupDue(before, now())
    if (due) await makeBackup(db, place, 'daily', signal)
    pruneBackups(backups, due ? own() : before)
    return []
  } catch (error) {
    signal.throwIfAborted()
    logError(error)
    return [{ code: 'backup-failed', details: {} }]
  }
}
