/** What is made of an object once, and kept for as long as the object is. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, { readonly made: Made }>()
  // Mostly it is asked of the same one again, which takes no look-up.
  let last: { readonly key: Key; readonly made: Made } | null = null
  return (key) => {
    if (last?.key === key) return last.made
    const known = kept.get(key)
    const made = known === undefined ? make(key) : known.made
    if (known === undefined) kept.set(key, { made })
    last = { key, made }
    return made
  }
}

/** What is looked up by an object itself. */
export interface Kept<Key extends object, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/**
 * Looks up the last few objects alone. Where objects come by the thousand and are asked for at once, that is all there is
 * to keep, and no garbage collector has to find out which of them are still alive: of weak maps that is most of its work.
 */
export class Latest<Key extends object, Value> implements Kept<Key, Value> {
  readonly #most: number
  readonly #entries: { readonly key: Key; value: Value }[] = []
  #next = 0
  constructor(most: number) {
    this.#most = most
  }
  get(key: Key): Value | undefined {
    for (const entry of this.#entries) if (entry.key === key) return entry.value
    return undefined
  }
  set(key: Key, value: Value): void {
    this.#entries[this.#next] = { key, value }
    this.#next = (this.#next + 1) % this.#most
  }
}

/** What is made of the last few objects. */
export function onceOfLatest<Key extends object, Made extends object>(
  most: number,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Latest<Key, Made>(most)
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}

/** Makes a list of a list: of what stands where it stood in the list before, what was made of it then. */
export function eachOnce<Item extends object, Made extends object>(
  make: (item: Item) => Made,
): (items: readonly Item[]) => readonly Made[] {
  let last: { readonly items: readonly Item[]; readonly made: readonly Made[] } = {
    items: [],
    made: [],
  }
  return (items) => {
    if (items === last.items) return last.made
    const before = last
    const made = items.map((item, at) => {
      const known = before.items[at] === item ? before.made[at] : undefined
      return known ?? make(item)
    })
    last = { items, made }
    return made
  }
}
