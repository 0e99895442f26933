/** What was made of data, kept for as long as it is what it was. */

/**
 * Data just parsed, with every list in it as long as it is: a list that was filled one by one has room for many more, and
 * of thousands of games that are kept that room would be most.
 */
export function fitted<Data>(data: Data): Data {
  fit(data)
  return data
}
function fit(data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  const inside = data as Record<string, unknown>
  for (const key of Object.keys(inside)) {
    const value = inside[key]
    fit(value)
    if (Array.isArray(value)) inside[key] = value.slice()
  }
}

/**
 * What follows from the whole of the data, worked out once for as long as nothing in it changes.
 * @param state another text whenever something has changed
 */
export function untilChanged<Made>(state: () => string): (name: string, make: () => Made) => Made {
  const kept = new Map<string, { readonly at: string; readonly made: Made }>()
  return (name, make) => {
    const at = state()
    const known = kept.get(name)
    if (known?.at === at) return known.made
    const made = make()
    // What was made of an earlier state is of no use to anybody.
    for (const [other, { at: before }] of kept) if (before !== at) kept.delete(other)
    kept.set(name, { at, made })
    return made
  }
}
