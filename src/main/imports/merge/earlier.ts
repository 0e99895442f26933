/** Merging what a field had before: a union, so that in whatever order computers meet they come to one history. */
import { EARLIER_TEXTS } from '@shared/content'
import type { MarksContent, PaperContent, PlacedMarks, SheetContent } from '@shared/content'
import { FIRST_MOMENT, keptEarlier } from '@shared/earlier'
import type { CompareValues, Dated } from '@shared/earlier'
import { compareText } from '@shared/file-parts'
import type { Instant } from '@shared/ids'
import type { TextEntity, TextField } from '../../store/earlier-values'
import { after } from '../../store/stamps'

/** A field as one side knows it. */
interface Known<Value> {
  /** What it has now; null: nobody ever set it, and it says nothing. */
  readonly now: Dated<Value> | null
  readonly earlier: readonly Dated<Value>[]
  /** The stamp of the value that the last change replaced. */
  readonly base: Instant | undefined
}

/** A thing with the texts of its kind. */
export type WithTexts<Field extends string> = Readonly<Record<Field, string>> & {
  readonly stamps: Readonly<Partial<Record<Field, Instant>>>
  readonly bases: Readonly<Partial<Record<Field, Instant>>>
  readonly earlier: Readonly<Record<Field, Dated<string>[]>>
}

export function knownText<Field extends string>(
  thing: WithTexts<Field>,
  field: Field,
): Known<string> {
  const at = thing.stamps[field]
  const value = thing[field]
  return {
    now: at === undefined && value === '' ? null : { at: at ?? FIRST_MOMENT, value },
    earlier: thing.earlier[field],
    base: thing.bases[field],
  }
}

export function knownMarks({
  changedAt,
  settled,
  marks,
  earlier,
}: MarksContent): Known<PlacedMarks> {
  return { now: { at: changedAt, value: { settled, marks } }, earlier, base: undefined }
}

/** What a sheet brought from paper. */
export function knownPaper({ paper, stamps, bases, earlier }: SheetContent): Known<PaperContent> {
  const at = stamps.paper
  return {
    now: at === undefined && paper === null ? null : { at: at ?? FIRST_MOMENT, value: paper },
    earlier: earlier.paper,
    base: bases.paper,
  }
}

function valuesOf<Value>({ now, earlier }: Known<Value>): readonly Dated<Value>[] {
  return now === null ? earlier : [...earlier, now]
}

/** What both sides know a field to have had, but for what it has now. */
export function uniteEarlier<Value>(
  sides: readonly Known<Value>[],
  now: Dated<Value> | null,
  compare: CompareValues<Value>,
): Dated<Value>[] {
  return keptEarlier(sides.flatMap(valuesOf), now, compare)
}

/** The earlier texts of a merged thing. */
export function mergeTexts<Entity extends TextEntity>(
  entity: Entity,
  [a, b]: readonly [WithTexts<TextField<Entity>>, WithTexts<TextField<Entity>>],
  merged: Omit<WithTexts<TextField<Entity>>, 'earlier'>,
): Record<TextField<Entity>, Dated<string>[]> {
  const fields: readonly TextField<Entity>[] = EARLIER_TEXTS[entity]
  return Object.fromEntries(
    fields.map((field) => {
      const { now } = knownText({ ...merged, earlier: a.earlier }, field)
      return [field, uniteEarlier([knownText(a, field), knownText(b, field)], now, compareText)]
    }),
  ) as Record<TextField<Entity>, Dated<string>[]>
}

/** Whether a side has ever had what the other one has now. */
function knows<Value>(
  side: Known<Value>,
  other: Dated<Value>,
  compare: CompareValues<Value>,
): boolean {
  return (
    (side.base === other.at && side.now?.at !== other.at) ||
    valuesOf(side).some(
      ({ at, value }) =>
        compare(value, other.value) === 0 && (at === other.at || other.at === FIRST_MOMENT),
    )
  )
}

/** Whether both sides have another value now, and each was set without knowledge of the other. */
export function diverge<Value>(
  a: Known<Value>,
  b: Known<Value>,
  compare: CompareValues<Value>,
): boolean {
  if (a.now === null || b.now === null || compare(a.now.value, b.now.value) === 0) return false
  return !knows(a, b.now, compare) && !knows(b, a.now, compare)
}

/** A value that a person has chosen while merging: an edit made now, which counts on every computer. */
export function choose<Value>(
  { now, earlier }: Known<Value>,
  value: Value,
  { moment, compare }: { readonly moment: Instant; readonly compare: CompareValues<Value> },
): Dated<Value> & { readonly earlier: Dated<Value>[] } {
  const chosen = { at: after(now?.at ?? null, moment), value }
  return {
    ...chosen,
    earlier: keptEarlier(now === null ? earlier : [...earlier, now], chosen, compare),
  }
}
