/** What reading contents needs for every kind of thing. */
import { STAMPED } from '@shared/content'
import type { Instant } from '@shared/ids'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import type { OutcomeRules } from './outcome-rules'
import { stampQueries } from './stamps'
import type { StampedEntity, StampRow, Stamps } from './stamps'

/** Whole things; all but the actions of tables; or of games only how they began and ended. */
export type ContentDepth = 'everything' | 'heads' | 'facts'

/** Moments by field, in the order of its fields. */
function inFieldOrder<Entity extends StampedEntity>(
  entity: Entity,
  rows: readonly StampRow[],
  moment: (row: StampRow) => Instant | null,
): Stamps<Entity> {
  const ordered = STAMPED[entity].flatMap((field) => {
    const row = rows.find((one) => one.field === field)
    const at = row === undefined ? null : moment(row)
    return at === null ? [] : [[field, at]]
  })
  return Object.fromEntries(ordered) as Stamps<Entity>
}

/** Made once for a connection, so that rows of stamps and of earlier values are read once for all kinds of things. */
export function contentParts(db: Connection, outcomes: OutcomeRules) {
  const stamped = stampQueries(db)
  return {
    outcomes,
    earlier: earlierValueQueries(db),
    areStampsReadable: stamped.areStampsReadable,
    /** The stamps of a thing and their bases, in the order of its fields. */
    stampsOf: <Entity extends StampedEntity>(entity: Entity, id: string) => {
      const rows = stamped.stampRows(entity, id)
      return {
        stamps: inFieldOrder(entity, rows, ({ at }) => at),
        bases: inFieldOrder(entity, rows, ({ base }) => base),
      }
    },
  }
}
export type ContentParts = ReturnType<typeof contentParts>
