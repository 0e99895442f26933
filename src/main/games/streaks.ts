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

/** How many wins one after the other one more makes, where no run was as long; null: it makes no such run. */
export function longerRun(games: readonly { readonly won: boolean }[]): number | null {
  const { longest, current } = streakOf(games)
  const now = current + 1
  return now > 1 && now > longest ? now : null
}
