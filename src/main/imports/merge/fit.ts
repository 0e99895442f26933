/** Two computers can have ended one game, each its own way: what then counts, both must find alike. */
import { isDeepStrictEqual } from 'node:util'
import type { RecordContent, TableContent } from '@shared/content'
import { dayPlayed } from '@shared/days'
import { after } from '../../store/stamps'
import { factsAt } from '../../store/record-forms'
import type { FactsOf } from '../../store/record-forms'
import { withHistory } from './record'

/**
 * The facts of a game played at a table are what that table says; others stay in the history. The correction
 * is stamped as later than what it corrects, so that whoever learns of both keeps to it.
 */
export function fitToTable(
  record: RecordContent,
  table: TableContent,
  facts: FactsOf,
): RecordContent {
  const { outcome, updatedAt } = table
  if (outcome === null || isDeepStrictEqual(record.outcome, outcome)) return record
  const { endedAt, day, outcome: told, seats } = record
  const at = after(factsAt(record), factsAt(record))
  const version = { correctedAt: at, endedAt, day, outcome: told, seats, note: '' }
  const now = {
    endedAt: updatedAt,
    day: updatedAt === endedAt ? day : dayPlayed(table),
    outcome,
    seats,
  }
  return {
    ...record,
    ...withHistory(record.id, { now, forms: [...record.history, version], facts }),
    stamps: { ...record.stamps, facts: at },
    bases: { ...record.bases, facts: factsAt(record) },
  }
}
