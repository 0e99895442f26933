/** Merging two forms of a record: the later facts count, and no form that they had is lost (R46). */
import type { MarksContent, RecordContent, VersionContent } from '@shared/content'
import { compareText, later } from '@shared/file-parts'
import type { Instant, RecordId } from '@shared/ids'
import { versionId } from '../../store/derived-ids'
import { comparePlaced } from '../../store/earlier-values'
import {
  distinctForms,
  factsAt,
  factsOf,
  joinSeats,
  laterDay,
  sameFacts,
  supersededForm,
} from '../../store/record-forms'
import type { DatedFacts, Facts } from '../../store/record-forms'
import { after } from '../../store/stamps'
import { knownMarks, mergeTexts, uniteEarlier } from './earlier'
import { known, mergeFields, moments } from './stamped'

/** An outcome as its game's list of facts, whose order never changes. */
export type FactsOf = (outcome: RecordContent['outcome']) => readonly unknown[]

/** @param facts of the game that both are records of */
export function mergeRecord(a: RecordContent, b: RecordContent, facts: FactsOf): RecordContent {
  const told = laterFacts(a, b)
  const merged = mergeFields(a, b, ['note', 'deletedAt'])
  const { note, deletedAt, stamps, bases } = merged
  const at = compareText(factsAt(a), factsAt(b)) < 0 ? factsAt(b) : factsAt(a)
  const forms = [...a.history, ...b.history, supersededForm(a), supersededForm(b)]
  return {
    ...a,
    series: known(a.series, b.series),
    ...told,
    note,
    deletedAt,
    stamps: { ...stamps, facts: at },
    bases: moments({ ...bases, facts: baseOfFacts(a, b) }),
    earlier: mergeTexts('record', [a, b], merged),
    marks: mergeMarks(a.marks, b.marks),
    history: inHistoryOrder(a.id, distinctForms(told, forms), facts),
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
  if (order === 0 && sameFacts(a, b))
    return { ...factsOf(a), day: laterDay(a.day, b.day), seats: joinSeats(a.seats, b.seats) }
  const text = (record: RecordContent) => JSON.stringify(factsOf(record))
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
    ...chosen,
    stamps: { ...record.stamps, facts: at },
    bases: { ...record.bases, facts: factsAt(record) },
    history: inHistoryOrder(record.id, distinctForms(chosen, [...record.history, version]), facts),
  }
}

/** As the store lists it: by the moment of correction, then by what follows from the content. */
export function inHistoryOrder(
  record: RecordId,
  versions: readonly VersionContent[],
  facts: FactsOf,
): VersionContent[] {
  return versions
    .map((version) => ({ version, id: versionId(record, version, facts(version.outcome)) }))
    .toSorted(
      (a, b) =>
        compareText(a.version.correctedAt, b.version.correctedAt) || compareText(a.id, b.id),
    )
    .map(({ version }) => version)
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
