/** What a record said before each of its corrections, against what it said after it. */
import type { GameRecord, RecordDetails, RecordVersion } from '@shared/api'
import type { RecordFact } from '@renderer/games/screens'

/** A fact that a correction changed; null: the form does not have it. */
export interface FactChange {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}
export interface Correction {
  /** What the record said before. */
  readonly form: RecordVersion
  /** Empty where the forms differ in nothing that is told in words. */
  readonly changes: readonly FactChange[]
  /** Whether the record says just that now. */
  readonly stands: boolean
}
/** What a record says of its game, and its note. */
export type Form = Pick<RecordVersion, 'day' | 'endedAt' | 'outcome' | 'seats' | 'note'>

/** The corrections of a record, the last one first; `factsOf` says a form in words. */
export function correctionsOf(
  record: RecordDetails,
  factsOf: (form: Form) => readonly RecordFact[],
): readonly Correction[] {
  const forms: readonly Form[] = [...record.history, record]
  return record.history
    .map((form, at) => ({
      form,
      changes: changesBetween(factsOf(form), factsOf(forms[at + 1] ?? record)),
      stands: saysTheSame(form, record),
    }))
    .toReversed()
}

/** The facts that differ, in the order of the later form; those that only the earlier one has come last. */
export function changesBetween(
  before: readonly RecordFact[],
  after: readonly RecordFact[],
): readonly FactChange[] {
  const was = new Map(before.map(({ name, value }) => [name, value]))
  const is = new Map(after.map(({ name, value }) => [name, value]))
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}

/**
 * Whether an earlier form can be made the record's again. How a game at a table here went is for the table to say: only
 * who played it can be corrected.
 */
export function canComeBack(form: Form, record: GameRecord): boolean {
  return record.table === null || (isSame(form.outcome, record.outcome) && sameGame(form, record))
}

function saysTheSame(form: Form, record: Form): boolean {
  return (
    sameGame(form, record) &&
    isSame(form.outcome, record.outcome) &&
    isSame(form.seats, record.seats) &&
    (form.note === '' || form.note === record.note)
  )
}
function sameGame(form: Form, record: Form): boolean {
  return form.endedAt === record.endedAt && form.day === record.day
}
/** Forms are read by one schema, so equal ones have equal text. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
