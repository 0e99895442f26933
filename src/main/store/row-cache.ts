/**
 * Rows that were read before are not read again as long as their checksums say that they are what they were. A list
 * asks for the versions of its rows, which costs little, and reads those that have changed.
 */

/** A row by its number in its table, and a text that is another one whenever the row is. */
export type RowVersion = readonly [row: number, version: string]

/** @param read reads a row; what it gives stays the same object until the row's version is another one */
export function rowCache<Row>(read: (row: number) => Row): (of: RowVersion) => Row {
  const kept = new Map<number, { readonly version: string; readonly read: Row }>()
  return ([row, version]) => {
    const known = kept.get(row)
    if (known?.version === version) return known.read
    const fresh = { version, read: read(row) }
    kept.set(row, fresh)
    return fresh.read
  }
}
