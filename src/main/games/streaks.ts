/** Runs of wins. */

/** The longest run of wins one after the other, and the one that goes on now. */
export function streakOf(games: readonly { readonly won: boolean }[]): {
  readonly longest: number
  readonly current: number
} {
  let [longest, current] = [0, 0]
  for (const { won } of games) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
