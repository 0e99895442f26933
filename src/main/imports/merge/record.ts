/** Merging two forms of a record: the later facts count, and no form that they had is lost (R46). */
import type { MarksContent, RecordContent, VersionContent } from '@shared/content'
import { compareText, later } from '@shared/file-parts'
import type { Instant, RecordId } from '@shared/ids'
import { comparePlaced } from '../../store/earlier-values'
import {
  distinctForms,
  factsAt,
  factsOf,
  inHistoryOrder,
  sameFacts,
  withKnown,
  supersededForm,
} from '../../store/record-forms'
import type { DatedFacts, Facts, FactsOf } from '../../store/record-forms'
import { after } from '../../store/stamps'
import { knownMarks, mergeTexts, uniteEarlier } from './earlier'
import { known, mergeFields, moments } from './stamped'

/** @param facts of the game that both are records of */
export function mergeRecord(a: RecordContent, b: RecordContent, facts: FactsOf): RecordContent {
  const merged = mergeFields(a, b, ['note', 'deletedAt'])
  const { note, deletedAt, stamps, bases } = merged
  const at = compareText(factsAt(a), factsAt(b)) < 0 ? factsAt(b) : factsAt(a)
  const forms = [...a.history, ...b.history, supersededForm(a), supersededForm(b)]
  return {
    ...a,
    series: known(a.series, b.series),
    ...withHistory(a.id, { now: laterFacts(a, b), forms, facts }),
    note,
    deletedAt,
    stamps: { ...stamps, facts: at },
    bases: moments({ ...bases, facts: baseOfFacts(a, b) }),
    earlier: mergeTexts('record', [a, b], merged),
    marks: mergeMarks(a.marks, b.marks),
  }
}

/** The facts that count and all other forms that were known, each with every sheet that any of them knows. */
export function withHistory(
  record: RecordId,
  {
    now,
    forms,
    facts,
  }: { readonly now: Facts; readonly forms: readonly VersionContent[]; readonly facts: FactsOf },
): Facts & Pick<RecordContent, 'history'> {
  return {
    ...withKnown(now, forms),
    history: inHistoryOrder(record, distinctForms(now, forms), facts),
  }
}

function baseOfFacts(a: RecordContent, b: RecordContent): Instant | undefined {
  const order = compareText(factsAt(a), factsAt(b))
  if (order === 0) return later(a.bases.facts, b.bases.facts)
  return (order < 0 ? b : a).bases.facts
}

/** Whether the facts of both were changed, each without knowledge of the other's change. */
export function factsDiverge(a: RecordContent, b: RecordContent): boolean {
  return !sameFacts(a, b) && !knowsFacts(a, b) && !knowsFacts(b, a)
}
/** Whether a side has once had the facts that the other one has now. */
function knowsFacts({ history }: RecordContent, other: DatedFacts): boolean {
  return history.some(
    (form) => sameFacts(form, other) && compareText(form.correctedAt, factsAt(other)) >= 0,
  )
}

/** The facts that count. */
function laterFacts(a: RecordContent, b: RecordContent): Facts {
  const order = compareText(factsAt(a), factsAt(b))
  if (order === 0 && sameFacts(a, b)) return withKnown(factsOf(a), [b])
  // Not by the day, which may become a later one.
  const text = ({ endedAt, outcome, seats }: Facts) => JSON.stringify([endedAt, outcome, seats])
  return factsOf((order || compareText(text(a), text(b))) < 0 ? b : a)
}

/** Facts that a person has chosen while merging: a correction made now, which counts on every computer. */
export function correctTo(
  record: RecordContent,
  chosen: Facts,
  { moment, facts }: { readonly moment: Instant; readonly facts: FactsOf },
): RecordContent {
  const at = after(factsAt(record), moment)
  const version = { ...supersededForm(record), correctedAt: at }
  return {
    ...record,
    ...withHistory(record.id, { now: chosen, forms: [...record.history, version], facts }),
    stamps: { ...record.stamps, facts: at },
    bases: { ...record.bases, facts: factsAt(record) },
  }
}

/** By sheet; of one sheet's the later, and of two changed at one moment the fuller. */
function mergeMarks(a: readonly MarksContent[], b: readonly MarksContent[]): MarksContent[] {
  const merged = new Map(a.map((placed) => [placed.sheet, placed]))
  for (const placed of b) {
    const other = merged.get(placed.sheet)
    merged.set(placed.sheet, other === undefined ? placed : mergePlaced(other, placed))
  }
  return [...merged.values()].toSorted((one, two) => compareText(one.sheet, two.sheet))
}

function mergePlaced(a: MarksContent, b: MarksContent): MarksContent {
  const order = compareText(a.changedAt, b.changedAt) || comparePlaced(a, b)
  const won = order < 0 ? b : a
  const { now } = knownMarks(won)
  return { ...won, earlier: uniteEarlier([knownMarks(a), knownMarks(b)], now, comparePlaced) }
}
