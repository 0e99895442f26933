/** Chance that is the same each time: the same seed gives the same rocks, bricks and sparks. */

/** Gives a function whose every call answers the next number from 0 to 1 (Mulberry32). */
export function scatter(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A coordinate short enough for a path. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The numbers from `from` up to `to`, `step` apart. */
export function every(from: number, to: number, step: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, n) => from + n * step,
  )
}
