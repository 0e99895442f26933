/**
 * Values that a field had before: of each when it was set, the oldest first. The latest of all is what the field has
 * now and stands by itself; of the others the newest are kept.
 */
import * as v from 'valibot'
import { compareText, instant } from './file-parts'
import type { Instant } from './ids'

/** How many earlier values of one field are kept. */
export const MOST_EARLIER = 50
/** The date of a value that was there before anybody set one. */
export const FIRST_MOMENT: Instant = '1970-01-01T00:00:00.000Z'

export interface Dated<Value> {
  readonly at: Instant
  readonly value: Value
}

/** Earlier values in a file; one of before they were kept has none. */
export function earlierValues<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(v.array(v.strictObject({ at: instant, value })), v.maxLength(MOST_EARLIER))
}

/** Which of two values set at one moment counts: the greater. */
export type CompareValues<Value> = (a: Value, b: Value) => number

export function compareDated<Value>(compare: CompareValues<Value>) {
  return (a: Dated<Value>, b: Dated<Value>): number =>
    compareText(a.at, b.at) || compare(a.value, b.value)
}

/**
 * Of all the values that a field is known to have had: each once, the oldest first, as many as are kept. One of before
 * anybody set one says nothing beside the same value set later.
 * @param now what the field has, which is none of them
 */
export function keptEarlier<Value>(
  values: readonly Dated<Value>[],
  now: Dated<Value> | null,
  compare: CompareValues<Value>,
): Dated<Value>[] {
  const order = compareDated(compare)
  const ordered = [...values, ...(now === null ? [] : [now])].toSorted(order)
  const each = ordered.filter((one, at) => {
    const next = ordered[at + 1]
    return next === undefined || order(one, next) !== 0
  })
  const said = each.filter(
    (one) =>
      one.at !== FIRST_MOMENT ||
      !each.some(({ at, value }) => at !== FIRST_MOMENT && compare(one.value, value) === 0),
  )
  return said.filter((one) => now === null || order(one, now) !== 0).slice(-MOST_EARLIER)
}
