/** What a position is worth: glory as it will stand at the end of the turn, and what is likely to come after it. */
import { ITEMS, type Sheet } from '@shared/games/paper-dungeons'
import { FEATURES, featureFiller, STARTED } from './features'
import type { TurnContext } from './turn-context'
import { settle } from './settle'

/** By feature: its weight at the end of the game, and what all turns from the beginning add to it. */
export type Weights = Readonly<Record<string, readonly [end: number, turns: number]>>

export interface Estimate {
  /** The glory that a sheet may be expected to end with. */
  of(sheet: Sheet): number
  /**
   * By item: how much more it is worth once started than any other that is started in its place; null where nothing
   * but glory counts. Sheets that differ in that alone need not all be looked at.
   */
  readonly starts: readonly number[] | null
}

/** The estimate for one turn: exact after the last one, as far as it lies in one's own hands. */
export function estimateFor(context: TurnContext, weights: Weights): Estimate {
  const { turnsLeft } = context
  if (turnsLeft === 0) return { of: (sheet) => settle(context, sheet).glory, starts: null }
  const turn = weightsOf(weights, turnsLeft)
  const features = new Float64Array(FEATURES.length)
  const fill = featureFiller(context)
  return {
    of: (sheet) => {
      const settled = settle(context, sheet)
      fill(settled, features)
      let value = settled.glory
      for (let at = 0; at < features.length; at++) value += (features[at] ?? 0) * (turn[at] ?? 0)
      return value
    },
    starts: ITEMS.map((_, item) => turn[STARTED + item] ?? 0),
  }
}

const byTurn = new WeakMap<Weights, Map<number, Float64Array>>()

function weightsOf(weights: Weights, turnsLeft: number): Float64Array {
  const turns = byTurn.get(weights) ?? new Map<number, Float64Array>()
  byTurn.set(weights, turns)
  let list = turns.get(turnsLeft)
  if (list === undefined)
    turns.set(
      turnsLeft,
      (list = Float64Array.from(FEATURES, (name) => {
        const [end, slope] = weights[name] ?? [0, 0]
        return end + (slope * turnsLeft) / 8
      })),
    )
  return list
}
