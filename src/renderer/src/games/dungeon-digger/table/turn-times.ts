/** When turns began that have a time limit: as long as the app runs, also while another screen is looked at. */
const times = new Map<string, number>()

/** @param turn names it */
export function beganAt(turn: string): number {
  const known = times.get(turn) ?? Date.now()
  times.set(turn, known)
  return known
}
