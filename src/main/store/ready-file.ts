/**
 * Sees to it, at a start, that a database of ours stands in its place. What has to be told is on the disk
 * before anything is moved, and what follows is made before: a kill or a full disk loses neither.
 */
import { renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Refusal } from '@shared/errors'
import { listBackups, newestGoodBackup } from './backups'
import { APPLICATION_ID, connect } from './connection'
import { freeName, hasCompanions, moveAside, removeCompanions, removeUnfinished } from './files'
import { inspectHeader, inspectToOpen, requireReplaceable } from './inspection'
import { askFile, hasContent } from './library'
import { migrate } from './schemas/migrations'
import type { Place } from './place'
import { forgetOpening, isLogStray } from './stray-log'
import { addUnanswered, readUnanswered } from './unanswered'
import type { Lasting } from './unanswered'

/**
 * Leaves a sound database that is not too new under the place's name.
 * @throws Refusal `database-newer`, `database-link-broken`, `database-folder`
 */
export function readyFile(place: Place): void {
  const { file } = place
  if (inspectHeader(file).kind === 'database' && isLogStray(file)) setLogAside(place)
  const found = requireReplaceable(inspectToOpen(file, place.newest))
  switch (found.kind) {
    case 'missing':
      beginWhereMissing(place)
      return
    case 'foreign':
    case 'damaged':
      setAside(place, found.kind)
      return
    case 'database':
      if (found.schema > place.newest) throw newerThan(place, found.schema)
  }
}

/** The log of another file of this name is kept beside, unread: SQLite would write it into this one. */
function setLogAside(place: Place): void {
  const { file, backups, newest, now } = place
  const aside = `${freeName(file, 'log', now())}-wal`
  const backup = newestGoodBackup(backups, newest)?.file ?? ''
  const details = { file: basename(aside), backup }
  addUnanswered(dirname(file), { code: 'log-set-aside', details })
  renameSync(`${file}-wal`, aside)
  removeCompanions(file)
  forgetOpening(file)
}

/** Begins an empty database in the place of one that cannot be used; what was there keeps its bytes. */
export function setAside(place: Place, reason: 'foreign' | 'damaged'): void {
  const backup = newestGoodBackup(place.backups, place.newest)?.file ?? ''
  const aside = freeName(place.file, reason, place.now())
  const details = { reason, file: basename(aside), backup }
  replaceWithNew(place, aside, { code: 'damaged-set-aside', details })
}

/** A folder with traces of a library is not that of a first start. */
function beginWhereMissing(place: Place): void {
  const { file, backups, newest, now } = place
  const folder = dirname(file)
  const left = hasCompanions(file)
  const [interrupted] = readUnanswered(folder).filter(({ details }) => details['file'])
  // A log without its database would be taken for the new one's. It belongs to what a killed start set aside.
  const aside =
    left && interrupted !== undefined
      ? join(folder, String(interrupted.details['file']))
      : freeName(file, 'orphaned', now())
  const traces = left || mayHoldContent(backups)
  const backup = newestGoodBackup(backups, newest)?.file ?? ''
  const untold = traces && readUnanswered(folder).length === 0
  replaceWithNew(place, aside, untold ? { code: 'library-missing', details: { backup } } : null)
}

/** A backup that cannot be asked counts: better one question too many. */
function mayHoldContent(backups: string): boolean {
  return listBackups(backups).some(({ file }) => askFile(join(backups, file), hasContent) !== false)
}

function replaceWithNew(place: Place, aside: string, notice: Lasting | null): void {
  const ready = createDatabase(place)
  try {
    if (notice !== null) addUnanswered(dirname(place.file), notice)
    forgetOpening(place.file)
    moveAside(place.file, aside)
    renameSync(ready, place.file)
  } catch (error) {
    removeUnfinished(ready)
    throw error
  }
}

/**
 * Made whole under another name first: a database in its place is never half made.
 * @returns the path of the new database
 */
function createDatabase({ file, migrations }: Place): string {
  const unfinished = `${file}.new`
  removeUnfinished(unfinished)
  try {
    const db = connect(unfinished)
    try {
      db.pragma(`application_id = ${APPLICATION_ID}`)
      migrate(db, migrations)
    } finally {
      db.close()
    }
  } catch (error) {
    removeUnfinished(unfinished)
    throw error
  }
  return unfinished
}

function newerThan({ file, newest }: Place, schema: number): Refusal {
  const version = releaseOf(file) ?? `schema ${schema}`
  return new Refusal(
    'database-newer',
    `The database was written by a newer release (${version}).`,
    { version, schema, newest },
  )
}

/** The latest release that opened a database; null where only a newer one knows how that is read. */
function releaseOf(file: string): string | null {
  const release = askFile(file, (db): unknown =>
    db.prepare('SELECT version FROM releases ORDER BY first_opened_at DESC LIMIT 1').pluck().get(),
  )
  return typeof release === 'string' ? release : null
}
