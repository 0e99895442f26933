/**
 * Stamps: when a single-valued field was last set. Where two computers have set the same field, the later
 * one counts; so nobody's change to another field is lost with it.
 */
import * as v from 'valibot'
import { LAST_MOMENT } from '@shared/clock'
import { STAMPED } from '@shared/content'
import type { Instant } from '@shared/ids'
import type { Connection } from './connection'
import { ownedRows } from './owned-rows'
import { moment, readableOne, readableRows } from './rows'

export type StampedEntity = keyof typeof STAMPED
export type StampedField<Entity extends StampedEntity> = (typeof STAMPED)[Entity][number]
/** The stamps of one thing; a field that was never set since the thing was made has none. */
export type Stamps<Entity extends StampedEntity> = Readonly<
  Partial<Record<StampedField<Entity>, Instant>>
>

const stampRow = v.object({ field: v.string(), at: moment, base: v.nullable(moment) })
export type StampRow = Readonly<v.InferOutput<typeof stampRow>>
function stampOf(entity: StampedEntity) {
  const fields: readonly string[] = STAMPED[entity]
  return v.object({ ...stampRow.entries, field: v.picklist(fields) })
}

const LAST = Date.parse(LAST_MOMENT)

/**
 * The later of a moment and the millisecond after another: a change made now follows every earlier one. After the last
 * moment comes none, and what is no moment is as old as can be.
 */
export function after(earlier: Instant | null, now: Instant): Instant {
  if (earlier === null || earlier < now) return now
  const next = Date.parse(earlier) + 1
  return Number.isNaN(next) ? now : new Date(Math.min(next, LAST)).toISOString()
}

/** The statements on stamps, prepared once for a connection. */
export function stampQueries(db: Connection) {
  const one = db.prepare(`
    SELECT field, at, base FROM stamps WHERE entity = ? AND id = ? AND field = ?`)
  const all = ownedRows(db, {
    columns: 'field, at, base',
    table: 'stamps',
    owner: ['entity', 'id'],
  })
  const put = db.prepare(`
    INSERT INTO stamps (entity, id, field, at) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET base = iif(at = excluded.at, base, at), at = excluded.at`)
  const replace = db.prepare(
    'INSERT OR REPLACE INTO stamps (entity, id, field, at, base) VALUES (?, ?, ?, ?, ?)',
  )

  return {
    /** Dates a change; the stamp before it becomes its base. */
    stamp: <Entity extends StampedEntity>(
      entity: Entity,
      id: string,
      field: StampedField<Entity>,
      at: Instant,
    ): void => {
      put.run(entity, id, field, at)
    },
    /** Puts a stamp as another computer gave it. */
    putStamp: (
      entity: StampedEntity,
      id: string,
      field: string,
      { at, base }: { readonly at: Instant; readonly base: Instant | null },
    ): void => {
      replace.run(entity, id, field, at, base)
    },
    /** Of each field with a readable stamp: that, and the stamp of the value before, as far as it is known. */
    stampRows: (entity: StampedEntity, id: string): readonly StampRow[] =>
      readableRows(stampRow, all(entity, id)),
    /** The readable stamps of a thing. */
    stamps: <Entity extends StampedEntity>(entity: Entity, id: string): Stamps<Entity> =>
      Object.fromEntries(
        readableRows(stampRow, all(entity, id)).map(({ field, at }) => [field, at]),
      ) as Stamps<Entity>,
    /** Whether none of them is left out as damaged. */
    areStampsReadable: (entity: StampedEntity, id: string): boolean =>
      v.is(v.array(stampOf(entity)), all(entity, id)),
    /** The stamp for a change made now, also where a clock that went wrong stamped the last one. */
    next: <Entity extends StampedEntity>(
      entity: Entity,
      id: string,
      field: StampedField<Entity>,
      now: Instant,
    ): Instant => {
      const row = one.get(entity, id, field)
      return after(readableOne(stampRow, row)?.at ?? null, now)
    },
  }
}
