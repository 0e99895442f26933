/** The bin of rows that cannot be read: they are named by kind and key, and left as they are. */
import * as v from 'valibot'
import type { DamagedKind } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { Instant } from '@shared/ids'
import { checksumReaders, checksumWriters } from './checksums'
import { isConstraint } from './connection'
import type { Connection } from './connection'
import { moment, readableRows } from './rows'
import { stampQueries } from './stamps'

const binnedRow = v.object({ name: v.string(), deletedAt: moment })

/** The kinds whose own rows say that they are in the bin. */
const WITH_BIN = ['campaign', 'sheet', 'record', 'table'] as const satisfies readonly DamagedKind[]
type KindWithBin = (typeof WITH_BIN)[number]
function hasBin(kind: DamagedKind): kind is KindWithBin {
  const kinds: readonly DamagedKind[] = WITH_BIN
  return kinds.includes(kind)
}

/** How a row is named among those of every kind. */
export function damagedName(kind: DamagedKind, key: string): string {
  return `${kind} ${key}`
}

/** The statements on damaged rows, prepared once for a connection. */
export function damagedQueries(db: Connection) {
  const { stamp, next } = stampQueries(db)
  const { isTableRowSound, isRecordRowSound } = checksumReaders(db)
  const { setTableChecksum, setRecordChecksum } = checksumWriters(db)
  const all = db.prepare(
    "SELECT kind || ' ' || key AS name, deleted_at AS deletedAt FROM damaged_in_bin",
  )
  const put = db.prepare(
    'INSERT OR REPLACE INTO damaged_in_bin (kind, key, deleted_at) VALUES (?, ?, ?)',
  )
  const remove = db.prepare('DELETE FROM damaged_in_bin WHERE kind = ? AND key = ?')
  const setDeleted = {
    campaign: db.prepare('UPDATE campaigns SET deleted_at = ? WHERE hex(id) = ?'),
    sheet: db.prepare('UPDATE sheets SET deleted_at = ? WHERE hex(id) = ?'),
    record: db.prepare('UPDATE records SET deleted_at = ? WHERE hex(id) = ?'),
    table: db.prepare('UPDATE tables SET deleted_at = ? WHERE hex(id) = ?'),
  } as const satisfies Record<KindWithBin, unknown>
  const checksumOf = {
    record: { isSound: isRecordRowSound, set: setRecordChecksum },
    table: { isSound: isTableRowSound, set: setTableChecksum },
  }

  const setOwnBin = (kind: KindWithBin, key: string, deletedAt: Instant | null): void => {
    const checked = kind === 'record' || kind === 'table' ? checksumOf[kind] : null
    const id = Buffer.from(key, 'hex').toString()
    // What was wrong before stays wrong.
    const wasSound = checked?.isSound(id) ?? false
    setDeleted[kind].run(deletedAt, key)
    if (wasSound) checked?.set(id)
  }

  return {
    /** When each was put into the bin, by its name. */
    damagedInBin: (): ReadonlyMap<string, Instant> =>
      new Map(readableRows(binnedRow, all.all()).map(({ name, deletedAt }) => [name, deletedAt])),
    putDamagedIntoBin: (kind: DamagedKind, key: string, at: Instant): void => {
      put.run(kind, key, at)
    },
    /** @returns whether it was in the bin so */
    takeDamagedFromBin: (kind: DamagedKind, key: string): boolean =>
      remove.run(kind, key).changes > 0,
    /**
     * Puts a thing into the bin by its own row, as one that can be read, or takes it out.
     * @throws Refusal `database-damaged` where its kind has no bin of its own, or the row cannot be written to
     */
    setDamagedDeleted: (kind: DamagedKind, key: string, at: Instant, isDeleted: boolean): void => {
      const refusal = new Refusal('database-damaged', 'The row cannot be written to.')
      if (!hasBin(kind)) throw refusal
      const id = Buffer.from(key, 'hex').toString()
      const moment = next(kind, id, 'deletedAt', at)
      try {
        setOwnBin(kind, key, isDeleted ? moment : null)
      } catch (error) {
        throw isConstraint(error) ? refusal : error
      }
      stamp(kind, id, 'deletedAt', moment)
    },
    /** Changes when another program has written to the file. */
    fileVersion: (): number => Number(db.pragma('data_version', { simple: true })),
  }
}
