/** A part of what the estimate of a position looks at: numbers that follow from the same few things on a sheet. */
import type { Settled } from '../settle'
import type { TurnContext } from '../turn-context'

export interface Part {
  /** Of its numbers, in their order; by them the weights are kept (weights.json). */
  readonly names: readonly string[]
  /** Whether two positions of one turn are alike in all that its numbers follow from. */
  isSame(one: Settled, other: Settled): boolean
  /** @returns what writes its numbers for one position after another over zeros */
  filler(context: TurnContext): Filler
}
export type Filler = (settled: Settled, into: Float64Array) => void

/** @returns names to be, and what adds to them: a place for a number, or for several in a row */
export function newNames(): {
  readonly names: readonly string[]
  readonly place: (name: string, parts?: readonly string[]) => number
} {
  const names: string[] = []
  return {
    names,
    place: (name, parts = ['']) => {
      const at = names.length
      for (const part of parts) names.push(part === '' ? name : `${name}.${part}`)
      return at
    },
  }
}
