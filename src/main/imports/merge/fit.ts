/** Two computers can have ended one game, each its own way: what then counts, both must find alike. */
import { isDeepStrictEqual } from 'node:util'
import type { RecordContent, TableContent } from '@shared/content'
import { localDay } from '@shared/days'
import { after } from '../../store/stamps'
import { distinctForms, factsAt } from '../../store/record-forms'
import { inHistoryOrder } from './record'
import type { FactsOf } from './record'

/**
 * The facts of a game played at a table are what that table says; others stay in the history. The correction
 * is stamped as later than what it corrects, so that whoever learns of both keeps to it.
 */
export function fitToTable(
  record: RecordContent,
  { outcome, updatedAt }: TableContent,
  facts: FactsOf,
): RecordContent {
  if (outcome === null || isDeepStrictEqual(record.outcome, outcome)) return record
  const { endedAt, day, outcome: told, seats } = record
  const at = after(factsAt(record), factsAt(record))
  const version = { correctedAt: at, endedAt, day, outcome: told, seats, note: '' }
  const now = { endedAt: updatedAt, day, outcome, seats }
  return {
    ...record,
    endedAt: updatedAt,
    day: updatedAt === endedAt ? day : localDay(updatedAt),
    outcome,
    stamps: { ...record.stamps, facts: at },
    bases: { ...record.bases, facts: factsAt(record) },
    history: inHistoryOrder(record.id, distinctForms(now, [...record.history, version]), facts),
  }
}
