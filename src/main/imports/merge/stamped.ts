/**
 * Merging two forms of one thing. Every merge here is a join: in whatever order and however often forms are
 * merged, the result is the same, and merging what is known already changes nothing. That is what makes two
 * computers end up equal.
 */
import { isDeepStrictEqual } from 'node:util'
import { STAMPED } from '@shared/content'
import type { CampaignContent, PlayerContent, SeriesContent, SheetContent } from '@shared/content'
import { compareText, later } from '@shared/file-parts'
import type { Instant } from '@shared/ids'

type Value = string | null
type Stamped<Field extends string> = Readonly<Record<Field, Value>> & {
  readonly stamps: Readonly<Partial<Record<Field, Instant>>>
}

/** The later stamp's value counts; of two set at one moment the greater, so that both computers choose it. */
const laterField = <Field extends string>(
  a: Stamped<Field>,
  b: Stamped<Field>,
  field: Field,
): Stamped<Field> => {
  const [at, bt] = [a.stamps[field] ?? '', b.stamps[field] ?? '']
  return compareText(at, bt) > 0 || (at === bt && !isLess(a[field], b[field])) ? a : b
}
const isLess = (a: Value, b: Value): boolean => b !== null && (a === null || compareText(a, b) < 0)

/** Both things' fields, each as it was set last, with their stamps. */
export const mergeFields = <Field extends string, Thing extends Stamped<Field>>(
  a: Thing,
  b: Thing,
  fields: readonly Field[],
): Pick<Thing, Field | 'stamps'> => {
  const stamps = fields.flatMap((field) => {
    const at = later(a.stamps[field], b.stamps[field])
    return at === undefined ? [] : [[field, at] as const]
  })
  const values = fields.map((field) => [field, laterField<Field>(a, b, field)[field]] as const)
  return {
    ...Object.fromEntries(values),
    stamps: { ...a.stamps, ...Object.fromEntries(stamps) },
  } as unknown as Pick<Thing, Field | 'stamps'>
}

/** Whether two forms of one thing agree in what never changes. */
export const agree = <Thing>(a: Thing, b: Thing, keys: readonly (keyof Thing)[]): boolean =>
  keys.every((key) => isDeepStrictEqual(a[key], b[key]))

export const mergeCampaign = (a: CampaignContent, b: CampaignContent): CampaignContent => ({
  ...a,
  ...mergeFields(a, b, STAMPED.campaign),
})

export const mergeSheet = (a: SheetContent, b: SheetContent): SheetContent => ({
  ...a,
  ...mergeFields(a, b, STAMPED.sheet),
})

export const mergePlayer = (a: PlayerContent, b: PlayerContent): PlayerContent => ({
  ...a,
  ...mergeFields(a, b, STAMPED.player),
})

/** Who played it is known wherever one side knows it. */
export const mergeSeries = (a: SeriesContent, b: SeriesContent): SeriesContent => ({
  ...a,
  ...mergeFields(a, b, STAMPED.series),
  seats: a.seats.map((seat, at) => ({
    ...seat,
    player: known(seat.player, b.seats[at]?.player ?? null),
  })),
})

/** What is known on one side only; of two that differ the greater. */
export const known = <Id extends string>(a: Id | null, b: Id | null): Id | null =>
  isLess(a, b) ? b : a
