/** Bit sets in whole numbers. */

export function has(set: number, at: number): boolean {
  return ((set >> at) & 1) === 1
}

/** How many are in the set. */
export function countBits(set: number): number {
  let left = set
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count += 1
  }
  return count
}

/** The list with another number at one place. */
export function replaced(list: readonly number[], at: number, value: number): readonly number[] {
  const copy = list.slice()
  copy[at] = value
  return copy
}
