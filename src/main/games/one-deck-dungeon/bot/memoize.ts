/** Memoizes answers that depend on nothing but their key, so that equal questions are worked out once. */

/**
 * @param limit answers kept; beyond that the memory starts anew
 * @returns a function that gives the remembered answer to a key, or works it out
 */
export function memoized<Answer>(limit: number) {
  const known = new Map<string, Answer>()
  return (key: string, work: () => Answer): Answer => {
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= limit) known.clear()
    const answer = work()
    known.set(key, answer)
    return answer
  }
}
