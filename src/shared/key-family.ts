/** Message keys that are put together from an id. */

/**
 * A function from an id to its message key; `keys` lists the keys of all ids. A family is built from the closed
 * list of its ids, so that a test can list every key and no language can lack one.
 */
export function family<Id extends string | number>(
  ids: readonly Id[],
  key: (id: Id) => string,
): ((id: Id) => string) & { readonly keys: readonly string[] } {
  return Object.assign((id: Id) => key(id), { keys: ids.map(key) })
}
