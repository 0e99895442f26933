/** Numbers from 0 up to, not including, `below`: always the same ones for a seed. */
export type Pick = (below: number) => number

export function picker(seed: number): Pick {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}
