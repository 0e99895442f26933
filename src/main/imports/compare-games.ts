/** A table, or a record, of a file beside the same one here: how its game went is told by its table, where there is one. */
import { isDeepStrictEqual } from 'node:util'
import type { Content, RecordContent, TableContent } from '@shared/content'
import type { RecordId, TableId } from '@shared/ids'
import { recordOfTable } from '../store/derived-ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { factsAt } from '../store/record-forms'
import { settleFacts, settleMarks, settleTexts } from './conflicts'
import type { Settled, Settlement, Sides } from './conflicts'
import { isSameTable, withActionsOf } from './lazy-actions'
import { intoBin } from './merge/bin'
import { fitToTable } from './merge/fit'
import { factsDiverge, mergeRecord } from './merge/record'
import type { FactsOf } from '../store/record-forms'
import { comparePlays, mergeTable, playsDiverge } from './merge/table'
import { asNew, asSame, compare } from './outcome'
import type { Conflict, Outcome } from './outcome'
import { present } from './outcomes'
import type { GameOf } from './outcomes'

/** Whether a game that was over here, as far as its record tells, goes on in the file: nobody plays it to another end. */
export function isOutdated({ id, status }: TableContent, { isStored }: ExchangeQueries): boolean {
  return status !== 'ended' && isStored('table', id) && isStored('record', recordOfTable(id))
}

export function compareTables(
  here: TableContent,
  file: TableContent,
  now: Date,
): Outcome<TableContent> {
  // Merged with itself, it is as it was.
  if (isSameTable(here, file)) return asSame(here)
  const { merged, ...others } = compare(here, file, intoBin(mergeTable, now))
  const further = comparePlays(here, file) < 0 ? file : here
  const compared = { ...others, merged: withActionsOf(merged, further) }
  if (!playsDiverge(here, file)) return compared
  return { ...compared, status: 'conflict', wins: comparePlays(here, file) < 0 ? 'file' : 'here' }
}

function factsOf(gameOf: GameOf, { campaign }: RecordContent): FactsOf {
  return (outcome) => present(gameOf(campaign)).files.facts(outcome)
}

export interface RecordCircumstances {
  readonly tableOf: (id: TableId | null) => TableContent | null
  readonly gameOf: GameOf
  readonly moment: Date
  readonly settlement: Settlement
}

export function compareRecords(
  here: RecordContent | null,
  file: RecordContent,
  { tableOf, gameOf, moment, settlement }: RecordCircumstances,
): Outcome<RecordContent> {
  const facts = factsOf(gameOf, file)
  const fit = (record: RecordContent): RecordContent => {
    const table = tableOf(record.table)
    return table === null ? record : fitToTable(record, table, facts)
  }
  // Merged with itself, it is as every later merge will leave it.
  if (here === null) return asNew(fit(mergeRecord(file, file, facts)))
  const merge = intoBin((a: RecordContent, b: RecordContent) => mergeRecord(a, b, facts), moment)
  const settle = (sides: Sides<RecordContent>): Settled<RecordContent, Conflict> => {
    const told = settleFacts(sides, settlement, facts)
    const withFacts = { ...sides, merged: told.merged }
    const texts = settleTexts<'record', RecordContent>('record', withFacts, settlement)
    const marks = settleMarks({ ...sides, merged: texts.merged }, settlement)
    const conflicts = [...told.conflicts, ...texts.conflicts, ...marks.conflicts]
    return { merged: marks.merged, conflicts }
  }
  const compared = compare(here, file, (a, b) => fit(merge(a, b)), settle)
  const { merged } = compared
  if (here === file && compared.changes) return { ...compared, status: 'conflict', wins: 'file' }
  // Of a game with the cards a conflict tells who wins.
  if (merged.table === null || !factsDiverge(here, file)) return compared
  return { ...compared, status: 'conflict', wins: wonBy(merged, file) ? 'file' : 'here' }
}
function wonBy(merged: RecordContent, file: RecordContent): boolean {
  return factsAt(merged) === factsAt(file) && isDeepStrictEqual(merged.outcome, file.outcome)
}

/** Records that only this computer has of games that the file's tables have played otherwise. */
export function recordsToFit(
  content: Content,
  tables: readonly Outcome<TableContent>[],
  { queries, gameOf }: { readonly queries: ExchangeQueries; readonly gameOf: GameOf },
): readonly RecordContent[] {
  const told = new Set<RecordId>(content.records.map(({ id }) => id))
  return tables.flatMap(({ merged, changes }) => {
    const id = recordOfTable(merged.id)
    const record = changes && !told.has(id) ? queries.record(id) : null
    if (record === null) return []
    const fitted = fitToTable(record, merged, factsOf(gameOf, record))
    return isDeepStrictEqual(fitted, record) ? [] : [record]
  })
}
