/**
 * What the estimate of a position looks at: numbers of a sheet that tell how much more it may bring. Each has a name, by
 * which its weight is kept (weights.json).
 */
import type { Settled } from '../settle'
import type { TurnContext } from '../turn-context'
import { bosses } from './bosses'
import { cards, tiers } from './cards'
import { gems } from './gems'
import { heroes } from './heroes'
import { items } from './items'
import { missions } from './missions'
import type { Filler, Part } from './part'
import { rooms } from './rooms'
import { wounds } from './wounds'

const PARTS: readonly Part[] = [heroes, items, wounds, rooms, gems, bosses, missions, tiers, cards]

export const FEATURES: readonly string[] = PARTS.flatMap(({ names }) => names)

/** The features of one position. */
export function featuresOf(context: TurnContext, settled: Settled): Float64Array {
  const features = new Float64Array(FEATURES.length)
  let from = 0
  for (const part of PARTS) {
    const to = from + part.names.length
    part.filler(context)(settled, features.subarray(from, to))
    from = to
  }
  return features
}

/**
 * Adds a position's features, each times its weight, to what it is worth without them. Positions that are looked at one
 * after the other differ in little: only the parts that have changed are counted again. All is added up term by term
 * nonetheless, since rounding tells positions apart that are worth the same: in another order some games would go
 * another way.
 * @param weights by feature
 */
export function weigher(
  context: TurnContext,
  weights: Float64Array,
): (settled: Settled, value: number) => number {
  let from = 0
  const parts = PARTS.map(
    (part) => new WeighedPart(part, context, weights.subarray(from, (from += part.names.length))),
  )
  return (settled, value) => {
    let sum = value
    for (const part of parts) sum = part.addTo(sum, settled)
    return sum
  }
}

/** Where a part writes its features before they are weighed; all 0 in between. */
const written = new Float64Array(FEATURES.length)

class WeighedPart {
  readonly #part: Part
  readonly #weights: Float64Array
  readonly #fill: Filler
  /** The features that are not 0, times their weights, one after the other. */
  readonly #terms: number[] = []
  #count = 0
  #last: Settled | null = null

  constructor(part: Part, context: TurnContext, weights: Float64Array) {
    this.#part = part
    this.#weights = weights
    this.#fill = part.filler(context)
  }

  addTo(value: number, settled: Settled): number {
    if (this.#last === null || !this.#part.isSame(this.#last, settled)) this.#weigh(settled)
    let sum = value
    for (let at = 0; at < this.#count; at++) sum += this.#terms[at] ?? 0
    return sum
  }

  #weigh(settled: Settled): void {
    this.#fill(settled, written)
    this.#last = settled
    this.#count = 0
    for (let at = 0; at < this.#weights.length; at++) {
      const feature = written[at] ?? 0
      if (feature === 0) continue
      written[at] = 0
      this.#terms[this.#count++] = feature * (this.#weights[at] ?? 0)
    }
  }
}
