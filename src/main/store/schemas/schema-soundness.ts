/** Whether the tables, indexes and views of a file are those that the app asks. */
import { connect } from '../connection'
import type { Connection } from '../connection'
import { MIGRATIONS, migrate } from './migrations'
import { definitionsOf, isSchemaAsWritten } from './schema-checksum'

/**
 * They are as they were written, or else all that the migrations make is there as they make it: another program may
 * have added an index, and the checksum itself may be what is damaged.
 */
export function isSchemaSound(db: Connection): boolean {
  if (isSchemaAsWritten(db)) return true
  const there = new Set(definitionsOf(db))
  return newDefinitions().every((definition) => there.has(definition))
}

function newDefinitions(): readonly string[] {
  const db = connect(':memory:')
  try {
    migrate(db, MIGRATIONS)
    return definitionsOf(db)
  } finally {
    db.close()
  }
}
