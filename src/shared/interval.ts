/** How sure a counted rate is. */

/** The normal distribution's 97.5th percentile: two sides of 2.5% leave 95%. */
export const Z95 = 1.959963984540054

/**
 * The 95% interval of a rate, by Wilson's score: sound for few games and for rates near 0 and 1.
 * @param wins of `games`, at least one
 * @returns its ends, from 0 to 1
 */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games <= 0) throw new RangeError('no games, no rate')
  const rate = wins / games
  const square = Z95 * Z95
  const scale = 1 + square / games
  const middle = (rate + square / (2 * games)) / scale
  const half = (Z95 / scale) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
