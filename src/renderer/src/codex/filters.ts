/** What the codex is asked for, and what answers it; and the same as the query of an address. */
import { fold } from '@renderer/fold'
import type { Entry, Facet } from './codex'

/** The value asked for of each facet, and `text` for any words; what is not there asks for nothing. */
export type Filters = Readonly<Record<string, string>>

export const NO_FILTERS: Filters = {}
const TEXT = 'text'

/** A query as an address gives it. */
export type Query = Readonly<Record<string, unknown>>

/** Reads the filters of an address; what it does not know asks for nothing. */
export function readFilters(query: Query, facets: readonly Facet[]): Filters {
  const asked = facets.map(({ id, values }) => [id, values.find((one) => one === query[id])])
  const text = query[TEXT]
  return makeQuery({
    ...(Object.fromEntries(asked) as Partial<Filters>),
    [TEXT]: typeof text === 'string' ? text : undefined,
  })
}

/** Writes filters for an address: only what is asked for. */
export function makeQuery(
  filters: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([id, value]) =>
      value === undefined || value === '' ? [] : [[id, value]],
    ),
  )
}

/** Whether anything is asked for at all. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(makeQuery(filters)).length > 0
}

/**
 * The entries that answer all of the filters, in their order.
 * @param wordsOf everything that an entry is found by, in every language, folded
 */
export function filterEntries<Card extends Entry>(
  entries: readonly Card[],
  filters: Filters,
  facets: readonly Facet[],
  wordsOf: (entry: Card) => string,
): readonly Card[] {
  const sought = fold(filters[TEXT] ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const asked = facets.filter(({ id }) => isAsked(filters, id))
  return entries.filter(
    (entry) =>
      asked.every((facet) => facet.of(entry).some((value) => value === filters[facet.id])) &&
      sought.every((word) => wordsOf(entry).includes(word)),
  )
}
function isAsked(filters: Filters, id: string): boolean {
  return (filters[id] ?? '') !== ''
}
