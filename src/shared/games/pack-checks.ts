/**
 * What schemas of packs are written with. Their faults are codes of refusals (errors.ts), or of the game's own, so that
 * whoever made a pack is told in words what is wrong, and where.
 */
import * as v from 'valibot'

/** What is wrong in a value, and where in it. */
export interface Fault {
  readonly refusal: string
  readonly at?: readonly (string | number)[]
  /** What should be there, as the sentence says it. */
  readonly expected?: string
}

/** Holds a value to more than the shape of its parts. */
export function holdsTogether<Value>(faultIn: (value: Value) => Fault | null) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const fault = faultIn(dataset.value)
    if (fault === null) return
    const [first, ...rest] = pathIn(dataset.value, fault.at ?? [])
    addIssue({
      message: fault.refusal,
      expected: fault.expected ?? undefined,
      path: first === undefined ? undefined : [first, ...rest],
    })
  })
}

function pathIn(value: unknown, keys: readonly (string | number)[]): readonly v.IssuePathItem[] {
  let input = value
  return keys.map((key): v.IssuePathItem => {
    const inner: unknown =
      typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined
    const item: v.IssuePathItem = { type: 'unknown', origin: 'value', input, key, value: inner }
    input = inner
    return item
  })
}

/** A whole number between two. */
export function between(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
}

/** The first entry of a list that stands there already; null: none. */
export function twice(
  list: readonly unknown[],
  pathOf: (at: number) => Fault['at'] = (at) => [at],
): Fault | null {
  const at = list.findIndex((entry, place) => list.indexOf(entry) < place)
  return at < 0 ? null : { refusal: 'pack-twice', at: pathOf(at) ?? [] }
}

/** A list in which nothing stands twice. */
export function distinct<Entry>(
  entry: v.GenericSchema<unknown, Entry>,
  [least, most]: readonly [number, number],
) {
  return v.pipe(
    v.array(entry),
    v.minLength(least),
    v.maxLength(most),
    holdsTogether((list) => twice(list)),
  )
}

/** Cards of which there is one for each id, in any order. */
export function oneOfEach<Card extends { readonly id: string }>(
  card: v.GenericSchema<unknown, Card>,
  ids: readonly Card['id'][],
) {
  return v.pipe(
    v.array(card),
    v.length(ids.length),
    holdsTogether((cards) =>
      twice(
        cards.map(({ id }) => id),
        (at) => [at, 'id'],
      ),
    ),
  )
}

/** The first number that is no greater than the one before it, or no smaller; null: there is none. */
export function outOfOrder(
  numbers: readonly number[],
  order: 'rising' | 'falling',
  pathOf: (at: number) => readonly (string | number)[],
): Fault | null {
  const at = numbers.findIndex((number, place) => {
    const before = numbers[place - 1]
    if (before === undefined) return false
    return order === 'rising' ? number <= before : number >= before
  })
  return at < 0 ? null : { refusal: `pack-not-${order}`, at: pathOf(at) }
}
