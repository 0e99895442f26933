/** What a position is worth: glory as it will stand at the end of the turn, and what is likely to come after it. */
import { ITEMS, type Sheet } from '@shared/games/paper-dungeons'
import { once } from '@shared/once'
import { FEATURES, weigher } from './features'
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
  const { all, starts } = weightsOf(weights, turnsLeft)
  const weigh = weigher(context, all)
  return {
    of: (sheet) => {
      const settled = settle(context, sheet)
      return weigh(settled, settled.glory)
    },
    starts,
  }
}

interface TurnWeights {
  /** By feature. */
  readonly all: Float64Array
  /** By item: of being started. */
  readonly starts: readonly number[]
}

const byTurn = once((_: Weights) => new Map<number, TurnWeights>())

function weightsOf(weights: Weights, turnsLeft: number): TurnWeights {
  const turns = byTurn(weights)
  const known = turns.get(turnsLeft)
  if (known !== undefined) return known
  const weightOf = (name: string): number => {
    const [end, slope] = weights[name] ?? [0, 0]
    return end + (slope * turnsLeft) / 8
  }
  const all = Float64Array.from(FEATURES, weightOf)
  const starts = ITEMS.map((item) => weightOf(`started.${item}`))
  const made = { all, starts }
  turns.set(turnsLeft, made)
  return made
}
