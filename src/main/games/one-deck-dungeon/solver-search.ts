/**
 * The search behind solver.ts, over counts of dice by kind: dice of one colour and value are alike. For one
 * box the smallest die that will do is never worse than a larger one of its colour, so only that one is
 * tried; a wide box is tried with every set of dice of which none could stay.
 */
import type { Price } from './solver'

/** Columns of the count table: the three stats, heroic, heroic for armor only, magic for mana only. */
export const HEROIC = 3
export const ARMOR_ONLY = 4
export const MANA_ONLY = 5
const COLUMNS = 6
const FACES = 7
export const KINDS = COLUMNS * FACES
/** A kind of die as one number. */
export const kindOf = (column: number, value: number): number => column * FACES + value
const STATS = 3

/** A box, or a payment that must be made before the boxes; colour as a column. */
export interface Stage {
  readonly type: 'dice' | 'mana' | 'normal' | 'wide'
  readonly column: number
  /** What a die or a sum must reach; for a payment in dice, how many. */
  readonly value: number
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: 0 | 1
  readonly heroic: boolean
  readonly times: 1 | 2
}

/** One thing done at a stage: one kind is a die used, several are turned into a heroic die and used. */
export interface Move {
  readonly stage: number
  readonly kinds: readonly number[]
}

export interface Found {
  readonly cost: number
  readonly moves: readonly Move[]
}

/** Heroic dice made for one wide box at most. */
const MADE_AT_MOST = 3

export class Search {
  private readonly counts: Int8Array
  private readonly moves: Move[] = []
  private readonly losable: { readonly damage: number; readonly time: number }[]
  private readonly skullsFrom: number[]
  private nodes = 0
  private cost = Infinity
  private best: readonly Move[] = []

  /**
   * @param counts dice by kind, payments' dice included
   * @param stages payments first, then armor boxes, then the others
   * @param gains dice by kind that come once everything is paid
   * @param heroicDice dice that make a heroic one; 0: none can be made
   * @param price of what is left; `bound` ends the search where nothing can be better
   */
  constructor(
    counts: Int8Array,
    private readonly stages: readonly Stage[],
    private readonly payments: number,
    private readonly gains: readonly number[],
    private readonly heroicDice: 0 | 2 | 3,
    private readonly price: Price,
    private readonly budget: number,
  ) {
    this.counts = counts
    this.losable = [{ damage: 0, time: 0 }]
    this.skullsFrom = [0]
    for (const stage of [...stages].reverse()) {
      const later = this.losable[0] ?? { damage: 0, time: 0 }
      this.losable.unshift({
        damage: later.damage + (stage.armor ? 0 : stage.damage),
        time: later.time + (stage.armor ? 0 : stage.time),
      })
      this.skullsFrom.unshift((this.skullsFrom[0] ?? 0) + stage.skull)
    }
  }

  /** The cheapest placement; null where the payments cannot be made. */
  run(): Found | null {
    this.visit(0, 0, 0, 0, 0, 0)
    return this.cost === Infinity ? null : { cost: this.cost, moves: this.best }
  }

  /** Goes on from a stage with what has been left before it. */
  private visit(
    at: number,
    damage: number,
    time: number,
    skulls: number,
    uncovered: number,
    armor: number,
  ): void {
    if (at === this.payments && at > 0) {
      for (const kind of this.gains) this.add(kind, 1)
      this.visitBox(at, damage, time, skulls, uncovered, armor)
      for (const kind of this.gains) this.add(kind, -1)
    } else this.visitBox(at, damage, time, skulls, uncovered, armor)
  }
}
