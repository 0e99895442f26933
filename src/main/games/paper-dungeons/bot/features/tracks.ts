/** What the tracks of the sheet still bring. */

/** How much the next few marks on a track bring, each on average. */
export function nextMarks(track: readonly number[], marks: number): number {
  const now = track[marks] ?? track.at(-1) ?? 0
  const then = track[Math.min(marks + 3, track.length - 1)] ?? now
  return (then - now) / 3
}
