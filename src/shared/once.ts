/** What is made of an object once, and kept for as long as the object is. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known.made
    const made = make(key)
    kept.set(key, { made })
    return made
  }
}
