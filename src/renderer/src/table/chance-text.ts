/** Chances in words. */

/** A share of one as a percentage, in the language. */
export type Percentage = (share: number) => string

/** What sums of fractions may miss. */
const SLIP = 1e-9

/** A chance as a percentage: what is neither certain nor impossible is never said to be. */
export function chanceText(chance: number, percent: Percentage): string {
  if (chance > SLIP && chance < 0.01) return `< ${percent(0.01)}`
  if (chance > 0.99 && chance < 1 - SLIP) return `> ${percent(0.99)}`
  return percent(chance)
}
