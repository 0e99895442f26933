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
import { comparePaper } from '../../store/earlier-values'
import { knownPaper, mergeTexts, uniteEarlier } from './earlier'

type Value = string | null
/** When fields were last set, and the stamps of the values that this replaced. */
interface Marked<Field extends string> {
  readonly stamps: Readonly<Partial<Record<Field, Instant>>>
  readonly bases: Readonly<Partial<Record<Field, Instant>>>
}
type Stamped<Field extends string> = Readonly<Record<Field, Value>> & Marked<Field>

/** The base of the later stamp; of two stamps of one moment the later base. */
export function laterBase<Field extends string>(
  a: Marked<Field>,
  b: Marked<Field>,
  field: Field,
): Instant | undefined {
  const order = compareText(a.stamps[field] ?? '', b.stamps[field] ?? '')
  if (order === 0) return later(a.bases[field], b.bases[field])
  return (order < 0 ? b : a).bases[field]
}

/** Moments by field, without those that are not known. */
export function moments<Field extends string>(
  of: Readonly<Partial<Record<Field, Instant | undefined>>>,
): Partial<Record<Field, Instant>> {
  return Object.fromEntries(Object.entries(of).filter(([, at]) => at !== undefined)) as Partial<
    Record<Field, Instant>
  >
}

/** The later stamp's value counts; of two set at one moment the greater, so that both computers choose it. */
function laterField<Field extends string>(
  a: Stamped<Field>,
  b: Stamped<Field>,
  field: Field,
): Stamped<Field> {
  const [at, bt] = [a.stamps[field] ?? '', b.stamps[field] ?? '']
  return compareText(at, bt) > 0 || (at === bt && !isLess(a[field], b[field])) ? a : b
}
function isLess(a: Value, b: Value): boolean {
  return b !== null && (a === null || compareText(a, b) < 0)
}

/** Both things' fields, each as it was set last, with their stamps. */
export function mergeFields<Field extends string, Thing extends Stamped<Field>>(
  a: Thing,
  b: Thing,
  fields: readonly Field[],
): Pick<Thing, Field | 'stamps' | 'bases'> {
  const ofFields = (moment: (field: Field) => Instant | undefined) =>
    Object.fromEntries(fields.map((field) => [field, moment(field)]))
  const stamps = ofFields((field) => later(a.stamps[field], b.stamps[field]))
  const bases = ofFields((field) => laterBase<Field>(a, b, field))
  const values = fields.map((field) => [field, laterField<Field>(a, b, field)[field]] as const)
  return {
    ...Object.fromEntries(values),
    stamps: moments({ ...a.stamps, ...stamps }),
    bases: moments({ ...a.bases, ...bases }),
  } as unknown as Pick<Thing, Field | 'stamps' | 'bases'>
}

/** Whether two forms of one thing agree in what never changes. */
export function agree<Thing>(a: Thing, b: Thing, keys: readonly (keyof Thing)[]): boolean {
  return keys.every((key) => isDeepStrictEqual(a[key], b[key]))
}

export function mergeCampaign(a: CampaignContent, b: CampaignContent): CampaignContent {
  const merged = { ...a, ...mergeFields(a, b, STAMPED.campaign) }
  return { ...merged, earlier: mergeTexts('campaign', [a, b], merged) }
}

export function mergeSheet(a: SheetContent, b: SheetContent): SheetContent {
  const { player, deletedAt, stamps, bases } = mergeFields(a, b, ['player', 'deletedAt'])
  const order = comparePaperOf(a, b)
  const won = order < 0 ? b : a
  return {
    ...a,
    player,
    deletedAt,
    paper: won.paper,
    stamps: moments({ ...stamps, paper: won.stamps.paper }),
    bases: moments({ ...bases, paper: laterBase<'paper'>(a, b, 'paper') }),
    earlier: {
      paper: uniteEarlier([knownPaper(a), knownPaper(b)], knownPaper(won).now, comparePaper),
    },
  }
}

/** Which sheet's word of what it brought from paper counts: the later. */
function comparePaperOf(a: SheetContent, b: SheetContent): number {
  const order = compareText(a.stamps.paper ?? '', b.stamps.paper ?? '')
  return order || comparePaper(a.paper, b.paper)
}

export function mergePlayer(a: PlayerContent, b: PlayerContent): PlayerContent {
  const merged = { ...a, ...mergeFields(a, b, STAMPED.player) }
  return { ...merged, earlier: mergeTexts('player', [a, b], merged) }
}

/** Who played it is known wherever one side knows it. */
export function mergeSeries(a: SeriesContent, b: SeriesContent): SeriesContent {
  return {
    ...a,
    ...mergeFields(a, b, STAMPED.series),
    seats: a.seats.map((seat, at) => ({
      ...seat,
      player: known(seat.player, b.seats[at]?.player ?? null),
    })),
  }
}

/** What is known on one side only; of two that differ the greater. */
export function known<Id extends string>(a: Id | null, b: Id | null): Id | null {
  return isLess(a, b) ? b : a
}
